"""The enemy: its list of decisions, each an ordinary command with the line that fired and why."""
