"""Shooting: who may fire what at whom, and how the dice become wounds."""

import pytest

from starquest.engine.game import step
from starquest.model.command import Activate, Advance, Command, Hold, Shoot, Shot
from starquest.model.event import Acted, BlocksRolled, HitsRolled, Mod, Wounded
from starquest.model.ids import Side
from starquest.model.profile import Profile
from starquest.model.result import Reason, Rejected
from starquest.model.state import GameState
from tests.support.board import STURDY, Kind, board, fighter, gun, lane, sword
from tests.support.events import exact, of, only, taken
from tests.support.finding import cell, models, uid
from tests.support.playing import offered, play, shoot

RIFLE, CANNON, FLARE = gun(1), gun(1, name="cannon"), gun(1, name="flare")
PLAIN = fighter()


def ready(drawing: str | list[str], *kinds: Profile, foes: str = "a", dice: str = "") -> GameState:
    """The heroes hold and are about to shoot; every foe is sturdy and unarmed."""
    units: dict[str, Kind] = {"1": kinds if len(kinds) > 1 else kinds[0]}
    units |= dict.fromkeys(foes, STURDY)
    state = board(drawing, units, dice=[int(face) for face in dice])
    return play(state, Activate(uid(state, "1")), Hold())[0]


def targets(state: GameState, weapon: str = "gun") -> str:
    """Whom a weapon may be fired at, by the marks."""
    fired = [shot for command in offered(state, Shoot) for shot in command.shots]
    found = {shot.target for shot in fired if shot.weapon == weapon}
    return "".join(sorted(state.world.units[target].kind for target in found))


def salvo(state: GameState, **at_whom: str) -> Shoot:
    """Each weapon at the unit with this mark."""
    return Shoot(tuple(Shot(weapon, uid(state, mark)) for weapon, mark in at_whom.items()))


def refused(state: GameState, command: Command) -> Reason:
    result = step(state, command)
    assert isinstance(result, Rejected)
    return result.reason


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("inches", "reached"), [(12, "a"), (13, "")])
def test_a_weapon_shoots_as_far_as_its_range(inches: int, reached: str) -> None:
    assert targets(ready(lane(inches), fighter(gun(1, reach=12)))) == reached


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("rows", "reached"), [(2, "a"), (3, "")])
def test_within_a_range_allows_half_an_inch_of_diagonal(rows: int, reached: str) -> None:
    """12 across and 1 down is 12.5 inches and counts as within 12; 12 and 2 is 13."""
    drawing = ["1".ljust(13, "."), *["." * 13] * (rows - 2), "a".rjust(13, ".")]
    assert targets(ready(drawing, fighter(gun(1, reach=12)))) == reached


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize(("inches", "reached"), [(6, "a"), (7, "")])
def test_on_a_small_board_ranges_are_halved(inches: int, reached: str) -> None:
    kinds = {"1": fighter(gun(1, reach=12)), "a": STURDY}
    state = board(lane(inches), kinds, halved=True)
    assert targets(play(state, Activate(uid(state, "1")), Hold())[0]) == reached


@pytest.mark.rule("FF-141")
def test_what_is_not_seen_is_not_shot() -> None:
    rows = ["1....a", "..##..", "..##..", ".....b"]
    assert targets(ready(rows, fighter(RIFLE), foes="ab")) == "a"


@pytest.mark.rule("FF-141")
def test_other_units_do_not_block_the_view() -> None:
    state = board("1.2.b.a", dict.fromkeys("12ab", fighter(RIFLE)))
    assert targets(play(state, Activate(uid(state, "1")), Hold())[0]) == "ab"


@pytest.mark.rule("FF-141")
def test_nobody_shoots_its_friends() -> None:
    state = ready("1..2..a", fighter(RIFLE), foes="2a")
    assert targets(state) == "a"


@pytest.mark.rule("FF-141", "FF-142")
def test_only_models_in_range_fire() -> None:
    state = ready("111..........a", fighter(gun(2, reach=12)), dice="1111")
    _, events = exact(play(state, salvo(state, gun="a")))
    assert only(events, HitsRolled).dice == (1, 1, 1, 1)


@pytest.mark.rule("FF-141", "FF-142")
def test_only_models_with_a_line_of_sight_fire() -> None:
    state = ready(["1......a", "1#......", "1#......"], fighter(gun(2)), dice="11")
    _, events = exact(play(state, salvo(state, gun="a")))
    assert only(events, HitsRolled).dice == (1, 1)


@pytest.mark.rule("FF-141")
def test_only_models_that_carry_a_weapon_fire_it() -> None:
    state = ready("111...a", fighter(RIFLE), fighter(CANNON), fighter(CANNON), dice="111")
    _, events = exact(play(state, salvo(state, gun="a", cannon="a")))
    assert [(e.weapon, e.dice) for e in of(events, HitsRolled)] == [
        ("gun", (1,)),
        ("cannon", (1, 1)),
    ]


@pytest.mark.rule("FF-141")
def test_models_fire_all_their_ranged_weapons_and_no_others() -> None:
    state = ready(lane(2), fighter(RIFLE, sword(3), CANNON), dice="11")
    assert salvo(state, gun="a", cannon="a") in offered(state, Shoot)
    _, events = exact(play(state, salvo(state, gun="a", cannon="a")))
    assert [e.weapon for e in of(events, HitsRolled)] == ["gun", "cannon"]
    assert refused(state, salvo(state, sword="a")) is Reason.NO_SUCH_WEAPON


