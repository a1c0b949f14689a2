"""The list of decisions of an army that fights for markers, and what its decisions are worth."""
