"""Wave 0: the lesson's table as a game of the real rules, kept nowhere."""

import attrs

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.lesson import HERO, OBJECTIVE, TOKEN
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.layout import enlist, seat_players
from starquest.engine.modes.quest.mode import settings_of
from starquest.model.component import Objective, SearchToken, Status, Unit
from starquest.model.dice import Dice
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Turn
from starquest.model.table import Table
from starquest.model.world import World

SHARE = 25
NOBODY_ELSE = ("",)


def wave_zero(catalog: Catalog) -> GameState:
    """The lesson at its first decision."""
    table, start = catalog.lesson.table, catalog.lesson.start
    marks = {HERO, OBJECTIVE, TOKEN, *(enemy.mark for enemy in start.enemies)}
    plain = tuple("".join("." if mark in marks else mark for mark in row) for row in table.rows)
    setup = QuestSetup((Recruit(start.hero),))
    ground = Table(plain, theme=table.theme)
    state = GameState(
        settings_of(setup), ground, World(), Dice(table.seed), catalog=catalog, round=1
    )
    draft = Draft(state)
    seat_players(draft, NOBODY_ELSE)
    _people(draft, catalog)
    (spot,), (token,) = _spots(draft, OBJECTIVE), _spots(draft, TOKEN)
    draft.world.objectives[draft.create()] = Objective(1, spot)
    draft.world.search_tokens[draft.create()] = SearchToken(token)
    draft.agenda.append(Turn(Side.ONE))
    return draft.freeze()


def _people(draft: Draft, catalog: Catalog) -> None:
    start = catalog.lesson.start
    hero = enlist(draft, Recruit(start.hero))
    pack = draft.world.packs[hero]
    draft.world.packs[hero] = attrs.evolve(pack, credits=start.credits)
    draft.ledger = QuestLedger(
        draft.world.units[hero].points, SHARE, (start.faction,), wave=1, priority=1,
        alertness=start.alertness,
    )  # fmt: skip
    _settle(draft, hero, _spots(draft, HERO))
    owner = next(n for n, row in draft.world.players.items() if row.side is Side.TWO)
    for enemy in start.enemies:
        spots, kind = _spots(draft, enemy.mark), catalog.units[enemy.kind]
        row = Unit(kind.id, kind.name, Side.TWO, len(spots), kind.cost, 1, owner)
        profile = profile_of(catalog, kind.id)
        _settle(draft, draft.add_unit(row, (profile,), (0,) * len(spots)), spots)


def _settle(draft: Draft, unit: EntityId, spots: list[Cell]) -> None:
    for model, spot in zip(draft.world.squads[unit].members, spots, strict=True):
        draft.put(model, spot)
    draft.set_status(unit, Status())


def _spots(draft: Draft, mark: str) -> list[Cell]:
    """The cells a mark is drawn on."""
    grid, rows = draft.table.grid, draft.catalog.lesson.table.rows
    return [grid.cell(x, y) for y, row in enumerate(rows) for x, seen in enumerate(row)
            if seen == mark]  # fmt: skip
