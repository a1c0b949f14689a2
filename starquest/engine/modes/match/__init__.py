"""A match: two army lists, markers, four rounds."""
