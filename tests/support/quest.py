"""Literal boards of a Star Quest mission, with scripted dice and short ways to play on them.

    state = quest(
        "1.A..a\n.2...a",
        heroes={"1": "commander", "2": "medic"},
        enemies={"a": "scrap_cutters"},
        objectives={"A": 1},
        dice=[4, 6],
        wave=3,
        priority=1,
    )

Each named character is drawn where its model or marker is; every other character is ground. Digits
are heroes, lower-case letters enemies (one character for each of a unit's models), capitals the
objectives with their numbers, "?" a search token, "$" a treasure marker. Heroes are made as a
mission makes them, with their gear and their two Curing Kits. Enemies belong to this wave unless
`waves` says otherwise; they are units of the data, or any profile of `tests.support.board`. Who is
named and not drawn waits off the table. Draw an objective and keep a hero on its feet, or the
mission is over at the next turn. Further keywords are fields of `Mission`: `priority=2`,
`boss=True`, `xp=10`; a `time` or a `sky` is in force at once.

`hero(state, "1")`, `enemy(state, "a")`, `objective(state, 1)`, `token(state)` and
`cell(state, x, y)` find what was drawn; `drawn(48, 48, {"1": (24, 20)})` draws a board too large
to write down. The helpers that return a state (`wounded`, `downed`, `shaken`, `powered`, `ailing`,
`carrying`, `bearing`, `gifted`, `learned`, `veterans`) change one thing and tell nothing.
`run_step` lets steps resolve on top of what waits; `run_alone` lets them resolve with nothing else
on the agenda, which is how rounds and waves end and start.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from starquest.content.build import profile_of
from starquest.engine.agenda import run
from starquest.engine.attack.wounds import go_down
from starquest.engine.draft import Draft
from starquest.engine.game import legal
from starquest.engine.modes.quest.heroes.conditions import afflict
from starquest.engine.modes.quest.layout import enlist, renew_sky, seat_players
from starquest.model.change import changed
from starquest.model.command import Activate, Done, Hold
from starquest.model.component import Objective, SearchToken, Status, Treasure, Unit
from starquest.model.dice import Dice
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Lasting
from starquest.model.profile import Profile
from starquest.model.setup import Recruit
from starquest.model.state import GameState, Mission, Settings, Wounds
from starquest.model.step import Ask, AskKind, Step, Turn
from starquest.model.table import Table
from starquest.model.world import World
from tests.support.board import catalog, of, offered, play
from tests.support.fights import exact, only, scripted

__all__ = (
    "ailing",
    "asking",
    "bearing",
    "carrying",
    "catalog",
    "cell",
    "downed",
    "drawn",
    "enemy",
    "exact",
    "gifted",
    "hero",
    "idle_until",
    "inches",
    "learned",
    "near",
    "objective",
    "of",
    "offered",
    "only",
    "place",
    "play",
    "powered",
    "quest",
    "run_alone",
    "run_step",
    "scripted",
    "shaken",
    "token",
    "treasure",
    "veterans",
    "wounded",
)  # fmt: skip

TOKEN, TREASURE = "?", "$"
SETTINGS = Settings("quest", Wounds.TALLY, spacing=False)
PAIR = {"1": "commander", "2": "medic"}
"""The party if nobody says otherwise."""
Told = tuple[GameState, list[Event]]


def quest(  # a board has many parts, each by its name
    drawing: str | Sequence[str],
    heroes: Mapping[str, str] | None = None,
    enemies: Mapping[str, str | Profile] | None = None,
    objectives: Mapping[str, int] | None = None,
    *,
    dice: Sequence[int] = (),
    wave: int = 1,
    waves: Mapping[str, int] | None = None,
    turn: Side = Side.HEROES,
    treasure: Treasure | None = None,
    damage: Mapping[int, int] | None = None,
    halved: bool = False,
    round_number: int = 1,
    factions: tuple[str, ...] = ("cinder_raiders",),
    party: int | None = None,
    **mission: Any,
) -> GameState:
    """The mission drawn; it waits for `turn` to activate somebody."""
    party_marks, foes, goals = heroes or PAIR, enemies or {}, objectives or {}
    rows = _rows(drawing)
    marks = {*party_marks, *foes, *goals, TOKEN, TREASURE}
    plain = tuple("".join("." if mark in marks else mark for mark in row) for row in rows)
    table = Table(plain, halved=halved)
    draft = Draft(
        GameState(SETTINGS, table, World(), Dice(7, script=tuple(dice)), catalog=catalog(),
                  round=round_number)
    )  # fmt: skip
    seat_players(draft, ["ann"])
    for mark, kind in party_marks.items():
        _settle(draft, enlist(draft, Recruit(kind, mark, "ann")), _spots(table, rows, mark))
    points = sum(row.points for row in draft.world.units.values())
    fields = {"finished": wave - 1, **mission}
    draft.mission = Mission(points if party is None else party, 25, factions, wave=wave, **fields)
    renew_sky(draft)
    for mark, unit in foes.items():
        spots = _spots(table, rows, mark)
        born = (waves or {}).get(mark, wave)
        _settle(draft, _enemy(draft, mark, unit, max(1, len(spots)), born), spots)
    _mark(draft, rows, goals, damage or {}, treasure or Treasure(Cell(0)))
    draft.agenda.append(Turn(turn))
    return draft.freeze()


def _rows(drawing: str | Sequence[str]) -> list[str]:
    lines = drawing.split("\n") if isinstance(drawing, str) else drawing
    rows = [line for line in lines if line]
    width = max(len(row) for row in rows)
    return [row.ljust(width, ".") for row in rows]


def _spots(table: Table, rows: Sequence[str], mark: str) -> list[Cell]:
    return [
        table.grid.cell(x, y)
        for y, row in enumerate(rows)
        for x, seen in enumerate(row)
        if seen == mark
    ]


def _enemy(draft: Draft, mark: str, kind: str | Profile, models: int, wave: int) -> EntityId:
    profile = profile_of(catalog(), kind) if isinstance(kind, str) else kind
    points = catalog().units[kind].cost if isinstance(kind, str) else 0
    row = Unit(profile.id, mark, Side.HORDE, models, points, wave)
    return draft.add_unit(row, (profile,), (0,) * models)


def _settle(draft: Draft, unit: EntityId, spots: list[Cell]) -> None:
    for model, spot in zip(draft.world.squads[unit].members, spots, strict=False):
        draft.put(model, spot)
    draft.set_status(unit, Status(reserve=not spots))


def _mark(
    draft: Draft,
    rows: Sequence[str],
    goals: Mapping[str, int],
    damage: Mapping[int, int],
    treasure: Treasure,
) -> None:
    world, table = draft.world, draft.table
    for mark, number in goals.items():
        (spot,) = _spots(table, rows, mark)
        world.objectives[draft.create()] = Objective(number, spot, damage.get(number, 0))
    for spot in _spots(table, rows, TOKEN):
        world.search_tokens[draft.create()] = SearchToken(spot)
    for spot in _spots(table, rows, TREASURE):
        world.treasures[draft.create()] = attrs.evolve(treasure, cell=spot)


Spots = tuple[int, int] | list[tuple[int, int]]


def drawn(width: int, height: int, marks: Mapping[str, Spots], ground: str = ".") -> list[str]:
    """Open ground with these characters on it, each at a column and row or at several."""
    rows = [[ground] * width for _ in range(height)]
    for mark, spots in marks.items():
        for x, y in spots if isinstance(spots, list) else [spots]:
            rows[y][x] = mark
    return ["".join(row) for row in rows]


def hero(state: GameState, mark: str) -> EntityId:
    """The hero drawn with this character."""
    return _named(state, mark)


def enemy(state: GameState, mark: str) -> EntityId:
    """The enemy unit drawn with this character."""
    return _named(state, mark)


def _named(state: GameState, mark: str) -> EntityId:
    return next(unit for unit, row in state.world.units.items() if row.name == mark)


def objective(state: GameState, number: int) -> EntityId:
    """The objective with this number."""
    return next(o for o, row in state.world.objectives.items() if row.number == number)


def token(state: GameState, index: int = 0) -> EntityId:
    """A search token, in reading order."""
    return list(state.world.search_tokens)[index]


def treasure(state: GameState, index: int = 0) -> EntityId:
    """A treasure marker, in reading order."""
    return list(state.world.treasures)[index]


def cell(state: GameState, x: int, y: int) -> Cell:
    """The cell in column x and row y."""
    return state.table.grid.cell(x, y)


def place(state: GameState, mark: str) -> tuple[int, int]:
    """Column and row of a unit's first model."""
    model = state.world.squads[_named(state, mark)].members[0]
    return state.table.grid.xy(state.world.places[model].cell)


