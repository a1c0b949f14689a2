"""The terminal game, driven by keys and clicks."""
