"""Two sides on a random table until one of them is gone."""
