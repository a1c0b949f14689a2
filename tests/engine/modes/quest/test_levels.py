"""Levels: when they are reached, what they offer, and what each improvement does."""

import attrs
import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Cast, Choose, UseSkill
from starquest.model.event import (
    Asked,
    EventStruck,
    Improved,
    LevelReached,
    RoundStarted,
    TokensChanged,
    XpGained,
)
from starquest.model.ids import EntityId, Side
from starquest.model.modes.quest.ask_facts import LevelFacts, SkillFacts
from starquest.model.state import GameState
from starquest.model.step import (
    Ask,
    AskKind,
    EndWave,
    GainXp,
    LevelUp,
    Shop,
    StartRound,
    StrikeEvent,
    Turn,
)
from tests.support.board import catalog
from tests.support.changes import downed, wounded
from tests.support.events import of, only
from tests.support.finding import question, uid
from tests.support.invariants import values_are_plain
from tests.support.playing import offered, play, run_alone, run_step
from tests.support.probes import trying
from tests.support.quest import quest

Line = dict[str, int]
TOUGHER, SKILLED = {"tough": 1}, {"skills": 1}
STRONGER, NIMBLER, WISER = {"strength": -1}, {"dexterity": -1}, {"will": -1}
STATS = [STRONGER, NIMBLER, WISER]
MASTERY = [{"power": 2, "most": 2}, {"skills": 2}, {"caster": 1}]
# level: the XP it takes, and what each choice changes in the stat line; a lower target is better
TABLE: dict[int, tuple[int, list[Line]]] = {
    2: (2, [TOUGHER, SKILLED]),
    3: (4, STATS),
    4: (8, [{"tough": 2}, {"quality": -1}]),
    5: (12, MASTERY),
    6: (18, [TOUGHER, {"power": 1, "most": 1}]),
    7: (24, STATS),
    8: (32, [{"tough": 2}, {"power": 2, "most": 2}]),
    9: (40, MASTERY),
    10: (50, [TOUGHER, SKILLED]),
    11: (60, STATS),
    12: (82, [{"tough": 2}, {"quality": -1}]),
    13: (94, MASTERY),
    14: (108, [TOUGHER, {"power": 1, "most": 1}]),
    15: (122, STATS),
}
CHOICES = [(level, index) for level, (_, choices) in TABLE.items() for index in range(len(choices))]


def rising(kind: str = "psyker", level: int = 1, xp: int = 0) -> GameState:
    """A mission whose first hero has come so far."""
    state = quest("1A.........2", {"1": kind, "2": "medic"}, objectives={"A": 1})
    world, unit = state.world.copy(), uid(state, "1")
    world.heroes[unit] = attrs.evolve(world.heroes[unit], level=level, xp=xp)
    return attrs.evolve(state, world=world)


def line(state: GameState) -> Line:
    """The first hero's stats as the game plays with them."""
    unit = uid(state, "1")
    row, pool = state.world.heroes[unit], state.world.powers[unit]
    (profile,) = state.world.builds[unit].profiles
    values = {rule.name: rule.value for rule in profile.rules}
    return {
        "quality": profile.quality,
        "defense": profile.defense,
        "tough": values["tough"],
        "strength": row.strength,
        "dexterity": row.dexterity,
        "will": row.will,
        "power": pool.left,
        "most": pool.most,
        "skills": len(set(row.skills)),
        "caster": values.get("caster", 0),
    }


def grown(before: Line, after: Line) -> Line:
    return {stat: after[stat] - value for stat, value in before.items() if after[stat] != value}


@pytest.mark.rule("SQ-155")
@pytest.mark.parametrize("level", TABLE)
def test_a_level_is_reached_at_its_threshold_and_not_a_point_before(level: int) -> None:
    xp, choices = TABLE[level]
    state = rising(level=level - 1, xp=xp - 2)
    unit = uid(state, "1")
    state, events = run_step(state, GainXp(unit, 1, "test"))
    assert of(events, LevelReached) == []
    assert (state.world.heroes[unit].level, state.world.heroes[unit].xp) == (level - 1, xp - 1)
    state, events = run_step(state, GainXp(unit, 1, "test"))
    assert only(events, XpGained) == XpGained(unit, 1, xp, "test")
    assert only(events, LevelReached) == LevelReached(unit, level)
    assert only(events, Asked) == Asked(Side.ONE, unit, AskKind.LEVEL)
    assert state.world.heroes[unit].level == level
    assert len(offered(state, Choose)) == len(choices)


