"""Faults to try in files of lists."""

from random import Random


def spoil(source: bytearray, dice: Random) -> None:
    """Change, cut, repeat or insert something somewhere."""
    at = dice.randrange(len(source) + 1)
    match dice.randrange(4):
        case 0 if at < len(source):
            source[at] = dice.randrange(256)
        case 1:
            del source[at : at + dice.randint(1, 30)]
        case 2:
            source[at:at] = source[: dice.randint(1, 60)]
        case _:
            source[at:at] = dice.choice([b"\x1b[2J", b"[[unit]]\n", b'"', b"9" * 30, b"-1", b"\n"])
