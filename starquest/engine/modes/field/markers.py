"""Placing the markers, and who holds them."""

import attrs

from starquest.engine.board.hills import walkable_from
from starquest.engine.board.reach import flood
from starquest.engine.draft import Draft
from starquest.engine.modes.field.zones import field_of, zones
from starquest.engine.movement.placing import area_round
from starquest.engine.options import Cells, Group
from starquest.engine.scene import Scene
from starquest.engine.turns.deployment import roll_off_winner
from starquest.model.command import PlaceMarker
from starquest.model.event import FieldLaid, MarkerPlaced, MarkerSeized
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.field.ledger import NEUTRAL, Axis, Marker
from starquest.model.step import LayField, PlaceTurn

APART = 9
"""How many inches markers are apart, more than which."""
HOLDING = 3
"""How near a marker a unit has to be, in inches."""
FEWEST = 2
"""What is added to a D3 for the number of markers."""


def lay_field(draft: Draft, _step: LayField) -> None:
    """Roll the axis and the markers; the winner of a roll-off places the first."""
    axis_die = draft.roller.die()
    axis = Axis.NORTH_SOUTH if axis_die % 2 else Axis.EAST_WEST
    die = draft.roller.die()
    count = (die + 1) // 2 + FEWEST
    draft.note(axis=axis, unplaced=count)
    draft.emit(FieldLaid(axis_die, axis, die, count))
    draft.push(PlaceTurn(roll_off_winner(draft)))


def places(scene: Scene) -> tuple[int, int]:
    """Where the next marker may lie, and how far from the others that is."""
    field = scene.field
    ground = field.bits.full & ~(field.blocked & ~field.doors)
    one, two = zones(scene)
    walked = _walked(scene, ground, one & ground) & _walked(scene, ground, two & ground)
    board = walked & ~field.blocked & ~one & ~two
    laid = sum([1 << marker.cell for marker in field_of(scene).markers])
    for apart in range(APART, 0, -1):
        found = board & ~area_round(scene, laid, apart) if laid else board
        if found:
            return found, apart
    return board & ~laid, 0


def _walked(scene: Scene, ground: int, zone: int) -> int:
    """Where one gets to from a zone without a jump."""
    field = scene.field
    if field.reliefs:
        return walkable_from(field.reliefs[0], ground, zone)
    return flood(ground, zone, field.bits.stride)


def offer_places(scene: Scene, _step: PlaceTurn) -> list[Group]:
    """Every cell the next marker may lie on."""
    return [Cells(places(scene)[0], PlaceMarker)]


def still_placing(draft: Draft, _step: PlaceTurn) -> bool:
    """Sides place markers until all lie there, or there is no cell for one."""
    if field_of(draft).unplaced and places(draft)[0]:
        return True
    draft.note(unplaced=0)
    draft.agenda.pop()
    return False


def place_marker(command: PlaceMarker, draft: Draft) -> None:
    """Lay a marker; the other side places the next."""
    top, field = draft.agenda[-1], field_of(draft)
    assert isinstance(top, PlaceTurn)
    number, apart = len(field.markers) + 1, places(draft)[1]
    marker = Marker(number, Cell(command.cell))
    draft.note(markers=(*field.markers, marker), unplaced=field.unplaced - 1)
    draft.emit(MarkerPlaced(top.side, number, marker.cell, apart))
    draft.agenda[-1] = PlaceTurn(top.side.other)


def holders(scene: Scene, side: Side, cell: Cell) -> list[EntityId]:
    """The units of a side that hold or contest a marker."""
    return [unit for unit in scene.units(side) if _holds(scene, unit, cell)]


def _holds(scene: Scene, unit: EntityId, cell: Cell) -> bool:
    status = scene.world.statuses[unit]
    came_now = status.arrived and status.arrived == scene.round
    if status.shaken or came_now:
        return False
    return scene.within(scene.mask(unit), 1 << cell, HOLDING)


def seize(draft: Draft) -> None:
    """At a round's end: who is alone at a marker has it, and nobody if both are there."""
    markers = tuple([_after(draft, marker) for marker in field_of(draft).markers])
    for before, after in zip(field_of(draft).markers, markers, strict=True):
        if before.owner != after.owner:
            draft.emit(MarkerSeized(before.number, before.owner, after.owner))
    owners = tuple([marker.owner for marker in markers])
    draft.note(markers=markers, course=(*field_of(draft).course, owners))


def _after(scene: Scene, marker: Marker) -> Marker:
    owner = owner_after(scene, marker)
    return marker if owner == marker.owner else attrs.evolve(marker, owner=owner)


def owner_after(scene: Scene, marker: Marker) -> int:
    """Whose a marker would be if the round ended now."""
    there = [side for side in Side if holders(scene, side, marker.cell)]
    if not there:
        return marker.owner
    return int(there[0]) if len(there) == 1 else NEUTRAL