@pytest.mark.rule("SQ-154", "SQ-155")
@pytest.mark.parametrize(("level", "index"), CHOICES)
def test_an_improvement_changes_what_it_says_and_nothing_else(level: int, index: int) -> None:
    xp, choices = TABLE[level]
    state = rising(level=level - 1, xp=xp - 1)
    unit, before = uid(state, "1"), line(state)
    state, _ = run_step(state, GainXp(unit, 1, "test"))
    state, events = play(state, Choose(index))
    assert len([event for event in of(events, Improved) if event.stat != "learned"]) == 1
    learning = choices[index].get("skills", 0)
    for _ in range(learning):
        assert question(state, AskKind.LEARN).unit == unit
        state, more = play(state, Choose(0))
        events += more
    assert len([event for event in of(events, Improved) if event.stat == "learned"]) == learning
    assert grown(before, line(state)) == choices[index]
    assert state.agenda == (Turn(Side.ONE),)


@pytest.mark.rule("SQ-155")
def test_level_one_needs_nothing_and_brings_nothing() -> None:
    state = rising()
    row = state.world.heroes[uid(state, "1")]
    assert (row.level, row.xp) == (1, 0)
    kind = catalog().heroes["psyker"]
    assert line(state) == {
        "quality": 5, "defense": 6, "tough": 9, "strength": 6, "dexterity": 6, "will": 4,
        "power": 4, "most": 4, "skills": len(kind.skills), "caster": 1,
    }  # fmt: skip


@pytest.mark.rule("SQ-155")
def test_there_is_nothing_beyond_level_fifteen() -> None:
    state = rising(level=15, xp=122)
    state, events = run_step(state, GainXp(uid(state, "1"), 1000, "test"))
    assert of(events, LevelReached) == []
    assert state.world.heroes[uid(state, "1")].level == 15


@pytest.mark.rule("SQ-154")
def test_several_levels_at_once_are_picked_in_order() -> None:
    # 12 XP reach the levels 2, 3, 4 and 5; each is picked before the next is reached
    state = rising("breacher")
    unit, before = uid(state, "1"), line(state)
    state, events = run_step(state, GainXp(unit, 12, "test"))
    reached = []
    for level in (2, 3, 4, 5):
        assert [event.level for event in of(events, LevelReached)] == [level]
        assert question(state, AskKind.LEVEL).about(LevelFacts).level == level
        assert state.world.heroes[unit].level == level
        reached.append(level)
        state, events = play(state, Choose(0))
    assert of(events, LevelReached) == []
    # +1 Tou, +1 Str, +2 Tou, +2 Pow
    changes = {"tough": 3, "strength": -1, "power": 2, "most": 2}
    assert grown(before, line(state)) == changes


@pytest.mark.rule("SQ-155", "HR-401")
@pytest.mark.parametrize(("down", "wounds"), [(True, 10), (False, 4)])
def test_a_tougher_hero_that_is_unconscious_stays_so(wounds: int, *, down: bool) -> None:
    # Tough 9 becomes 10: who is on its feet has one wound more left, who lies there has none
    state = rising()
    state = downed(state, "1") if down else wounded(state, "1", 4)
    state, _ = run_step(state, GainXp(uid(state, "1"), 2, "test"))
    state, _ = play(state, Choose(0))
    unit = uid(state, "1")
    body = state.world.bodies[state.world.squads[unit].members[0]]
    assert (line(state)["tough"], body.wounds, state.world.statuses[unit].down) == (
        10,
        wounds,
        down,
    )


@pytest.mark.rule("SQ-154")
def test_a_level_left_behind_is_not_reached_again() -> None:
    state = rising(level=3, xp=4)
    state, events = run_step(state, GainXp(uid(state, "1"), 4, "test"))
    assert [event.level for event in of(events, LevelReached)] == [4]


@pytest.mark.rule("SQ-154")
def test_only_the_hero_who_earned_it_rises() -> None:
    state = rising()
    first, second = uid(state, "1"), uid(state, "2")
    state, _ = run_step(state, GainXp(first, 3, "test"))
    state, _ = play(state, Choose(0))
    assert [state.world.heroes[unit].level for unit in (first, second)] == [2, 1]
    assert [state.world.heroes[unit].xp for unit in (first, second)] == [3, 0]


