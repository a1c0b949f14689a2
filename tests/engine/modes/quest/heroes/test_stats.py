"""The stat line of a hero: targets on a die, how far they go, and what a party is worth."""

import pytest

from starquest.engine.game import new_game
from starquest.model.command import Buy, Choose, Done
from starquest.model.component import Hero
from starquest.model.event import Check, Mod, StatTested, WaveStarted
from starquest.model.modes.quest.levers import Levers
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Ask, GainXp, LevelUp, Shop, StartWave
from tests.support.board import catalog
from tests.support.changes import bearing, carrying, geared, gifted
from tests.support.events import only
from tests.support.finding import uid
from tests.support.playing import act, play, run_alone, run_step, skill
from tests.support.quest import arena, quest

TEST = Modifier("test", Stat.WILL, 0, Until.REMOVED)


def marking(die: int, will: int = 4, change: int = 0) -> Check:
    """The Wil test of a Commander that marks a target."""
    state = gifted(arena("12", {"1": "commander", "2": "medic"}, dice=[die]), "1", will=will)
    if change:
        state = bearing(state, "1", Modifier("test", Stat.WILL, change, Until.REMOVED))
    _, events = act(state, "1", skill(state, "mark_target", "2"))
    return only(events, StatTested).check


@pytest.mark.rule("HR-101")
def test_a_hero_has_its_stat_line() -> None:
    state = arena("1", {"1": "marksman"})
    unit = uid(state, "1")
    row, profile = state.world.heroes[unit], state.world.builds[unit].profiles[0]
    assert (row.strength, row.dexterity, row.will) == (6, 5, 6)
    assert (profile.quality, profile.defense) == (4, 6)
    assert {rule.name: rule.value for rule in profile.rules} == {"tough": 9}
    assert (state.world.powers[unit].left, state.world.powers[unit].most) == (5, 5)


@pytest.mark.rule("HR-101")
@pytest.mark.parametrize(
    ("will", "change", "need"),
    [(4, 1, 3), (4, -1, 5), (6, -1, 6), (6, -3, 6), (2, 1, 2), (3, 3, 2)],
)
def test_a_bonus_lowers_the_target_from_six_at_worst_to_two_at_best(
    will: int, change: int, need: int
) -> None:
    check = marking(5, will, change)
    assert (check.base, check.need, check.mods) == (will, need, (Mod("test", change),))


def raised(state: GameState, level: int, choice: int) -> Hero:
    """A hero that has chosen a level's improvement."""
    state, _ = run_step(state, LevelUp(uid(state, "1"), level))
    state, _ = play(state, Choose(choice))
    return state.world.heroes[uid(state, "1")]


@pytest.mark.rule("HR-101")
def test_one_more_quality_moves_five_to_four() -> None:
    state = arena("1", {"1": "instigator"})
    assert state.world.heroes[uid(state, "1")].base.quality == 5
    assert raised(state, 4, 1).base.quality == 4


@pytest.mark.rule("HR-101")
def test_one_more_strength_moves_six_to_five() -> None:
    assert raised(arena("1", {"1": "instigator"}), 3, 0).strength == 5


@pytest.mark.rule("HR-101")
def test_a_stat_of_two_gets_no_better() -> None:
    state = gifted(arena("1", {"1": "instigator"}), "1", strength=2)
    state, _ = run_step(state, LevelUp(uid(state, "1"), 3))
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    assert ask.options == (1, 2)


@pytest.mark.rule("HR-101")
@pytest.mark.parametrize(
    ("kind", "armour", "defense"),
    [("medic", "powered_armour", 3), ("breacher", "powered_armour", 2), ("breacher", "", 4)],
)
def test_armour_makes_defense_no_better_than_two(kind: str, armour: str, defense: int) -> None:
    state = geared(arena("1", {"1": kind}), "1", armour=armour)
    assert state.world.builds[uid(state, "1")].profiles[0].defense == defense


@pytest.mark.rule("HR-102")
@pytest.mark.parametrize(("die", "passed"), [(3, False), (4, True), (5, True)])
def test_a_die_at_or_over_the_value_passes(die: int, *, passed: bool) -> None:
    assert marking(die) == Check(die, 4, 4, (), passed)


@pytest.mark.rule("HR-102")
@pytest.mark.parametrize(("die", "passed"), [(5, False), (6, True)])
def test_an_unmodified_six_always_passes(die: int, *, passed: bool) -> None:
    assert marking(die, 6, -4).passed == passed


@pytest.mark.rule("HR-102")
@pytest.mark.parametrize(("die", "passed"), [(1, False), (2, True)])
def test_an_unmodified_one_always_fails(die: int, *, passed: bool) -> None:
    assert marking(die, 2, 4).passed == passed


@pytest.mark.rule("HR-103")
def test_levels_and_purchases_do_not_raise_what_a_party_is_worth() -> None:
    # Commander 105 and Medic 75: the second wave is worth 2 x 25% of 180
    state = carrying(quest("12...A", objectives={"A": 5}), "1", money=40)
    one = uid(state, "1")
    state, _ = run_alone(state, GainXp(one, 2, "test"), Shop(), StartWave())
    state, _ = play(state, Choose(0), Buy(one, "power_injector"))
    assert state.world.heroes[one].level == 2
    _, events = play(state, Done())
    assert only(events, WaveStarted) == WaveStarted(2, 90, boss=False)


@pytest.mark.rule("HR-703")
def test_everybody_starts_with_ten_credits_and_two_curing_kits() -> None:
    party = (Recruit("commander"), Recruit("psyker"), Recruit("medic"))
    state = new_game(QuestSetup(party, small=True), 3, catalog())
    packs = list(state.world.packs.values())
    assert [row.credits for row in packs] == [10, 10, 10]
    assert [row.items for row in packs] == [("curing_kit", "curing_kit")] * 3


@pytest.mark.rule("HR-703")
@pytest.mark.parametrize(
    ("difficulty", "custom", "purse"),
    [("", None, 15), ("story", None, 20), ("veteran", None, 13), ("story", 3, 3), ("", 10, 10)],
)
def test_two_heroes_start_with_five_more_unless_the_players_say_how_many(
    difficulty: str, custom: int | None, purse: int
) -> None:
    party = (Recruit("commander"), Recruit("medic"))
    levers = Levers(credits=custom)
    setup = QuestSetup(party, small=True, difficulty=difficulty, custom=levers)
    packs = new_game(setup, 3, catalog()).world.packs.values()
    assert [row.credits for row in packs] == [purse, purse]


@pytest.mark.rule("HR-301")
@pytest.mark.parametrize("kind", sorted(catalog().heroes))
def test_a_hero_starts_with_full_power(kind: str) -> None:
    state = new_game(QuestSetup((Recruit(kind), Recruit("medic")), small=True), 3, catalog())
    first = next(iter(state.world.powers.values()))
    assert (first.left, first.most) == (catalog().heroes[kind].power, catalog().heroes[kind].power)
