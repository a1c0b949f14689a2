"""What the inspect panel says about a cell."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.ops import LayTrap
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.ground import GROUNDS, Ground
from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.model.table import Table, Zone
from starquest.text.locale import words, words_of
from starquest.text.narration.finds import contents
from starquest.text.phrases import Phrases, length_on
from starquest.text.rule_numbers import CLIMB, COVER, quest_numbers


def cell_sheet(state: GameState, cell: Cell) -> list[str]:
    """Lines about a cell: its ground, its piece, what changes it and what lies there."""
    table = state.table
    if not table.grid.holds(cell):
        return [words("cells.off_table")]
    catalog = state.catalog if isinstance(state.catalog, Catalog) else None
    x, y = table.grid.xy(cell)
    ground = GROUNDS[table.glyph(cell)]
    lines = [words("cells.ground", kind=words_of("cells.kind")[ground.name], x=x, y=y)]
    lines += [*_height(table, cell), *_traits(ground, _zones(table, cell))]
    lines += [*_pieces(table, cell, catalog), *_changes(table, cell, catalog)]
    return [*lines, *marker_lines(state, cell, catalog)]


def _zones(table: Table, cell: Cell) -> list[Zone]:
    return [zone for zone in table.zones if cell in zone.cells]


def _height(table: Table, cell: Cell) -> Iterator[str]:
    """How high a cell lies on a table of several floors."""
    if table.heights and not GROUNDS[table.glyph(cell)].blocks:
        most = length_on(table, CLIMB)
        yield words("cells.height", inches=table.height(cell), most=most)


def _traits(ground: Ground, zones: list[Zone]) -> Iterator[str]:
    """What the ground does to who stands or walks there."""
    bare = any(zone.bare for zone in zones)
    if ground.blocks:
        yield words("cells.blocks", door=ground.door)
    if ground.cover and not bare:
        yield words("cells.cover", bonus=COVER)
    if ground.low and not bare:
        yield words("cells.low", bonus=COVER)
    if ground.difficult or any(zone.difficult for zone in zones):
        yield words("cells.difficult")
    if ground.dangerous or any(zone.dangerous for zone in zones):
        yield words("cells.dangerous")


def _pieces(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for piece in table.pieces:
        if cell in piece.cells:
            found = catalog.terrain.get(piece.kind) if catalog else None
            if found:
                yield words("cells.piece", name=found.name, text=found.text)
            else:
                yield piece.kind.replace("_", " ").title()


def _changes(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for zone in _zones(table, cell):
        name = Phrases(catalog, {}).thing(zone.source) if catalog else zone.source.replace("_", " ")
        until, rounds, bare = zone.until, zone.rounds, zone.bare
        yield words("cells.changed", source=name, until=until, rounds=rounds, bare=bare)


def marker_lines(state: GameState, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    """What lies or stands on a cell as a marker, a line each."""
    world, mission = state.world, quest_if_any(state)
    for objective in world.objectives.values():
        if objective.cell == cell:
            first = mission is not None and mission.priority == objective.number
            yield words(
                "cells.objective",
                number=objective.number,
                priority=first,
                damage=objective.damage,
                most=quest_numbers().objectives.destroyed_at,
            )
    if any(row.cell == cell for row in world.search_tokens.values()):
        yield words("cells.search_token")
    for treasure in world.treasures.values():
        if treasure.cell == cell:
            held = (
                contents(treasure.items, treasure.credits, Phrases(catalog, {})) if catalog else "?"
            )
            yield words("cells.treasure", contents=held)
    for trap in world.traps.values():
        if trap.cell == cell and catalog:
            yield words("cells.trap", hits=_hits(trap.source, catalog))
    if any(row.cell == cell for row in world.decoys.values()):
        yield words("cells.noise")


def _hits(skill: str, catalog: Catalog) -> int:
    """The hits of a trap that a skill lays."""
    ops = [op for way in catalog.skills[skill].ways for op in way.ops]
    return sum(op.count for op in ops if isinstance(op, LayTrap))
