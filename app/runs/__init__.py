"""The life of a run: `store` keeps it, `host` runs it, `client` is how everything else gets at it."""
