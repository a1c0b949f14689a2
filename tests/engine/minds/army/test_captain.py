"""The captain on literal boards: what it weighs, and who goes first."""

import attrs
import pytest

from starquest.engine.mode import mode_of
from starquest.model.command import Activate, Advance, Charge, Command, Hold, Rush
from starquest.model.decision import Line
from starquest.model.event import Decided
from starquest.model.state import GameState
from tests.support.board import Kind, fighter, gun, sword
from tests.support.finding import place, uid
from tests.support.matches import field
from tests.support.playing import play

BLADE, RIFLE = fighter(sword(3)), fighter(gun(6))
MARK = {(20, 0): -1}


def decided(state: GameState, *commands: Command) -> tuple[Command, Decided]:
    """What the captain does after some commands."""
    after = play(state, *commands)[0] if commands else state
    return mode_of(after).minds["captain"].decide(after)


def weighed(drawing: str, kind: Kind, enemy: Kind, markers: dict[tuple[int, int], int]) -> Command:
    """What the first unit does in the last round, everybody being worth 60 points."""
    state = field(drawing, {"1": kind, "a": enemy}, markers, round_number=4)
    units = {u: attrs.evolve(row, points=60) for u, row in state.world.units.items()}
    state = attrs.evolve(state, world=attrs.evolve(state.world, units=units))
    command, told = decided(state, Activate(uid(state, "1")))
    assert told.line is Line.WEIGHED
    return command


@pytest.mark.parametrize(("number", "first"), [(3, "1"), (4, "2")])
def test_in_the_last_round_blows_come_before_places(number: int, first: str) -> None:
    """Who can run to a marker can still do so when those are shot who would come there too."""
    drawing = ["........1" + "." * 40, "." * 40 + "2.......a"]
    units = {"1": BLADE, "2": RIFLE, "a": BLADE}
    state = field(drawing, units, MARK, round_number=number)
    rows = {u: attrs.evolve(row, points=30) for u, row in state.world.units.items()}
    state = attrs.evolve(state, world=attrs.evolve(state.world, units=rows))
    assert decided(state)[0] == Activate(uid(state, first))


def test_a_marker_in_reach_is_worth_more_than_a_shot_in_the_last_round() -> None:
    drawing = "." * 9 + "1" + "." * 20 + "a"
    command = weighed(drawing, RIFLE, BLADE, MARK)
    assert isinstance(command, Rush)
    assert 17 <= command.cell <= 23


def test_with_every_marker_its_own_it_shoots() -> None:
    drawing = "." * 12 + "1" + "." * 27 + "a"
    command = weighed(drawing, RIFLE, BLADE, {(8, 0): 0})
    assert isinstance(command, Hold | Advance)


def test_a_charge_against_many_blows_is_not_made_for_nothing() -> None:
    beast = fighter(sword(6), quality=2, defense=2, rules=["tough 6"])
    assert not isinstance(weighed("1.....a", fighter(sword(1), quality=6), beast, MARK), Charge)
    assert isinstance(weighed("1.....a", BLADE, fighter(defense=6), MARK), Charge)


def test_who_holds_a_marker_alone_stays_within_reach_of_it() -> None:
    """An enemy is near enough to take it: three inches is as far as it goes from there."""
    drawing = "." * 20 + "1" + "." * 18 + "a"
    state = field(drawing, {"1": RIFLE, "a": BLADE}, MARK, round_number=4)
    after = play(state, Activate(uid(state, "1")), decided(state, Activate(uid(state, "1")))[0])[0]
    assert abs(place(after, "1")[0] - 20) <= 3
