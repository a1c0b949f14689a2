"""Values only: what a game is made of. No behaviour beyond reading oneself, no I/O."""
