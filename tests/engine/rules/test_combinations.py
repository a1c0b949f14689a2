"""Special rules that meet: each pair worked out by hand from the rules' own words."""

import pytest

from starquest.model.command import Advance
from starquest.model.event import (
    BlocksRolled,
    HitsRolled,
    HitsSplit,
    Mod,
    WoundsIgnored,
)
from tests.support.board import STURDY, board, fighter, gun, lane, sword
from tests.support.changes import paved
from tests.support.events import blocked, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import charge, shoot

THICK = fighter(defense=2, rules=["tough 9"])
HEALING = fighter(rules=["tough 9", "regeneration"])
HIDDEN = fighter(rules=["tough 9", "stealth"])


# --- Unstoppable and what would make it worse


@pytest.mark.rule("FF-229", "FF-224")
def test_unstoppable_ignores_stealth() -> None:
    kinds = {"1": fighter(gun(1, "unstoppable")), "a": HIDDEN}
    _, events = shoot(board(lane(10), kinds, dice=[4, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (4, (), 1)


@pytest.mark.rule("FF-229", "FF-216")
def test_unstoppable_ignores_that_an_indirect_weapon_moved() -> None:
    kinds = {"1": fighter(gun(1, "indirect", "unstoppable")), "a": HIDDEN}
    state = board(lane(15), kinds, dice=[4, 4])
    _, events = shoot(state, after=Advance(cell(state, 2, 0)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods, rolled.hits) == (4, (), 1)


@pytest.mark.rule("FF-216", "FF-224")
def test_indirect_after_moving_and_stealth_add_up() -> None:
    kinds = {"1": fighter(gun(1, "indirect")), "a": HIDDEN}
    state = board(lane(15), kinds, dice=[6, 4])
    _, events = shoot(state, after=Advance(cell(state, 2, 0)))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.mods) == (6, (Mod("indirect", -1), Mod("stealth", -1)))


# --- Reliable


@pytest.mark.rule("FF-220", "FF-224")
def test_reliable_starts_from_two_and_is_made_worse_like_others() -> None:
    kinds = {"1": fighter(gun(2, "reliable"), quality=5), "a": HIDDEN}
    _, events = shoot(board(lane(10), kinds, dice=[3, 2, 4]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.hits) == (2, 3, 1)
    assert rolled.mods == (Mod("stealth", -1),)


@pytest.mark.rule("FF-220", "FF-227")
def test_reliable_gets_no_better_than_two() -> None:
    kinds = {"1": fighter(sword(2, "reliable", "thrust")), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[2, 1, 5]))
    rolled = only(events, HitsRolled)
    assert (rolled.base, rolled.need, rolled.hits) == (2, 2, 1)


@pytest.mark.rule("FF-220", "FF-155")
def test_reliable_does_not_help_the_fatigued() -> None:
    kinds = {"1": fighter(sword(2, "reliable")), "a": STURDY}
    _, events = charge(board(lane(5), kinds, dice=[5, 6, 4], fatigued="1"))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.hits) == (6, 1)


# --- Indirect and cover


@pytest.mark.rule("FF-216", "FF-181")
def test_indirect_after_moving_at_a_target_out_of_sight_behind_a_wall() -> None:
    kinds = {"1": fighter(gun(1, "indirect")), "a": STURDY}
    state = board("1........#a", kinds, dice=[5, 4])
    _, events = shoot(state, after=Advance(cell(state, 3, 0)))
    assert only(events, HitsRolled).mods == (Mod("indirect", -1),)
    assert blocked(events) == [((4,), 4, 0)]


@pytest.mark.rule("FF-216", "FF-181")
def test_indirect_out_of_sight_does_not_reach_into_cover() -> None:
    # the models stand in cover behind a wall: the wall is no help, the cover is
    kinds = {"1": fighter(gun(1, "indirect")), "a": STURDY}
    _, events = shoot(board("1........#a", kinds, dice=[4, 3], ground="%"))
    assert blocked(events) == [((3,), 3, 0)]


HALF_HIDDEN = [".......a", "1.....oa", ".......a"]
"""The middle model is behind a low wall, the others stand in the open."""


@pytest.mark.rule("FF-216", "FF-181")
@pytest.mark.parametrize(("rule", "mods"), [("surge", (Mod("cover", 1),)), ("indirect", ())])
def test_indirect_looks_only_for_the_models_inside_cover(rule: str, mods: tuple[Mod, ...]) -> None:
    # one of three behind and one inside: most have cover, but most are not inside it
    kinds = {"1": fighter(gun(1, rule)), "a": STURDY}
    state = paved(board(HALF_HIDDEN, kinds, dice=[4, 4]), 7, 0, "%")
    _, events = shoot(state)
    assert only(events, BlocksRolled).mods == mods


@pytest.mark.rule("FF-216", "FF-181")
def test_indirect_meets_cover_that_most_models_are_inside_of() -> None:
    kinds = {"1": fighter(gun(1, "indirect")), "a": STURDY}
    state = board(HALF_HIDDEN, kinds, dice=[4, 4])
    _, events = shoot(paved(paved(state, 7, 0, "%"), 7, 2, "%"))
    assert only(events, BlocksRolled).mods == (Mod("cover", 1),)


# --- what ignores Regeneration


@pytest.mark.rule("FF-203", "FF-218")
def test_bane_makes_a_healing_target_roll_its_six_again_and_keep_the_wound() -> None:
    kinds = {"1": fighter(gun(2, "bane")), "a": HEALING}
    _, events = shoot(board(lane(5), kinds, dice=[4, 4, 6, 4, 3]))
    blocks = only(events, BlocksRolled)
    assert (blocks.dice, blocks.rerolled, blocks.wounds) == ((6, 4), (3,), 1)
    assert of(events, WoundsIgnored) == []
    assert [wounds for _, wounds in taken(events)] == [1]


@pytest.mark.rule("FF-203", "FF-202")
def test_against_bane_the_second_die_meets_the_same_need() -> None:
    kinds = {"1": fighter(gun(1, "ap 1", "bane")), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[4, 6, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.rerolled, blocks.wounds) == (5, (4,), 1)


@pytest.mark.rule("FF-221", "FF-218")
def test_rending_leaves_a_healing_target_both_kinds_of_wound() -> None:
    kinds = {"1": fighter(gun(2, "rending")), "a": HEALING}
    _, events = shoot(board(lane(5), kinds, dice=[6, 4, 5, 3]))
    assert blocked(events) == [((5,), 6, 1), ((3,), 4, 1)]
    assert of(events, WoundsIgnored) == []
    assert [wounds for _, wounds in taken(events)] == [2]


@pytest.mark.rule("FF-221", "FF-203")
def test_bane_and_rending_on_one_weapon() -> None:
    # the six's hit needs a 6 that is then rolled again: only a second 6 saves
    kinds = {"1": fighter(gun(1, "bane", "rending")), "a": STURDY}
    _, events = shoot(board(lane(5), kinds, dice=[6, 6, 5]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.rerolled, blocks.wounds) == (6, (5,), 1)


@pytest.mark.rule("FF-218")
def test_two_weapons_at_one_target_are_ignored_or_not_each_for_itself() -> None:
    shooter = fighter(gun(1, "bane"), gun(1, name="pistol"))
    state = board(lane(5), {"1": shooter, "a": HEALING}, dice=[4, 3, 4, 3, 5])
    _, events = shoot(state, "gun", "pistol")
    assert only(events, WoundsIgnored).dice == (5,)
    assert [wounds for _, wounds in taken(events)] == [1]


# --- Blast with others


@pytest.mark.rule("FF-204", "FF-207")
def test_blast_multiplies_hits_and_deadly_multiplies_wounds() -> None:
    # one hit becomes three; two of them wound, and each takes a whole model and no more
    kinds = {"1": fighter(gun(1, "blast 3", "deadly 3")), "a": fighter(rules=["tough 2"])}
    state = board("1....aaa", kinds, dice=[4, 3, 4, 3])
    first, second, third = models(state, "a")
    state, events = shoot(state)
    assert blocked(events) == [((3, 4, 3), 4, 2)]
    assert taken(events) == [(third, 2), (second, 2)]
    assert models(state, "a") == (first,)


@pytest.mark.rule("FF-204", "FF-221")
def test_every_hit_that_blast_makes_of_a_six_rends() -> None:
    kinds = {"1": fighter(gun(2, "blast 3", "rending")), "a": THICK}
    _, events = shoot(board("1....aaa", kinds, dice=[6, 5, 5, 5, 6, 2, 2, 2]))
    assert blocked(events) == [((5, 5, 6), 6, 2), ((2, 2, 2), 2, 0)]


@pytest.mark.rule("FF-204", "FF-221")
def test_the_rending_hits_of_a_blast_are_dealt_out_first() -> None:
    # one six and one five, two models near: two rending hits and two plain ones, split 2 and 2
    kinds = {"1": fighter(gun(2, "blast 3", "rending")), "a": THICK, "b": THICK}
    state = board("1....a..b", kinds, dice=[6, 5, 5, 2, 5, 2])
    _, events = shoot(state)
    assert only(events, HitsSplit).shares == ((uid(state, "a"), 2), (uid(state, "b"), 2))
    assert blocked(events) == [((5,), 6, 1), ((2,), 2, 0)] * 2


@pytest.mark.rule("FF-204", "FF-230")
def test_blast_multiplies_an_extra_hit_without_making_it_a_six() -> None:
    kinds = {"1": fighter(gun(1, "blast 3", "rending", "surge")), "a": THICK}
    _, events = shoot(board("1....aa", kinds, dice=[6, 5, 5, 2, 2]))
    assert blocked(events) == [((5, 5), 6, 2), ((2, 2), 2, 0)]


@pytest.mark.rule("FF-204", "FF-216")
def test_a_blast_over_a_wall_finds_who_stands_in_cover() -> None:
    kinds = {"1": fighter(gun(1, "blast 3", "indirect")), "a": STURDY}
    _, events = shoot(board("1...#a", kinds, dice=[4, 4], ground="%"))
    assert blocked(events) == [((4,), 4, 0)]


# --- charges


@pytest.mark.rule("FF-206", "FF-215")
def test_counter_strikes_before_the_impact_it_blunts() -> None:
    pike = fighter(sword(1, "counter", name="pike"), rules=["tough 9"])
    rider = fighter(sword(), rules=["impact 3", "tough 9"])
    state = board(lane(5), {"1": rider, "a": pike}, dice=[1, 2, 1, 4, 4, 4])
    _, events = charge(state, strike_back=True)
    rolls = [(rolled.weapon, rolled.dice) for rolled in of(events, HitsRolled)]
    assert rolls == [("pike", (1,)), ("impact", (2, 1)), ("sword", (4,))]


@pytest.mark.rule("FF-206", "FF-215", "FF-162")
def test_who_is_shaken_by_counter_has_no_weight_left_and_strikes_as_if_tired() -> None:
    # 1 marker + 3 is 4: Shaken, not out
    pike = fighter(sword(1, "counter", name="pike"), rules=["tough 9"])
    rider = fighter(sword(2), rules=["impact 3"])
    state = board(lane(5), {"1": rider, "a": pike}, dice=[4, 3, 3, 5, 6, 4])
    _, events = charge(state, strike_back=True)
    rolls = [(rolled.weapon, rolled.need, rolled.hits) for rolled in of(events, HitsRolled)]
    assert rolls == [("pike", 4, 1), ("sword", 6, 1)]


@pytest.mark.rule("FF-227", "FF-212")
def test_thrust_makes_a_five_no_six_for_furious() -> None:
    lancer = fighter(sword(2, "thrust"), rules=["furious"])
    _, events = charge(board(lane(5), {"1": lancer, "a": STURDY}, dice=[5, 6, 5, 5, 5]))
    rolled = only(events, HitsRolled)
    assert (rolled.need, rolled.hits, rolled.extra) == (3, 2, (Mod("furious", 1),))
    assert blocked(events) == [((5, 5, 5), 5, 0)]


@pytest.mark.rule("FF-227", "FF-212", "FF-221", "FF-230")
def test_a_furious_thrust_that_rends_rends_once() -> None:
    # against Defense 2+: the six's hit at AP(5), the extra hit at Thrust's AP(1) alone
    lancer = fighter(sword(1, "thrust", "rending"), rules=["furious"])
    _, events = charge(board(lane(5), {"1": lancer, "a": THICK}, dice=[6, 5, 3]))
    first, second = of(events, BlocksRolled)
    assert (first.need, first.mods) == (6, (Mod("thrust", -1), Mod("rending", -4)))
    assert (second.need, second.mods) == (3, (Mod("thrust", -1),))
    assert (first.wounds, second.wounds) == (1, 0)


@pytest.mark.rule("FF-226", "FF-212", "FF-221", "FF-230")
def test_surge_furious_and_rending_make_three_hits_of_a_six_and_one_rends() -> None:
    raging = fighter(sword(2, "surge", "rending"), rules=["furious"])
    _, events = charge(board(lane(5), {"1": raging, "a": THICK}, dice=[6, 4, 5, 2, 2, 2]))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.sixes) == (2, 1)
    assert rolled.extra == (Mod("furious", 1), Mod("surge", 1))
    assert blocked(events) == [((5,), 6, 1), ((2, 2, 2), 2, 0)]


@pytest.mark.rule("FF-155", "FF-212")
def test_a_tired_charge_hits_with_sixes_alone_and_they_still_are_furious() -> None:
    raging = fighter(sword(2), rules=["furious"])
    state = board(lane(5), {"1": raging, "a": STURDY}, dice=[5, 6, 4, 4], fatigued="1")
    _, events = charge(state)
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra) == (1, (Mod("furious", 1),))


# --- groups


@pytest.mark.rule("FF-141")
def test_models_that_are_alike_fire_as_one_whoever_wrote_them_down() -> None:
    group = [fighter(gun(1, "surge")), fighter(gun(1, "surge"))]
    _, events = shoot(board("11...a", {"1": group, "a": STURDY}, dice=[4, 4, 4, 4]))
    assert only(events, HitsRolled).dice == (4, 4)
