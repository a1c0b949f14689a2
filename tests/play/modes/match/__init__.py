"""The match as it is run and kept."""
