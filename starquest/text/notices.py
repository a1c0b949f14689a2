"""What the programs themselves have to say, apart from what happens in a game."""

from starquest.text.locale import words


def about_demo() -> str:
    """What the demonstration is."""
    return words("demo.about")


def opening(faction: str, theme: str, seed: int) -> str:
    """What is going to be fought."""
    return words("demo.opening", faction=faction, theme=theme, seed=seed)


def closing(rounds: int, commands: int) -> str:
    """How long it took."""
    return words("demo.closing", rounds=rounds, commands=commands)
