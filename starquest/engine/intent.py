"""What a unit that a program plays would do if it were its turn now.

The program itself is asked, in a game that is thrown away afterwards, up to its first die. So what
is shown can only differ from what follows if something changes in between.
"""

import attrs

from starquest.engine.game import step
from starquest.engine.mode import Mind, mode_of
from starquest.model.change import changed
from starquest.model.command import Activate, Command
from starquest.model.event import Decided, Event, Moved
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act, Turn


@frozen
class Intended:
    """One command it would give, and the line of its list that says so."""

    command: Command
    told: Decided


@frozen
class Intent:
    """What a unit would do, as far as no die decides."""

    unit: EntityId
    commands: tuple[Intended, ...]
    ways: tuple[tuple[Cell, ...], ...] = ()
    """The ways its models would go."""
    last: GameState | None = attrs.field(default=None, eq=False, repr=False)
    """The game before the last of the commands, of which chances can be asked."""

    @property
    def target(self) -> EntityId:
        """Whom it would attack, or where it is bound for; nobody's id if neither."""
        named = [intended.told.target for intended in self.commands if intended.told.target]
        return named[-1] if named else EntityId(0)


def intent(state: GameState, unit: EntityId) -> Intent | None:
    """What a unit would do now; None if no program plays it or it cannot act."""
    mind = _mind_of(state, state.world.units[unit].side)
    status = state.world.statuses[unit]
    if mind is None or status.reserve or status.down or state.outcome is not None:
        return None
    turn = _its_turn(state, unit)
    alone = _only_ready(turn, unit)
    first = Intended(*mind.decide(alone))
    if status.shaken:
        return Intent(unit, (first,), last=turn)
    return _acted(_activated(turn, unit), unit, mind, first)


def _mind_of(state: GameState, side: Side) -> Mind | None:
    names = [row.mind for row in state.world.players.values() if row.side is side]
    return mode_of(state).minds[names[0]] if len(names) == 1 and names[0] else None


def _its_turn(state: GameState, unit: EntityId) -> GameState:
    """The game with nothing pending but a turn in which the unit may be activated."""
    world = state.world.copy()
    world.statuses[unit] = changed(world.statuses[unit], activated=False)
    return attrs.evolve(state, world=world, agenda=(Turn(world.units[unit].side),), melee=None)


def _only_ready(state: GameState, unit: EntityId) -> GameState:
    world = state.world.copy()
    for other, status in state.world.statuses.items():
        if other != unit:
            world.statuses[other] = changed(status, activated=True)
    return attrs.evolve(state, world=world)


def _activated(state: GameState, unit: EntityId) -> GameState:
    """The unit at its first decision; dangerous ground under its feet is not rolled for."""
    result = step(state, Activate(unit))
    if isinstance(result, Applied) and result.state.dice.counts == state.dice.counts:
        return result.state
    return attrs.evolve(state, agenda=(Act(unit),))


def _acted(state: GameState, unit: EntityId, mind: Mind, first: Intended) -> Intent:
    found, ways, last = [first], list[tuple[Cell, ...]](), state
    while state.agenda and isinstance(top := state.agenda[-1], Act) and top.unit == unit:
        intended, last = Intended(*mind.decide(state)), state
        found.append(intended)
        result = step(state, intended.command)
        assert isinstance(result, Applied), f"{intended}: {result}"
        ways += _ways(result.events)
        if result.state.dice.counts != state.dice.counts:
            break
        state = result.state
    return Intent(unit, tuple(found), tuple(ways), last)


def _ways(events: tuple[Event, ...]) -> list[tuple[Cell, ...]]:
    return [event.path for event in events if isinstance(event, Moved)]
