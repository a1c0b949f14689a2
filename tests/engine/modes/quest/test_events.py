"""Random events: when they strike, which one, and how long it lasts."""

import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Advance
from starquest.model.event import (
    CornerRolled,
    Event,
    EventStruck,
    Mod,
    ModifierAdded,
    ModifierEnded,
    RoundStarted,
    WaveStarted,
)
from starquest.model.ids import NOBODY
from starquest.model.state import GameState
from starquest.model.step import EndRound, Recover, StartWave, StrikeEvent
from tests.support.board import drawn
from tests.support.changes import downed, geared
from tests.support.events import of, only
from tests.support.finding import place, uid
from tests.support.omens import doomed, strike, told
from tests.support.playing import idle_until, run_alone, run_step
from tests.support.probes import Need, fighting, heroics, may_charge, may_shoot, moving
from tests.support.quest import quest

NAMES = {
    11: "lightning_strike", 12: "stuck_in_the_mud", 13: "debilitating_static",
    14: "falling_debris", 15: "razor_vines", 16: "shifting_illusion",
    21: "explosive_trap", 22: "alien_shriek", 23: "anomalous_gale",
    24: "swarm_attack", 25: "sticky_foliage", 26: "venomous_moss",
    31: "crumbling_earth", 32: "solar_flare", 33: "dazing_spores",
    34: "heavy_rain", 35: "thick_clouds", 36: "terrifying_quakes",
    41: "psychic_pool", 42: "robot_guide", 43: "treasure_holopad",
    44: "spotter_drone", 45: "refreshment_kit", 46: "sinkhole",
    51: "psychic_fog", 52: "haste_stims", 53: "invigorating_fumes",
    54: "support_robot", 55: "enhancing_force_field", 56: "shield_projector_drone",
    61: "injector_pouch", 62: "prophetic_vision", 63: "grenade_bag",
    64: "credits_stash", 65: "kit_box", 66: "godly_blessing",
}  # fmt: skip
STASH = 64
"""An event that leaves nothing behind but credits."""
FOR_NOBODY = (31, 32, 33, 34, 35, 36, 43, 62)
FOR_AN_ENEMY = (46,)

HERO: dict[str, Need] = {
    "melee": (5, ()), "shooting": (5, ()), "block": (4, ()), "morale": (5, ()),
    "advance": (6, ()), "rush": (12, ()),
    "strength": (4, ()), "dexterity": (4, ()), "will": (4, ()),
}  # fmt: skip
"""A Breacher: Qua 5+, Def 4+, and 4+ in Str, Dex and Wil."""
FOE: dict[str, Need] = {
    "melee": (4, ()), "shooting": (4, ()), "block": (5, (Mod("ap", -1),)), "morale": (4, ()),
    "advance": (6, ()), "rush": (12, ()),
}  # fmt: skip
"""Quality 4+ and Defense 4+, against a Breach maul with AP(1)."""


def changed(plain: dict[str, Need], source: str, changes: dict[str, int]) -> dict[str, Need]:
    """The same with a modifier on some rolls: a bonus makes the need smaller."""
    found = dict(plain)
    for roll, value in changes.items():
        need, mods = plain[roll]
        found[roll] = (need - value, (*mods, Mod(source, value)))
    return found


def readings(state: GameState) -> dict[str, dict[str, Need]]:
    return {
        "1": heroics(state, "1", "a"),
        "2": heroics(state, "2", "b"),
        "a": fighting(state, "a", "1"),
        "b": fighting(state, "b", "2"),
    }


PLAIN = {"1": HERO, "2": HERO, "a": FOE, "b": FOE}


@pytest.mark.rule("SQ-351")
@pytest.mark.parametrize("roll", NAMES)
def test_two_dice_name_one_of_thirty_six_events(roll: int) -> None:
    state, events = strike(
        doomed([(10, 10)]), roll, *((2,) if roll not in FOR_NOBODY else ()), seed=7
    )
    first, second = divmod(roll, 10)
    targets = () if roll in FOR_NOBODY else (uid(state, "2"),)
    targets = (uid(state, "b"),) if roll in FOR_AN_ENEMY else targets
    assert told(events) == EventStruck(NAMES[roll], (first, second), targets)
    assert quest_of(state).event == NAMES[roll]


