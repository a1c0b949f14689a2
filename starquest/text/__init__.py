"""The only maker of sentences."""
