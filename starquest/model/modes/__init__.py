"""Values that belong to one mode each."""
