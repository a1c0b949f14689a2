"""The terminal the game lives in: signals, sleep and waking, hang-ups, crashes."""
