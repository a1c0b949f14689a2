"""How a mission ends, and what it is worth."""

import attrs
import pytest

from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Hold
from starquest.model.event import GameEnded, RoundStarted, WaveEnded, WentDown, XpGained
from starquest.model.ids import Side
from starquest.model.state import GameState, Outcome
from starquest.model.step import Act, EndRound, EndWave, GainXp, Shop, StrikeEvent
from tests.support.board import fighter, gun, sword
from tests.support.changes import ailing, downed, powered, turreted, veterans, wounded
from tests.support.events import of, only
from tests.support.finding import uid
from tests.support.playing import idle_until, offered, play, run_alone, run_step, scripted
from tests.support.quest import quest

LOST, WON = Side.TWO, Side.ONE


def score(state: GameState) -> int:
    return quest_of(state).score


def over(state: GameState) -> bool:
    return state.outcome is not None and not list(legal(state)) and state.agenda == ()


@pytest.mark.rule("SQ-111")
def test_the_mission_ends_when_the_last_hero_falls() -> None:
    state = quest("1A..2", objectives={"A": 1}, dice=[1, 1, 1], challenges=("events",))
    state, events = run_step(downed(state, "2"), StrikeEvent())
    assert only(events, WentDown).unit == uid(state, "1")
    assert only(events, GameEnded) == GameEnded(LOST, "party_down")
    assert state.outcome == Outcome(LOST, "party_down")
    assert over(state)


@pytest.mark.rule("SQ-111")
def test_one_hero_on_its_feet_keeps_the_mission_going() -> None:
    state = quest("1A..2", objectives={"A": 1}, dice=[1, 1, 2], challenges=("events",))
    state, events = run_step(state, StrikeEvent())
    assert only(events, WentDown).unit == uid(state, "2")
    assert of(events, GameEnded) == []
    assert offered(state, Activate) == [Activate(uid(state, "1"))]


@pytest.mark.rule("SQ-111")
def test_all_heroes_must_be_down_at_the_same_time() -> None:
    state = downed(quest("1A..2\n....3", {"1": "medic", "2": "medic", "3": "medic"},
                         objectives={"A": 1}), "12")  # fmt: skip
    state, events = run_alone(state, EndRound())
    assert of(events, GameEnded) == []
    assert len(of(events, RoundStarted)) == 1
    state, events = run_alone(downed(state, "3"), EndRound())
    assert only(events, GameEnded) == GameEnded(LOST, "party_down")
    assert of(events, RoundStarted) == []


@pytest.mark.rule("SQ-111")
def test_it_ends_at_once_and_not_with_the_round() -> None:
    # the shot hits on a 4, the block fails on a 1: the ninth wound of the last hero
    foe = fighter(gun(), sword())
    board = quest("1......a\n.A.....b\n2......", enemies={"a": foe, "b": foe},
                  objectives={"A": 1}, turn=Side.TWO)  # fmt: skip
    state = scripted(wounded(powered(downed(board, "2"), "1", 0), "1", 8), 4, 1)
    state, _ = play(state, Activate(uid(state, "a")), Hold())
    state, events = play(state, next(iter(legal(state))))
    assert only(events, WentDown).unit == uid(state, "1")
    assert only(events, GameEnded).reason == "party_down"
    assert over(state)


@pytest.mark.rule("SQ-111")
def test_no_turret_fights_on_for_a_party_that_is_down() -> None:
    # the Engineer starts in dangerous ground, nine dice: its ninth wound
    drawing = "1....a.A2"
    foe = fighter(gun(), rules=["tough 9"])
    state = quest(drawing, {"1": "engineer", "2": "medic"}, {"a": foe}, {"A": 1})
    state = turreted(state, "1", (2, 0))
    table = attrs.evolve(state.table, rows=("^" + state.table.rows[0][1:],))
    state = attrs.evolve(wounded(state, "1", 8), table=table)
    standing, _ = play(scripted(state, 1, *[2] * 8), Activate(uid(state, "1")))
    assert isinstance(standing.agenda[-1], Act)
    state, events = play(scripted(downed(state, "2"), 1, *[2] * 8), Activate(uid(state, "1")))
    assert only(events, WentDown).unit == uid(state, "1")
    assert only(events, GameEnded).reason == "party_down"
    assert over(state)


@pytest.mark.rule("SQ-111")
def test_the_last_wound_of_a_disease_ends_it_too() -> None:
    state = ailing(quest("1A..2", objectives={"A": 1}, dice=[3]), "1", "diseased")
    state, events = run_alone(wounded(downed(state, "2"), "1", 8), EndRound())
    assert only(events, GameEnded).reason == "party_down"
    assert over(state)


