"""The table as bitboards: cells, sight, lines, reach, and the door to tcod."""
