"""What docs/architecture.md shows of the real code."""
