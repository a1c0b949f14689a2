"""Tests of what the game is stocked with."""
