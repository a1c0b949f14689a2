"""The skirmish: two sides on one table."""
