"""Blast(X): hits multiplied over a crowd and split over its units; cover is no help."""

import pytest

from starquest.model.event import BlocksRolled, HitsRolled, HitsSplit, Mod
from tests.support.board import STURDY, board, fighter, gun, sword
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.playing import charge, shoot

BOMBER = fighter(gun(1, "blast 3"))


@pytest.mark.rule("FF-204")
def test_each_hit_is_multiplied() -> None:
    kinds = {"1": fighter(gun(2, "blast 3")), "a": STURDY}
    state = board("1.....aaa", kinds, dice=[4, 5, 4, 4, 4, 4, 4, 3])
    _, events = shoot(state)
    rolled, blocks = only(events, HitsRolled), only(events, BlocksRolled)
    assert (rolled.hits, rolled.multiplier) == (2, 3)
    assert (blocks.dice, blocks.wounds) == ((4, 4, 4, 4, 4, 3), 1)


@pytest.mark.rule("FF-204")
@pytest.mark.parametrize(("crowd", "hits"), [("a", 1), ("aa", 2), ("aaa", 3), ("aaaa", 3)])
def test_no_hit_counts_for_more_than_there_are_models(crowd: str, hits: int) -> None:
    state = board(f"1.....{crowd}", {"1": BOMBER, "a": STURDY}, dice=[4] + [4] * hits)
    _, events = shoot(state)
    assert only(events, HitsRolled).multiplier == hits
    assert only(events, BlocksRolled).dice == (4,) * hits


@pytest.mark.rule("FF-204")
def test_models_of_other_units_within_three_inches_raise_the_limit_and_share_the_hits() -> None:
    kinds = {"1": BOMBER, "a": STURDY, "b": STURDY}
    state = board("1.....a..b", kinds, dice=[4, 4, 3])
    _, events = shoot(state)
    a, b = uid(state, "a"), uid(state, "b")
    assert only(events, HitsRolled).multiplier == 2
    assert only(events, HitsSplit) == HitsSplit("gun", ((a, 1), (b, 1)))
    blocked = [(block.unit, block.dice, block.wounds) for block in of(events, BlocksRolled)]
    assert blocked == [(a, (4,), 0), (b, (3,), 1)]


@pytest.mark.rule("FF-204")
@pytest.mark.parametrize(("last_row", "reached"), [(".........b", 2), ("..........b", 1)])
def test_three_inches_are_measured_as_everywhere(last_row: str, reached: int) -> None:
    # 3 across and 1 down is 3.5", which counts as within 3"; 4 across is too far
    kinds = {"1": BOMBER, "a": STURDY, "b": STURDY}
    rows = ["1.....a....", last_row]
    _, events = shoot(board(rows, kinds, dice=[4] + [4] * reached))
    assert only(events, HitsRolled).multiplier == reached
    assert [blocks.dice for blocks in of(events, BlocksRolled)] == [(4,)] * reached


@pytest.mark.rule("FF-204")
def test_a_unit_over_three_inches_away_is_spared() -> None:
    kinds = {"1": BOMBER, "a": STURDY, "b": STURDY}
    _, events = shoot(board("1.....a...b", kinds, dice=[4, 4]))
    assert only(events, HitsRolled).multiplier == 1
    assert of(events, HitsSplit) == []


@pytest.mark.rule("FF-204")
def test_three_inches_are_measured_from_any_model_of_the_target() -> None:
    kinds = {"1": BOMBER, "a": STURDY, "b": STURDY}
    state = board("1.....aa..b", kinds, dice=[4, 4, 4, 4])
    _, events = shoot(state)
    shares = only(events, HitsSplit).shares
    assert shares == ((uid(state, "a"), 2), (uid(state, "b"), 1))


@pytest.mark.rule("FF-204")
def test_of_a_unit_that_is_partly_near_only_the_near_models_count() -> None:
    kinds = {"1": BOMBER, "a": STURDY, "b": STURDY}
    state = board("1.....a..bb", kinds, dice=[4, 4, 4])
    _, events = shoot(state)
    assert only(events, HitsRolled).multiplier == 2
    assert only(events, HitsSplit).shares == ((uid(state, "a"), 1), (uid(state, "b"), 1))


