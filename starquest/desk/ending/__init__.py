"""The page at the end of a run, as lines: result, dice, waves, board, honours, story."""
