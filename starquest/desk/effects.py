"""Effects as pictures: walks, shots, blows, blasts, spells, wounds, falls. Pure, and short."""

from collections.abc import Sequence

from starquest.desk.mark import Mark, Things
from starquest.desk.stage import Stage
from starquest.model.event import Healed, ModelDown, Moved, WentDown, Wounded
from starquest.model.grid import DIAGONAL
from starquest.model.ids import Cell, EntityId

WALK, FLIGHT, RING = 5, 4, 2
"""The most pictures of a walk and of a flight, and how far a blast is seen, in cells."""
Fate = Wounded | Healed | ModelDown | WentDown
"""What befalls a model or a hero."""


def march(stage: Stage, moves: Sequence[Moved], *, shown: bool) -> None:
    """Models that go at the same time, cell by cell or a few cells at once."""
    moves = [move for move in moves if move.path and move.model in stage.bodies]
    steps = min(WALK, max((len(move.path) for move in moves), default=0)) if shown else 1
    for step in range(1, steps + 1):
        for move in moves:
            stage.move(move.model, move.path[-(-len(move.path) * step // steps) - 1])
        if shown:
            stage.snap()


def attack(
    stage: Stage, attacker: EntityId, target: EntityId, hits: int, on: frozenset[str]
) -> None:
    """A blow from beside the target, a shot from anywhere else."""
    ends = stage.nearest(attacker, target)
    if ends is None:
        return
    if stage.before.grid.distance(*ends) <= DIAGONAL:
        if "blows" in on:
            blow(stage, *ends, hits=hits)
    elif "shots" in on:
        shot(stage, *ends, hits=hits)


def shot(stage: Stage, start: Cell, end: Cell, hits: int) -> None:
    """Muzzle flash, something that flies along the line, a flash where it hits."""
    fire = stage.glyphs.fire
    stage.snap(stage.flash([start], fire))
    flight = line(stage, start, end)
    for at in spread(len(flight), FLIGHT):
        stage.snap(_bolt(stage, flight, at, start, end))
    stage.snap(stage.flash([end], fire if hits else stage.glyphs.bolt[-1]))


def blow(stage: Stage, start: Cell, end: Cell, hits: int) -> None:
    """Who strikes lights up, then who is struck."""
    stage.snap(stage.flash([start]))
    stage.snap(stage.flash([end], stage.glyphs.bolt[3 if hits else 2]))


def blast(stage: Stage, units: Sequence[EntityId]) -> None:
    """A ring that grows round the first of those it reaches."""
    reached = [cell for unit in units for cell in stage.cells(unit)]
    if not reached:
        return
    for radius in range(1, RING + 1):
        ring = [cell for cell in around(stage, reached[0], radius) if cell not in reached]
        stage.snap(_sparks(stage, ring) | stage.flash(reached, stage.glyphs.fire))


def _sparks(stage: Stage, ring: Sequence[Cell]) -> Things:
    """A ring of fire; whoever stands in it is still seen."""
    spark = Mark(stage.glyphs.fire, " ", "effect", "bold", "flash")
    there = stage.flash([cell for cell in ring if stage.taken(cell)])
    return {cell: there.get(cell, spark) for cell in ring}


def spell(stage: Stage, caster: EntityId, targets: Sequence[EntityId], *, passed: bool) -> None:
    """The caster glows; if it works, sparks go to everybody it is about."""
    own, fire = stage.cells(caster), stage.glyphs.fire
    if own:
        stage.snap(stage.flash(own[:1], fire))
    if not passed:
        return
    ends = [ends for target in targets if (ends := stage.nearest(caster, target))]
    ways = [line(stage, *pair) for pair in ends]
    for part in (1, 2):
        sparks = {
            cell: Mark(fire, " ", "shaken", "bold") for way in ways for cell in way[part % 2 :: 2]
        }
        if sparks:
            stage.snap(sparks)
    struck = [cell for target in targets for cell in stage.cells(target)]
    if struck:
        stage.snap(stage.flash(struck, fire))


def fates(stage: Stage, events: Sequence[Fate], on: frozenset[str]) -> None:
    """Wounds as numbers that rise from who is hurt, and whoever falls, all at the same time."""
    hurt: dict[EntityId, int] = {}
    for event in events:
        if isinstance(event, Wounded | Healed):
            change = -event.wounds if isinstance(event, Wounded) else event.wounds
            hurt[event.model] = hurt.get(event.model, 0) + change
    fallen = [model for event in events for model in _falls(stage, event)]
    if "wounds" in on:
        _rise(stage, {m: n for m, n in hurt.items() if stage.cells(m)})
    if "falls" in on and fallen:
        _fall(stage, fallen)
    for event in events:
        for model in _falls(stage, event):
            _gone(stage, model, down=isinstance(event, WentDown))


def _falls(stage: Stage, event: Fate) -> list[EntityId]:
    if isinstance(event, ModelDown):
        return [event.model] if stage.cells(event.model) else []
    if isinstance(event, WentDown):
        return [m for m in stage.before.units.get(event.unit, (event.unit,)) if m in stage.bodies]
    return []


def _rise(stage: Stage, hurt: dict[EntityId, int]) -> None:
    """Numbers one cell above, then two."""
    if not hurt:
        return
    for height in (1, 2):
        lit = [cell for model in hurt for cell in stage.cells(model)] if height == 1 else []
        found = stage.flash(lit, stage.glyphs.fire)
        for model, change in hurt.items():
            found |= _number(stage, stage.cells(model)[0], height, change)
        stage.snap(found)


def _number(stage: Stage, cell: Cell, height: int, change: int) -> Things:
    """A number so many cells above a model, below it at the upper edge of the table."""
    grid = stage.before.grid
    x, y = grid.xy(cell)
    at = grid.cell(x, y - height if y >= height else y + height)
    if not grid.holds(at) or not stage.lit(at):
        return {}
    sign = "-" if change < 0 else "+"
    digit = str(min(9, abs(change)))
    ink = "danger" if change < 0 else "gadget"
    return {at: Mark(digit, " ", ink, "bold", "", sign + digit)}


def _fall(stage: Stage, fallen: list[EntityId]) -> None:
    """A fall worth noticing: a bright flash, then what is left."""
    cells = [cell for model in fallen for cell in stage.cells(model)]
    bright = stage.flash(cells, stage.glyphs.fire)
    stage.snap({cell: Mark(m.glyph, m.detail, m.ink, "bold reverse") for cell, m in bright.items()})
    left = Mark("x", "x", "danger", "bold", "flash")
    stage.snap(dict.fromkeys(cells, left))
    stage.snap(dict.fromkeys(cells, Mark("x", " ", "danger")))


def _gone(stage: Stage, model: EntityId, *, down: bool) -> None:
    """Who is down lies there; everybody else leaves the table."""
    if down:
        stage.change(model, "x", "down")
    else:
        stage.lift(model)


def marker_hit(stage: Stage, objective: EntityId, change: int) -> None:
    """An objective that is damaged, or mended."""
    cell = stage.before.markers.get(objective)
    if cell is None:
        return
    mark = stage.mark(cell)
    for reverse in ("bold reverse", "bold"):
        lit = Mark(mark.glyph, mark.detail, "danger" if change > 0 else "gadget", reverse, "flash")
        stage.snap({**_number(stage, cell, 1, -change), cell: lit})


def spread(total: int, most: int) -> list[int]:
    """At most so many of some places in a row, evenly, the last one among them."""
    count = min(total, most)
    return [(at + 1) * total // count - 1 for at in range(count)]


def line(stage: Stage, start: Cell, end: Cell) -> list[Cell]:
    """The cells in the light between two cells."""
    grid = stage.before.grid
    (x, y), (to_x, to_y) = grid.xy(start), grid.xy(end)
    steps = max(abs(to_x - x), abs(to_y - y))
    cells = [
        grid.cell(_part(x, to_x, at, steps), _part(y, to_y, at, steps)) for at in range(1, steps)
    ]
    return [cell for cell in cells if stage.open(cell)]


def _part(start: int, end: int, at: int, steps: int) -> int:
    """The whole number nearest to a part of the way."""
    return (2 * start * steps + 2 * (end - start) * at + steps) // (2 * steps)


def around(stage: Stage, centre: Cell, radius: int) -> list[Cell]:
    """The cells in the light at a distance."""
    grid = stage.before.grid
    x, y = grid.xy(centre)
    ring = [
        grid.cell(x + dx, y + dy)
        for dy in range(-radius, radius + 1)
        for dx in range(-radius, radius + 1)
        if max(abs(dx), abs(dy)) == radius and grid.has(x + dx, y + dy)
        if radius == 1 or abs(dx) != abs(dy)
    ]
    return [cell for cell in ring if stage.open(cell)]


def _bolt(stage: Stage, flight: list[Cell], at: int, start: Cell, end: Cell) -> Things:
    """What flies, drawn along its way."""
    grid, bolt = stage.before.grid, stage.glyphs.bolt
    (x, y), (to_x, to_y) = grid.xy(start), grid.xy(end)
    across, down = to_x - x, to_y - y
    if abs(across) > 2 * abs(down):
        shape, detail = bolt[0], bolt[0]
    elif abs(down) > 2 * abs(across):
        shape, detail = bolt[1], " "
    else:
        shape, detail = (bolt[2] if (across > 0) == (down > 0) else bolt[3]), " "
    return {flight[at]: Mark(shape, detail, "effect", "bold")}
