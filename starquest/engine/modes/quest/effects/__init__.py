"""What ops do that only Star Quest knows."""
