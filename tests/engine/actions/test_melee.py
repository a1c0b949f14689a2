"""Melee: who strikes, who strikes back, and how it tires them."""

import pytest

from starquest.model.command import Activate, Charge, Choose, Hold, Shoot, Shot
from starquest.model.event import (
    Asked,
    BlocksRolled,
    Chosen,
    HitsRolled,
    Mod,
    ModelDown,
    RoundStarted,
    StatusChanged,
    Wounded,
)
from starquest.model.ids import Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.profile import Profile
from starquest.model.step import Ask, AskKind, Turn
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.changes import bearing
from tests.support.events import exact, of, only, taken
from tests.support.finding import models, uid
from tests.support.playing import charge, idle_until, offered, play, scripted

PLAIN = fighter()
SWORDSMAN = fighter(sword(1))
OGRE = fighter(sword(1), rules=["tough 9"])
"""Armed, and not felled by a wound or two."""


@pytest.mark.rule("FF-152")
def test_models_within_two_inches_strike_and_the_others_do_not() -> None:
    """In file the chargers end 1, 2 and 3 inches away."""
    state = board("111.....a", {"1": fighter(sword(2)), "a": STURDY}, dice=[1] * 4)
    _, events = charge(state)
    assert only(events, HitsRolled).dice == (1, 1, 1, 1)


@pytest.mark.rule("FF-152")
@pytest.mark.parametrize(("rows", "dice"), [(["1###", "#1a."], 2), (["1###", "#1##", "##a."], 1)])
def test_two_and_one_away_is_within_two_inches_and_two_and_two_is_not(
    rows: list[str], dice: int
) -> None:
    """The walls keep both chargers where they stand, the second one two cells from the foe."""
    state = board(rows, {"1": SWORDSMAN, "a": STURDY}, dice=[1] * dice)
    _, events = charge(state)
    assert only(events, HitsRolled).dice == (1,) * dice


@pytest.mark.rule("FF-152")
def test_those_who_strike_back_must_be_within_two_inches_too() -> None:
    state = board("1.....aaa", {"1": STURDY, "a": fighter(sword(2))}, dice=[1] * 4)
    _, events = charge(state, strike_back=True)
    assert only(events, HitsRolled).dice == (1, 1, 1, 1)


@pytest.mark.rule("FF-152")
def test_they_strike_with_all_melee_weapons_and_no_others() -> None:
    armed = fighter(sword(1), gun(5), sword(2, name="axe"))
    state = board(lane(5), {"1": armed, "a": STURDY}, dice=[1, 1, 1])
    _, events = charge(state)
    assert [(e.weapon, e.dice) for e in of(events, HitsRolled)] == [
        ("sword", (1,)),
        ("axe", (1, 1)),
    ]


@pytest.mark.rule("FF-152")
def test_blows_are_resolved_like_shots() -> None:
    state = board(lane(5), {"1": fighter(sword(3)), "a": STURDY}, dice=[3, 4, 6, 3, 4])
    charger, target, model = uid(state, "1"), uid(state, "a"), models(state, "a")[0]
    _, events = charge(state)
    hits = HitsRolled(charger, target, "sword", (3, 4, 6), 4, 4, (), hits=2, sixes=1)
    assert only(events, HitsRolled) == hits
    assert only(events, BlocksRolled) == BlocksRolled(target, "sword", (3, 4), 4, 4, (), (), 1)
    assert only(events, Wounded) == Wounded(model, target, 1, 1, "sword")


@pytest.mark.rule("FF-152", "FF-181")
def test_cover_does_not_help_in_melee() -> None:
    state = board(lane(5), {"1": SWORDSMAN, "a": STURDY}, ground="%", dice=[4, 3])
    _, events = charge(state)
    rolled = only(events, BlocksRolled)
    assert (rolled.need, rolled.mods, rolled.wounds) == (4, (), 1)


@pytest.mark.rule("FF-153")
def test_the_charged_side_is_asked_whether_it_strikes_back() -> None:
    state = board(lane(5), {"1": PLAIN, "a": SWORDSMAN})
    state, _ = play(state, Activate(uid(state, "1")))
    melee, events = play(state, offered(state, Charge)[0])
    unit = uid(state, "a")
    assert only(events, Asked) == Asked(Side.TWO, unit, AskKind.STRIKE_BACK)
    assert melee.agenda[-1] == Ask(AskKind.STRIKE_BACK, Side.TWO, unit, (0, 1))
    assert offered(melee, Choose) == [Choose(0), Choose(1)]


@pytest.mark.rule("FF-153")
def test_a_unit_that_strikes_back_does_so_after_the_blows_it_took() -> None:
    state = board(lane(5), {"1": OGRE, "a": OGRE}, dice=[4, 3, 4, 3])
    _, events = charge(state, strike_back=True)
    charger, target = models(state, "1")[0], models(state, "a")[0]
    assert [e.attacker for e in of(events, HitsRolled)] == [uid(state, "1"), uid(state, "a")]
    assert taken(events) == [(target, 1), (charger, 1)]
    assert only(events, Chosen) == Chosen(Side.TWO, uid(state, "a"), AskKind.STRIKE_BACK, 1)


