"""What is counted as chosen and as used, on small examples."""

from starquest.content.loader import load_catalog
from starquest.model.change import changed
from starquest.model.command import Buy, Choose, Command, Push, Scurry, UseFeat, UseItem, UseSkill
from starquest.model.decision import Line, Why
from starquest.model.event import Acted, Check, Decided, Event, HitsRolled, SkillUsed, SpellTried
from starquest.model.ids import OFF_TABLE
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Learn, LevelUp
from starquest.play.exhaust.entries import entries
from starquest.play.exhaust.goals import Goal
from starquest.play.exhaust.look import Look
from starquest.play.exhaust.worth import Tally, chosen_in, used_in
from tests.support.changes import geared
from tests.support.finding import uid
from tests.support.playing import begin, run_step
from tests.support.quest import quest

CATALOG = load_catalog()


def board() -> GameState:
    """A marksman and a psyker, and enemies that shoot and that cast."""
    heroes, foes = {"1": "marksman", "2": "psyker"}, {"a": "sentry_frame", "b": "null_chanter"}
    return geared(quest("1.2...a.b\n..A", heroes, foes, {"A": 1}), "1", armour="light_armour")


def chosen(state: GameState, command: Command) -> list[str]:
    return [str(goal) for goal in chosen_in(Look(state, state), command)]


def used(state: GameState, *events: Event) -> list[str]:
    applied = Applied(state, events)
    return sorted({str(goal) for goal in used_in(Look(state, state), Scurry(), applied)})


def test_what_is_tried_bought_and_pushed_is_chosen() -> None:
    state = begin(board(), "1")
    one, foe = uid(state, "1"), uid(state, "a")
    assert chosen(state, UseSkill("aimed_shot", 0, (one,))) == ["skill aimed_shot"]
    assert chosen(state, UseItem("med_kit", 0, (one,))) == ["item med_kit"]
    assert chosen(state, UseFeat(0, (one,))) == ["feat perfect_shot"]
    assert chosen(state, Push(foe)) == ["basic push"]
    assert chosen(state, Buy(one, "rifle")) == ["weapon rifle"]
    assert chosen(state, Buy(one, "scope")) == ["gear scope"]
    assert chosen(state, Buy(one, "med_kit")) == [], "what is used up counts when it is used"


def test_a_level_and_the_skill_learned_are_chosen() -> None:
    one = uid(board(), "1")
    levelled, _ = run_step(board(), LevelUp(one, 2))
    assert chosen(levelled, Choose(0)) == ["level 2/tough"]
    assert chosen(levelled, Choose(1)) == ["level 2/skill"]
    learning, _ = run_step(board(), Learn(one))
    assert chosen(learning, Choose(0)) == ["learned ground_slam"]


def test_what_works_is_fought_with_and_worn_is_used() -> None:
    state = board()
    one, foe = uid(state, "1"), uid(state, "a")
    assert used(state, SkillUsed(one, "skill", "aimed_shot", (one,), OFF_TABLE)) == [
        "skill aimed_shot"
    ]
    assert used(state, SkillUsed(one, "skill", "dispel", (), OFF_TABLE, worked=False)) == []
    shot = HitsRolled(one, foe, "heavy_rifle", (6,), 4, 4, (), 1, 1)
    assert used(state, shot) == ["weapon heavy_rifle"]
    assert used(state, changed(shot, attacker=foe, target=one)) == [], "no hero's"
    assert used(state, Acted(one, "hold")) == ["gear light_armour"]


def test_a_spell_is_used_when_a_hero_casts_it_well() -> None:
    state = board()
    passed, failed = Check(6, 4, 4, (), passed=True), Check(1, 4, 4, (), passed=False)
    two, foe = uid(state, "2"), uid(state, "b")
    assert used(state, SpellTried(two, "shear", (foe,), passed)) == ["spell shear"]
    assert used(state, SpellTried(two, "shear", (foe,), failed)) == []
    assert used(state, SpellTried(foe, "shear", (two,), passed)) == [], "the horde's own"


def test_a_line_is_counted_for_the_faction_that_followed_it() -> None:
    state = board()
    caster, gun = uid(state, "b"), uid(state, "a")
    cast = Decided(caster, Line.CAST, uid(state, "1"), OFF_TABLE, Why.NEAREST)
    assert used(state, cast) == ["line 2/nullborn"]
    assert used(state, changed(cast, unit=gun, line=Line.STEADY_GUNS)) == ["line 3/hollow_legion"]
    assert used(state, changed(cast, line=Line.RECOVER)) == ["line 1/everybody"]
    assert used(state, changed(cast, line=Line.ORDER)) == []


def test_a_faction_has_the_lines_it_has_units_for() -> None:
    lines = [entry.id for entry in entries(CATALOG) if entry.kind == "line"]
    assert {"1/everybody", "7/everybody", "2/nullborn", "3/cinder_raiders"} <= set(lines)
    assert "2/cinder_raiders" not in lines
    assert "3/nullborn" not in lines


def test_tallies_add_up() -> None:
    total, scope, rifle = Tally(), Goal("gear", "scope"), Goal("weapon", "rifle")
    for counts in ({scope: 2}, {scope: 1, rifle: 4}):
        more = Tally()
        more.chosen.update(counts)
        more.games.update(counts.keys())
        total.add(more)
    assert (total.chosen[scope], total.chosen[rifle], total.used[scope]) == (3, 4, 0)
    assert (total.games[scope], total.games[rifle]) == (2, 1)
