"""The terminal: what the player sees and presses."""
