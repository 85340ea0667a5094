"""What is measured on a stretch of speech: tracks over time, and from these the families of measures."""
