"""The match: two lists, markers, four rounds."""
