"""Programs that play a seat."""
