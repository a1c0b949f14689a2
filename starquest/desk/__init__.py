"""What a person at any front end sees and may do; no terminal here."""
