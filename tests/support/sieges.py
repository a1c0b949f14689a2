"""A unit put on a cell and attacked by everybody in turn, by real commands and real dice."""

from collections import Counter

import attrs

from starquest.engine.forecast.threats import Attacker, Threat
from starquest.engine.game import legal, step
from starquest.model.command import Advance, Charge, Choose, Command, Hold, Shoot
from starquest.model.component import Place
from starquest.model.dice import Dice
from starquest.model.event import Event, HitsRolled, Wounded
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Act, Ask
from tests.support.sampling import disagreement


def put(state: GameState, unit: EntityId, cell: Cell) -> GameState:
    """The same with a lone model on another cell."""
    (model,) = state.world.squads[unit].members
    places = {**state.world.places, model: Place(cell)}
    return attrs.evolve(state, world=attrs.evolve(state.world, places=places))


def acting(state: GameState, enemy: EntityId) -> GameState:
    """The same with an enemy's activation under way."""
    return attrs.evolve(state, agenda=(Act(enemy),))


def played(state: GameState, *commands: Command) -> tuple[GameState, list[Event]]:
    """Commands carried out; nobody strikes back, pays or follows."""
    events: list[Event] = []
    for command in commands:
        now: Command | None = command
        while now is not None:
            result = step(state, now)
            assert isinstance(result, Applied), f"{now}: {result}"
            state, events = result.state, [*events, *result.events]
            waits = state.agenda and isinstance(state.agenda[-1], Ask)
            now = Choose(0) if waits else None
    return state, events


def ways(state: GameState, unit: EntityId, attacker: Attacker) -> list[tuple[Command, ...]]:
    """Everything an enemy may do that is the kind of attack it was told for."""
    options = list(legal(state))
    if attacker.melee:
        charges = [c for c in options if isinstance(c, Charge) and c.target == unit]
        return [(charge,) for charge in charges]
    moves = [c for c in options if isinstance(c, Advance if attacker.moved else Hold)]
    found: list[tuple[Command, ...]] = []
    for move in moves:
        shots = [c for c in legal(played(state, move)[0]) if isinstance(c, Shoot)]
        aimed = [c for c in shots if all(shot.target == unit for shot in c.shots)]
        found += [(move, max(aimed, key=lambda c: len(c.shots)))] if aimed else []
    return found


def worst_way(state: GameState, unit: EntityId, attacker: Attacker) -> tuple[Command, ...]:
    """The way of attacking that rolls the most dice."""

    def dice(way: tuple[Command, ...]) -> int:
        rolled = [e for e in played(state, *way)[1] if isinstance(e, HitsRolled)]
        return sum(len(event.dice) for event in rolled)

    return max(ways(state, unit, attacker), key=dice)


def siege_faults(state: GameState, threat: Threat, repeats: int) -> list[str]:
    """How a threat disagrees with what comes of all its attacks, carried out again and again."""
    unit = threat.unit
    state = put(state, unit, threat.cell)
    plans = [
        (one.enemy, worst_way(acting(state, one.enemy), unit, one)) for one in threat.attackers
    ]
    falls, wounds = Counter[int](), [Counter[int]() for _ in plans]
    for seed in range(repeats):
        falls[_besieged(attrs.evolve(state, dice=Dice(seed)), unit, plans)] += 1
        for index, (enemy, way) in enumerate(plans):
            start = acting(attrs.evolve(state, dice=Dice(seed + repeats)), enemy)
            wounds[index][_taken(played(start, *way)[1], unit)] += 1
    told = [attacker.wounds for attacker in threat.attackers]
    faults = [disagreement(chances, seen) for chances, seen in zip(told, wounds, strict=True)]
    faults.append(disagreement((1 - threat.risk.falls, threat.risk.falls), falls))
    return [fault for fault in faults if fault]


def _taken(events: list[Event], unit: EntityId) -> int:
    return sum(e.wounds for e in events if isinstance(e, Wounded) and e.unit == unit)


def _besieged(
    state: GameState, unit: EntityId, plans: list[tuple[EntityId, tuple[Command, ...]]]
) -> bool:
    """Whether the unit is out once everybody has attacked."""
    for enemy, way in plans:
        state, _ = played(acting(state, enemy), *way)
        status = state.world.statuses.get(unit)
        if status is None or status.down:
            return True
    return False
