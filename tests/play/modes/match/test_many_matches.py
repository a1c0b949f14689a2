"""Whole matches on every kind of table, with every invariant checked after every command."""

from collections.abc import Iterator

import attrs
import pytest

from starquest.engine.game import legal, new_game
from starquest.engine.mode import mind_of
from starquest.model.command import Advance, Command, Rush
from starquest.model.ids import Cell, EntityId
from starquest.model.setup import MatchSetup
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.bots.bot import Bot
from starquest.play.modes.match.words import read_match
from starquest.play.named_army import named_army
from starquest.play.saves.faults import faults
from starquest.play.session import Session
from tests import times
from tests.support.board import catalog
from tests.support.invariants import values_are_plain, wounds_in_range
from tests.support.ranks import together
from tests.support.wild_matches import WildBot, wild_setup

SAMPLED = 40
"""The whole state is looked through once in so many commands."""
SEATS = (("list", "list"), ("list", "list"), ("list", "list"), ("captain", "list"))
POINTS = (200, 300)


Plan = tuple[str, str, str, int, tuple[str, str], bool]


def plan(seed: int) -> Plan:
    """Armies, theme, points, seats and special moves: in time everybody meets everywhere."""
    factions, themes = list(catalog().factions), list(catalog().themes)
    one, two = divmod(seed % 36, 6)
    turn = seed // 36
    theme = themes[(seed // 2 + turn) % len(themes)]
    special = catalog().themes[theme].raised or (seed // 3) % 2 == 0
    points = POINTS[(seed + turn) % 2]
    return factions[one], factions[two], theme, points, SEATS[seed % 4], special


def programs(seed: int) -> MatchSetup:
    """Two programs in a match that is planned so."""
    one, two, theme, points, minds, special = plan(seed)
    setup = read_match(
        catalog(), f"{one},{two}", points=points, theme=theme, special=special, find=named_army
    )
    return attrs.evolve(setup, minds=minds)


def unsound(before: GameState, command: Command, after: GameState) -> Iterator[str]:
    """What is wrong with a state or with the way there."""
    yield from faults(after)
    yield from wounds_in_range(after)
    top = before.agenda[-1]
    if isinstance(command, Advance | Rush) and isinstance(top, Act):
        yield from strayed(before, top.unit, after)


def strayed(before: GameState, unit: EntityId, after: GameState) -> Iterator[str]:
    """A squad that marched is together, unless nothing could mend it or it lost somebody."""
    members = before.world.squads[unit].members
    squad = after.world.squads.get(unit)
    if squad is None or squad.members != members:
        return
    offered = [c for c in legal(before) if isinstance(c, Advance | Rush)]
    if len(offered) > 1 and not together(spots(after, unit)):
        yield f"unit {unit} is not together: {spots(after, unit)}"


def spots(state: GameState, unit: EntityId) -> list[tuple[int, int]]:
    """Where the models of a unit stand."""
    members = state.world.squads[unit].members
    return [state.table.grid.xy(state.world.places[model].cell) for model in members]


def play_out(setup: MatchSetup, seed: int, bot: Bot) -> GameState:
    """A match to its end, everything checked on the way."""
    session = Session(new_game(setup, seed, catalog()))
    assert faults(session.state) == []
    while session.state.outcome is None:
        before = session.state
        if mind_of(before) is not None:
            session.mind_step()
        else:
            session.apply(bot.choose(before))
        told = f"seed {seed}, command {len(session.history)}: {session.history[-1]}"
        assert session.state is not before, told
        assert list(unsound(before, session.history[-1], session.state)) == [], told
        if len(session.history) % SAMPLED == 0:
            assert list(values_are_plain(session.state)) == [], told
    return session.state


@pytest.mark.soak
@pytest.mark.parametrize("share", range(4))
def test_programs_play_matches_to_an_end_and_every_state_is_sound(share: int) -> None:
    for seed in range(share, times(8, 1000), 4):
        state = play_out(programs(seed), seed, WildBot(seed))
        assert state.round <= 4
        assert state.outcome is not None
        assert state.outcome.reason in ("markers", "destroyed", "nobody_left")


@pytest.mark.soak
@pytest.mark.parametrize("share", range(4))
def test_wild_matches_end_and_every_state_is_sound(share: int) -> None:
    for seed in range(share, times(8, 500), 4):
        minds = ("", "list") if seed % 5 == 0 else ("", "")
        assert play_out(wild_setup(seed, minds=minds), seed, WildBot(seed)).round <= 4


def test_everybody_meets_everywhere() -> None:
    """The plan itself: each column of it has everything, and every theme every pair."""
    plans = [plan(seed) for seed in range(1000)]
    pairs, themes = {(p[0], p[1]) for p in plans}, {*catalog().themes}
    assert len(pairs) == 36
    assert {(p[0], p[1], p[2]) for p in plans} == {
        (*pair, theme) for pair in pairs for theme in themes
    }
    assert {(p[3], p[4]) for p in plans} == {
        (points, seats) for points in POINTS for seats in SEATS
    }
    assert {p[5] for p in plans} == {True, False}


def test_a_squad_that_strays_is_found() -> None:
    """The checker itself: a model put elsewhere after its squad's march."""
    session, bot = Session(new_game(wild_setup(1), 1, catalog())), WildBot(1)
    while True:
        before = session.state
        session.apply(bot.choose(before))
        top, command = before.agenda[-1], session.history[-1]
        if not isinstance(top, Act) or not isinstance(command, Advance | Rush):
            continue
        squad = session.state.world.squads.get(top.unit)
        ways = [one for one in legal(before) if isinstance(one, Advance | Rush)]
        if (
            squad is not None
            and len(ways) > 1
            and len(squad.members) == len(before.world.squads[top.unit].members) > 1
        ):
            break
    lead, rows = squad.members[0], session.state.world.places
    grid = session.state.table.grid
    corners = [grid.cell(x, y) for x in (0, grid.width - 1) for y in (0, grid.height - 1)]
    far = Cell(max(corners, key=lambda one: grid.distance(one, rows[squad.members[1]].cell)))
    places = {**rows, lead: attrs.evolve(rows[lead], cell=far)}
    world = attrs.evolve(session.state.world, places=places)
    spoilt = attrs.evolve(session.state, world=world)
    assert [*strayed(before, top.unit, session.state)] == []
    assert [*strayed(before, top.unit, spoilt)]
