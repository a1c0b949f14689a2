"""What holds in every state a game can wait in. Each check tells what is wrong with a state."""

from collections.abc import Callable, Iterator
from enum import Enum
from itertools import chain

import attrs

from starquest.engine.fields import field_of
from starquest.engine.game import legal
from starquest.engine.kit import kit_of
from starquest.model.ids import OFF_TABLE, EntityId
from starquest.model.profile import Profile
from starquest.model.state import GameState, Wounds
from starquest.model.step import Act, Ask, Muster, Reserves, Separate, Turn
from starquest.model.world import World
from starquest.play.codec import dump_state

Check = Callable[[GameState], Iterator[str]]

UNIT_TABLES = ("units", "builds", "squads", "statuses", "effects", "arcana", "spent")
MODEL_TABLES = ("bodies", "places")
SURVIVED = 3
"""A last model stands with at most so many wounds beyond its Tough: one more is always out."""


def faults(state: GameState) -> list[str]:
    """Everything that is wrong with a state."""
    return [f"{check.__name__}: {fault}" for check in CHECKS for fault in check(state)]


def ids_in_order(state: GameState) -> Iterator[str]:
    """Every component table is in id order, and no id was never given out."""
    for name in UNIT_TABLES + MODEL_TABLES:
        ids = list(getattr(state.world, name))
        if ids != sorted(ids):
            yield f"{name} is out of order"
        if any(not 0 < entity < state.next_id for entity in ids):
            yield f"{name} has an id nobody was given"


def tables_agree(state: GameState) -> Iterator[str]:
    """A unit has every unit row, a model every model row."""
    for names in (UNIT_TABLES, MODEL_TABLES):
        first = list(getattr(state.world, names[0]))
        yield from (n for n in names[1:] if sorted(getattr(state.world, n)) != sorted(first))


def squads_and_bodies_agree(state: GameState) -> Iterator[str]:
    """Each model is in the squad of its unit, once, and squads have no others."""
    world = state.world
    listed = [(unit, m) for unit, squad in world.squads.items() for m in squad.members]
    owned = [(body.unit, model) for model, body in world.bodies.items()]
    if sorted(listed) != sorted(owned):
        yield f"{listed} are listed, {owned} owned"
    yield from (f"unit {u} has nobody" for u, squad in world.squads.items() if not squad.members)


def models_stand_alone(state: GameState) -> Iterator[str]:
    """Every model on the table fills walkable cells that no other model fills."""
    field, taken = field_of(state.table), 0
    for model, place in state.world.places.items():
        if place.cell == OFF_TABLE:
            continue
        fills = field.bits.footprint(place.cell, profile_of(state, model).footprint)
        if not field.grid.holds(place.cell) or fills & ~field.free:
            yield f"model {model} stands on no walkable cell"
        if fills & taken:
            yield f"model {model} stands where another does"
        taken |= fills


def reserves_are_off_table(state: GameState) -> Iterator[str]:
    """Units in reserve are off the table, the others on it once everybody was placed."""
    mustered = not any(isinstance(step, Muster) for step in state.agenda)
    for unit, squad in state.world.squads.items():
        away = [state.world.places[m].cell == OFF_TABLE for m in squad.members]
        reserve = state.world.statuses[unit].reserve
        if (reserve and not all(away)) or (mustered and not reserve and any(away)):
            yield f"unit {unit}, reserve {reserve}, off the table {away}"


def wounds_in_range(state: GameState) -> Iterator[str]:
    """No model stands that should have fallen, and no attack is half done."""
    for model, body in state.world.bodies.items():
        most = kit_of((profile_of(state, model),)).tough - 1
        if state.settings.wounds is Wounds.EFFECTS and _alone(state, body.unit):
            most += 1 + SURVIVED
        if not 0 <= body.wounds <= most:
            yield f"model {model} has {body.wounds} wounds of {most}"
    yield from (f"unit {u} is being hurt" for u, s in state.world.statuses.items() if s.hurt)


def tokens_in_range(state: GameState) -> Iterator[str]:
    """Nobody holds less than no spell token or more than six."""
    arcana = state.world.arcana.items()
    yield from (f"unit {u} has {a.tokens}" for u, a in arcana if not 0 <= a.tokens <= 6)


def somebody_is_asked(state: GameState) -> Iterator[str]:
    """A game waits for a command that can be given, or is over with nothing left to do."""
    if state.outcome is not None:
        if state.agenda or len(legal(state)):
            yield "it is over and goes on"
    elif not state.agenda or not isinstance(state.agenda[-1], Turn | Act | Reserves | Ask):
        yield "nobody is asked"
    elif not len(legal(state)):
        yield f"nothing is legal at {state.agenda[-1]}"


def melee_has_an_end(state: GameState) -> Iterator[str]:
    """A melee is under way exactly while its end is on the agenda."""
    if (state.melee is not None) != any(isinstance(step, Separate) for step in state.agenda):
        yield f"{state.melee} with {state.agenda}"


def values_are_plain(state: GameState) -> Iterator[str]:
    """Neither the state nor its dump has a set, a float or anything else that cannot be saved."""
    fields = {f.name: getattr(state, f.name) for f in attrs.fields(GameState) if f.name != "lore"}
    yield from chain.from_iterable(_odd(value, name) for name, value in fields.items())
    yield from _odd_json(dump_state(state), "dump")


def profile_of(state: GameState, model: EntityId) -> Profile:
    """What a model is."""
    body = state.world.bodies[model]
    return state.world.builds[body.unit].profiles[body.profile]


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
    models_stand_alone,
    reserves_are_off_table,
    wounds_in_range,
    tokens_in_range,
    somebody_is_asked,
    melee_has_an_end,
    values_are_plain,
)
