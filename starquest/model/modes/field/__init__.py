"""A field with markers between two armies: what the modes that fight for them share."""
