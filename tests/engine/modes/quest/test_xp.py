"""The end of a wave: what is seized, what it earns, and who gets it."""

import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Choose
from starquest.model.event import Asked, Chosen, WaveEnded, XpGained
from starquest.model.ids import NOBODY, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, EndWave, SetPriority, Shop
from tests.support.changes import downed, shaken, veterans
from tests.support.events import of, only
from tests.support.finding import question, uid
from tests.support.playing import offered, play, run_alone, run_step
from tests.support.quest import quest

FOE = {"a": "jump_reaver"}
FIVE = {"A": 1, "B": 2, "C": 3, "D": 4, "E": 5}
THREE = {"1": "commander", "2": "medic", "3": "psyker"}
FOUR = {**THREE, "4": "breacher"}


def ended(state: GameState) -> WaveEnded:
    return only(run_alone(veterans(state), EndWave())[1], WaveEnded)


def gains(state: GameState, events: list[XpGained]) -> list[tuple[str, int]]:
    names = {unit: row.name for unit, row in state.world.units.items()}
    return [(names[event.unit], event.xp) for event in events]


@pytest.mark.rule("SQ-151")
@pytest.mark.parametrize(
    ("drawing", "seized"),
    [
        ("A..1............2", (1,)),  # 3 inches
        ("A...1...........2", ()),  # 4 inches
        ("A...............2\n...1", (1,)),  # 3.5 inches are within 3 on the grid
        ("A...............2\n....\n...1", ()),  # 4 inches
        ("A..1a...........2", (1,)),  # the enemy is 4 inches off
        ("A.1a............2", ()),  # the enemy is 3 inches off
        ("A.1.............2\n...a", ()),  # 3.5 inches
        ("A...............2\n..a.", ()),  # only an enemy
        ("A...............2", ()),
    ],
)
def test_a_hero_seizes_what_it_is_near_when_no_enemy_is(
    drawing: str, seized: tuple[int, ...]
) -> None:
    state = quest(drawing, enemies=FOE, objectives={"A": 1})
    assert ended(state).seized == seized


@pytest.mark.rule("SQ-151")
def test_several_objectives_may_be_seized_by_one_hero() -> None:
    drawing = "A.1.B...........2C\n..........D"
    state = quest(drawing, objectives={"A": 1, "B": 2, "C": 3, "D": 4})
    assert ended(state).seized == (1, 2, 3)


@pytest.mark.rule("SQ-151")
def test_the_unconscious_and_the_shaken_seize_nothing() -> None:
    state = quest("A.1.........2.B", objectives={"A": 1, "B": 2})
    assert ended(state).seized == (1, 2)
    assert ended(downed(state, "1")).seized == (2,)
    assert ended(shaken(state, "1")).seized == (2,)


@pytest.mark.rule("SQ-152")
@pytest.mark.parametrize(
    ("held", "priority", "wave", "xp"),
    [
        ("AB", 0, 3, 12),  # two seized, no priority: 2 x 2 x 3
        ("AB", 3, 3, 12),  # the priority is another one
        ("ABC", 2, 2, 18),  # three with the priority: 3 x 3 x 2
        ("ABC", 5, 2, 12),
        ("A", 1, 1, 3),
        ("A", 0, 1, 2),
        ("", 1, 4, 0),
        ("ABCDE", 5, 10, 150),
    ],
)
def test_what_a_wave_earns(held: str, priority: int, wave: int, xp: int) -> None:
    rest = "".join(name for name in FIVE if name not in held)
    drawing = [held[:3] + "1" + held[3:], "." * 12 + rest + "." * 9 + "2"]
    state = quest(drawing, objectives=FIVE, wave=wave, priority=priority)
    told = ended(state)
    assert told.seized == tuple(FIVE[name] for name in held)
    assert (told.priority, told.xp) == (priority in told.seized, xp)


@pytest.mark.rule("SQ-152")
def test_a_priority_that_was_not_seized_earns_nothing_more() -> None:
    state = quest("A.1.........a.B.....2", enemies=FOE, objectives={"A": 1, "B": 2}, priority=2)
    assert ended(state) == WaveEnded(1, (1,), priority=False, xp=2, doubled=False, salvage=0)