@pytest.mark.rule("FF-141")
def test_a_weapon_may_keep_silent() -> None:
    state = ready(lane(5), fighter(RIFLE, CANNON), dice="1")
    _, events = exact(play(state, salvo(state, cannon="a")))
    assert [e.weapon for e in of(events, HitsRolled)] == ["cannon"]


@pytest.mark.rule("FF-141")
def test_weapon_types_may_be_split_over_two_targets() -> None:
    state = ready("1..a..b", fighter(RIFLE, CANNON), foes="ab", dice="11")
    shooter, a, b = uid(state, "1"), uid(state, "a"), uid(state, "b")
    _, events = exact(play(state, salvo(state, gun="a", cannon="b")))
    assert of(events, Acted) == [Acted(shooter, "shoot", a), Acted(shooter, "shoot", b)]
    assert [(e.weapon, e.target) for e in of(events, HitsRolled)] == [("gun", a), ("cannon", b)]


@pytest.mark.rule("FF-141")
def test_one_weapon_type_has_one_target() -> None:
    state = ready("11...a..b", fighter(RIFLE), foes="ab")
    split = Shoot((Shot("gun", uid(state, "a")), Shot("gun", uid(state, "b"))))
    assert split not in offered(state, Shoot)
    assert refused(state, split) is Reason.NO_TARGET
    assert len(offered(state, Shoot)) == 2


@pytest.mark.rule("FF-141")
def test_three_targets_are_too_many() -> None:
    state = ready("1..a..b..c", fighter(RIFLE, CANNON, FLARE), foes="abc")
    spread = salvo(state, gun="a", cannon="b", flare="c")
    assert spread not in offered(state, Shoot)
    assert refused(state, spread) is Reason.TOO_MANY_TARGETS
    assert salvo(state, gun="a", cannon="b", flare="a") in offered(state, Shoot)


@pytest.mark.rule("FF-141")
def test_a_fallen_models_weapon_is_gone() -> None:
    kinds: dict[str, Kind] = {"1": [fighter(RIFLE), fighter(CANNON)], "a": fighter(RIFLE)}
    state = board("11....a", kinds, turn=Side.TWO, dice=[4, 3])
    state, _ = shoot(state, by="a", at="1")
    state, _ = play(state, Activate(uid(state, "1")), Hold())
    assert (targets(state, "gun"), targets(state, "cannon")) == ("a", "")


@pytest.mark.rule("FF-142")
def test_one_test_for_each_attack_and_one_block_for_each_hit() -> None:
    state = board(lane(5), {"1": fighter(gun(4)), "a": STURDY}, dice=[3, 4, 5, 6, 3, 4, 2])
    shooter, target, model = uid(state, "1"), uid(state, "a"), models(state, "a")[0]
    _, events = shoot(state)
    hits = HitsRolled(shooter, target, "gun", (3, 4, 5, 6), 4, 4, (), hits=3, sixes=1)
    assert only(events, HitsRolled) == hits
    assert only(events, BlocksRolled) == BlocksRolled(target, "gun", (3, 4, 2), 4, 4, (), (), 2)
    assert only(events, Wounded) == Wounded(model, target, 2, 2, "gun")


@pytest.mark.rule("FF-142")
@pytest.mark.parametrize("defense", [2, 3, 5, 6])
def test_a_hit_is_blocked_on_the_defense_or_more(defense: int) -> None:
    tough = fighter(defense=defense, rules=["tough 9"])
    dice = [4, 4, defense - 1, defense]
    state = board(lane(5), {"1": fighter(gun(2)), "a": tough}, dice=dice)
    _, events = shoot(state)
    rolled = only(events, BlocksRolled)
    assert (rolled.need, rolled.base, rolled.wounds) == (defense, defense, 1)


@pytest.mark.rule("FF-142")
def test_every_model_that_fires_has_the_attacks_of_its_weapon() -> None:
    state = board("11....a", {"1": fighter(gun(3)), "a": STURDY}, dice=[1] * 6)
    _, events = shoot(state)
    assert only(events, HitsRolled).dice == (1,) * 6


@pytest.mark.rule("FF-142")
def test_without_a_hit_nobody_blocks_and_without_a_wound_nobody_is_hurt() -> None:
    missed = board(lane(5), {"1": fighter(gun(1)), "a": PLAIN}, dice=[3])
    _, events = shoot(missed)
    assert of(events, BlocksRolled) == []
    blocked = board(lane(5), {"1": fighter(gun(1)), "a": PLAIN}, dice=[4, 4])
    _, events = shoot(blocked)
    assert only(events, BlocksRolled).wounds == 0
    assert taken(events) == []


@pytest.mark.rule("FF-142")
def test_both_weapons_are_rolled_before_anybody_falls() -> None:
    kinds = {"1": fighter(RIFLE, CANNON), "a": PLAIN, "b": PLAIN}
    state = board("1....a....b", kinds, dice=[4, 1, 4, 1, 6])
    model = models(state, "a")[0]
    _, events = shoot(state, "gun", "cannon")
    assert [e.weapon for e in of(events, BlocksRolled)] == ["gun", "cannon"]
    assert taken(events) == [(model, 1), (model, 1)]


@pytest.mark.rule("FF-141", "FF-216")
def test_whoever_advanced_shoots_as_one_that_moved() -> None:
    lobber = fighter(gun(1, "indirect"))
    state = board(lane(8), {"1": lobber, "a": STURDY}, dice=[1])
    _, held = shoot(state)
    assert (only(held, HitsRolled).need, only(held, HitsRolled).mods) == (4, ())
    _, moved = shoot(state, after=Advance(cell(state, 1, 0)))
    rolled = only(moved, HitsRolled)
    assert (rolled.need, rolled.mods) == (5, (Mod("indirect", -1),))
