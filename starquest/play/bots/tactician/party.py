"""The party the tactician takes where it may choose."""

CLASSES = ("marksman", "engineer", "psyker", "medic")
"""By how many waves greedy's parties finished with and without each class, the best first."""