@pytest.mark.rule("SQ-124", "SQ-152")
def test_a_priority_that_is_the_last_one_left_is_still_this_waves_priority() -> None:
    # it was named while others stood; the next wave will name none
    state = veterans(quest("A.1..........2", objectives={"A": 4}, wave=2, priority=4))
    assert ended(state) == WaveEnded(2, (4,), priority=True, xp=6, doubled=False, salvage=0)
    state, _ = run_step(state, SetPriority())
    assert quest_of(state).priority == 0


@pytest.mark.rule("SQ-153")
def test_xp_is_divided_equally() -> None:
    # two seized in wave 2: 8 among four
    state = veterans(quest("A.1.B.2.3.4", FOUR, objectives={"A": 1, "B": 2}, wave=2))
    state, events = run_alone(state, EndWave())
    assert gains(state, of(events, XpGained)) == [("1", 2), ("2", 2), ("3", 2), ("4", 2)]
    assert of(events, Asked) == []
    assert state.agenda[-1] == Shop()
    assert [row.xp for row in state.world.heroes.values()] == [2, 2, 2, 2]


@pytest.mark.rule("SQ-153")
def test_the_unconscious_get_their_share() -> None:
    state = veterans(downed(quest("A.1.........2", objectives={"A": 1}), "2"))
    state, events = run_alone(state, EndWave())
    assert gains(state, of(events, XpGained)) == [("1", 1), ("2", 1)]


@pytest.mark.rule("SQ-153")
@pytest.mark.parametrize(("options", "lucky"), [((0, 0), "12"), ((2, 1), "32"), ((1, 1), "23")])
def test_the_players_choose_who_gets_the_odd_points(options: tuple[int, int], lucky: str) -> None:
    # two seized in wave 2: 8 among three are 2 each and 2 over, for two different heroes
    state = veterans(quest("A.1.B.2.3", THREE, objectives={"A": 1, "B": 2}, wave=2))
    state, events = run_alone(state, EndWave())
    assert gains(state, of(events, XpGained)) == [("1", 2), ("2", 2), ("3", 2)]
    assert only(events, Asked) == Asked(Side.ONE, NOBODY, AskKind.SPLIT_XP)
    assert question(state, AskKind.SPLIT_XP).options == tuple(uid(state, mark) for mark in "123")
    state, events = play(state, Choose(options[0]))
    assert gains(state, of(events, XpGained)) == [(lucky[0], 1)]
    assert only(events, Asked) == Asked(Side.ONE, NOBODY, AskKind.SPLIT_XP)
    assert uid(state, lucky[0]) not in question(state, AskKind.SPLIT_XP).options
    assert len(offered(state, Choose)) == 2
    state, events = play(state, Choose(options[1]))
    assert only(events, Chosen).value == uid(state, lucky[1])
    assert gains(state, of(events, XpGained)) == [(lucky[1], 1)]
    assert state.agenda[-1] == Shop()
    earned = {state.world.units[unit].name: row.xp for unit, row in state.world.heroes.items()}
    assert earned == {mark: 2 + (mark in lucky) for mark in "123"}


@pytest.mark.rule("SQ-153")
def test_less_than_a_point_each_is_all_odd() -> None:
    state = veterans(quest("A.1.....2.3.4", FOUR, objectives={"A": 1}))
    state, events = run_alone(state, EndWave())
    assert of(events, XpGained) == []
    state, events = play(state, Choose(3), Choose(0))
    assert gains(state, of(events, XpGained)) == [("4", 1), ("1", 1)]
    assert state.agenda[-1] == Shop()


@pytest.mark.rule("SQ-153")
def test_nothing_seized_is_nothing_to_divide() -> None:
    state, events = run_alone(quest("A......1.2", objectives={"A": 1}), EndWave())
    assert only(events, WaveEnded).xp == 0
    assert of(events, XpGained) == []
    assert state.agenda[-1] == Shop()
