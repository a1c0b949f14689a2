"""Two armies and the markers between them: what the modes that fight for markers share."""
