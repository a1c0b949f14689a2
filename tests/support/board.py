"""A small literal board of two sides, with scripted dice.

`board("1.c", units={"c": "scrap_cutters"})` draws one model for each character that is named; the
other characters are ground. Digits are the heroes' side, letters the horde's. Several models of a
unit share its character.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import attrs

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.engine.draft import Draft
from starquest.model.component import Place, Player, SpellTokens, Status, Unit
from starquest.model.dice import Dice
from starquest.model.ids import Cell, PlayerId, Side
from starquest.model.modes.skirmish import SkirmishLedger
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.state import GameState, Nerve, Settings, Wounds
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


Kind = Profile | str | Sequence[Profile]


def skirmish_rules(
    wounds: Wounds = Wounds.EFFECTS,
    *,
    spacing: bool = True,
    rounds: int = 0,
    special: bool = False,
) -> Settings:
    """The rules of a skirmish; where wounds are tallied they shake units' nerve."""
    nerve = Nerve.ATTACK if wounds is Wounds.TALLY else Nerve.NEVER
    return Settings(
        "skirmish", wounds, spacing=spacing, nerve=nerve, rounds=rounds, special=special
    )


TALLY = skirmish_rules(Wounds.TALLY)
SPECIAL = skirmish_rules(special=True)
"""Units jump and are pushed."""


STURDY = fighter(rules=["tough 9"])
"""Quality 4+, Defense 4+ and nine wounds; no roll for a wound's effect before the last of them."""
GRUNT = fighter()
"""The same with one wound."""
Spots = tuple[int, int] | list[tuple[int, int]]


def lane(inches: int) -> str:
    """A hero and an enemy on open ground, so many inches apart."""
    return f"1{'.' * (inches - 1)}a"


def drawn(width: int, height: int, marks: Mapping[str, Spots], ground: str = ".") -> list[str]:
    """Open ground with these characters on it, each at a column and row or at several."""
    rows = [[ground] * width for _ in range(height)]
    for mark, spots in marks.items():
        for x, y in spots if isinstance(spots, list) else [spots]:
            rows[y][x] = mark
    return ["".join(row) for row in rows]


def rows_of(drawing: str | Sequence[str]) -> list[str]:
    """The rows of a drawing, open ground where one is shorter than the others."""
    rows = [row for row in (drawing.split("\n") if isinstance(drawing, str) else drawing) if row]
    width = max(len(row) for row in rows)
    return [row.ljust(width, ".") for row in rows]


def marked(table: Table, rows: Sequence[str], mark: str) -> list[Cell]:
    """The cells a character is drawn on."""
    return [
        table.grid.cell(x, y)
        for y, row in enumerate(rows)
        for x, seen in enumerate(row)
        if seen == mark
    ]


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
    heights: str | Sequence[str] = (),
) -> GameState:
    """The state drawn: units get their ids in the order they are named, from 1 on."""
    rows = rows_of(drawing)
    plain = tuple("".join(ground if mark in units else mark for mark in row) for row in rows)
    high = tuple([heights] if isinstance(heights, str) else heights)
    table = Table(plain, halved=halved, heights=high)
    blank = GameState(
        settings or skirmish_rules(),
        table,
        World(),
        Dice(7, script=tuple(dice)),
        catalog=catalog(),
        ledger=SkirmishLedger(),
    )
    draft = Draft(blank)
    draft.round = round_number
    for side in Side:
        draft.world.players[PlayerId(side + 1)] = Player("", side)
    for mark, kind in units.items():
        spots = marked(table, rows, mark)
        profiles, kinds = _models(kind, len(spots))
        extra = refs((rules or {}).get(mark, ()))
        profiles = tuple(attrs.evolve(p, rules=(*p.rules, *extra)) for p in profiles)
        side = Side.ONE if mark.isdigit() else Side.TWO
        unit = draft.add_unit(Unit(mark, mark, side, len(spots)), profiles, kinds)
        for model, cell in zip(draft.world.squads[unit].members, spots, strict=True):
            draft.world.places[model] = Place(cell)
        draft.world.statuses[unit] = Status(
            shaken=mark in shaken, fatigued=mark in fatigued, reserve=not spots
        )
        draft.world.spell_tokens[unit] = SpellTokens((tokens or {}).get(mark, 0))
    draft.agenda.append(Turn(turn if turn is not None else Side.ONE))
    return draft.freeze()


def _models(kind: Kind, count: int) -> tuple[tuple[Profile, ...], tuple[int, ...]]:
    if isinstance(kind, str):
        return (profile_of(catalog(), kind),), (0,) * count
    if isinstance(kind, Profile):
        return (kind,), (0,) * count
    return tuple(kind), tuple(min(index, len(kind) - 1) for index in range(count))
