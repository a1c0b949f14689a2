"""What holds in every game a random player can play."""

from collections.abc import Iterator

import pytest
from hypothesis import given

from starquest.engine.digest import digest
from starquest.engine.game import legal, step
from starquest.model import command as commands
from starquest.model.command import Advance, Command, Rush, Shot
from starquest.model.event import Event, Moved
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied, Rejected
from starquest.model.step import Act
from starquest.play.codec import dump_state
from tests.support.board import board, catalog, fighter
from tests.support.brawls import Picks
from tests.support.invariants import faults
from tests.support.skirmishes import (
    BRIEF,
    COMMANDS,
    Game,
    Move,
    games,
    moves,
    some_games,
    some_legal,
)

several = some_games(10, 300)
many = some_games(24, 600)


@pytest.mark.soak
@several
@given(games())
def test_no_command_breaks_an_invariant(game: Game) -> None:
    state, _ = game.open()
    assert faults(state) == []
    for move in moves(game, COMMANDS):
        assert faults(move.applied.state) == []


@pytest.mark.soak
@several
@given(games())
def test_every_legal_command_is_accepted(game: Game) -> None:
    picks = Picks(game.player)
    for move in moves(game, COMMANDS):
        before = digest(move.before)
        for command in some_legal(move.before, picks):
            assert isinstance(step(move.before, command), Applied), command
        assert digest(move.before) == before


@pytest.mark.soak
@several
@given(games())
def test_a_refused_command_leaves_the_state_untouched(game: Game) -> None:
    picks = Picks(game.player)
    for move in moves(game, BRIEF):
        before, offered = dump_state(move.before), list(legal(move.before))
        for command in _asked_for_at_random(picks):
            accepted = isinstance(step(move.before, command), Applied)
            assert accepted == (command in offered), command
        assert dump_state(move.before) == before
        assert list(legal(move.before)) == offered


def _asked_for_at_random(picks: Picks) -> Iterator[Command]:
    """A command of every kind, few of them sensible."""
    cell, unit = Cell(picks.below(3000) - 300), EntityId(picks.below(40) - 2)
    shot = Shot(picks.one(["no_such_weapon", *catalog().weapons]), unit)
    yield from (commands.Hold(), commands.Done(), commands.Activate(unit))
    yield from (commands.Deploy(unit, cell), commands.OpenDoor(cell))
    yield from (Advance(cell), Rush(cell), commands.Charge(unit, cell))
    yield from (commands.Choose(picks.below(9) - 2), commands.Shoot((shot,) * picks.below(3)))
    spell = picks.one(["no_such_spell", *catalog().spells])
    yield commands.Cast(spell, (unit,) * picks.below(3))


@some_games(5, 50)
@given(games())
def test_what_is_no_command_is_refused(game: Game) -> None:
    state, _ = game.open()
    before = digest(state)
    for thing in (None, 3, "hold", object(), Shot("rifle", EntityId(1)), [commands.Hold()]):
        assert isinstance(step(state, thing), Rejected)  # type: ignore[arg-type]  # the point of it
    assert digest(state) == before


@pytest.mark.parametrize("unit", [True, 1.0])
def test_a_command_with_something_else_for_a_number_is_refused(unit: object) -> None:
    state = board("1..a", {"1": fighter(), "a": fighter()})
    command = commands.Activate(unit)  # type: ignore[arg-type]  # the point of it
    assert isinstance(step(state, command), Rejected)


@pytest.mark.rule("FF-131")
@pytest.mark.soak
@many
@given(games())
def test_a_unit_that_moved_keeps_together(game: Game) -> None:
    for move in moves(game, COMMANDS):
        if isinstance(move.command, Advance | Rush):
            assert _strayed(move) == []


def _strayed(move: Move) -> list[EntityId]:
    """The models that ended without a friend within 1 inch, or over 6 inches from one."""
    table, act = move.before.table, move.before.agenda[-1]
    assert isinstance(act, Act)
    members = move.before.world.squads[act.unit].members
    ends = {model: move.before.world.places[model].cell for model in members}
    ends |= {event.model: event.path[-1] for event in _of_moves(move.applied.events)}
    gaps = {m: [table.grid.distance(ends[m], ends[o]) for o in members if o != m] for m in members}
    near, far = table.length(1) + 1, table.length(6) + 1
    return [m for m, gap in gaps.items() if gap and (min(gap) > near or max(gap) > far)]


def _of_moves(events: tuple[Event, ...]) -> list[Moved]:
    return [event for event in events if isinstance(event, Moved)]
