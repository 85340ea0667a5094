"""The systems of the lab: each package is one paper's method, usable from a notebook with no web page near."""
