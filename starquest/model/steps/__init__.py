"""What is still to do, by subject; `starquest.model.step` has all of it."""
