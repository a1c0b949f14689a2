"""The challenges of time of day and weather: what they do, and what follows them."""

from typing import Any

import pytest

from starquest.engine.game import open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Charge, Choose, Deploy, Scurry
from starquest.model.event import DieRolled, Event, Mod, RoundStarted, SkyChanged
from starquest.model.ids import OFF_TABLE, Cell
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import AskKind, StartWave
from tests.support.board import catalog, drawn, fighter, gun, sword
from tests.support.events import exact, of, only
from tests.support.finding import near, place, question, uid
from tests.support.playing import idle_until, offered, play, run_alone, scripted
from tests.support.probes import Need, fighting, its_turn, may_charge, may_shoot
from tests.support.quest import quest

PAIR = (Recruit("commander"), Recruit("medic"))
# by the die: what it is; then what follows it
TIMES = {1: "dusk", 2: "night", 3: "dawn", 4: "day", 5: "day", 6: "day"}
WEATHERS = {1: "worsening", 2: "bad", 3: "improving", 4: "good", 5: "good", 6: "good"}
CHALLENGES = pytest.mark.parametrize(
    ("kind", "by_die"), [("time", TIMES), ("weather", WEATHERS)], ids=["time", "weather"]
)
FOLLOWS = [
    ("time", "dusk", "night"),
    ("time", "night", "dawn"),
    ("time", "dawn", "day"),
    ("weather", "worsening", "bad"),
    ("weather", "bad", "improving"),
    ("weather", "improving", "good"),
]
FOE = fighter(gun(), sword(), name="foe")
MARKS = {"1": (0, 4), "a": (0, 6), "2": (0, 20), "A": (30, 10), "B": (30, 20)}
# on a clear day: a Commander with Qua 4+ and Def 5+, whose power fist has AP 4; a foe of 4+ and 4+
PLAIN: dict[str, dict[str, Need]] = {
    "1": {
        "melee": (4, ()),
        "shooting": (4, ()),
        "block": (5, ()),
        "morale": (4, ()),
        "advance": (6, ()),
        "rush": (12, ()),
    },
    "a": {
        "melee": (4, ()),
        "shooting": (4, ()),
        "block": (6, (Mod("ap", -4),)),
        "morale": (4, ()),
        "advance": (6, ()),
        "rush": (12, ()),
    },
}


def worse(name: str, *rolls: str, halved: bool = False) -> dict[str, dict[str, Need]]:
    """The plain fight with -1 from a source to these rolls, and movement halved if so said."""
    change = {roll: (5, (Mod(name, -1),)) for roll in rolls}
    slow: dict[str, Need] = {"advance": (3, ()), "rush": (6, ())} if halved else {}
    return {mark: {**readings, **change, **slow} for mark, readings in PLAIN.items()}


EFFECTS: dict[str, dict[str, dict[str, Need]]] = {
    "dusk": PLAIN,
    "night": worse("night", "shooting"),
    "dawn": worse("dawn", "shooting"),
    "day": PLAIN,
    "worsening": PLAIN,
    "bad": worse("bad", "melee", halved=True),
    "improving": worse("improving", "melee"),
    "good": PLAIN,
}


def under(kind: str, name: str, *dice: int) -> GameState:
    """A hero and a foe two inches apart, the other hero far off, under this sky."""
    sky: dict[str, Any] = {"time": name} if kind == "time" else {"sky": name}
    return quest(drawn(40, 30, MARKS), enemies={"a": FOE}, objectives={"A": 1, "B": 2},
                 dice=dice, **sky)  # fmt: skip


def fights(state: GameState) -> dict[str, dict[str, Need]]:
    return {"1": fighting(state, "1", "a"), "a": fighting(state, "a", "1")}


def sky_of(state: GameState, kind: str) -> str:
    return quest_of(state).time if kind == "time" else quest_of(state).sky


@pytest.mark.rule("SQ-331", "SQ-341")
@CHALLENGES
def test_it_is_rolled_for(kind: str, by_die: dict[int, str]) -> None:
    seen: dict[int, str] = {}
    for seed in range(60):
        if len(seen) == len(by_die):
            break
        opened = open_game(QuestSetup(PAIR, small=True, challenges=(kind,)), seed, catalog())
        told = only(opened.events, SkyChanged)
        assert (told.kind, told.id) == (kind, sky_of(opened.state, kind))
        seen[told.die] = told.id
    assert dict(sorted(seen.items())) == by_die