def inches(a: tuple[int, int], b: tuple[int, int]) -> float:
    """How far two columns and rows are apart: a straight step is 1 inch, a diagonal one 1.5."""
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dx, dy) + min(dx, dy) / 2


def near(a: tuple[int, int], b: tuple[int, int], reach: float) -> bool:
    """Whether two places are within so many inches; half an inch over still counts."""
    return inches(a, b) <= reach + 0.5


def asking(state: GameState, kind: AskKind) -> Ask:
    """The question the game waits with, which is of this kind."""
    top = state.agenda[-1]
    assert isinstance(top, Ask), top
    assert top.kind == kind, top
    return top


def run_step(state: GameState, *steps: Step) -> Told:
    """Let steps resolve on top of what the game waits for; the state and what happened."""
    draft = Draft(state)
    draft.push(*steps)
    run(draft)
    return draft.freeze(), draft.events


def run_alone(state: GameState, *steps: Step) -> Told:
    """Let steps resolve with nothing else on the agenda."""
    return run_step(attrs.evolve(state, agenda=()), *steps)


def idle_until(state: GameState, kind: type[Event]) -> Told:
    """Let everybody stay where they are, and take the first answer, until something happens."""
    events: list[Event] = []
    while not of(events, kind):
        options = list(legal(state))
        idle = next((c for c in options if isinstance(c, Activate | Hold | Done)), options[0])
        state, more = play(state, idle)
        events += more
    return state, events


