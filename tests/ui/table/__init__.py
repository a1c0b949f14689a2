"""The table on the screen: playing on it, and watching what was played."""
