"""Measurements, each side by side with its baselines in one run."""
