"""What each command offers and does, one module a subject."""
