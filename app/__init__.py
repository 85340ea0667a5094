"""The lab: its shell, its command line, and the life of a run."""

__version__ = "0.1.0"
