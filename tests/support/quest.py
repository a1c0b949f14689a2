"""Literal boards of a Star Quest mission, with scripted dice.

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
mission is over at the next turn. Further keywords are fields of `QuestLedger`: `priority=2`,
`boss=True`, `xp=10`; a `time` or a `sky` is in force at once. `arena` is a mission whose one
objective lies behind a wall, so that nothing but the drawing matters.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from starquest.content.build import profile_of
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.layout import enlist, renew_sky, seat_players
from starquest.model.component import Objective, SearchToken, Status, Treasure, Unit
from starquest.model.dice import Dice
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.profile import Profile
from starquest.model.settings import Rout
from starquest.model.setup import Recruit
from starquest.model.state import GameState, Settings, Turns, Wounds
from starquest.model.step import Turn
from starquest.model.table import Table
from starquest.model.world import World
from tests.support.board import catalog, marked, rows_of

TOKEN, TREASURE = "?", "$"
SETTINGS = Settings("quest", Wounds.TALLY, spacing=False, rout=Rout.BROKEN)
PAIR = {"1": "commander", "2": "medic"}
"""The party if nobody says otherwise."""


def quest(  # a board has many parts, each by its name
    drawing: str | Sequence[str],
    heroes: Mapping[str, str] | None = None,
    enemies: Mapping[str, str | Profile] | None = None,
    objectives: Mapping[str, int] | None = None,
    *,
    dice: Sequence[int] = (),
    wave: int = 1,
    waves: Mapping[str, int] | None = None,
    turn: Side = Side.ONE,
    treasure: Treasure | None = None,
    damage: Mapping[int, int] | None = None,
    halved: bool = False,
    round_number: int = 1,
    factions: tuple[str, ...] = ("cinder_raiders",),
    party: int | None = None,
    phases: bool = False,
    **mission: Any,
) -> GameState:
    """The mission drawn; it waits for `turn` to activate somebody."""
    party_marks, foes, goals = heroes or PAIR, enemies or {}, objectives or {}
    rows = rows_of(drawing)
    marks = {*party_marks, *foes, *goals, TOKEN, TREASURE}
    plain = tuple("".join("." if mark in marks else mark for mark in row) for row in rows)
    table = Table(plain, halved=halved)
    turns = Turns.SIDES if phases else Turns.ALTERNATE
    settings = attrs.evolve(SETTINGS, turns=turns)
    draft = Draft(
        GameState(settings, table, World(), Dice(7, script=tuple(dice)), catalog=catalog(),
                  round=round_number)
    )  # fmt: skip
    seat_players(draft, ["ann"])
    for mark, kind in party_marks.items():
        _settle(draft, enlist(draft, Recruit(kind, mark, "ann")), marked(table, rows, mark))
    points = sum(row.points for row in draft.world.units.values())
    fields = {"finished": wave - 1, **mission}
    worth = points if party is None else party
    draft.ledger = QuestLedger(worth, 25, factions, wave=wave, **fields)
    renew_sky(draft)
    for mark, unit in foes.items():
        spots = marked(table, rows, mark)
        born = (waves or {}).get(mark, wave)
        _settle(draft, _enemy(draft, mark, unit, max(1, len(spots)), born), spots)
    _mark(draft, rows, goals, damage or {}, treasure or Treasure(Cell(0)))
    draft.agenda.append(Turn(turn))
    return draft.freeze()


def _enemy(draft: Draft, mark: str, kind: str | Profile, models: int, wave: int) -> EntityId:
    profile = profile_of(catalog(), kind) if isinstance(kind, str) else kind
    points = catalog().units[kind].cost if isinstance(kind, str) else 0
    row = Unit(profile.id, mark, Side.TWO, models, points, wave)
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
        (spot,) = marked(table, rows, mark)
        world.objectives[draft.create()] = Objective(number, spot, damage.get(number, 0))
    for spot in marked(table, rows, TOKEN):
        world.search_tokens[draft.create()] = SearchToken(spot)
    for spot in marked(table, rows, TREASURE):
        world.treasures[draft.create()] = attrs.evolve(treasure, cell=spot)


def arena(
    drawing: str | Sequence[str],
    heroes: Mapping[str, str],
    enemies: Mapping[str, str | Profile] | None = None,
    **rest: Any,
) -> GameState:
    """The mission drawn, kept going by an objective nobody sees or gets to."""
    rows = rows_of(drawing)
    width = len(rows[0])
    hidden = ["#" * width, "Z".ljust(width, "#")]
    return quest([*rows, *hidden], heroes, enemies, {"Z": 5}, **rest)
