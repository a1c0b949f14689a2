"""The list of an army, line by line, on literal boards."""

import attrs
import pytest

from starquest.engine.game import legal
from starquest.engine.mode import mode_of
from starquest.model.command import Activate, Advance, Charge, Command, Hold, Rush
from starquest.model.decision import GoalKind, Line, Why
from starquest.model.event import Decided
from starquest.model.state import GameState
from tests.support.board import Kind, fighter, gun, sword
from tests.support.finding import places, uid
from tests.support.matches import field
from tests.support.playing import play
from tests.support.ranks import together

BLADE = fighter(sword(3))
RIFLE = fighter(gun(2))
MARK = {(20, 0): -1}


def decided(state: GameState, *commands: Command) -> tuple[Command, Decided]:
    """What the program does after some commands."""
    after = play(state, *commands)[0] if commands else state
    return mode_of(after).minds["list"].decide(after)


def plan(drawing: str, kind: Kind, enemy: Kind = BLADE, **more: object) -> tuple[Command, Decided]:
    """What the first unit does once it is activated."""
    state = field(drawing, {"1": kind, "a": enemy}, MARK, **more)  # type: ignore[arg-type]
    return decided(state, Activate(uid(state, "1")))


def test_shaken_units_recover_last() -> None:
    state = field(
        "1.2....................a", {"1": BLADE, "2": BLADE, "a": BLADE}, MARK, shaken="1"
    )
    first, _ = decided(state)
    assert first == Activate(uid(state, "2"))
    alone = field("1......................a", {"1": BLADE, "a": BLADE}, MARK, shaken="1")
    command, told = decided(alone)
    assert (command, told.line) == (Activate(uid(alone, "1")), Line.ARMY_RECOVER)


def test_a_gun_that_shoots_best_standing_holds() -> None:
    command, told = plan("1...............a", fighter(gun(1, "indirect")))
    assert (command, told.line) == (Hold(), Line.ARMY_GUNS)


def test_a_charge_that_pays_is_made() -> None:
    command, told = plan("1.....a", BLADE, fighter())
    assert isinstance(command, Charge)
    assert (told.line, told.why) == (Line.ARMY_CHARGE, Why.PAYS)


def test_a_charge_that_costs_more_than_it_brings_is_not() -> None:
    """One weak blow against six that answer, and the enemy is at no marker."""
    beast = fighter(sword(6), quality=2, defense=2, rules=["tough 6"])
    state = field("1.....a", {"1": fighter(sword(1), quality=6), "a": beast}, MARK)
    command, told = decided(priced(state, 60), Activate(uid(state, "1")))
    assert not isinstance(command, Charge)
    assert told.line is Line.ARMY_RUSH


def priced(state: GameState, points: int) -> GameState:
    """The same with every unit worth so much."""
    units = {u: attrs.evolve(row, points=points) for u, row in state.world.units.items()}
    return attrs.evolve(state, world=attrs.evolve(state.world, units=units))


def test_it_is_made_all_the_same_at_an_enemy_who_contests_a_marker() -> None:
    beast = fighter(sword(6), quality=2, defense=2, rules=["tough 6"])
    state = field("..............1.....a", {"1": fighter(sword(1), quality=6), "a": beast}, MARK)
    command, told = decided(priced(state, 60), Activate(uid(state, "1")))
    assert isinstance(command, Charge)
    assert told.why is Why.CONTESTS


def test_who_is_alone_at_a_marker_stays_there() -> None:
    command, told = plan("....................1" + "." * 26 + "a", BLADE)
    assert (command, told.line, told.goal.kind) == (Hold(), Line.ARMY_STAY, GoalKind.MARKER)


def test_who_shoots_advances_toward_the_marker_as_long_as_it_keeps_a_shot() -> None:
    command, told = plan("1.......................a", RIFLE)
    assert isinstance(command, Advance)
    assert (told.line, told.why) == (Line.ARMY_SHOOT, Why.TOWARD_WITH_SHOT)


def test_who_does_both_charges_the_near_and_shoots_the_far() -> None:
    both = fighter(gun(1), sword(2))
    near, told = plan("1.....a", both, fighter())
    assert isinstance(near, Charge)
    assert told.line is Line.ARMY_HYBRID
    far, told = plan("1......................a", both)
    assert isinstance(far, Advance)
    assert told.line is Line.ARMY_HYBRID


def test_others_rush_to_the_nearest_marker_that_is_not_theirs() -> None:
    command, told = plan("1" + "." * 40 + "a", BLADE)
    assert isinstance(command, Rush)
    assert (told.line, told.goal.number) == (Line.ARMY_RUSH, 1)


def test_with_every_marker_theirs_they_go_for_the_nearest_enemy() -> None:
    state = field("1" + "." * 44 + "a", {"1": BLADE, "a": BLADE}, {(20, 0): 0})
    _, told = decided(state, Activate(uid(state, "1")))
    assert told.goal.kind is GoalKind.FOE


@pytest.mark.parametrize(("start", "kind"), [(14, Advance), (8, Rush)])
def test_in_the_last_round_who_reaches_a_marker_goes_there(start: int, kind: type[Command]) -> None:
    """A rifle with a shot goes on to the marker all the same, firing only if it need not run."""
    drawing = "." * start + "1" + "." * (40 - start) + "a"
    command, told = plan(drawing, RIFLE, round_number=4)
    assert isinstance(command, kind)
    assert (told.line, told.why) == (Line.ARMY_LAST, Why.SEIZES)


def test_in_the_last_round_who_can_take_a_marker_acts_first() -> None:
    units = {"1": BLADE, "2": BLADE, "a": BLADE}
    drawing = "............1......................2....a"
    state = field(drawing, units, MARK, round_number=4)
    command, told = decided(state)
    assert (command, told.why) == (Activate(uid(state, "1")), Why.SEIZES)
    earlier = field(drawing, units, MARK, round_number=3)
    assert decided(earlier)[0] == Activate(uid(earlier, "2"))


def test_who_most_likely_destroys_somebody_still_to_act_goes_before_the_nearest() -> None:
    """Twelve shots that hit on 2 and are blocked on 6 take a lone model out more often than not."""
    units = {"1": BLADE, "2": fighter(gun(12), quality=2), "a": fighter(defense=6)}
    state = field(["2" + "." * 20, "........1...........a"], units, {})
    command, told = decided(state)
    assert (command, told.why) == (Activate(uid(state, "2")), Why.KILLS)


TORN = "....................11" + "." * 4 + "1.1" + "." * 18 + "a"
"""Four of a squad in two parts, the first of them at the marker."""


@pytest.mark.rule("FF-131")
@pytest.mark.parametrize("mind", ["list", "captain"])
def test_a_torn_squad_that_would_stay_closes_up(mind: str) -> None:
    state = field(TORN, {"1": BLADE, "a": BLADE}, MARK)
    state = play(state, Activate(uid(state, "1")))[0]
    assert Hold() not in legal(state)
    command, told = mode_of(state).minds[mind].decide(state)
    assert isinstance(command, Advance | Rush)
    assert command in legal(state)
    assert told.why is (Why.TOGETHER if mind == "list" else Why.BEST_VALUE)
    assert together(places(play(state, command)[0], "1"))
