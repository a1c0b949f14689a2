"""Units as marks: which of a kind they are, how they are, and what they stand on."""

from collections.abc import Iterable

from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Known, Mark, Things
from starquest.engine.board.bits import cells_of
from starquest.engine.scene import Scene
from starquest.model.ids import EntityId

MOST = 9
"""The most a detail can say."""
BOSS = 6
"""Who is tougher than this is larger than life."""
LARGE = 4
"""The cells of a model that is drawn in a frame."""
STATES = "~x"
"""Details that nothing else may take the place of: Shaken, down."""
MARKERS = ("objective", "priority", "token", "treasure")
"""The inks of what is not to be hidden."""


def unit_detail(scene: Scene, unit: EntityId, number: str = "") -> str:
    """Shaken, hurt, which of its kind it is, or how many models or wounds it has left."""
    if scene.world.statuses[unit].shaken:
        return "~"
    members = scene.world.squads[unit].members
    if scene.world.units[unit].size > 1:
        return number or str(min(MOST, len(members)))
    left = toughness(scene, unit)
    hurt = scene.world.bodies[members[0]].wounds
    return number if number and not hurt else str(left) if left <= MOST else "+"


def toughness(scene: Scene, unit: EntityId) -> int:
    """How many wounds the lead of a unit can still take."""
    lead = scene.world.squads[unit].members[0]
    return scene.kit(unit).tough - scene.world.bodies[lead].wounds


def numbers(
    scene: Scene, units: Iterable[EntityId], known: Known, glyphs: Glyphs
) -> dict[EntityId, str]:
    """A sign for each unit that is not the only one of its kind: the number its name has."""
    kinds: dict[str, list[EntityId]] = {}
    for unit in units:
        kinds.setdefault(scene.world.units[unit].name, []).append(unit)
    return {
        unit: sign
        for name, alike in kinds.items()
        for at, unit in enumerate(alike, 1)
        if (sign := _sign(known.names.get(unit, ""), name, at, glyphs))
        and _many(alike, sign, glyphs)
    }


def _many(alike: list[EntityId], sign: str, glyphs: Glyphs) -> bool:
    return len(alike) > 1 or sign != glyphs.numbers[0]


def _sign(called: str, name: str, at: int, glyphs: Glyphs) -> str:
    """The sign of the number in a name, of the place in the list for who has no name yet."""
    digits = called[len(name) :].strip()
    number = (int(digits) if digits.isdigit() else 1) if called else at
    return glyphs.numbers[min(number, len(glyphs.numbers)) - 1]


def unit_marks(scene: Scene, unit: EntityId, mark: Mark, glyphs: Glyphs) -> Things:
    """All models of a unit; who is tough has a background, a large model a frame round it."""
    cells = cells_of(scene.mask(unit))
    if scene.kit(unit).tough <= BOSS:
        return dict.fromkeys(cells, mark)
    if len(cells) != LARGE or scene.world.units[unit].size > 1:
        return dict.fromkeys(cells, _like(mark, paper="boss"))
    return dict(zip(cells, _framed(scene, unit, mark, glyphs), strict=True))


def _framed(scene: Scene, unit: EntityId, mark: Mark, glyphs: Glyphs) -> list[Mark]:
    """The four cells of a large model: its letter and sign above, what it can take below."""
    corners = glyphs.frame
    shaken = mark.detail in STATES
    sign = mark.detail if mark.detail in glyphs.numbers else " "
    left = "~~" if shaken else f"{toughness(scene, unit):2d}"[-2:]
    texts = (
        corners[0] + mark.glyph,
        sign + corners[1],
        corners[2] + left[0],
        left[1] + corners[3],
    )
    return [_like(mark, paper="boss", wide=text) for text in texts]


def _like(mark: Mark, paper: str, wide: str = "") -> Mark:
    return Mark(mark.glyph, mark.detail, mark.ink, mark.flags, paper, wide)


def upon(things: Things, standing: Things) -> None:
    """Let units stand on what lies there without hiding it."""
    for cell, mark in standing.items():
        below = things.get(cell)
        hides = below is not None and below.paper != "held" and below.ink in MARKERS
        things[cell] = _standing(mark, below) if below is not None and hides else mark


def _standing(mark: Mark, below: Mark) -> Mark:
    """A unit on a marker: the marker beside it, and its background."""
    if mark.wide:
        return _like(mark, "held", mark.wide)
    if mark.detail in STATES:
        return Mark(mark.glyph, mark.detail, mark.ink, f"{mark.flags} underline".strip(), "held")
    return Mark(mark.glyph, below.glyph, mark.ink, mark.flags, "held")
