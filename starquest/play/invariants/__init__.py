"""What holds in every state of every mode that a game can wait in."""