@pytest.mark.rule("SQ-112")
def test_the_mission_ends_with_the_last_objective() -> None:
    state = quest("1.......A.a....2", enemies={"a": "jump_reaver"}, objectives={"A": 3},
                  damage={3: 2}, wave=5, xp=7)  # fmt: skip
    state, events = run_alone(state, EndRound())
    assert only(events, GameEnded) == GameEnded(LOST, "objectives_lost")
    assert state.outcome == Outcome(LOST, "objectives_lost")
    assert over(state)
    assert score(state) == 28


@pytest.mark.rule("SQ-112")
def test_one_objective_left_keeps_the_mission_going() -> None:
    state = quest("1.......A.a....2B", enemies={"a": "jump_reaver"}, objectives={"A": 3, "B": 4},
                  damage={3: 2})  # fmt: skip
    state, events = run_alone(state, EndRound())
    assert [row.number for row in state.world.objectives.values()] == [4]
    assert of(events, GameEnded) == []
    assert len(of(events, RoundStarted)) == 1


@pytest.mark.rule("SQ-113")
def test_finishing_the_tenth_wave_is_a_victory() -> None:
    state = quest("1......a..A....2", enemies={"a": "jump_reaver"}, objectives={"A": 3},
                  wave=10, alertness=5)  # fmt: skip
    state, events = run_alone(state, EndRound())
    assert only(events, WaveEnded).wave == 10
    assert only(events, GameEnded) == GameEnded(WON, "victory")
    assert state.outcome == Outcome(WON, "victory")
    assert over(state)


@pytest.mark.rule("SQ-113", "SQ-114")
def test_the_xp_of_the_tenth_wave_still_counts() -> None:
    # one objective seized, times ten: 20 XP, 10 each; with the 30 before 50 times 10
    state = quest("1A.............2", objectives={"A": 3}, wave=10, alertness=4, xp=30)
    state, events = run_alone(veterans(state), EndRound())
    assert [(event.unit, event.xp) for event in of(events, XpGained)] == [
        (uid(state, "1"), 10),
        (uid(state, "2"), 10),
    ]
    assert only(events, GameEnded).reason == "victory"
    assert score(state) == 500


@pytest.mark.rule("SQ-113")
def test_the_ninth_wave_is_followed_by_another() -> None:
    state = quest("1......a..A....2", enemies={"a": "jump_reaver"}, objectives={"A": 3},
                  wave=9, alertness=5)  # fmt: skip
    state, events = run_alone(state, EndRound())
    assert of(events, GameEnded) == []
    assert state.agenda[-1] == Shop()


@pytest.mark.rule("SQ-114")
def test_a_party_destroyed_in_wave_four_with_ten_xp_scores_thirty() -> None:
    state = quest("1A..2", objectives={"A": 1}, wave=4, xp=10)
    state, events = run_step(downed(state, "12"))
    assert only(events, GameEnded).reason == "party_down"
    assert score(state) == 30


@pytest.mark.rule("SQ-114")
@pytest.mark.parametrize(("wave", "xp", "worth"), [(1, 9, 0), (2, 9, 9), (10, 4, 36), (3, 0, 0)])
def test_the_wave_under_way_does_not_count(wave: int, xp: int, worth: int) -> None:
    assert score(quest("1A..2", objectives={"A": 1}, wave=wave, xp=xp)) == worth


@pytest.mark.rule("SQ-114")
def test_the_score_counts_the_xp_of_all_heroes_wherever_it_comes_from() -> None:
    state = quest("1A..2", objectives={"A": 1}, wave=3, xp=4)
    first, second = uid(state, "1"), uid(state, "2")
    state, _ = run_step(state, GainXp(first, 1, "godly_blessing"), GainXp(second, 1, "wave"))
    assert quest_of(state).xp == 6
    assert score(state) == 12


@pytest.mark.rule("SQ-114")
def test_a_finished_wave_counts_from_its_end_on() -> None:
    # one objective seized in wave 3: 6 XP, and 3 waves finished
    state = veterans(quest("1A..2", objectives={"A": 1}, wave=3))
    assert score(state) == 0
    state, _ = run_alone(state, EndWave())
    assert score(state) == 18


@pytest.mark.rule("SQ-113", "SQ-114")
def test_a_whole_last_wave_is_played_to_the_end() -> None:
    # nobody comes near: alertness rises by two a round, so the third round is the last
    state = veterans(quest("1A..............2", objectives={"A": 2}, wave=10, priority=2, xp=1))
    state, events = idle_until(state, GameEnded)
    assert [event.round for event in of(events, RoundStarted)] == [2, 3]
    assert only(events, GameEnded).reason == "victory"
    # three for the priority, times ten, and the one before
    assert score(state) == 310
