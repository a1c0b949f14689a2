"""What the inspect panel says about a cell."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.ground import GROUNDS, Ground
from starquest.model.ids import Cell
from starquest.model.state import GameState
from starquest.model.table import Table, Zone
from starquest.text.narration.finds import contents
from starquest.text.phrases import Phrases, capital, counted

KINDS = {
    "open": "Open ground",
    "wall": "Wall",
    "door": "Closed door",
    "open_door": "Open door",
    "low_wall": "Low wall",
    "cover": "Cover",
    "woods": "Woods",
    "difficult": "Difficult ground",
    "dangerous": "Dangerous ground",
    "thorns": "Thorns",
    "mire": "Mire",
    "wreckage": "Wreckage",
}


def cell_sheet(state: GameState, cell: Cell) -> list[str]:
    """Lines about a cell: its ground, its piece, what changes it and what lies there."""
    table = state.table
    if not table.grid.holds(cell):
        return ["Off the table"]
    catalog = state.catalog if isinstance(state.catalog, Catalog) else None
    x, y = table.grid.xy(cell)
    ground = GROUNDS[table.glyph(cell)]
    lines = [f"{KINDS.get(ground.name, ground.name)} ({x},{y})"]
    lines += _traits(ground, _zones(table, cell))
    lines += [*_pieces(table, cell, catalog), *_changes(table, cell, catalog)]
    return [*lines, *_markers(state, cell, catalog)]


def _zones(table: Table, cell: Cell) -> list[Zone]:
    return [zone for zone in table.zones if cell in zone.cells]


def _traits(ground: Ground, zones: list[Zone]) -> Iterator[str]:
    """What the ground does to who stands or walks there."""
    bare = any(zone.bare for zone in zones)
    if ground.blocks:
        yield "Blocks moves and sight" + (" until it is opened" if ground.door else "")
    if ground.cover and not bare:
        yield "Cover: +1 to block shots"
    if ground.low and not bare:
        yield "Covers who stands behind it: +1 to block shots"
    if ground.difficult or any(zone.difficult for zone in zones):
        yield "Difficult: slows moves through it"
    if ground.dangerous or any(zone.dangerous for zone in zones):
        yield "Dangerous: each 1 on a die is a wound"


def _pieces(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for piece in table.pieces:
        if cell in piece.cells:
            found = catalog.terrain.get(piece.kind) if catalog else None
            yield f"{found.name}: {found.text}" if found else piece.kind.replace("_", " ").title()


def _changes(table: Table, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    for zone in _zones(table, cell):
        name = Phrases(catalog, {}).thing(zone.source) if catalog else zone.source.replace("_", " ")
        rounds = (
            f"for {counted(zone.rounds, 'round')}" if zone.rounds else f"until the {zone.until}"
        )
        end = {"event": "until the next event", "wave": "until the wave ends"}.get(zone.until)
        yield f"Changed by {name} {end or rounds}" + (", no cover here" if zone.bare else "")


def _markers(state: GameState, cell: Cell, catalog: Catalog | None) -> Iterator[str]:
    """What lies or stands on a cell, models apart."""
    world, mission = state.world, quest_if_any(state)
    for objective in world.objectives.values():
        if objective.cell == cell:
            first = mission is not None and mission.priority == objective.number
            priority = ", the priority" if first else ""
            yield f"Objective {objective.number}{priority}: {objective.damage} of 3 damage"
    if any(row.cell == cell for row in world.search_tokens.values()):
        yield "Search token: nobody has looked under it"
    for treasure in world.treasures.values():
        if treasure.cell == cell:
            held = (
                contents(treasure.items, treasure.credits, Phrases(catalog, {})) if catalog else "?"
            )
            yield f"Treasure: {held}"
    if any(row.cell == cell for row in world.traps.values()):
        yield capital("a trap of yours: the first enemy to enter takes 3 hits")
    if any(row.cell == cell for row in world.decoys.values()):
        yield "A noise: enemies that hear it come here"