@pytest.mark.rule("SQ-154")
def test_levels_come_at_once_even_in_the_middle_of_a_mission() -> None:
    # event 66 for the first hero, D3 on a 4: 2 XP
    state = attrs.evolve(rising(), agenda=())
    state = attrs.evolve(
        state,
        ledger=attrs.evolve(quest_of(state), challenges=("events",)),
        dice=attrs.evolve(state.dice, script=(6, 6, 1, 4)),
    )
    state, events = run_step(state, StrikeEvent(), StartRound())
    assert only(events, EventStruck).event == "godly_blessing"
    assert only(events, LevelReached) == LevelReached(uid(state, "1"), 2)
    assert of(events, RoundStarted) == []
    state, events = play(state, Choose(0))
    assert len(of(events, RoundStarted)) == 1


@pytest.mark.rule("SQ-154")
def test_every_hero_picks_at_the_end_of_a_wave() -> None:
    # two seized in wave 1: 4 XP, 2 each, level 2 each
    state = quest("1A.........B2", objectives={"A": 1, "B": 2})
    state, events = run_alone(state, EndWave())
    assert only(events, LevelReached) == LevelReached(uid(state, "1"), 2)
    state, events = play(state, Choose(0))
    assert only(events, LevelReached) == LevelReached(uid(state, "2"), 2)
    state, _ = play(state, Choose(0))
    assert state.agenda[-1] == Shop()
    assert [row.level for row in state.world.heroes.values()] == [2, 2]


@pytest.mark.rule("SQ-155")
def test_a_skill_is_chosen_from_those_not_known_yet() -> None:
    state = rising()
    unit = uid(state, "1")
    known = state.world.heroes[unit].skills
    state, _ = run_step(state, GainXp(unit, 2, "test"))
    state, _ = play(state, Choose(1))
    count = len(offered(state, Choose))
    state, events = play(state, Choose(count - 1))
    told = only(events, Improved)
    assert (told.stat, told.what in known) == ("learned", False)
    assert state.world.heroes[unit].skills == (*known, told.what)


@pytest.mark.rule("SQ-155")
def test_two_skills_are_two_different_ones() -> None:
    state = rising(level=4, xp=11)
    unit = uid(state, "1")
    state, _ = run_step(state, GainXp(unit, 1, "test"))
    state, _ = play(state, Choose(1))
    first = len(offered(state, Choose))
    state, events = play(state, Choose(0))
    assert len(offered(state, Choose)) == first - 1
    state, more = play(state, Choose(0))
    learned = [event.what for event in of([*events, *more], Improved)]
    assert len(set(learned)) == 2
    assert state.world.heroes[unit].skills[-2:] == tuple(learned)


@pytest.mark.rule("SQ-155")
@pytest.mark.parametrize(
    ("option", "spell"), [(0, "cinder_lance"), (1, "dread_whisper"), (2, "fold_step")]
)
def test_who_has_no_magic_learns_a_tradition_with_its_first_caster(option: int, spell: str) -> None:
    state = rising("breacher", level=4, xp=11)
    unit = uid(state, "1")
    state, _ = run_step(state, GainXp(unit, 1, "test"))
    state, events = play(state, Choose(2))
    assert only(events, Asked) == Asked(Side.ONE, unit, AskKind.TRADITION)
    state, _ = play(state, Choose(option))
    assert line(state)["caster"] == 1
    assert state.world.builds[unit].profiles[0].spells[0] == spell
    assert state.agenda == (Turn(Side.ONE),)


@pytest.mark.rule("SQ-155")
def test_who_has_learned_a_tradition_casts_from_the_next_round_on() -> None:
    state = rising("breacher", level=4, xp=11)
    unit = uid(state, "1")
    state, _ = run_step(state, GainXp(unit, 1, "test"))
    state, _ = play(state, Choose(2), Choose(0))
    assert offered(play(state, Activate(unit))[0], Cast) == []
    state, events = run_alone(state, StartRound())
    assert only(events, TokensChanged) == TokensChanged(unit, 1, 1, "caster")
    state, _ = play(state, Activate(unit))
    assert Cast("heat_haze", (unit,)) in offered(state, Cast)


@pytest.mark.rule("SQ-155")
def test_a_skill_that_was_learned_may_be_used_at_once() -> None:
    state = rising("breacher")
    unit = uid(state, "1")
    state, _ = run_step(state, GainXp(unit, 2, "test"))
    state, _ = play(state, Choose(1))
    assert not any(c.skill == "second_wind" for c in offered(play_on(state, unit), UseSkill))
    chosen = question(state, AskKind.LEARN).about(SkillFacts).skills.index("second_wind")
    state, _ = play(state, Choose(chosen), Activate(unit))
    assert UseSkill("second_wind", 0, (unit,)) in offered(state, UseSkill)