@pytest.mark.rule("SQ-351")
def test_an_event_strikes_each_time_a_wave_is_deployed() -> None:
    marks = {"1": (24, 20), "2": (24, 28), "A": (24, 24), "B": (12, 12)}
    state = quest(drawn(48, 48, marks), objectives={"A": 5, "B": 1}, wave=1, challenges=("events",))
    state, events = run_alone(state, StartWave())
    while len(of(events, WaveStarted)) < 4:
        state, more = idle_until(state, WaveStarted)
        events += more
    kinds = (WaveStarted, CornerRolled, EventStruck, RoundStarted)
    names = [type(event) for event in events if isinstance(event, kinds)]
    order = [name for index, name in enumerate(names) if names[index - 1 : index] != [name]]
    # once for each wave, when its units have come and before its first round
    assert order[:13] == [*kinds, *kinds, *kinds, WaveStarted]
    fourth = [at for at, event in enumerate(events) if isinstance(event, WaveStarted)][3]
    assert len(of(events[:fourth], EventStruck)) == 3


@pytest.mark.rule("SQ-351")
def test_the_plain_game_has_none() -> None:
    state, events = run_step(doomed(challenges=()), StrikeEvent())
    assert events == []
    assert readings(state) == PLAIN


@pytest.mark.rule("SQ-351")
def test_a_random_hero_is_one_who_is_on_its_feet() -> None:
    state = downed(doomed(), "1")
    _, events = strike(state, 64, 1)
    assert told(events).targets == (uid(state, "2"),)


# what each event changes for the hero it strikes, until the next one
LASTING = [
    pytest.param(13, {"strength": -1}, marks=pytest.mark.rule("SQ-413"), id="13"),
    pytest.param(16, {"will": -1}, marks=pytest.mark.rule("SQ-416"), id="16"),
    pytest.param(25, {"dexterity": -1}, marks=pytest.mark.rule("SQ-425"), id="25"),
    pytest.param(41, {"morale": 1}, marks=pytest.mark.rule("SQ-441"), id="41"),
    pytest.param(42, {"dexterity": 1}, marks=pytest.mark.rule("SQ-442"), id="42"),
    pytest.param(51, {"will": 1}, marks=pytest.mark.rule("SQ-451"), id="51"),
    pytest.param(53, {"melee": 1}, marks=pytest.mark.rule("SQ-453"), id="53"),
    pytest.param(54, {"strength": 1}, marks=pytest.mark.rule("SQ-454"), id="54"),
    pytest.param(55, {"shooting": 1}, marks=pytest.mark.rule("SQ-455"), id="55"),
    pytest.param(56, {"block": 1}, marks=pytest.mark.rule("SQ-456"), id="56"),
]


def ended(events: list[Event]) -> list[str]:
    return [event.modifier.source for event in of(events, ModifierEnded)]


@pytest.mark.rule("SQ-351")
@pytest.mark.parametrize(("other", "who"), [("2", 1), ("1", 2)])
@pytest.mark.parametrize(("roll", "changes"), LASTING)
def test_one_hero_is_changed_until_the_next_event(
    roll: int, changes: dict[str, int], other: str, who: int
) -> None:
    mark, name = str(who), NAMES[roll]
    state, events = strike(doomed(), roll, who)
    assert told(events).targets == (uid(state, mark),)
    added = of(events, ModifierAdded)
    assert [(event.unit, event.modifier.source) for event in added] == [(uid(state, mark), name)]
    now = {**PLAIN, mark: changed(HERO, name, changes)}
    assert readings(state) == now
    # neither a round's end nor a wave's ends it
    state, events = run_alone(state, EndRound())
    state, more = run_alone(state, Recover())
    assert ended([*events, *more]) == []
    assert readings(state) == now
    state, events = strike(state, STASH, int(other))
    assert ended(events) == [name]
    assert type(events[0]) is ModifierEnded
    assert readings(state) == PLAIN


# what each event changes for everybody
GENERAL = [
    pytest.param(32, ("block",), marks=pytest.mark.rule("SQ-432"), id="32"),
    pytest.param(33, ("melee", "shooting"), marks=pytest.mark.rule("SQ-433"), id="33"),
    pytest.param(36, ("morale",), marks=pytest.mark.rule("SQ-436"), id="36"),
]


@pytest.mark.rule("SQ-351")
@pytest.mark.parametrize(("roll", "rolls"), GENERAL)
def test_all_heroes_and_enemies_are_worse_off_until_the_next_event(
    roll: int, rolls: tuple[str, ...]
) -> None:
    name, changes = NAMES[roll], dict.fromkeys(rolls, -1)
    state, events = strike(doomed(), roll)
    assert [event.unit for event in of(events, ModifierAdded)] == [NOBODY]
    now = {mark: changed(plain, name, changes) for mark, plain in PLAIN.items()}
    assert readings(state) == now
    state, events = run_alone(state, EndRound())
    state, more = run_alone(state, Recover())
    assert ended([*events, *more]) == []
    assert readings(state) == now
    state, events = strike(state, STASH, 1)
    assert ended(events) == [name]
    assert readings(state) == PLAIN


