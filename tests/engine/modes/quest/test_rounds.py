"""A round's end: damage to objectives, alertness, and whether the wave is over."""

import attrs
import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.event import (
    AlertnessRaised,
    ObjectiveDamaged,
    RoundEnded,
    RoundStarted,
    UnitDestroyed,
    WaveEnded,
    WentDown,
)
from starquest.model.state import GameState
from starquest.model.step import EndRound, Shop
from tests.support.changes import ailing, downed, shaken, wounded
from tests.support.events import exact, of, only
from tests.support.finding import objective, place, uid
from tests.support.playing import idle_until, run_alone
from tests.support.quest import quest

FOE = {"a": "jump_reaver"}


def ended(state: GameState) -> tuple[GameState, list[ObjectiveDamaged], AlertnessRaised]:
    """The state after a round's end, and what happened to objectives and alertness."""
    state, events = exact(run_alone(state, EndRound()))
    return state, of(events, ObjectiveDamaged), only(events, AlertnessRaised)


@pytest.mark.rule("SQ-141")
@pytest.mark.parametrize(
    ("drawing", "damage"),
    [
        ("A..a...........1.2", 1),  # 3 inches
        ("A...a..........1.2", 0),  # 4 inches
        ("A..............1.2\n...a", 1),  # 3.5 inches are within 3 on the grid
        ("A..............1.2\n.......\n...a", 0),  # 4 inches, round the corner
        ("A.a1...........2..", 0),  # a hero within 3 inches
        ("A.a.1..........2..", 1),  # a hero 4 inches off
        ("A.a............1..\n...2", 0),  # 3.5 inches
        ("A.a............1..\n.......\n...2", 1),  # 4 inches
        ("A..............1.2", 0),  # nobody
        ("A..1...........2..", 0),  # only a hero
    ],
)
def test_an_objective_is_damaged_by_an_enemy_near_it_when_no_hero_is(
    drawing: str, damage: int
) -> None:
    state = quest([*drawing.split("\n"), "B"], enemies=FOE, objectives={"A": 1, "B": 2})
    # B lies under A, far enough from nobody: only what A takes is looked at
    state, taken, _ = ended(state)
    assert state.world.objectives[objective(state, 1)].damage == damage
    found = [event for event in taken if event.number == 1]
    assert found == [ObjectiveDamaged(objective(state, 1), 1, 1, 1)] * damage


@pytest.mark.rule("SQ-141")
def test_it_takes_one_marker_however_many_enemies_are_there() -> None:
    foes = {"a": "scrap_cutters", "b": "jump_reaver"}
    state = quest("aaA.b......1.2\naa.", enemies=foes, objectives={"A": 1})
    state, taken, _ = ended(state)
    assert [event.damage for event in taken] == [1]


@pytest.mark.rule("SQ-141")
def test_every_objective_is_looked_at_for_itself() -> None:
    foes = {"a": "jump_reaver", "b": "jump_reaver", "c": "jump_reaver"}
    drawing = "A.a.........B.b.........C.c.1........D......2"
    state = quest(drawing, enemies=foes, objectives={"A": 1, "B": 2, "C": 3, "D": 4}, damage={2: 1})
    state, taken, _ = ended(state)
    assert [(event.number, event.change, event.damage) for event in taken] == [
        (1, 1, 1),
        (2, 1, 2),
        (3, 1, 1),
    ]
    damage = {row.number: row.damage for row in state.world.objectives.values()}
    assert damage == {1: 1, 2: 2, 3: 1, 4: 0}


@pytest.mark.rule("SQ-141")
def test_it_happens_at_the_end_of_every_round() -> None:
    # the enemy holds the objective without being asked; nobody comes
    state = quest("A.a......................1..2", enemies=FOE, objectives={"A": 1})
    state, events = idle_until(state, ObjectiveDamaged)
    assert [type(e) for e in events if isinstance(e, RoundEnded | ObjectiveDamaged)] == [
        RoundEnded,
        ObjectiveDamaged,
    ]
    state, events = idle_until(state, ObjectiveDamaged)
    assert only(events, ObjectiveDamaged).damage == 2


@pytest.mark.rule("SQ-141")
@pytest.mark.parametrize(("out", "damage"), [("", 0), ("1", 1)])
def test_an_unconscious_hero_defends_nothing(out: str, damage: int) -> None:
    state = quest("A.a1.........2", enemies=FOE, objectives={"A": 1})
    if out:
        state = downed(state, out)
    assert sum(event.change for event in ended(state)[1]) == damage


@pytest.mark.rule("SQ-141")
def test_the_shaken_neither_threaten_nor_defend() -> None:
    threatened = quest("A.a..........1.2", enemies=FOE, objectives={"A": 1})
    assert ended(shaken(threatened, "a"))[1] == []
    defended = quest("A.a1.........2", enemies=FOE, objectives={"A": 1})
    assert [event.damage for event in ended(shaken(defended, "1"))[1]] == [1]