def play_on(state: GameState, unit: EntityId) -> GameState:
    """The hero's activation if nothing was chosen."""
    state = attrs.evolve(state, agenda=(Turn(Side.ONE),))
    return play(state, Activate(unit))[0]


@pytest.mark.rule("SQ-155")
@pytest.mark.parametrize(
    ("index", "stat", "need"), [(0, "strength", 3), (1, "dexterity", 5), (2, "will", 5)]
)
def test_a_better_stat_is_tested_more_easily(index: int, stat: str, need: int) -> None:
    # a Breacher has Str 4+, Dex 6+ and Wil 6+
    state = rising("breacher", level=2, xp=3)
    before = trying(state, "1", stat)[0]
    state, _ = run_step(state, GainXp(uid(state, "1"), 1, "test"))
    state, _ = play(state, Choose(index))
    assert (before, trying(state, "1", stat)[0]) == (need + 1, need)


@pytest.mark.rule("SQ-154", "SQ-155")
def test_the_skills_of_a_level_are_learned_before_the_next_level_is_picked() -> None:
    state = rising(level=4, xp=11)
    unit = uid(state, "1")
    # 18 XP reach the levels 5 and 6
    state, _ = run_step(state, GainXp(unit, 7, "test"))
    state, _ = play(state, Choose(1))
    asks = []
    for _ in range(3):
        ask = state.agenda[-1]
        assert isinstance(ask, Ask)
        asks.append(ask)
        state, _ = play(state, Choose(0))
    assert [ask.kind for ask in asks] == [AskKind.LEARN, AskKind.LEARN, AskKind.LEVEL]
    assert asks[-1].about(LevelFacts).level == 6
    assert state.agenda == (Turn(Side.ONE),)


@pytest.mark.rule("SQ-155")
def test_a_stat_at_its_best_is_not_offered() -> None:
    # never better than 2+: of Str, Dex and Wil only what can still improve is offered
    state = rising("breacher", level=2, xp=3)
    world, unit = state.world.copy(), uid(state, "1")
    world.heroes[unit] = attrs.evolve(world.heroes[unit], strength=2)
    state, _ = run_step(attrs.evolve(state, world=world), GainXp(unit, 1, "test"))
    assert question(state, AskKind.LEVEL).options == (1, 2)
    before = line(state)
    state, _ = play(state, Choose(0))
    assert grown(before, line(state)) == NIMBLER


@pytest.mark.rule("SQ-155", "HR-101")
@pytest.mark.parametrize(("quality", "offers"), [(3, (0, 1)), (2, (0,))])
def test_a_quality_of_three_may_still_become_two(quality: int, offers: tuple[int, ...]) -> None:
    state = rising("breacher", level=3, xp=7)
    world, unit = state.world.copy(), uid(state, "1")
    row = world.heroes[unit]
    base = attrs.evolve(row.base, quality=quality)
    world.heroes[unit] = attrs.evolve(row, base=base, strength=3)
    state, _ = run_step(attrs.evolve(state, world=world), GainXp(unit, 1, "test"))
    assert question(state, AskKind.LEVEL).options == offers
    state, _ = play(state, Choose(len(offers) - 1))
    assert line(state)["quality"] == 2
    state, _ = run_step(state, LevelUp(unit, 7))
    assert question(state, AskKind.LEVEL).options == (0, 1, 2)


@pytest.mark.rule("SQ-155")
def test_a_better_quality_hits_more_often_with_the_same_weapons() -> None:
    state = rising("breacher", level=3, xp=7)
    unit = uid(state, "1")
    weapons = state.world.builds[unit].profiles[0].weapons
    state, _ = run_step(state, GainXp(unit, 1, "test"))
    state, _ = play(state, Choose(1))
    profile = state.world.builds[unit].profiles[0]
    assert (profile.quality, profile.weapons) == (4, weapons)


def test_a_question_about_a_level_is_kept_as_plain_values() -> None:
    state, _ = run_step(rising(level=1, xp=1), GainXp(uid(rising(), "1"), 1, "test"))
    assert isinstance(state.agenda[-1], Ask)
    assert list(values_are_plain(state)) == []
