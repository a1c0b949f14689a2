"""Armies: their units and upgrades, what those cost, and lists of them."""
