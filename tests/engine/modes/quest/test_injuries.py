"""The challenge of hero injuries: revived at a price that lasts a wave."""

import pytest

from starquest.model.command import Choose
from starquest.model.event import (
    Asked,
    Event,
    GotUp,
    Injured,
    Mod,
    ModifierAdded,
    ModifierEnded,
    RoundStarted,
)
from starquest.model.ids import Cell, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, EndRound, EndWave, Recover, Shop
from tests.support.board import drawn, fighter, gun, sword
from tests.support.changes import downed, gifted, veterans
from tests.support.events import of, only
from tests.support.finding import cell, near, place, question, uid
from tests.support.playing import idle_until, play, run_alone, scripted
from tests.support.probes import heroics, may_charge
from tests.support.quest import quest

MARKS = {"1": (2, 10), "A": (2, 12), "2": (30, 10), "B": (38, 1), "C": (38, 12), "3": (38, 13)}
TRIO = {"1": "commander", "2": "breacher", "3": "medic"}


def over(*challenges: str, foe: tuple[int, int] | None = None) -> GameState:
    """The end of a wave: A and C are seized, B is not, and the second hero lies far from both."""
    marks = {**MARKS, **({"a": foe} if foe else {})}
    foes = {"a": fighter(gun(), sword(), name="foe")} if foe else {}
    state = quest(drawn(40, 14, marks), TRIO, foes, {"A": 1, "B": 2, "C": 3},
                  challenges=challenges)  # fmt: skip
    return veterans(downed(gifted(state, "2", dexterity=4, will=4), "2"))


def asked(*challenges: str, foe: tuple[int, int] | None = None) -> GameState:
    """The same, when the odd point of XP has been given away and the wave is all but done."""
    state, _ = run_alone(over(*challenges, foe=foe), EndWave())
    return play(state, Choose(0))[0]


@pytest.mark.rule("SQ-311")
def test_an_unconscious_hero_may_be_revived_when_something_is_seized() -> None:
    state = asked("injuries")
    ask = question(state, AskKind.INJURY)
    assert (ask.side, ask.unit, ask.options) == (Side.ONE, uid(state, "2"), (0, 1))
    assert state.world.statuses[uid(state, "2")].down


@pytest.mark.rule("SQ-311")
def test_the_revived_hero_restores_three_wounds() -> None:
    state = scripted(asked("injuries"), 1)
    unit = uid(state, "2")
    state, events = play(state, Choose(1))
    assert only(events, GotUp) == GotUp(unit, 3, "injury")
    assert not state.world.statuses[unit].down
    # Tough 9 with 3 left
    assert state.world.bodies[state.world.squads[unit].members[0]].wounds == 6


OFFERED = sorted(
    [(x, y) for y in range(14) for x in range(40)
     if (near((x, y), (2, 12), 3) or near((x, y), (38, 12), 3))
     and (x, y) not in [(2, 10), (38, 13)]] + [(30, 10)]
)  # fmt: skip
"""Within three inches of A and C but for the cells of the others, and where it lies."""


@pytest.mark.rule("SQ-311")
def test_it_is_placed_within_three_inches_of_an_objective_that_was_seized() -> None:
    state, events = play(scripted(asked("injuries"), 1), Choose(1))
    assert only(events, Asked) == Asked(Side.ONE, uid(state, "2"), AskKind.STAND)
    spots = [state.table.grid.xy(spot) for spot in spots_of(state)]
    assert sorted(spots) == OFFERED
    chosen = spots.index((38, 9))
    state, _ = play(state, Choose(chosen))
    assert place(state, "2") == (38, 9)
    assert state.agenda[-1] == Shop()


def spots_of(state: GameState) -> list[Cell]:
    return [Cell(option) for option in question(state, AskKind.STAND).options]


