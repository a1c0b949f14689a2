"""Where units may go and stand, and the moves themselves."""
