"""Edges, deployment in turn, and those who come later."""

import attrs
import pytest

from starquest.engine.draft import Draft
from starquest.engine.game import legal, new_game
from starquest.engine.modes.field.deploying import (
    bring_reserves,
    room_for,
    still_deploying,
    to_deploy,
)
from starquest.engine.modes.field.zones import field_of, zone
from starquest.engine.scene import Scene
from starquest.model.command import Choose, Command, Deploy, Done, PlaceMarker
from starquest.model.event import EdgeChosen, KeptBack, NoRoom
from starquest.model.ids import Side
from starquest.model.modes.field.ledger import Edge
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind, DeployTurn, Reserves, Turn
from tests.support.board import GRUNT, catalog, drawn
from tests.support.events import Told
from tests.support.matches import army, field, setup_of
from tests.support.playing import play

ONE = army("scrap_cutters", "scrap_gunners", "slag_gunner")
TWO = army("flickerlings", "phase_hunter", "null_howlers")


def first(state: GameState, kind: type[Command]) -> Command:
    """The first legal command of a kind."""
    return next(command for command in legal(state) if isinstance(command, kind))


def edges_asked() -> GameState:
    """A match whose markers lie there."""
    state = new_game(setup_of(ONE, TWO), 3, catalog())
    while field_of(state).unplaced:
        state = play(state, first(state, PlaceMarker))[0]
    return state


def asked(state: GameState) -> Ask:
    """The question on top."""
    top = state.agenda[-1]
    assert isinstance(top, Ask)
    return top


@pytest.mark.rule("FF-117", "FR-01")
def test_the_winner_picks_one_of_the_two_edges_and_the_other_side_gets_the_one_across() -> None:
    state = edges_asked()
    ask = asked(state)
    assert ask.kind is AskKind.EDGE
    assert ask.side is state.first
    assert Edge(ask.options[0]).opposite == ask.options[1]
    state, events = play(state, Choose(1))
    assert EdgeChosen(ask.side, Edge(ask.options[1])) in events
    assert field_of(state).edges[ask.side] == ask.options[1]
    assert field_of(state).edges[ask.side.other] == ask.options[0]


def lined_up(*, back: int) -> Told:
    """The same with an edge and an answer for everybody who may stay back."""
    state, events = play(edges_asked(), Choose(0))
    told = [*events]
    while isinstance(state.agenda[-1], Ask):
        state, events = play(state, Choose(back))
        told += events
    return state, told


@pytest.mark.rule("FF-117")
def test_the_sides_deploy_a_unit_in_turn_in_their_zones_the_winner_first() -> None:
    state, _ = lined_up(back=0)
    side = state.first
    for count in range(6):
        assert state.agenda[-1] == DeployTurn(side)
        unit = to_deploy(Scene(state), side)[0]
        command = next(c for c in legal(state) if isinstance(c, Deploy) and c.unit == unit)
        state = play(state, command)[0]
        scene = Scene(state)
        assert scene.mask(unit) & zone(scene, side) == scene.mask(unit)
        side = side.other if count < 5 else side
    assert isinstance(state.agenda[-1], Turn)
    assert state.round == 1


@pytest.mark.rule("FF-121")
def test_the_winner_of_the_roll_off_for_the_edge_starts_round_1() -> None:
    state, _ = lined_up(back=0)
    winner = state.first
    while not isinstance(state.agenda[-1], Turn):
        state = play(state, first(state, Deploy))[0]
    assert state.agenda[-1] == Turn(winner)
    assert field_of(state).starter == winner


@pytest.mark.rule("FF-222", "FF-201")
def test_scouts_come_after_all_others_near_their_zone_and_ambushers_not_yet() -> None:
    state, told = lined_up(back=1)
    assert len([event for event in told if isinstance(event, KeptBack)]) == 2
    while isinstance(state.agenda[-1], DeployTurn):
        state = play(state, first(state, Deploy))[0]
    assert state.agenda[-1] == Reserves(Side.TWO, scouts=True)
    scouts = next(u for u, row in state.world.units.items() if row.kind == "flickerlings")
    scene = Scene(state)
    ahead = [c for c in legal(state) if not zone(scene, Side.TWO) >> c.cell & 1]  # type: ignore[union-attr]
    assert ahead
    assert {c.unit for c in ahead} == {scouts}  # type: ignore[union-attr]
    state = play(state, ahead[0])[0]
    assert isinstance(state.agenda[-1], Turn)


def full_table(*, half: bool) -> GameState:
    """Walls fill the zone of the first side, and its whole half if so wished."""
    walls = [(x, y) for x in range(48) for y in range(24 if half else 36, 48)]
    rows = drawn(48, 48, {"#": walls, "a": (0, 0)})
    state = field(rows, {"1": GRUNT, "a": GRUNT}, {})
    ledger = attrs.evolve(field_of(state), edges=(int(Edge.SOUTH), int(Edge.NORTH)))
    unit = next(u for u, row in state.world.units.items() if row.side is Side.ONE)
    draft = Draft(attrs.evolve(state, ledger=ledger))
    draft.world.units.clear()
    draft.world.squads.clear()
    row = attrs.evolve(state.world.units[unit], size=1)
    late = draft.add_unit(row, state.world.builds[unit].profiles, (0,))
    draft.set_status(late, attrs.evolve(draft.world.statuses[late], reserve=False))
    draft.agenda[:] = [DeployTurn(Side.ONE)]
    return draft.freeze()


@pytest.mark.rule("FR-07")
def test_with_no_room_in_its_zone_a_unit_deploys_in_its_half() -> None:
    state = full_table(half=False)
    (unit,) = state.world.units
    board = room_for(Scene(state), unit)
    rows = [cell // 49 for cell in range(49 * 48) if board >> cell & 1]
    assert (min(rows), max(rows)) == (24, 35)


@pytest.mark.rule("FR-07")
def test_with_no_room_there_either_it_comes_later_as_from_ambush() -> None:
    state = full_table(half=True)
    (unit,) = state.world.units
    draft = Draft(state)
    assert not still_deploying(draft, DeployTurn(Side.ONE))
    assert draft.events == [NoRoom(unit)]
    assert draft.world.statuses[unit].reserve


@pytest.mark.rule("FR-07", "FF-201")
def test_who_found_no_room_may_come_at_the_start_of_round_2() -> None:
    state = full_table(half=True)
    (unit,) = state.world.units
    draft = Draft(state)
    still_deploying(draft, DeployTurn(Side.ONE))
    draft.round = 2
    bring_reserves(draft)
    after = draft.freeze()
    assert after.agenda[-1] == Reserves(draft.first)
    commands = list(legal(after))
    assert Done() in commands
    assert any(isinstance(c, Deploy) and c.unit == unit for c in commands)
