"""What the programs themselves have to say, apart from what happens in a game."""

from starquest.text.locale import words


def demo() -> str:
    """What the demonstration shows."""
    return words("notices.demo")


def opening(faction: str, theme: str, seed: int) -> str:
    """What is going to be fought."""
    return words("notices.opening", faction=faction, theme=theme, seed=seed)


def closing(rounds: int, commands: int) -> str:
    """How long it took."""
    return words("notices.closing", rounds=rounds, commands=commands)
