"""Placing the models of a squad by hand after its move."""

from starquest.engine.coherency import span_of, strays
from starquest.engine.game import legal, step
from starquest.engine.movement.tidying import EACH, together
from starquest.engine.scene import scene_of
from starquest.model.command import Activate, Advance, Command, Done, Nudge, Rush, Tidy
from starquest.model.event import Moved
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied, Rejected
from starquest.model.state import GameState
from starquest.model.step import Tidying
from tests.support.board import Kind, board, fighter
from tests.support.matches import field

FOUR: Kind = [fighter()] * 4
OPEN = ["1111" + "." * 20, *["." * 24] * 9]


def acting(rows: list[str], kinds: dict[str, Kind], dice: tuple[int, ...] = ()) -> GameState:
    state = field(rows, kinds, {}, dice=dice)
    return done(state, Activate(next(iter(state.world.units))))


def done(state: GameState, *commands: Command) -> GameState:
    for command in commands:
        result = step(state, command)
        assert isinstance(result, Applied), command
        state = result.state
    return state


def spot(state: GameState, x: int, y: int) -> Cell:
    return Cell(state.table.grid.cell(x, y))


def models(state: GameState) -> tuple[EntityId, ...]:
    return next(iter(state.world.squads.values())).members


def offered(state: GameState, model: EntityId) -> set[tuple[int, int]]:
    return {
        state.table.grid.xy(one.cell)
        for one in legal(state)
        if isinstance(one, Nudge) and one.model == model
    }


def test_a_squad_waits_for_its_models_after_the_move_if_it_was_told_to() -> None:
    plain = done(acting(OPEN, {"1": FOUR}), Advance(spot(acting(OPEN, {"1": FOUR}), 4, 2)))
    assert not any(isinstance(row, Tidying) for row in plain.agenda)
    state = acting(OPEN, {"1": FOUR})
    state = done(state, Tidy(), Advance(spot(state, 4, 2)))
    assert isinstance(state.agenda[-1], Tidying)
    assert Done() in legal(state)


def test_a_model_goes_where_it_gets_from_its_own_start_and_stays_with_the_others() -> None:
    state = acting(OPEN, {"1": FOUR})
    lead, *_, last = models(state)
    state = done(
        state, Tidy(), Advance(spot(state, 4, 0))
    )  # as they stand: 4 to 7 in the first row
    assert {state.table.grid.xy(state.world.places[m].cell) for m in models(state)} == {
        (4, 0), (5, 0), (6, 0), (7, 0),
    }  # fmt: skip
    # the last began at column 3 and goes 6 inches: to column 9 at most; beside (4,0) to (6,0)
    assert offered(state, last) == {(3, 0), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)}
    # the lead began at (0,0): (6,1) is 6.5 inches away, and of the first row nothing is free
    assert offered(state, lead) == {(4, 1), (5, 1)}
    after = done(state, Nudge(last, spot(state, 4, 1)))
    assert after.world.places[last].cell == spot(state, 4, 1)
    assert isinstance(after.agenda[-1], Tidying)


def test_the_way_is_told_from_where_the_model_began() -> None:
    state = acting(OPEN, {"1": FOUR})
    last = models(state)[-1]
    state = done(state, Tidy(), Advance(spot(state, 4, 0)))
    result = step(state, Nudge(last, spot(state, 5, 1)))
    assert isinstance(result, Applied)
    (moved,) = [event for event in result.events if isinstance(event, Moved)]
    assert (moved.model, moved.path[-1]) == (last, spot(state, 5, 1))
    assert moved.cost == 5  # one inch straight and one across: 2 + 3 half-inches


def test_no_die_is_rolled_and_its_end_goes_on_with_the_activation() -> None:
    state = acting(OPEN, {"1": FOUR})
    state = done(state, Tidy(), Rush(spot(state, 8, 0)))
    last, before = models(state)[-1], state.dice.counts
    state = done(state, Nudge(last, spot(state, 9, 1)), Done())
    assert state.dice.counts == before
    assert not any(isinstance(row, Tidying) for row in state.agenda)


def test_what_would_tear_the_squad_or_is_too_far_is_refused() -> None:
    state = acting(OPEN, {"1": FOUR})
    lead, *_, last = models(state)
    state = done(state, Tidy(), Advance(spot(state, 4, 0)))
    for model, x, y in ((last, 9, 0), (lead, 7, 1), (last, 5, 0), (lead, 4, 0)):
        assert isinstance(step(state, Nudge(model, spot(state, x, y))), Rejected)
    assert isinstance(step(state, Nudge(EntityId(99), spot(state, 3, 1))), Rejected)


def test_dangerous_ground_is_not_walked_on_by_hand() -> None:
    rows = ["1111" + "." * 20, "." * 4 + "^^^^" + "." * 16, *["." * 24] * 8]
    state = acting(rows, {"1": FOUR})
    state = done(state, Tidy(), Advance(spot(state, 4, 0)))
    last = models(state)[-1]
    assert offered(state, last) == {(3, 0), (3, 1)}


def test_an_end_comes_after_three_for_each() -> None:
    state = acting(OPEN, {"1": FOUR})
    last = models(state)[-1]
    state = done(state, Tidy(), Advance(spot(state, 4, 0)))
    for number in range(EACH * 4):
        assert isinstance(state.agenda[-1], Tidying)
        state = done(state, Nudge(last, spot(state, 4 + number % 2, 1)))
    assert not any(isinstance(row, Tidying) for row in state.agenda)


def test_one_model_has_nothing_to_place_and_neither_has_a_skirmish() -> None:
    assert Tidy() not in legal(acting(["1....", "....."], {"1": fighter()}))
    state = board(["1111....", "........"], {"1": FOUR})
    assert Tidy() not in legal(done(state, Activate(next(iter(state.world.units)))))


def test_the_cells_that_keep_a_squad_together_are_those_where_nobody_strays() -> None:
    """Held against the check itself, cell by cell, for three to six others."""
    for count in (3, 4, 6):
        kind: Kind = [fighter()] * (count + 1)
        state = acting(["1" * (count + 1) + "." * 12, *["." * 24] * 6], {"1": kind})
        scene = scene_of(state)
        bits, span = scene.field.bits, span_of(scene, count + 1)
        for gap in range(count + 1):
            cells = scene.cells(next(iter(state.world.units)))
            others = [cell for at, cell in enumerate(cells) if at != gap]
            found = together(bits, others, span)
            for y in range(7):
                for x in range(24):
                    cell = Cell(state.table.grid.cell(x, y))
                    if cell not in others:
                        alone = not strays(bits, [*others, cell], span)
                        assert alone == bool(found >> cell & 1), (count, gap, x, y)
