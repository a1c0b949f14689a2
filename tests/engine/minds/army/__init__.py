"""The list of an army."""
