"""What the inspect panel says about a cell."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.ops import Trap
from starquest.model.ground import GROUNDS, Ground
from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.model.table import Table, Zone
from starquest.text.locale import words, words_of
from starquest.text.narration.finds import contents
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import DESTROYED_AT

ROUND = "round"


def cell_sheet(state: GameState, cell: Cell) -> list[str]:
    """Lines about a cell: its ground, its piece, what changes it and what lies there."""
    table = state.table
    if not table.grid.holds(cell):
        return [words("sheets.cell.off_table")]
    catalog = state.catalog if isinstance(state.catalog, Catalog) else None
    x, y = table.grid.xy(cell)
    ground = GROUNDS[table.glyph(cell)]
    lines = [words("sheets.cell.kind", ground=words_of("sheets.ground")[ground.name], x=x, y=y)]
    lines += _traits(ground, _zones(table, cell))
    lines += [*_pieces(table, cell, catalog), *_changes(table, cell, catalog)]
    return [*lines, *_markers(state, cell, catalog)]


def _zones(table: Table, cell: Cell) -> list[Zone]:
    return [zone for zone in table.zones if cell in zone.cells]


def _traits(ground: Ground, zones: list[Zone]) -> Iterator[str]:
    """What the ground does to who stands or walks there."""
    bare = any(zone.bare for zone in zones)
    if ground.blocks:
        yield words("sheets.cell.blocks", door=ground.door)
    if ground.cover and not bare:
        yield words("sheets.cell.cover")
    if ground.low and not bare:
        yield words("sheets.cell.low")
    if ground.difficult or any(zone.difficult for zone in zones):
        yield words("sheets.cell.difficult")
    if ground.dangerous or any(zone.dangerous for zone in zones):
        yield words("sheets.cell.dangerous")


def _pieces(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for piece in table.pieces:
        if cell in piece.cells:
            found = catalog.terrain.get(piece.kind) if catalog else None
            if found:
                yield words("sheets.about", name=found.name, text=found.text)
            else:
                yield piece.kind.replace("_", " ").title()


def _changes(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for zone in _zones(table, cell):
        name = Phrases(catalog, {}).thing(zone.source) if catalog else zone.source.replace("_", " ")
        yield words("sheets.cell.changed", source=name, end=_end(zone), bare=zone.bare)


def _end(zone: Zone) -> str:
    if zone.until == ROUND:
        return words("sheets.cell.for_rounds", rounds=zone.rounds)
    return words_of("sheets.until").get(zone.until, "")


def _markers(state: GameState, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    """What lies or stands on a cell, models apart."""
    world, mission = state.world, state.mission
    for objective in world.objectives.values():
        if objective.cell == cell:
            first = mission is not None and mission.priority == objective.number
            yield words(
                "sheets.cell.objective",
                number=objective.number,
                priority=first,
                damage=objective.damage,
                most=DESTROYED_AT,
            )
    if any(row.cell == cell for row in world.search_tokens.values()):
        yield words("sheets.cell.search_token")
    for treasure in world.treasures.values():
        if treasure.cell == cell:
            held = (
                contents(treasure.items, treasure.credits, Phrases(catalog, {})) if catalog else "?"
            )
            yield words("sheets.cell.treasure", contents=held)
    for trap in world.traps.values():
        if trap.cell == cell:
            yield words("sheets.cell.trap", hits=_hits(trap.source, catalog))
    if any(row.cell == cell for row in world.decoys.values()):
        yield words("sheets.cell.noise")


def _hits(trap: str, catalog: Catalog | None) -> str:
    """The hits of a trap, as the skill says that lays it."""
    skill = catalog.skills.get(trap) if catalog else None
    ops = [op for way in skill.ways for op in way.ops] if skill else []
    return next((str(op.count) for op in ops if isinstance(op, Trap)), "?")