@pytest.mark.rule("FF-153")
def test_a_unit_may_choose_not_to_strike_back() -> None:
    state = board(lane(5), {"1": OGRE, "a": OGRE}, dice=[4, 3])
    _, events = charge(state, strike_back=False)
    assert only(events, HitsRolled).attacker == uid(state, "1")
    assert only(events, Chosen).value == 0


@pytest.mark.rule("FF-153")
def test_the_fallen_do_not_strike_back() -> None:
    state = board([".......", "1....aa", "......."], {"1": OGRE, "a": SWORDSMAN}, dice=[4, 3, 1])
    _, events = charge(state, strike_back=True)
    assert len(of(events, ModelDown)) == 1
    assert [e.dice for e in of(events, HitsRolled)] == [(4,), (1,)]


@pytest.mark.rule("FF-153")
@pytest.mark.parametrize("kind", [PLAIN, fighter(gun(3))])
def test_who_has_nothing_to_strike_with_is_not_asked(kind: Profile) -> None:
    state, events = charge(board(lane(5), {"1": PLAIN, "a": kind}), strike_back=None)
    assert of(events, Asked) == []
    assert state.agenda == (Turn(Side.TWO),)


@pytest.mark.rule("FF-155")
def test_charging_tires() -> None:
    state, events = charge(board(lane(5), {"1": PLAIN, "a": PLAIN}))
    assert of(events, StatusChanged) == [
        StatusChanged(uid(state, "1"), "fatigued", on=True, source="charge")
    ]


@pytest.mark.rule("FF-155")
@pytest.mark.parametrize("strikes", [True, False])
def test_striking_back_tires_and_being_charged_does_not(*, strikes: bool) -> None:
    state = board(lane(5), {"1": PLAIN, "a": SWORDSMAN}, dice=[1] * strikes)
    state, events = charge(state, strike_back=strikes)
    tired = [e.unit for e in of(events, StatusChanged) if e.status == "fatigued"]
    assert tired == [uid(state, "1"), uid(state, "a")][: 1 + strikes]
    assert state.world.statuses[uid(state, "a")].fatigued is strikes


@pytest.mark.rule("FF-155")
def test_a_fresh_charge_and_a_fresh_answer_are_not_tired() -> None:
    state = board(lane(5), {"1": OGRE, "a": OGRE}, dice=[1, 1])
    _, events = charge(state, strike_back=True)
    assert [(e.need, e.mods) for e in of(events, HitsRolled)] == [(4, ()), (4, ())]


@pytest.mark.rule("FF-155")
def test_a_tired_unit_hits_in_melee_only_on_sixes_whatever_helps_it() -> None:
    state = board(lane(5), {"1": fighter(sword(2)), "a": STURDY}, fatigued="1", dice=[5, 6, 6])
    helped = bearing(state, "1", Modifier("luck", Stat.HIT_MELEE, 3, Until.REMOVED))
    _, events = charge(helped)
    rolled = only(events, HitsRolled)
    assert (rolled.dice, rolled.need, rolled.base, rolled.hits) == ((5, 6), 6, 6, 1)
    assert rolled.mods == (Mod("fatigued", 0),)


@pytest.mark.rule("FF-155")
def test_the_second_answer_in_a_round_is_tired() -> None:
    kinds: dict[str, Kind] = {"1": OGRE, "2": OGRE, "a": OGRE, "z": PLAIN}
    rows = ["1.....a.....2", ".............", ".............", "......z......"]
    state = board(rows, kinds, dice=[1, 1])
    state, _ = charge(state, strike_back=True)
    state, _ = play(state, Activate(uid(state, "z")), Hold())
    _, events = charge(scripted(state, 1, 5), by="2", strike_back=True)
    answer = of(events, HitsRolled)[1]
    assert (answer.attacker, answer.need, answer.hits) == (uid(state, "a"), 6, 0)


@pytest.mark.rule("FF-155")
def test_a_tired_unit_shoots_as_well_as_ever() -> None:
    state = board(lane(5), {"1": fighter(gun(1)), "a": STURDY}, fatigued="1", dice=[4, 6])
    fire = Shoot((Shot("gun", uid(state, "a")),))
    _, events = exact(play(state, Activate(uid(state, "1")), Hold(), fire))
    assert (only(events, HitsRolled).need, only(events, HitsRolled).hits) == (4, 1)


@pytest.mark.rule("FF-155")
def test_fatigue_ends_with_the_round() -> None:
    state = board(lane(5), {"1": OGRE, "a": STURDY}, dice=[1])
    state, _ = charge(state)
    assert state.world.statuses[uid(state, "1")].fatigued
    state, _ = idle_until(state, RoundStarted)
    assert not state.world.statuses[uid(state, "1")].fatigued
    _, events = charge(scripted(state, 4, 6))
    assert (only(events, HitsRolled).need, only(events, HitsRolled).hits) == (4, 1)