@pytest.mark.rule("SQ-311")
@pytest.mark.parametrize("column", [5, 6, 11])
def test_it_may_stay_where_it_lies_however_far_that_is(column: int) -> None:
    marks = {"1": (2, 1), "A": (2, 0), "2": (column, 0)}
    state = quest(drawn(12, 4, marks), objectives={"A": 1}, challenges=("injuries",))
    state, _ = run_alone(downed(veterans(state), "2"), EndWave())
    state, _ = play(scripted(state, 1), Choose(1))
    assert spots_of(state).count(cell(state, column, 0)) == 1
    assert cell(state, 2, 1) not in spots_of(state)
    state, _ = play(state, Choose(spots_of(state).index(cell(state, column, 0))))
    assert place(state, "2") == (column, 0)


@pytest.mark.rule("SQ-311")
@pytest.mark.parametrize("challenges", [(), ("injuries",)])
def test_the_challenge_is_the_plain_game_with_an_injury_more(challenges: tuple[str, ...]) -> None:
    # the broken arm of a 4 leaves wounds, power and the places to stand alone
    state = asked(*challenges)
    if challenges:
        state, _ = play(scripted(state, 4), Choose(1))
    unit = uid(state, "2")
    assert not state.world.statuses[unit].down
    assert state.world.bodies[state.world.squads[unit].members[0]].wounds == 6
    assert state.world.powers[unit].left == 0
    assert sorted(state.table.grid.xy(spot) for spot in spots_of(state)) == OFFERED
    assert bool(state.world.ailments[unit].injury) == bool(challenges)


@pytest.mark.rule("SQ-311")
def test_it_may_stay_beside_an_enemy() -> None:
    state, _ = play(scripted(asked("injuries", foe=(31, 10)), 1), Choose(1))
    assert cell(state, 30, 10) in spots_of(state)


@pytest.mark.rule("SQ-311")
def test_it_does_not_stand_next_to_an_enemy() -> None:
    state, _ = play(scripted(asked("injuries", foe=(6, 12)), 1), Choose(1))
    spots = [state.table.grid.xy(spot) for spot in spots_of(state)]
    assert (5, 12) not in spots
    assert (4, 12) in spots


@pytest.mark.rule("SQ-311")
def test_the_players_may_leave_it_lying() -> None:
    state, events = play(asked("injuries"), Choose(0))
    assert of(events, GotUp) == []
    assert of(events, Injured) == []
    assert state.world.statuses[uid(state, "2")].down
    assert place(state, "2") == (30, 10)
    assert state.agenda[-1] == Shop()


@pytest.mark.rule("SQ-311")
def test_nobody_is_revived_when_nothing_is_seized() -> None:
    drawing = drawn(40, 14, {"1": (8, 0), "A": (2, 12), "2": (30, 10), "3": (20, 0)})
    state = downed(quest(drawing, TRIO, objectives={"A": 1}, challenges=("injuries",)), "2")
    state, events = run_alone(state, EndWave())
    assert of(events, Asked) == []
    assert state.world.statuses[uid(state, "2")].down
    assert state.agenda[-1] == Shop()


@pytest.mark.rule("SQ-311")
def test_without_the_challenge_nobody_is_injured() -> None:
    state, _ = run_alone(over(), EndWave())
    state, events = play(state, Choose(0))
    assert of(events, Injured) == []
    assert [event.kind for event in of(events, Asked)] == [AskKind.STAND]
    assert only(events, GotUp) == GotUp(uid(state, "2"), 3, "wave_end")


@pytest.mark.rule("SQ-311")
def test_heroes_on_their_feet_are_not_asked() -> None:
    state = quest(drawn(40, 14, MARKS), TRIO, objectives={"A": 1, "B": 2, "C": 3},
                  challenges=("injuries",))  # fmt: skip
    state, _ = run_alone(veterans(state), EndWave())
    state, events = play(state, Choose(0))
    assert of(events, Asked) == []