@pytest.mark.rule("SQ-351")
def test_an_event_that_comes_twice_running_does_not_add_up() -> None:
    state, _ = strike(doomed(), 33)
    state, events = strike(state, 33)
    assert (ended(events), len(of(events, ModifierAdded))) == (["dazing_spores"], 1)
    assert readings(state)["1"]["melee"] == (6, (Mod("dazing_spores", -1),))


@pytest.mark.rule("SQ-452")
@pytest.mark.parametrize(("mark", "other"), [("1", "2"), ("2", "1")])
def test_haste_stims_make_a_hero_faster_until_the_next_event(mark: str, other: str) -> None:
    state, events = strike(doomed(), 52, int(mark))
    now = {**PLAIN, mark: {**HERO, "advance": (8, ()), "rush": (16, ())}}
    assert {event.unit for event in of(events, ModifierAdded)} == {uid(state, mark)}
    assert readings(state) == now
    state, events = run_alone(state, EndRound())
    assert readings(state) == now
    state, events = strike(state, STASH, int(other))
    assert ended(events) == ["haste_stims", "haste_stims"]
    assert readings(state) == PLAIN


@pytest.mark.rule("SQ-452")
def test_haste_stims_lengthen_a_charge_too() -> None:
    marks = {"1": (0, 0), "a": (17, 0), "2": (0, 9), "A": (39, 9)}
    state = quest(drawn(40, 10, marks), enemies={"a": "jump_reaver"}, objectives={"A": 1},
                  challenges=("events",))  # fmt: skip
    assert not may_charge(state, "1", "a")
    state, _ = strike(state, 52, 1)
    assert may_charge(state, "1", "a")
    assert not may_charge(state, "a", "1")


def range_to(inches: int) -> GameState:
    """Both heroes, with pistols for 12 inches, are so far from a foe with a gun for 24 inches."""
    marks = {"1": (0, 0), "2": (0, 9), "a": (inches, 0), "b": (inches, 9), "A": (39, 5)}
    return quest(drawn(40, 10, marks), {"1": "breacher", "2": "breacher"},
                 {"a": "scrap_gunners", "b": "scrap_gunners"}, {"A": 1},
                 challenges=("events",))  # fmt: skip


@pytest.mark.rule("SQ-444")
def test_a_spotter_drone_gives_a_hero_six_inches_more_until_the_next_event() -> None:
    far, _ = strike(range_to(18), 44, 2)
    assert (may_shoot(far, "2", "b"), may_shoot(far, "1", "a")) == (True, False)
    farther, _ = strike(range_to(19), 44, 2)
    assert not may_shoot(farther, "2", "b")
    later, events = strike(far, STASH, 1)
    assert ended(events) == ["spotter_drone"]
    assert not may_shoot(later, "2", "b")


@pytest.mark.rule("SQ-435")
def test_thick_clouds_take_six_inches_from_everybody_until_the_next_event() -> None:
    near, _ = strike(range_to(6), 35)
    assert (may_shoot(near, "1", "a"), may_shoot(near, "2", "b")) == (True, True)
    seven, _ = strike(range_to(7), 35)
    assert (may_shoot(seven, "1", "a"), may_shoot(seven, "2", "b")) == (False, False)
    far, _ = strike(range_to(18), 35)
    assert (may_shoot(far, "a", "1"), may_shoot(far, "b", "2")) == (True, True)
    farther, _ = strike(range_to(19), 35)
    assert (may_shoot(farther, "a", "1"), may_shoot(farther, "b", "2")) == (False, False)
    later, events = strike(farther, STASH, 1)
    assert ended(events) == ["thick_clouds"]
    assert may_shoot(later, "a", "1")


@pytest.mark.rule("SQ-435")
@pytest.mark.parametrize(("inches", "reached"), [(1, True), (2, False)])
def test_thick_clouds_leave_every_weapon_one_inch(inches: int, *, reached: bool) -> None:
    # a Flame pistol shoots 6 inches
    state, _ = strike(geared(range_to(inches), "1", ranged="flame_pistol"), 35)
    assert may_shoot(state, "1", "a") == reached


@pytest.mark.rule("SQ-351")
def test_what_strikes_one_wave_is_still_there_in_its_last_round() -> None:
    state, _ = strike(doomed(), 52, 1)
    for _ in range(3):
        state, _ = run_alone(state, EndRound())
    assert moving(state, "1", Advance) == 8
    assert place(state, "1") == (0, 4)
    assert only(strike(state, STASH, 1)[1], EventStruck).event == "credits_stash"
