"""Starts Showfloor's web server with the settings from the environment."""

from app.settings import load_settings
from app.shell import serve

if __name__ == "__main__":
    serve(load_settings())
