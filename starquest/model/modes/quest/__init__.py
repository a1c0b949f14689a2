"""Values of Star Quest: heroes, waves and what lies between them."""