@pytest.mark.rule("SQ-141", "SQ-151", "HR-603")
def test_objectives_come_before_the_sick_as_a_round_ends_and_after_them_as_a_wave_does() -> None:
    # the hero beside the objective falls to its disease: this round it has still held the enemy
    state = quest("A1a.................2", enemies=FOE, objectives={"A": 1}, alertness=5, dice=[1])
    state = wounded(ailing(state, "1", "diseased"), "1", 8)
    _, events = run_alone(state, EndRound())
    kinds = (ObjectiveDamaged, AlertnessRaised, WentDown, WaveEnded)
    assert [type(e) for e in events if isinstance(e, kinds)] == list(kinds[1:])
    alone = quest("A1..................2", objectives={"A": 1}, alertness=4, dice=[1])
    _, events = run_alone(wounded(ailing(alone, "1", "diseased"), "1", 8), EndRound())
    assert only(events, WaveEnded).seized == ()


@pytest.mark.rule("SQ-142")
def test_the_third_marker_destroys_it() -> None:
    state = quest("A.a...........1.2.B", enemies=FOE, objectives={"A": 4, "B": 5}, damage={4: 2})
    marker = objective(state, 4)
    state, taken, _ = ended(state)
    assert taken == [ObjectiveDamaged(marker, 4, 1, 3, destroyed=True)]
    assert [row.number for row in state.world.objectives.values()] == [5]


@pytest.mark.rule("SQ-142")
def test_two_markers_do_not() -> None:
    state = quest("A.a...........1.2", enemies=FOE, objectives={"A": 4}, damage={4: 1})
    state, taken, _ = ended(state)
    assert taken == [ObjectiveDamaged(objective(state, 4), 4, 1, 2, destroyed=False)]


@pytest.mark.rule("SQ-142")
def test_damage_stays_when_the_enemy_leaves() -> None:
    state = quest("A.............a...1.2", enemies=FOE, objectives={"A": 4}, damage={4: 2})
    state, taken, _ = ended(state)
    assert taken == []
    assert state.world.objectives[objective(state, 4)].damage == 2


@pytest.mark.rule("SQ-143")
@pytest.mark.parametrize(("drawing", "rise"), [("A.....a..1.2", 1), ("A........1.2", 2)])
@pytest.mark.parametrize("before", [0, 1, 3])
def test_alertness_rises_by_one_or_by_two_on_an_empty_table(
    drawing: str, rise: int, before: int
) -> None:
    foes = FOE if "a" in drawing else {}
    state = quest(drawing, enemies=foes, objectives={"A": 1}, alertness=before)
    state, _, raised = ended(state)
    assert raised == AlertnessRaised(rise, before + rise, empty=rise == 2)
    assert quest_of(state).alertness == before + rise


@pytest.mark.rule("SQ-143")
def test_enemies_that_wait_off_the_table_do_not_count() -> None:
    state = quest("A........1.2", enemies={"a": "phase_hunter"}, objectives={"A": 1})
    assert ended(state)[2].by == 2


@pytest.mark.rule("SQ-143")
def test_a_shaken_enemy_is_on_the_table() -> None:
    state = quest("A.....a..1.2", enemies=FOE, objectives={"A": 1})
    assert ended(shaken(state, "a"))[2].by == 1


@pytest.mark.rule("SQ-144")
@pytest.mark.parametrize(
    ("drawing", "before", "over"),
    [
        ("A.....a..1.2", 4, False),
        ("A.....a..1.2", 5, True),
        ("A........1.2", 3, False),
        ("A........1.2", 4, True),
        ("A........1.2", 5, True),
    ],
)
def test_the_wave_ends_at_six(drawing: str, before: int, *, over: bool) -> None:
    foes = FOE if "a" in drawing else {}
    state = quest(drawing, enemies=foes, objectives={"A": 1}, alertness=before, wave=2)
    state, events = run_alone(state, EndRound())
    assert len(of(events, WaveEnded)) == over
    assert len(of(events, RoundStarted)) == (not over)
    assert quest_of(state).finished == (2 if over else 1)
    assert quest_of(state).alertness == (0 if over else 5)
    assert (state.agenda[-1] == Shop()) == over


@pytest.mark.rule("SQ-144")
def test_enemies_left_alive_stay_where_they_are() -> None:
    state = quest("A.....a....1.2", enemies=FOE, objectives={"A": 1}, alertness=5)
    unit = uid(state, "a")
    state, events = idle_until(state, WaveEnded)
    assert of(events, UnitDestroyed) == []
    stood, wounds = place(state, "a"), state.world.bodies
    state, events = idle_until(grown(state), RoundStarted)
    assert of(events, UnitDestroyed) == []
    assert place(state, "a") == stood
    assert state.world.units[unit].wave == 1
    assert state.world.bodies[state.world.squads[unit].members[0]] in wounds.values()


def grown(state: GameState) -> GameState:
    """The same table with room for another wave."""
    rows = tuple(row + "." * 36 for row in state.table.rows) + ("." * 50,) * 12
    old, table = state.table.grid, attrs.evolve(state.table, rows=rows)
    world = state.world.copy()
    for model, spot in world.places.items():
        world.places[model] = attrs.evolve(spot, cell=table.grid.cell(*old.xy(spot.cell)))
    for marker, row in world.objectives.items():
        world.objectives[marker] = attrs.evolve(row, cell=table.grid.cell(*old.xy(row.cell)))
    return attrs.evolve(state, table=table, world=world)