@pytest.mark.rule("SQ-331", "SQ-341")
@CHALLENGES
def test_it_may_be_chosen_and_lasts_through_the_first_wave(
    kind: str, by_die: dict[int, str]
) -> None:
    for name in dict.fromkeys(by_die.values()):
        setup = QuestSetup(PAIR, ("spore_tide",), small=True, challenges=(kind,),
                      time=name, weather=name)  # fmt: skip
        opened = open_game(setup, 1, catalog())
        assert only(opened.events, SkyChanged) == SkyChanged(kind, name, 0)
        state = opened.state
        while offered(state, Deploy):
            state, events = play(state, offered(state, Deploy)[0])
            assert of(events, SkyChanged) == []
        assert sky_of(state, kind) == name


@pytest.mark.rule("SQ-331", "SQ-341")
def test_the_plain_game_has_neither() -> None:
    opened = open_game(QuestSetup(PAIR, small=True, time="night", weather="bad"), 1, catalog())
    assert of(opened.events, SkyChanged) == []
    assert opened.state.weather == ()


@pytest.mark.rule("SQ-331", "SQ-341")
@pytest.mark.parametrize("name", EFFECTS)
def test_what_it_does_to_everybody(name: str) -> None:
    kind = "time" if name in TIMES.values() else "weather"
    assert fights(under(kind, name)) == EFFECTS[name]


@pytest.mark.rule("SQ-331", "SQ-341")
@pytest.mark.parametrize(("kind", "before", "after"), FOLLOWS)
def test_it_changes_as_the_next_wave_starts(kind: str, before: str, after: str) -> None:
    # priority 1; 90 points pay for two Scrap Cutters of 40, and each comes to the corner farthest
    # from the fight
    dice = (1, 1, 1, 4, 1, 4, 1)
    state, events = exact(run_alone(under(kind, before, *dice), StartWave()))
    assert only(events, SkyChanged) == SkyChanged(kind, after, 0)
    names = [type(event) for event in events]
    assert names.index(SkyChanged) < names.index(RoundStarted)
    assert sky_of(state, kind) == after
    assert fights(state) == EFFECTS[after]


@pytest.mark.rule("SQ-331", "SQ-341")
@pytest.mark.parametrize(("kind", "name"), [("time", "day"), ("weather", "good")])
def test_the_last_one_stays(kind: str, name: str) -> None:
    state, events = run_alone(under(kind, name, 1), StartWave())
    assert of(events, SkyChanged) == []
    assert sky_of(state, kind) == name


@pytest.mark.rule("SQ-331", "SQ-341")
def test_it_does_not_change_within_a_wave() -> None:
    state = under("time", "night")
    told: list[Event] = []
    for _ in range(3):
        state, events = idle_until(state, RoundStarted)
        told += events
    assert of(told, SkyChanged) == []
    assert sky_of(state, "time") == "night"


@pytest.mark.rule("SQ-331", "SQ-341")
def test_both_may_be_in_force() -> None:
    state = quest(drawn(40, 30, MARKS), enemies={"a": FOE}, objectives={"A": 1, "B": 2},
                  time="dawn", sky="improving")  # fmt: skip
    readings = fights(state)
    assert readings["1"]["melee"] == readings["a"]["melee"] == (5, (Mod("improving", -1),))
    assert readings["1"]["shooting"] == readings["a"]["shooting"] == (5, (Mod("dawn", -1),))


SHARP = fighter(gun(reach=30), name="sharp")


@pytest.mark.rule("SQ-331")
@pytest.mark.parametrize(
    ("time", "inches", "seen"),
    [("night", 12, True), ("night", 13, False), ("dawn", 13, True), ("dusk", 24, True)],
)
def test_nobody_sees_beyond_twelve_inches_at_night(time: str, inches: int, *, seen: bool) -> None:
    # the marksman's heavy rifle reaches 24 inches, the foe's gun 30
    marks = {"1": (0, 0), "a": (inches, 0), "2": (0, 9), "A": (39, 9)}
    state = quest(drawn(40, 10, marks), {"1": "marksman", "2": "medic"}, {"a": SHARP},
                  {"A": 1}, time=time)  # fmt: skip
    assert may_shoot(state, "1", "a") is seen
    assert may_shoot(state, "a", "1") is seen


