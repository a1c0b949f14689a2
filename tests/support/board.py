"""A small literal board with scripted dice, and short ways to play on it.

`board("1.c", units={"c": "scrap_cutters"})` draws one model for each character that is named; the
other characters are ground. Digits are the heroes' side, letters the horde's. Several models of a
unit share its character.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TypeVar

import attrs

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.engine.draft import Draft
from starquest.engine.game import legal, step
from starquest.model.command import Command
from starquest.model.component import Place, Player, SpellTokens, Status, Unit
from starquest.model.dice import Dice
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId, PlayerId, Side
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.result import Applied
from starquest.model.state import GameState, Settings
from starquest.model.step import Turn
from starquest.model.table import Table
from starquest.model.world import World


@cache
def catalog() -> Catalog:
    """The shipped definitions, read once."""
    return load_catalog()


def refs(names: Iterable[str]) -> tuple[RuleRef, ...]:
    """Rules as they are written in data: "ap 1", "rending"."""
    found = []
    for name in names:
        word, _, value = name.partition(" ")
        found.append(RuleRef(word, int(value or 0)))
    return tuple(found)


def sword(attacks: int = 1, *rules: str, name: str = "sword") -> Weapon:
    """A melee weapon."""
    return Weapon(name, 0, attacks, refs(rules))


def gun(attacks: int = 1, *rules: str, reach: int = 24, name: str = "gun") -> Weapon:
    """A ranged weapon."""
    return Weapon(name, reach, attacks, refs(rules))


def fighter(
    *weapons: Weapon,
    quality: int = 4,
    defense: int = 4,
    rules: Iterable[str] = (),
    footprint: int = 1,
    spells: tuple[str, ...] = (),
    name: str = "fighter",
) -> Profile:
    """A plain model: Quality 4+, Defense 4+ unless said otherwise."""
    return Profile(name, quality, defense, refs(rules), weapons, footprint, spells)


E = TypeVar("E")
C = TypeVar("C")
Kind = Profile | str | Sequence[Profile]


def board(
    drawing: str | Sequence[str],
    units: Mapping[str, Kind],
    *,
    dice: Sequence[int] = (),
    turn: Side | None = None,
    settings: Settings | None = None,
    halved: bool = False,
    shaken: str = "",
    fatigued: str = "",
    tokens: Mapping[str, int] | None = None,
    ground: str = ".",
    round_number: int = 1,
    rules: Mapping[str, Iterable[str]] | None = None,
) -> GameState:
    """The state drawn: units get their ids in the order they are named, from 1 on."""
    rows = [line for line in (drawing.split("\n") if isinstance(drawing, str) else drawing) if line]
    width = max(len(row) for row in rows)
    rows = [row.ljust(width, ".") for row in rows]
    plain = tuple("".join(ground if mark in units else mark for mark in row) for row in rows)
    table = Table(plain, halved=halved)
    blank = GameState(
        settings or Settings(), table, World(), Dice(7, script=tuple(dice)), catalog=catalog()
    )
    draft = Draft(blank)
    draft.round = round_number
    for side in Side:
        draft.world.players[PlayerId(side + 1)] = Player("", side)
    for mark, kind in units.items():
        spots = [Cell(table.grid.cell(x, y)) for y, row in enumerate(rows)
                 for x, seen in enumerate(row) if seen == mark]  # fmt: skip
        profiles, kinds = _models(kind, len(spots))
        extra = refs((rules or {}).get(mark, ()))
        profiles = tuple(attrs.evolve(p, rules=(*p.rules, *extra)) for p in profiles)
        side = Side.HEROES if mark.isdigit() else Side.HORDE
        unit = draft.add_unit(Unit(mark, mark, side, len(spots)), profiles, kinds)
        for model, cell in zip(draft.world.squads[unit].members, spots, strict=True):
            draft.world.places[model] = Place(cell)
        draft.world.statuses[unit] = Status(
            shaken=mark in shaken, fatigued=mark in fatigued, reserve=not spots
        )
        draft.world.spell_tokens[unit] = SpellTokens((tokens or {}).get(mark, 0))
    draft.agenda.append(Turn(turn if turn is not None else Side.HEROES))
    return draft.freeze()


def _models(kind: Kind, count: int) -> tuple[tuple[Profile, ...], tuple[int, ...]]:
    if isinstance(kind, str):
        return (profile_of(catalog(), kind),), (0,) * count
    if isinstance(kind, Profile):
        return (kind,), (0,) * count
    return tuple(kind), tuple(min(index, len(kind) - 1) for index in range(count))


def uid(state: GameState, mark: str) -> EntityId:
    """The unit drawn with a character."""
    return next(unit for unit, row in state.world.units.items() if row.kind == mark)


def at(state: GameState, x: int, y: int) -> Cell:
    """The cell in column x and row y."""
    return state.table.grid.cell(x, y)


def cells(state: GameState, mark: str) -> list[tuple[int, int]]:
    """Where the models of a unit stand, as columns and rows."""
    members = state.world.squads[uid(state, mark)].members
    return [state.table.grid.xy(state.world.places[model].cell) for model in members]


def play(state: GameState, *commands: Command) -> tuple[GameState, list[Event]]:
    """Carry out commands that must all be legal; the last state and everything that happened."""
    events: list[Event] = []
    for command in commands:
        result = step(state, command)
        assert isinstance(result, Applied), f"{command}: {result}"
        state, events = result.state, [*events, *result.events]
    return state, events


def of(events: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def offered(state: GameState, kind: type[C]) -> list[C]:
    """The legal commands of one kind."""
    return [command for command in legal(state) if isinstance(command, kind)]