@pytest.mark.rule("FF-204")
def test_a_large_model_is_near_if_any_of_its_cells_is() -> None:
    large = fighter(rules=["tough 9"], footprint=2)
    kinds = {"1": BOMBER, "a": STURDY, "b": large}
    state = board(["b....a....1", "..........."], kinds, dice=[4, 4])
    _, events = shoot(state)
    assert only(events, HitsRolled).multiplier == 1
    state = board([".b...a....1", "..........."], kinds, dice=[4, 4, 4])
    _, events = shoot(state)
    assert only(events, HitsRolled).multiplier == 2
    assert only(events, HitsSplit).shares == ((uid(state, "a"), 1), (uid(state, "b"), 1))


@pytest.mark.rule("FF-204")
def test_hits_are_split_evenly_and_the_target_takes_the_odd_one() -> None:
    kinds = {"1": fighter(gun(1, "blast 6")), "a": STURDY, "b": STURDY, "c": STURDY}
    rows = ["..........c.", "............", "1.....aaa..b"]
    state = board(rows, kinds, dice=[4] + [4] * 5)
    _, events = shoot(state)
    shares = only(events, HitsSplit).shares
    assert shares == ((uid(state, "a"), 2), (uid(state, "b"), 2), (uid(state, "c"), 1))


@pytest.mark.rule("FF-204")
def test_the_shooters_own_side_is_not_hit() -> None:
    kinds = {"1": BOMBER, "2": STURDY, "a": STURDY}
    _, events = shoot(board("1.....a.2", kinds, dice=[4, 4]))
    assert only(events, HitsRolled).multiplier == 1
    assert of(events, HitsSplit) == []


COVERED = (Mod("cover", 1),)


@pytest.mark.rule("FF-204")
@pytest.mark.parametrize("drawing", ["1.....%a", "1.....oa"])
@pytest.mark.parametrize(("rule", "need", "mods"), [("blast 3", 4, ()), ("surge", 3, COVERED)])
def test_cover_in_the_way_is_no_help(
    drawing: str, rule: str, need: int, mods: tuple[Mod, ...]
) -> None:
    kinds = {"1": fighter(gun(1, rule)), "a": STURDY}
    _, events = shoot(board(drawing, kinds, dice=[4, 4]))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (need, mods)


@pytest.mark.rule("FF-204")
@pytest.mark.parametrize(("rule", "need", "mods"), [("blast 3", 4, ()), ("surge", 3, COVERED)])
def test_cover_to_stand_in_is_no_help(rule: str, need: int, mods: tuple[Mod, ...]) -> None:
    kinds = {"1": fighter(gun(1, rule)), "a": STURDY}
    _, events = shoot(board("1.....a", kinds, dice=[4, 4], ground="%"))
    blocks = only(events, BlocksRolled)
    assert (blocks.need, blocks.mods) == (need, mods)


@pytest.mark.rule("FF-204")
def test_hits_are_multiplied_after_other_rules_have_added_theirs() -> None:
    kinds = {"1": fighter(gun(1, "blast 3", "surge")), "a": STURDY}
    _, events = shoot(board("1.....aaa", kinds, dice=[6] + [4] * 6))
    rolled = only(events, HitsRolled)
    assert (rolled.hits, rolled.extra, rolled.multiplier) == (1, (Mod("surge", 1),), 3)
    assert only(events, BlocksRolled).dice == (4,) * 6


@pytest.mark.rule("FF-204")
def test_it_multiplies_in_melee_as_well() -> None:
    kinds = {"1": fighter(sword(1, "blast 3")), "a": STURDY}
    _, events = charge(board("1....aaa", kinds, dice=[4, 4, 4, 4]))
    assert only(events, HitsRolled).multiplier == 3
    assert only(events, BlocksRolled).dice == (4, 4, 4)