@pytest.mark.rule("SQ-341")
@pytest.mark.parametrize(
    ("weather", "inches", "reached"),
    [("good", 13, True), ("good", 14, False), ("bad", 7, True), ("bad", 8, False)],
)
def test_charges_are_halved_in_bad_weather(weather: str, inches: int, *, reached: bool) -> None:
    # contact is an inch before the target
    marks = {"1": (0, 0), "a": (inches, 0), "2": (0, 9), "A": (30, 9)}
    state = quest(drawn(31, 10, marks), enemies={"a": FOE}, objectives={"A": 1}, sky=weather)
    assert may_charge(state, "1", "a") is reached
    assert may_charge(state, "a", "1") is reached


def reachable(state: GameState, kind: AskKind) -> list[tuple[int, int]]:
    """Where a unit may be moved to, besides staying where it is."""
    options = [Cell(option) for option in question(state, kind).options if option != OFF_TABLE]
    return [state.table.grid.xy(spot) for spot in options]


@pytest.mark.rule("SQ-341")
@pytest.mark.parametrize(("weather", "inches"), [("improving", 3), ("bad", 1.5)])
def test_a_scurry_is_movement_too(weather: str, inches: float) -> None:
    # Dex 6+ passes on a 6; a 5 is D3 = 3 inches
    marks = {"1": (10, 10), "2": (0, 0), "A": (20, 20)}
    state = quest(drawn(21, 21, marks), objectives={"A": 1}, dice=[6, 5], sky=weather)
    state, events = play(state, Activate(uid(state, "1")), Scurry())
    assert only(events, DieRolled) == DieRolled("scurry", 5, 3)
    # half an inch over does not count for movement
    spots = [(x, y) for y in range(21) for x in range(21) if near((x, y), (10, 10), inches - 0.5)]
    assert sorted(reachable(state, AskKind.SHIFT)) == sorted(spots)


@pytest.mark.rule("SQ-341")
@pytest.mark.parametrize(("weather", "count"), [("good", 3), ("bad", 1)])
def test_so_is_following_up_after_a_melee(weather: str, count: int) -> None:
    # the power fist strikes twice: a hit on the 6, not blocked on the 1
    marks = {"1": (10, 10), "a": (12, 10), "2": (0, 0), "A": (20, 20)}
    state = quest(drawn(21, 21, marks), enemies={"a": FOE}, objectives={"A": 1}, sky=weather)
    state, _ = play(state, Activate(uid(state, "1")))
    contact = next(c for c in offered(state, Charge) if c.cell == state.table.grid.cell(11, 10))
    state, _ = exact(play(scripted(state, 6, 1, 1), contact))
    assert max(x for x, _ in reachable(state, AskKind.FOLLOW_UP)) == 11 + count


@pytest.mark.rule("SQ-341")
@pytest.mark.parametrize(("weather", "joined"), [("good", True), ("bad", False)])
def test_so_is_closing_up_to_a_charger(weather: str, *, joined: bool) -> None:
    # the second foe is 3 inches from where it would touch the charger
    rows = ["2" + "." * 19, "." * 20, "..1.a...a" + "." * 11, "." * 19 + "A"]
    state = quest(rows, enemies={"a": FOE}, objectives={"A": 1}, sky=weather)
    state, _ = play(its_turn(state, "1"), Activate(uid(state, "1")))
    contact = next(c for c in offered(state, Charge) if c.cell == state.table.grid.cell(3, 2))
    state, _ = play(scripted(state, *[1] * 24), contact)
    second = state.world.squads[uid(state, "a")].members[1]
    x, _ = state.table.grid.xy(state.world.places[second].cell)
    assert (x <= 5) is joined
    assert place(state, "1") == (3, 2)


@pytest.mark.rule("SQ-331", "SQ-341")
def test_the_choice_of_one_leaves_the_other_alone() -> None:
    setup = QuestSetup(PAIR, small=True, challenges=("time",), time="night", weather="bad")
    state = open_game(setup, 3, catalog()).state
    assert {modifier.source for modifier in state.weather} == {"night"}
    assert offered(state, Choose) == []
