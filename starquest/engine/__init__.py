"""Behaviour: the rules at work on the values of the model."""
