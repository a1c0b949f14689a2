"""Squads that go in ranks, through the only door: what is legal is what happens, and together."""

import attrs
import pytest

from starquest.engine.game import legal, new_game, step
from starquest.engine.options import Cells, Group, Shaped
from starquest.model.command import Activate, Advance, Charge, Command, Hold, Rush, Shape
from starquest.model.ids import Cell
from starquest.model.modes.skirmish import RULES
from starquest.model.result import Applied, Reason, Rejected
from starquest.model.settings import Following
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState
from tests import times
from tests.support.board import TALLY, board, catalog, drawn, fighter, gun, sword
from tests.support.brawls import Picks
from tests.support.finding import Spot, cell, models, places, uid
from tests.support.playing import offered, play
from tests.support.ranks import SPAN, apart, together

IN_RANKS = attrs.evolve(TALLY, following=Following.RANKS)
SWORDSMAN = fighter(sword(1), gun(1))
SIZES = (4, 5, 10, 15, 20)


def block(x: int, y: int, count: int, width: int) -> list[Spot]:
    """The places of a block of models."""
    return [(x + index % width, y + index // width) for index in range(count)]


def ruins(seed: int, count: int, *, following: Following = Following.RANKS) -> GameState:
    """Two squads face each other in ruins drawn at random; the first one has been activated."""
    picks, width = Picks(seed), 2 + seed % 5
    near, far = block(8, 12, count, max(width, 4)), block(10, 1, count, 5)
    rows = [list(row) for row in drawn(26, 20, {"1": near, "a": far})]
    for _ in range(45):
        x, y = picks.below(26), picks.below(20)
        if rows[y][x] == ".":
            rows[y][x] = picks.one("##w~^X")
    settings = attrs.evolve(TALLY, following=following)
    units = {"1": SWORDSMAN, "a": SWORDSMAN}
    state = board(["".join(row) for row in rows], units, settings=settings)
    return play(state, Activate(uid(state, "1")))[0]


def some(group: Group, picks: Picks, count: int) -> list[Command]:
    """Some commands of a group."""
    return [group[picks.below(len(group))] for _ in range(min(count, len(group)))]


def moves(state: GameState) -> list[Group]:
    """What is legal and walks."""
    return [group for group in legal(state).groups if isinstance(group[0], Advance | Rush)]


@pytest.mark.soak
@pytest.mark.rule("FF-131", "FF-132")
@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("seed", range(times(4, 60)))
def test_whatever_is_offered_is_done_and_leaves_the_squad_together(seed: int, count: int) -> None:
    state, picks = ruins(seed, count), Picks(seed)
    found = moves(state)
    assert [type(group) for group in found] == [Cells, Cells, Shaped, Shaped]
    for group in found:
        for command in some(group, picks, times(25, 200)):
            assert isinstance(command, Advance | Rush)
            assert command in group
            after, _ = play(state, command)
            if len(models(after, "1")) < count:
                continue  # dangerous ground took some
            assert together(places(after, "1"))
            assert places(after, "1")[0] == state.table.grid.xy(command.cell)
            assert apart(after, "1", "a")


@pytest.mark.parametrize("count", [4, 12])
def test_a_shape_is_refused_where_it_is_not_offered(count: int) -> None:
    state = ruins(3, count)
    kinds: tuple[type[Advance | Rush], ...] = (Advance, Rush)
    for kind, group in zip(kinds, moves(state)[2:], strict=True):
        assert isinstance(group, Shaped)
        for shape, board_of in group.boards:
            for number in range(0, state.table.grid.stride * state.table.grid.height, 3):
                command = kind(Cell(number), shape)
                there = bool(board_of >> number & 1)
                assert (command in legal(state)) is there
                if not there:
                    assert isinstance(step(state, command), Rejected)


def test_commands_in_a_shape_are_counted_and_listed_alike() -> None:
    group = moves(ruins(1, 10))[2]
    assert list(group) == [group[index] for index in range(len(group))]
    assert Advance(Cell(-1), Shape.KEEP) not in group
    assert Rush(group[0].cell, Shape.KEEP) not in group  # type: ignore[union-attr]
    with pytest.raises(IndexError):
        group[len(group)]


def activated(spots: list[Spot]) -> GameState:
    """A squad on these places, ready to act, and an enemy far away."""
    drawing = drawn(40, 16, {"1": spots, "a": (38, 1)})
    state = board(drawing, {"1": SWORDSMAN, "a": fighter()}, settings=IN_RANKS)
    return play(state, Activate(uid(state, "1")))[0]


@pytest.mark.rule("FF-131")
def test_shapes_as_they_are_drawn() -> None:
    state = activated(block(3, 10, 6, 3))
    goal = cell(state, 6, 7)
    drawings = {
        Shape.KEEP: [(6, 7), (7, 7), (8, 7), (6, 8), (7, 8), (8, 8)],
        Shape.RANKS: [(x, 7) for x in range(6, 12)],
        Shape.COLUMN: [(6, y) for y in range(7, 13)],
    }
    for shape, wanted in drawings.items():
        after, _ = play(state, Rush(goal, shape))
        assert sorted(places(after, "1")) == sorted(wanted)


@pytest.mark.rule("FF-131")
def test_a_new_shape_may_be_taken_on_the_spot() -> None:
    state = activated(block(3, 5, 4, 4))
    here = cell(state, 3, 5)
    assert Advance(here) not in legal(state)
    assert Advance(here, Shape.KEEP) not in legal(state)
    after, _ = play(state, Advance(here, Shape.COLUMN))
    assert places(after, "1") == [(3, y) for y in range(5, 9)]


@pytest.mark.soak
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("seed", range(times(4, 40)))
def test_up_to_three_go_as_they_always_did(seed: int, count: int) -> None:
    before, now = ruins(seed, count, following=Following.BESIDE), ruins(seed, count)
    assert list(legal(before)) == list(legal(now))
    for command in legal(now):
        if isinstance(command, Advance | Rush):
            told = [play(state, command)[0].world.places for state in (before, now)]
            assert told[0] == told[1]


@pytest.mark.rule("FF-131", "FF-133")
@pytest.mark.parametrize("count", [10, 20])
def test_a_large_squad_charges_and_stays_together(count: int) -> None:
    state = ruins(2, count)
    for command in offered(state, Charge)[::4]:
        after, _ = play(state, command)
        if len(models(after, "1")) == count:
            assert together(places(after, "1"))


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("size", [24, 48, 72])
@pytest.mark.parametrize("count", [13, 14, 20])
def test_a_squad_of_any_size_is_deployed(size: int, count: int) -> None:
    names = catalog()
    kind = next(unit for unit in names.units.values() if unit.models > 1)
    grown = attrs.evolve(kind, models=count)
    larger = attrs.evolve(names, units={**names.units, kind.id: grown})
    setup = SkirmishSetup((kind.id,), (kind.id,), width=size, height=min(size, 48), settings=RULES)
    state = new_game(setup, 5, larger)
    span = SPAN if size > 24 else 11  # on half the length a block of twenty is as far as they go
    for unit in state.world.units:
        members = state.world.squads[unit].members
        spots = [state.table.grid.xy(state.world.places[model].cell) for model in members]
        assert len(spots) == count
        assert together(spots, span)


@pytest.mark.rule("FF-131")
def test_a_torn_squad_may_only_close_up() -> None:
    pairs, torn = (activated([(3, 5), (4, 5), (x, 5), (8, 5)]) for x in (7, 5))
    assert Hold() in legal(pairs)
    assert Hold() not in legal(torn)
    assert Advance(cell(torn, 3, 5)) in legal(torn)
    assert not [c for c in offered(torn, Advance) if c.shape is Shape.KEEP]
    closing: list[Command] = [*offered(torn, Advance), *offered(torn, Rush)]
    for command in closing:
        assert together(places(play(torn, command)[0], "1"))


def scattered(seed: int, count: int) -> GameState:
    """A squad in two or three parts in ruins, each somewhere, and about to act."""
    picks, spots = Picks(seed), list[Spot]()
    corners = [(4 + picks.below(12), 3 + picks.below(9)) for _ in range(2 + picks.below(2))]
    while len(spots) < count:
        x, y = corners[len(spots) % len(corners)]
        spot = (x + picks.below(5) - 2, y + picks.below(5) - 2)
        if spot not in spots:
            spots.append(spot)
    rows = [list(row) for row in drawn(24, 16, {"1": spots, "a": (23, 15)})]
    for _ in range(40):
        x, y = picks.below(24), picks.below(16)
        if rows[y][x] == ".":
            rows[y][x] = picks.one("##w~")
    units = {"1": SWORDSMAN, "a": fighter()}
    state = board(["".join(row) for row in rows], units, settings=IN_RANKS)
    return play(state, Activate(uid(state, "1")))[0]


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("count", [10, 20])
@pytest.mark.parametrize("seed", range(times(8, 150)))
def test_large_torn_squads_do_only_what_mends_them(seed: int, count: int) -> None:
    state, picks = scattered(seed, count), Picks(seed)
    groups = [group for group in legal(state).groups if isinstance(group[0], Advance | Rush)]
    mending = [command for group in groups for command in some(group, picks, times(12, 100))]
    if together(places(state, "1")):
        assert Hold() in legal(state)
        return
    assert (Hold() in legal(state)) is not bool(mending)
    for command in mending:
        after, _ = play(state, command)
        assert len(models(after, "1")) == count
        assert together(places(after, "1")), command


@pytest.mark.parametrize("count", [10, 20])
def test_many_scattered_squads_are_torn_and_can_be_mended(count: int) -> None:
    """The property above is about something."""
    states = [scattered(seed, count) for seed in range(8)]
    torn = [state for state in states if not together(places(state, "1"))]
    assert len(torn) > 4
    assert sum(bool(offered(state, Rush)) for state in torn) > 2


@pytest.mark.rule("FF-131")
def test_a_torn_squad_that_cannot_close_up_holds() -> None:
    drawing = ["11#1....a", "11##....."]
    state = board(drawing, {"1": SWORDSMAN, "a": fighter()}, settings=IN_RANKS)
    state = play(state, Activate(uid(state, "1")))[0]
    assert [c for c in legal(state) if isinstance(c, Hold | Advance | Rush)] == [Hold()]


def test_a_squad_beside_its_lead_knows_no_shapes() -> None:
    state = ruins(1, 5, following=Following.BESIDE)
    goal = offered(state, Advance)[0].cell
    refused = step(state, Advance(goal, Shape.KEEP))
    assert isinstance(refused, Rejected)
    assert refused.reason is Reason.OUT_OF_REACH
    assert isinstance(step(state, Advance(goal)), Applied)
