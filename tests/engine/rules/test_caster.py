"""Caster(X): tokens, one try for each spell, and the meddling of other casters."""

import pytest

from starquest.model.command import (
    Activate,
    Advance,
    Cast,
    Charge,
    Choose,
    Hold,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.event import BlocksRolled, Check, Mod, RoundStarted, SpellTried, TokensChanged
from starquest.model.ids import Side
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import AskKind, StartRound
from tests.support.board import STURDY, Kind, board, fighter, gun, lane
from tests.support.events import Told, exact, of, only, taken
from tests.support.finding import asked, cell, uid
from tests.support.playing import idle_until, offered, play, run_step, shoot

PYRO = fighter(gun(), rules=["caster 2", "tough 9"], spells=("cinder_lance", "flare_wall"))
CASTER = fighter(rules=["caster 1", "tough 9"])
"""One that only meddles."""


def duel(*dice: int, tokens: int = 1) -> GameState:
    return board(lane(10), {"1": PYRO, "a": STURDY}, dice=dice, tokens={"1": tokens})


def meddled(drawing: str, *dice: int, tokens: dict[str, int]) -> GameState:
    kinds: dict[str, Profile] = {"1": PYRO, "a": STURDY}
    kinds |= {mark: CASTER for mark in tokens if mark not in kinds}
    return board(drawing, kinds, dice=dice, tokens={"1": 1, **tokens})


def cast(state: GameState, *answers: int) -> Told:
    """The first hero tries a Cinder Lance; the others say how many tokens they spend."""
    lance = Cast("cinder_lance", (uid(state, "a"),))
    choices = [Choose(answer) for answer in answers]
    return exact(play(state, Activate(uid(state, "1")), lance, *choices))


def castable(state: GameState) -> set[str]:
    return {command.spell for command in offered(state, Cast)}


@pytest.mark.rule("FF-205")
@pytest.mark.parametrize(("held", "gained"), [(0, 2), (3, 2), (5, 1)])
def test_it_gains_its_tokens_as_a_round_starts_and_holds_six_at_most(
    held: int, gained: int
) -> None:
    state, events = run_step(duel(tokens=held), StartRound())
    change = only(events, TokensChanged)
    assert change == TokensChanged(uid(state, "1"), gained, held + gained, "caster")
    assert state.world.spell_tokens[uid(state, "1")].tokens == held + gained


@pytest.mark.rule("FF-205")
def test_with_six_tokens_it_gains_none() -> None:
    state, events = run_step(duel(tokens=6), StartRound())
    assert of(events, TokensChanged) == []
    assert state.world.spell_tokens[uid(state, "1")].tokens == 6


@pytest.mark.rule("FF-205")
def test_on_a_four_the_spell_works() -> None:
    # two hits with AP(1) against Defense 4+: one die is a 4, one a 5
    state, events = cast(duel(4, 4, 5))
    one, a = uid(state, "1"), uid(state, "a")
    tried = only(events, SpellTried)
    assert tried == SpellTried(one, "cinder_lance", (a,), Check(4, 4, 4, (), passed=True))
    assert only(events, TokensChanged) == TokensChanged(one, -1, 0, "cinder_lance")
    assert only(events, BlocksRolled).dice == (4, 5)
    assert [wounds for _, wounds in taken(events)] == [1]


@pytest.mark.rule("FF-205")
def test_on_a_three_the_token_is_lost_for_nothing() -> None:
    state, events = cast(duel(3))
    assert only(events, SpellTried).test == Check(3, 4, 4, (), passed=False)
    assert state.world.spell_tokens[uid(state, "1")].tokens == 0
    assert taken(events) == []


@pytest.mark.rule("FF-205")
def test_a_spell_costs_its_value() -> None:
    state, _ = play(duel(tokens=1), Activate(uid(duel(), "1")))
    assert castable(state) == {"cinder_lance"}
    state, _ = play(duel(3, tokens=3), Activate(uid(duel(), "1")))
    assert castable(state) == {"cinder_lance", "flare_wall"}
    state, events = play(state, Cast("flare_wall", (uid(state, "a"),)))
    assert only(events, TokensChanged).change == -2


@pytest.mark.rule("FF-205")
def test_a_spell_is_tried_once_in_an_activation() -> None:
    state, _ = cast(duel(3, tokens=6))
    assert castable(state) == {"flare_wall"}


@pytest.mark.rule("FF-205")
def test_the_next_activation_may_try_it_again() -> None:
    state, _ = cast(duel(3, tokens=2))
    state, _ = idle_until(state, RoundStarted)
    state, _ = play(state, Activate(uid(state, "1")))
    assert castable(state) == {"cinder_lance", "flare_wall"}


@pytest.mark.rule("FF-205")
def test_it_casts_before_or_after_its_move() -> None:
    started, _ = play(duel(), Activate(uid(duel(), "1")))
    for move in (Hold(), Advance(cell(started, 3, 0)), Rush(cell(started, 8, 0))):
        state, _ = play(started, move)
        assert castable(state) == {"cinder_lance"}


@pytest.mark.rule("FF-205")
def test_it_does_not_cast_once_it_has_shot() -> None:
    state = duel(1, tokens=2)
    shot = Shoot((Shot("gun", uid(state, "a")),))
    state, _ = play(state, Activate(uid(state, "1")), Hold(), shot)
    assert castable(state) == set()
    assert offered(state, Activate) == [Activate(uid(state, "a"))]


@pytest.mark.rule("FF-205")
def test_it_does_not_cast_once_it_has_charged() -> None:
    state, _ = play(duel(tokens=2), Activate(uid(duel(), "1")))
    state, _ = play(state, offered(state, Charge)[0])
    assert castable(state) == set()
    assert offered(state, Activate) == [Activate(uid(state, "a"))]


@pytest.mark.rule("FF-205")
@pytest.mark.parametrize(
    ("drawing", "reached"),
    [("1".ljust(12, ".") + "a", True), ("1".ljust(13, ".") + "a", False), ("1..#..a", False)],
)
def test_the_target_is_in_range_and_in_sight(drawing: str, *, reached: bool) -> None:
    state = board(drawing, {"1": PYRO, "a": STURDY}, tokens={"1": 1})
    state, _ = play(state, Activate(uid(state, "1")))
    assert castable(state) == ({"cinder_lance"} if reached else set())


@pytest.mark.rule("FF-205")
def test_a_friend_in_sight_adds_one_for_each_token() -> None:
    state, events = cast(meddled("2..1.....a", 2, 5, 5, tokens={"2": 3}), 2)
    helper = uid(state, "2")
    mods = (Mod(f"unit:{helper}", 2),)
    assert only(events, SpellTried).test == Check(2, 2, 4, mods, passed=True)
    assert of(events, TokensChanged)[1] == TokensChanged(helper, -2, 1, "cinder_lance")
    assert state.world.spell_tokens[helper].tokens == 1


@pytest.mark.rule("FF-205")
def test_an_enemy_in_sight_takes_one_for_each_token() -> None:
    state, events = cast(meddled("1.....a..b", 5, tokens={"b": 2}), 2)
    mods = (Mod(f"unit:{uid(state, 'b')}", -2),)
    assert only(events, SpellTried).test == Check(5, 6, 4, mods, passed=False)
    assert state.world.spell_tokens[uid(state, "b")].tokens == 0


@pytest.mark.rule("FF-205")
def test_both_sides_may_meddle_with_one_spell() -> None:
    state, events = cast(meddled("2..1.....a..b", 3, 5, 5, tokens={"2": 2, "b": 1}), 2, 1)
    mods = (Mod(f"unit:{uid(state, '2')}", 2), Mod(f"unit:{uid(state, 'b')}", -1))
    assert only(events, SpellTried).test == Check(3, 3, 4, mods, passed=True)


@pytest.mark.rule("FF-205")
def test_tokens_are_spent_before_the_roll() -> None:
    state = meddled("1.....a..b", 4, 5, 5, tokens={"b": 1})
    lance = Cast("cinder_lance", (uid(state, "a"),))
    state, events = play(state, Activate(uid(state, "1")), lance)
    assert asked(state, AskKind.SPEND_TOKENS)
    assert offered(state, Choose) == [Choose(0), Choose(1)]
    assert state.dice.script == (4, 5, 5)
    assert of(events, SpellTried) == []


@pytest.mark.rule("FF-205")
def test_who_spends_nothing_changes_nothing() -> None:
    state, events = cast(meddled("1.....a..b", 4, 5, 5, tokens={"b": 1}), 0)
    assert only(events, SpellTried).test == Check(4, 4, 4, (), passed=True)
    assert state.world.spell_tokens[uid(state, "b")].tokens == 1


@pytest.mark.rule("FF-205")
@pytest.mark.parametrize(
    "drawing",
    [
        "1.....a".ljust(19, ".") + "b",
        "b.#1.....a",
    ],
)
def test_who_is_too_far_or_out_of_sight_is_not_asked(drawing: str) -> None:
    _, events = cast(meddled(drawing, 4, 5, 5, tokens={"b": 1}))
    assert only(events, SpellTried).test.mods == ()


@pytest.mark.rule("FF-205")
def test_eighteen_inches_are_near_enough_to_meddle() -> None:
    _, events = cast(meddled("1.....a".ljust(18, ".") + "b", 4, tokens={"b": 1}), 1)
    assert only(events, SpellTried).test.need == 5


@pytest.mark.rule("FF-205")
def test_who_has_no_tokens_is_not_asked() -> None:
    _, events = cast(meddled("1.....a..b", 4, 5, 5, tokens={"b": 0}))
    assert only(events, SpellTried).test.mods == ()


@pytest.mark.rule("FF-205")
def test_the_caster_does_not_meddle_with_its_own_spell() -> None:
    state, events = cast(duel(4, 5, 5, tokens=6))
    assert only(events, SpellTried).test.mods == ()
    assert state.world.spell_tokens[uid(state, "1")].tokens == 5


@pytest.mark.rule("FF-205")
def test_the_spells_of_a_model_are_gone_with_it() -> None:
    seer = fighter(rules=["caster 1"], spells=("cinder_lance",))
    kinds: dict[str, Kind] = {"1": [fighter(), seer], "a": fighter(gun())}
    drawing, tokens = "11........a", {"1": 2}
    state = board(drawing, kinds, tokens=tokens)
    state, _ = play(state, Activate(uid(state, "1")))
    assert castable(state) == {"cinder_lance"}
    state = board(drawing, kinds, tokens=tokens, dice=[4, 3], turn=Side.TWO)
    state, _ = shoot(state, by="a", at="1")
    state, _ = play(state, Activate(uid(state, "1")))
    assert castable(state) == set()


@pytest.mark.rule("FF-205")
@pytest.mark.parametrize(("extra", "need", "left"), [(1, 3, 4), (2, 2, 3)])
def test_the_caster_may_add_tokens_of_its_own(extra: int, need: int, left: int) -> None:
    state = duel(need, 5, 5, tokens=6)
    one, lance = uid(state, "1"), Cast("cinder_lance", (uid(state, "a"),), extra)
    state, events = exact(play(state, Activate(one), lance))
    mods = (Mod(f"unit:{one}", extra),)
    assert only(events, SpellTried).test == Check(need, need, 4, mods, passed=True)
    assert [change.change for change in of(events, TokensChanged)] == [-1, -extra]
    assert state.world.spell_tokens[one].tokens == left


@pytest.mark.rule("FF-205")
@pytest.mark.parametrize(("tokens", "most"), [(1, 0), (2, 1), (3, 2), (6, 2)])
def test_only_as_many_are_offered_as_there_are_and_as_can_help(tokens: int, most: int) -> None:
    """From 4+ two tokens lead to 2+, and no die does with less."""
    state, _ = play(duel(tokens=tokens), Activate(uid(duel(), "1")))
    lances = [c.extra for c in offered(state, Cast) if c.spell == "cinder_lance"]
    assert lances == list(range(most + 1))


@pytest.mark.rule("FF-205")
def test_more_help_is_offered_where_an_enemy_may_take_it_away() -> None:
    state = meddled("1.....a..b", 4, 5, 5, tokens={"1": 6, "b": 2})
    one, lance = uid(state, "1"), Cast("cinder_lance", (uid(state, "a"),), 4)
    started, _ = play(state, Activate(one))
    assert max(c.extra for c in offered(started, Cast) if c.spell == "cinder_lance") == 4
    _, events = exact(play(started, lance, Choose(2)))
    mods = (Mod(f"unit:{one}", 4), Mod(f"unit:{uid(state, 'b')}", -2))
    assert only(events, SpellTried).test == Check(4, 2, 4, mods, passed=True)
