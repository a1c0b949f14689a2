"""What each mode shows: one module a mode, found by the mode of the game."""
