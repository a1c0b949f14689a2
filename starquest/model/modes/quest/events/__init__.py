"""What happens in Star Quest alone; `starquest.model.event` has all of it."""
