"""What the game is stocked with: definitions of everything in data/, and their strict loader."""
