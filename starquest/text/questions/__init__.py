"""Questions a rule puts to a player, by what they are about."""
