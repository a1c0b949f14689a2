"""The challenge of boss fights: offered, doubled, and paid for."""

import pytest

from starquest.model.command import Choose
from starquest.model.event import Asked, PrioritySet, WaveEnded, WaveStarted, XpGained
from starquest.model.ids import NOBODY, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, EndWave, StartWave
from tests.support.board import drawn
from tests.support.changes import veterans
from tests.support.events import of, only
from tests.support.finding import question, uid
from tests.support.playing import play, run_alone
from tests.support.quest import quest

MARKS = {"1": (24, 20), "2": (24, 28), "A": (24, 24), "B": (12, 12)}


def before(wave: int, *challenges: str) -> GameState:
    """A party of 300 points about to face a wave."""
    return quest(
        drawn(48, 48, MARKS),
        objectives={"A": 5, "B": 1},
        dice=[1],
        wave=wave - 1,
        party=300,
        challenges=challenges,
    )


@pytest.mark.rule("SQ-301")
@pytest.mark.parametrize("wave", range(1, 11))
def test_a_boss_is_offered_at_the_start_of_three_waves(wave: int) -> None:
    state, events = run_alone(before(wave, "boss"), StartWave())
    offered = [event for event in of(events, Asked) if event.kind == AskKind.BOSS]
    if wave in (4, 7, 10):
        assert offered == [Asked(Side.ONE, NOBODY, AskKind.BOSS)]
        assert question(state, AskKind.BOSS).options == (0, 1)
        assert of(events, PrioritySet) == []
    else:
        assert offered == []
        assert only(events, WaveStarted).boss is False


@pytest.mark.rule("SQ-301")
@pytest.mark.parametrize(("wave", "points"), [(4, 600), (7, 1050), (10, 1500)])
def test_a_boss_wave_is_worth_twice_as_much(wave: int, points: int) -> None:
    state, _ = run_alone(before(wave, "boss"), StartWave())
    state, events = play(state, Choose(1))
    assert only(events, WaveStarted) == WaveStarted(wave, points, boss=True)
    horde = [row.points for row in state.world.units.values() if row.side is Side.TWO]
    assert points * 0.85 < sum(horde) <= points * 1.15


@pytest.mark.rule("SQ-301")
@pytest.mark.parametrize(("wave", "points"), [(4, 300), (7, 525), (10, 750)])
def test_the_players_may_do_without(wave: int, points: int) -> None:
    state, _ = run_alone(before(wave, "boss"), StartWave())
    _, events = play(state, Choose(0))
    assert only(events, WaveStarted) == WaveStarted(wave, points, boss=False)


@pytest.mark.rule("SQ-301")
@pytest.mark.parametrize("wave", [4, 7, 10])
def test_nobody_asks_in_the_plain_game(wave: int) -> None:
    _, events = run_alone(before(wave), StartWave())
    assert [event for event in of(events, Asked) if event.kind == AskKind.BOSS] == []
    assert only(events, WaveStarted).points == 75 * wave


@pytest.mark.rule("SQ-301")
def test_the_wave_after_a_boss_is_an_ordinary_one() -> None:
    state = quest(drawn(48, 48, MARKS), objectives={"A": 5, "B": 1}, dice=[1], wave=4, boss=True,
                  party=300, challenges=("boss",))  # fmt: skip
    _, events = run_alone(state, StartWave())
    assert only(events, WaveStarted) == WaveStarted(5, 375, boss=False)


def last_stand(foes: dict[str, str], *, boss: bool = True, waves: int = 4) -> GameState:
    """Wave 4 is over; the party holds one objective."""
    drawing = "A1.................2......................" + ("a" if "a" in foes else "")
    state = quest(drawing, enemies=foes, objectives={"A": 1}, wave=4, boss=boss,
                  waves=dict.fromkeys(foes, waves))  # fmt: skip
    return veterans(state)


@pytest.mark.rule("SQ-302")
def test_a_beaten_boss_wave_earns_twice_the_xp() -> None:
    # one objective in wave 4: 8, doubled 16, 8 for each of two heroes
    state, events = run_alone(last_stand({}), EndWave())
    told = WaveEnded(4, (1,), priority=False, xp=16, doubled=True, salvage=0)
    assert only(events, WaveEnded) == told
    assert [(event.unit, event.xp) for event in of(events, XpGained)] == [
        (uid(state, "1"), 8),
        (uid(state, "2"), 8),
    ]


@pytest.mark.rule("SQ-302")
def test_one_survivor_of_it_spoils_that() -> None:
    _, events = run_alone(last_stand({"a": "jump_reaver"}), EndWave())
    assert (only(events, WaveEnded).xp, only(events, WaveEnded).doubled) == (8, False)


@pytest.mark.rule("SQ-302")
def test_a_survivor_that_still_lies_in_wait_spoils_it_too() -> None:
    _, events = run_alone(last_stand({"b": "phase_hunter"}), EndWave())
    assert (only(events, WaveEnded).xp, only(events, WaveEnded).doubled) == (8, False)


@pytest.mark.rule("SQ-302")
def test_survivors_of_earlier_waves_do_not_count() -> None:
    _, events = run_alone(last_stand({"a": "jump_reaver"}, waves=3), EndWave())
    assert (only(events, WaveEnded).xp, only(events, WaveEnded).doubled) == (16, True)


@pytest.mark.rule("SQ-302")
def test_an_ordinary_wave_is_never_doubled() -> None:
    _, events = run_alone(last_stand({}, boss=False), EndWave())
    assert (only(events, WaveEnded).xp, only(events, WaveEnded).doubled) == (8, False)
