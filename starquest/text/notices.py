"""What the programs themselves have to say, apart from what happens in a game."""

DEMO = (
    "The rules engine at work: a skirmish on a generated table, both sides played by a program\n"
    "that chooses at random."
)


def opening(faction: str, theme: str, seed: int) -> str:
    """What is going to be fought."""
    return f"Heroes against {faction}, {theme}, seed {seed}. Digits are heroes, letters are foes."


def closing(rounds: int, commands: int) -> str:
    """How long it took."""
    return f"The table after {rounds} rounds and {commands} commands:"
