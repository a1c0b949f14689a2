"""What holds in every state a game can wait in. Each check tells what is wrong with a state."""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import chain

import attrs

from starquest.engine.game import legal
from starquest.engine.kit import kit_of
from starquest.model.ids import EntityId
from starquest.model.state import GameState, Wounds
from starquest.model.step import Act, Ask, Reserves, Settle, Turn
from starquest.model.world import World
from starquest.play.codec import dump_state
from starquest.play.invariants.world import (
    MODEL_TABLES,
    UNIT_TABLES,
    ids_in_order,
    melee_has_an_end,
    models_stand_alone,
    players_are_there,
    profile_of,
    reserves_are_off_table,
    squads_and_bodies_agree,
    tables_agree,
    the_ledger_is_the_modes,
    tokens_in_range,
)

Check = Callable[[GameState], Iterator[str]]

SURVIVED = 3
"""A last model stands with at most so many wounds beyond its Tough: one more is always out."""


def faults(state: GameState) -> list[str]:
    """Everything that is wrong with a state."""
    return [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(state)]


def wounds_in_range(state: GameState) -> Iterator[str]:
    """No model stands that should have fallen; hurt is who is still to be settled, nobody else."""
    due = [step.unit for step in state.agenda if isinstance(step, Settle)]
    for model, body in state.world.bodies.items():
        if body.unit in due:
            continue
        most = kit_of((profile_of(state, model),)).tough - 1
        if state.settings.wounds is Wounds.EFFECTS and _alone(state, body.unit):
            most += 1 + SURVIVED
        if not 0 <= body.wounds <= most:
            yield f"model {model} has {body.wounds} wounds of {most}"
    hurt = [u for u, status in state.world.statuses.items() if status.hurt]
    yield from (f"unit {u} is being hurt" for u in hurt if u not in due)


def somebody_is_asked(state: GameState) -> Iterator[str]:
    """A game waits for a command that can be given, or is over with nothing left to do."""
    if state.outcome is not None:
        if state.agenda or len(legal(state)):
            yield "it is over and goes on"
    elif not state.agenda or not isinstance(state.agenda[-1], Turn | Act | Reserves | Ask):
        yield "nobody is asked"
    elif not len(legal(state)):
        yield f"nothing is legal at {state.agenda[-1]}"


def values_are_plain(state: GameState) -> Iterator[str]:
    """Neither the state nor its dump has a set, a float or anything else that cannot be saved."""
    fields = {
        f.name: getattr(state, f.name) for f in attrs.fields(GameState) if f.name != "catalog"
    }
    yield from chain.from_iterable(_odd(value, name) for name, value in fields.items())
    yield from _odd_json(dump_state(state), "dump")


def _alone(state: GameState, unit: EntityId) -> bool:
    return len(state.world.squads[unit].members) == 1


def _odd(value: object, path: str) -> Iterator[str]:
    if isinstance(value, World):
        tables = {name: getattr(value, name) for name in UNIT_TABLES + MODEL_TABLES}
        rows = chain.from_iterable(table.values() for table in tables.values())
        yield from chain.from_iterable(_odd(row, path) for row in rows)
    elif attrs.has(type(value)):
        for part in getattr(type(value), "__attrs_attrs__", ()):
            yield from _odd(getattr(value, part.name), f"{path}.{part.name}")
    elif type(value) is tuple:
        yield from chain.from_iterable(_odd(part, path) for part in value)
    elif not isinstance(value, Enum) and type(value) not in (int, bool, str, type(None)):
        yield f"{path} is a {type(value).__name__}"


def _odd_json(value: object, path: str) -> Iterator[str]:
    if type(value) is dict:
        yield from (f"{path} has the key {key!r}" for key in value if type(key) is not str)
        yield from chain.from_iterable(_odd_json(part, f"{path}.{k}") for k, part in value.items())
    elif type(value) is list:
        yield from chain.from_iterable(_odd_json(part, path) for part in value)
    elif type(value) not in (int, bool, str, type(None)):
        yield f"{path} is a {type(value).__name__}"


CHECKS: tuple[Check, ...] = (
    ids_in_order,
    tables_agree,
    squads_and_bodies_agree,
    players_are_there,
    the_ledger_is_the_modes,
    models_stand_alone,
    reserves_are_off_table,
    wounds_in_range,
    tokens_in_range,
    somebody_is_asked,
    melee_has_an_end,
    values_are_plain,
)
