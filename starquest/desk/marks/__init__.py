"""What stands and lies on the table, one module a mode."""