# what each injury changes, for a hero with Qua 5+, Def 4+ and 4+ in Str, Dex and Wil
INJURIES: dict[int, tuple[str, dict[str, int]]] = {
    1: ("chest_wound", {"block": 5}),
    2: ("blinded_eye", {"melee": 6, "shooting": 6, "morale": 5}),
    3: ("smashed_leg", {"advance": 4, "rush": 8}),
    4: ("broken_arm", {"strength": 5}),
    5: ("spinal_injury", {"dexterity": 5}),
    6: ("crushed_spirit", {"will": 5}),
}
# morale is one better with a comrade near
HALE = {"melee": 5, "shooting": 5, "block": 4, "morale": 4, "advance": 6, "rush": 12,
        "strength": 4, "dexterity": 4, "will": 4}  # fmt: skip


def brought_back(die: int, foe: tuple[int, int] = (2, 7)) -> tuple[GameState, list[Event]]:
    """The second hero stands up with an injury, north of the first and an enemy two inches off."""
    state, events = play(scripted(asked("injuries", foe=foe), die), Choose(1))
    spots = spots_of(state)
    state, _ = play(state, Choose(spots.index(cell(state, 2, 9))))
    return state, events


def needs(state: GameState) -> dict[str, int]:
    return {name: need for name, (need, _) in heroics(state, "2", "a").items()}


def traced(state: GameState, source: str) -> set[str]:
    """The rolls in whose trace a source shows with -1."""
    readings = heroics(state, "2", "a")
    return {name for name, (_, mods) in readings.items() if Mod(source, -1) in mods}


@pytest.mark.rule("SQ-312")
@pytest.mark.parametrize("die", INJURIES)
def test_a_die_says_what_the_injury_is_and_it_changes_that_alone(die: int) -> None:
    name, changes = INJURIES[die]
    state, events = brought_back(die)
    unit = uid(state, "2")
    assert only(events, Injured) == Injured(unit, name, die)
    assert state.world.ailments[unit].injury == name
    assert needs(state) == HALE | changes
    rolls = {changed for changed in changes if changed not in ("advance", "rush")}
    assert traced(state, name) == rolls
    assert {event.modifier.source for event in of(events, ModifierAdded)} == {name}


@pytest.mark.rule("SQ-312")
def test_a_smashed_leg_charges_less_far() -> None:
    # the foe is ten inches off: nine to contact
    assert not may_charge(brought_back(3, foe=(12, 9))[0], "2", "a")
    assert may_charge(brought_back(5, foe=(12, 9))[0], "2", "a")


@pytest.mark.rule("SQ-312")
@pytest.mark.parametrize("die", INJURIES)
def test_it_lasts_until_the_end_of_the_next_wave(die: int) -> None:
    name, changes = INJURIES[die]
    state, _ = brought_back(die)
    unit = uid(state, "2")
    # a whole round of the next wave changes nothing
    state, events = run_alone(state, EndRound())
    assert of(events, ModifierEnded) == []
    assert needs(state) == HALE | changes
    state, events = run_alone(state, Recover())
    assert {event.modifier.source for event in of(events, ModifierEnded)} == {name}
    assert {event.unit for event in of(events, ModifierEnded)} == {unit}
    assert state.world.ailments[unit].injury == ""
    assert needs(state) == HALE


@pytest.mark.rule("SQ-312")
def test_the_end_of_the_wave_in_which_it_was_taken_does_not_heal_it() -> None:
    state, events = brought_back(4)
    assert of(events, ModifierEnded) == []
    state, events = idle_until(state, RoundStarted)
    assert of(events, ModifierEnded) == []
    assert needs(state)["strength"] == 5


@pytest.mark.rule("SQ-312")
def test_who_is_not_revived_is_not_injured() -> None:
    state, _ = play(asked("injuries"), Choose(0))
    assert state.world.ailments[uid(state, "2")].injury == ""
    assert state.world.effects[uid(state, "2")].modifiers == ()
