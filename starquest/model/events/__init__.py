"""What happened, by subject; `starquest.model.event` has all of it."""
