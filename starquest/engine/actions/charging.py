"""Charge: whom it reaches, and the run into contact."""

from collections.abc import Callable

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.moments import moment
from starquest.engine.movement.formation import March
from starquest.engine.movement.paths import FAST, Paths, charging_paths, paths_of
from starquest.engine.movement.walking import march_out
from starquest.engine.options import Cells, Group, Leaps
from starquest.engine.scene import Scene
from starquest.model.command import Charge, Command
from starquest.model.event import Acted
from starquest.model.ids import Cell, EntityId
from starquest.model.state import Melee
from starquest.model.step import (
    Aftermath,
    Clash,
    Contact,
    React,
    Separate,
    StrikeBack,
)


def charges(scene: Scene, unit: EntityId, paths: Paths) -> list[Group]:
    """Every charge a unit may make, with the cells its foremost model may end on."""
    if scene.kit(unit).hold_only:
        return []
    paths = charging_paths(scene, paths)
    near = _threatened(scene, paths)
    groups: list[Group] = []
    for target in scene.enemies(unit) if near else ():
        if near & scene.mask(target):
            board = lead_of(scene, paths, target)[1]
            sure = sure_contacts(scene, paths, target) if board and paths.leaps else board
            if sure:
                groups.append(Cells(sure, _charge_at(target)))
            if board & ~sure:
                groups.append(Leaps(board & ~sure, _charge_at(target)))
    return groups


def sure_contacts(scene: Scene, paths: Paths, target: EntityId) -> int:
    """The cells from which a unit may be charged without a jump."""
    paths = charging_paths(scene, paths)
    lead, board = lead_of(scene, paths, target)
    march = March(scene, paths, FAST, paths.stops(target), lead)
    contact = board & paths.contact(target)
    return march.contacts(contact, scene.mask(target), paths.sure_gaits(FAST))


def _threatened(scene: Scene, paths: Paths) -> int:
    """The enemies a model could touch at the end of a charge, and a few more."""
    found, bits = 0, scene.field.bits
    for reach in paths.farthest():
        found |= reach
    for _ in range(paths.footprint):
        found |= bits.around(found)
    return found & scene.side_mask(scene.world.units[paths.unit].side.other)


def _charge_at(target: EntityId) -> Callable[[Cell], Command]:
    return lambda cell: Charge(target, cell)


def lead_of(scene: Scene, paths: Paths, target: EntityId) -> tuple[EntityId, int]:
    """The nearest model that gets into contact with a unit, and the cells where it does."""
    if paths is paths_of(scene, paths.unit):
        return scene.keep(("lead", paths.unit, target), _lead_of, scene, paths, target)
    return _lead_of(scene, paths, target)


def _lead_of(scene: Scene, paths: Paths, target: EntityId) -> tuple[EntityId, int]:
    goal, places = scene.mask(target), scene.world.places
    paths = charging_paths(scene, paths)
    members, contact = scene.world.squads[paths.unit].members, paths.contact(target)
    near = _reaching(members, paths, contact)
    if not near:
        return members[0], 0
    stops = paths.stops(target)
    able = _reaching(members, paths, stops & contact)
    near = [m for m in near if m in able]
    if len(near) > 1:
        ends, distances = cells_of(goal), scene.field.grid.distances
        near.sort(key=lambda m: (min(distances(places[m].cell, ends))[0], m))
    # who need not jump goes first
    for gaits in dict.fromkeys((paths.sure_gaits(FAST), paths.gaits(FAST))):
        for model in near:
            march = March(scene, paths, FAST, stops, model)
            board = march.contacts(contact, goal, gaits)
            if board:
                return model, march.contacts(contact, goal) if paths.leaps else board
    return members[0], 0


def _reaching(members: tuple[EntityId, ...], paths: Paths, board: int) -> list[EntityId]:
    """The models that get to one of some cells at all."""
    found = []
    for index, reach in enumerate(paths.farthest()):
        if reach & board:
            found.append(members[index])
    return found


def charge(draft: Draft, unit: EntityId, command: Charge) -> None:
    """Run at a unit and start the melee."""
    draft.emit(Acted(unit, "charge", command.target))
    paths = charging_paths(draft, paths_of(draft, unit))
    lead, _ = lead_of(draft, paths, command.target)
    march = March(draft, paths, FAST, paths.stops(command.target), lead)
    draft.melee = Melee(unit, command.target)
    draft.push(React(unit), Contact(), Clash(), StrikeBack(), Aftermath(), Separate())
    moment(draft, Rule.on_targeted, [command.target], unit)
    found = march.swarm(command.cell, draft.mask(command.target))
    assert found is not None, "only offered cells come here"
    march_out(draft, march, *found)
