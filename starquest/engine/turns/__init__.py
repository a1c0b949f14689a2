"""Deployment, rounds, turns, and what happens out of turn."""
