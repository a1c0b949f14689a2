"""What only heroes have: power, stat tests, conditions, a pack, skills."""
