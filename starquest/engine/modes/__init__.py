"""What belongs to one way of the game alone, a package for each."""
