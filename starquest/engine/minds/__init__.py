"""Programs that play a seat: the written list of decisions, for either side and any mode.

Each decision is an ordinary command with the line that fired and why. What a unit of a mode wants
to reach is the mode's to say (`Wants`).
"""