def wounded(state: GameState, mark: str, wounds: int) -> GameState:
    """The same, but the first model of a unit bears wounds."""
    draft, unit = Draft(state), _named(state, mark)
    model = draft.world.squads[unit].members[0]
    draft.world.bodies[model] = attrs.evolve(draft.world.bodies[model], wounds=wounds)
    return draft.freeze()


def downed(state: GameState, marks: str, *, out: bool = False) -> GameState:
    """The same, but these heroes are Unconscious; `out` of the wave if so said."""
    for mark in marks:
        tough = catalog().heroes[state.world.heroes[hero(state, mark)].kind].tough
        draft = Draft(wounded(state, mark, tough))
        unit = hero(state, mark)
        go_down(draft, unit, "test")
        draft.world.ailments[unit] = attrs.evolve(draft.world.ailments[unit], out=out)
        state = draft.freeze()
    return state


def shaken(state: GameState, marks: Iterable[str]) -> GameState:
    """The same, but these units are Shaken."""
    draft = Draft(state)
    for mark in marks:
        draft.shake(_named(state, mark), "test")
    return draft.freeze()


def powered(state: GameState, mark: str, power: int) -> GameState:
    """The same, but a hero has this much power."""
    draft, unit = Draft(state), hero(state, mark)
    draft.world.powers[unit] = attrs.evolve(draft.world.powers[unit], left=power)
    return draft.freeze()


def ailing(state: GameState, mark: str, *conditions: str) -> GameState:
    """The same, but a hero has these conditions."""
    draft = Draft(state)
    for condition in conditions:
        afflict(draft, hero(state, mark), condition, "test")
    return draft.freeze()


def carrying(state: GameState, mark: str, *items: str, money: int = 0) -> GameState:
    """The same, but these are a hero's consumables and credits."""
    draft, unit = Draft(state), hero(state, mark)
    pack = draft.world.packs[unit]
    draft.world.packs[unit] = attrs.evolve(pack, items=items, credits=money)
    return draft.freeze()


def bearing(state: GameState, mark: str, *modifiers: Lasting) -> GameState:
    """The same, but a unit bears modifiers besides its own."""
    draft = Draft(state)
    for modifier in modifiers:
        draft.add_modifier(_named(state, mark), modifier)
    return draft.freeze()


def veterans(state: GameState) -> GameState:
    """The same, but the heroes have reached the last level, so that XP asks for nothing."""
    draft = Draft(state)
    for unit, row in state.world.heroes.items():
        draft.world.heroes[unit] = attrs.evolve(row, level=15)
    return draft.freeze()


def gifted(state: GameState, mark: str, **stats: int) -> GameState:
    """The same, but a hero has these values in `strength`, `dexterity` or `will`."""
    draft, unit = Draft(state), hero(state, mark)
    draft.world.heroes[unit] = changed(draft.world.heroes[unit], **stats)
    return draft.freeze()


def learned(state: GameState, mark: str, skills: Iterable[str]) -> GameState:
    """The same, but a hero knows these skills besides its own."""
    draft, unit = Draft(state), hero(state, mark)
    row = draft.world.heroes[unit]
    draft.world.heroes[unit] = attrs.evolve(row, skills=(*row.skills, *skills))
    return draft.freeze()
