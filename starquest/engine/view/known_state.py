"""The game as one side knows it: without the dice to come and without what nobody of it sees.

Removing an enemy that nobody sees also removes it as an obstacle, so `legal` of a view may offer a
move that the real game refuses. A player therefore chooses among `legal` of the real state, which
is the referee's answer, and weighs the choices on the view.
"""

from collections.abc import Iterable
from functools import cache

import attrs

from starquest.engine.mode import mode_of
from starquest.engine.scene import Scene, scene_of
from starquest.engine.view.sight import seen_cells, seen_units
from starquest.model.change import changed
from starquest.model.component import Gone
from starquest.model.dice import Dice
from starquest.model.frozen import frozen
from starquest.model.ids import ANYBODY, NOBODY, EntityId, PlayerId, Side
from starquest.model.state import GameState
from starquest.model.step import Arrive, Facts, Step
from starquest.model.world import World

BLANK = Dice(0)
"""Dice that say nothing about those to come."""


TABLES = tuple(field.name for field in attrs.fields(World) if field.name != "players")
"""What a world keeps of entities."""


@frozen
class View:
    """The game as one side knows it."""

    state: GameState
    """A game to reason on, not to play on."""
    side: Side
    seen: tuple[EntityId, ...]
    """The enemies somebody of the side sees."""
    hidden: tuple[EntityId, ...]
    """The other enemies, on the table or not; that there are some is no secret."""


def view(
    state: GameState,
    side: Side = Side.ONE,
    player: PlayerId = ANYBODY,
    *,
    open_table: bool = False,
) -> View:
    """What a side may see; an open table shows every enemy on it.

    Of decks and secrets a view has what the mode lets this player know: ANYBODY knows none.
    """
    scene = scene_of(state)
    eyes = scene.field.bits.full if open_table else seen_cells(scene, side)
    foes = [unit for unit, row in scene.world.units.items() if row.side is side.other]
    seen = seen_units(scene, side, eyes)
    hidden = tuple([unit for unit in foes if unit not in seen])
    shown = mode_of(state).hide(_stripped(state, hidden), player)
    fallen = shown.world.gone if open_table else _fallen(shown.world, side, hidden)
    return View(_with_fallen(shown, fallen), side, seen, hidden)


def scene_of_view(seen: View, state: GameState) -> Scene:
    """A scene of a view that takes over what is known about the state it was made from."""
    scene = Scene(seen.state, scene_of(state))
    for unit in seen.hidden:
        if unit not in seen.state.world.units:
            scene.forget(unit)
    return scene


def _stripped(state: GameState, hidden: tuple[EntityId, ...]) -> GameState:
    """The state without the dice, and without the hidden units nothing pending is about."""
    if not hidden:
        return changed(state, dice=BLANK)
    agenda = tuple([step for step in state.agenda if not _arrives(step, hidden)])
    kept = _named((*agenda, state.melee) if state.melee else agenda)
    gone = [unit for unit in hidden if unit not in kept]
    return changed(state, dice=BLANK, agenda=agenda, world=_without(state.world, gone))


def _fallen(world: World, side: Side, hidden: tuple[EntityId, ...]) -> dict[EntityId, Gone]:
    """The side's own who are gone; who of the others has fallen in the dark is not known."""
    own = {unit: row for unit, row in world.gone.items() if row.unit.side is side}
    return {u: changed(row, by=NOBODY) if row.by in hidden else row for u, row in own.items()}


def _with_fallen(state: GameState, fallen: dict[EntityId, Gone]) -> GameState:
    if fallen == state.world.gone:
        return state
    world = state.world.copy()
    world.gone = fallen
    return changed(state, world=world)


def _arrives(step: Step, hidden: tuple[EntityId, ...]) -> bool:
    return isinstance(step, Arrive) and step.unit in hidden


def _named(rows: Iterable[attrs.AttrsInstance]) -> set[int]:
    """The entities that steps or a melee are about."""
    found: set[int] = set()
    for row in rows:
        one, several, facts = _fields_about(type(row))
        for name in one:
            found.add(getattr(row, name))
        for name in several:
            found.update(getattr(row, name))
        for name in facts:
            found |= _named([getattr(row, name)])
    return found


@cache
def _fields_about(kind: type[attrs.AttrsInstance]) -> tuple[list[str], list[str], list[str]]:
    """The fields of a row that name an entity, several, or facts that may name some."""
    fields = attrs.fields(kind)
    one = [field.name for field in fields if field.type is EntityId]
    several = [field.name for field in fields if field.type == tuple[EntityId, ...]]
    return one, several, [field.name for field in fields if field.type == Facts]


def _without(world: World, units: list[EntityId]) -> World:
    """A world in which some units and their models never were."""
    left = world.copy()
    lost = frozenset([entity for u in units for entity in (u, *left.squads[u].members)])
    for name in TABLES:
        table = getattr(left, name)
        if not lost.isdisjoint(table):
            setattr(left, name, {e: row for e, row in table.items() if e not in lost})
    return left
