"""What things look like: one glyph each, in Unicode and in plain ASCII.

Every glyph is one column wide in every terminal we know; a test asserts it. No two things that can
stand on a cell look alike without colour.
"""

import attrs


@attrs.frozen
class Glyphs:
    """A set of glyphs."""

    ground: dict[str, str]
    objective: str
    hurt: str
    """An objective with one damage."""
    failing: str
    """An objective with two damage: the next one destroys it."""
    cache: str
    treasure: str
    trap: str
    noise: str
    turret: str
    fire: str
    lost: str
    """The last known cell of an enemy."""
    ghost: str
    """Beside the letter of a model where it would stand."""
    corner: str
    unlit: str
    """Open ground out of sight."""
    full: str
    empty: str
    edge: str
    """The southern end of a wall."""
    litter: str
    """What lies about on open ground and means nothing."""
    rain: str
    numbers: str
    """The units of one kind, from the first."""
    frame: str
    """The four corners round a large model."""
    bolt: str
    """What flies, from west to east; then down, falling, rising, and at its end."""


_GROUND = ".#+/o%w~^xmX"

UNICODE = Glyphs(
    ground=dict(zip(_GROUND, "·█▒▯▂░♣≈▲¥≋▓", strict=True)),
    objective="◆",
    hurt="◈",
    failing="◇",
    cache="?",
    treasure="$",
    trap="¤",
    noise="♪",
    turret="⌂",
    fire="✶",
    lost="‽",
    ghost="°",
    corner="◢",
    unlit=" ",
    full="■",
    empty="□",
    edge="▀",
    litter="'`\"",
    rain="╱",  # noqa: RUF001 - a stroke across the cell
    numbers="¹²³⁴⁵⁶⁷⁸⁹",
    frame="╔╗╚╝",
    bolt="─│╲╱•",  # noqa: RUF001 - the same
)

ASCII = Glyphs(
    ground=dict(zip(_GROUND, ".#+/_:%~^}={", strict=True)),
    objective="&",
    hurt="@",
    failing="(",
    cache="?",
    treasure="$",
    trap=";",
    noise="!",
    turret="|",
    fire="*",
    lost=",",
    ghost="o",
    corner="<",
    unlit=" ",
    full="#",
    empty="-",
    edge="#",
    litter="'`\"",
    rain="/",
    numbers="abcdefghi",
    frame="[][]",
    bolt="-|\\/o",
)

SETS = {"unicode": UNICODE, "ascii": ASCII}
