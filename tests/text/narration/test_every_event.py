"""Every event has its sentence, with its dice, and without anything a player cannot read."""

import re
from typing import get_args

import pytest

from starquest.model import event as events
from starquest.model.decision import NO_GOAL, Goal, GoalKind, Line, Why
from starquest.model.event import Event, Mod
from starquest.model.ids import Cell
from starquest.model.modifier import Modifier, Stat, Until
from starquest.text.telling import SILENT, short, tell
from tests.text.examples import EVENTS, FOE, ONE, TWO, phrases

UNREADABLE = re.compile(r"[a-z]_[a-z]|[{}<]|None|somebody|  |\(\)")


def test_every_event_has_an_example() -> None:
    kinds = sorted(kind.__name__ for kind in get_args(Event))
    assert sorted(type(event).__name__ for event in EVENTS) == kinds


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_is_told_or_silent_for_a_reason(event: Event) -> None:
    told = tell(event, phrases())
    assert bool(told) != (type(event) in SILENT)
    assert not UNREADABLE.search(told)
    assert not told or told[-1] in ".!"


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_captions_are_short(event: Event) -> None:
    caption = short(event, phrases())
    assert len(caption) <= 74
    assert bool(caption) == bool(tell(event, phrases()))


def test_hits_tell_every_die_modifier_and_source() -> None:
    mods = (Mod("stealth", -1), Mod("mark_target", 2))
    roll = events.HitsRolled(ONE, FOE, "flamer", (6, 3), 3, 4, mods, 2, 1, (Mod("surge", 1),), 3)
    assert tell(roll, phrases()) == (
        "Commander at Scrap Cutters with Flamer: 6 3 vs 3+ (Stealth -1, Mark Target +2), "
        "9 hits (Surge +1, Blast x3)."
    )


def test_a_morale_test_is_told_whole() -> None:
    (event,) = [e for e in EVENTS if isinstance(e, events.MoraleTested)]
    assert tell(event, phrases()) == (
        "Scrap Cutters, morale after shooting: 3 vs 4+ (a comrade near +1), "
        "Fearless 3 vs 4+, failed."
    )


def test_the_horde_says_which_line_fired() -> None:
    decided = EVENTS[-1]
    assert short(decided, phrases()) == "Scrap Cutters: charging Commander, in reach (line 4)"
    assert tell(decided, phrases()) == "Scrap Cutters: charging Commander, in reach (line 4)."


@pytest.mark.parametrize(
    ("why", "goal", "told"),
    [
        (Why.TO_GOAL, Goal(GoalKind.OBJECTIVE, Cell(3), 2), "going to objective 2"),
        (Why.TO_GOAL, Goal(GoalKind.NOISE), "going to the noise"),
        (Why.TOWARD_WITH_SHOT, Goal(GoalKind.OBJECTIVE, Cell(3), 2),
         "going toward objective 2 with a shot"),
        (Why.LONGEST_SHOT, NO_GOAL, "taking the longest shot it can keep"),
        (Why.CLOSE_BY, NO_GOAL, "charging Commander, close by"),
        (Why.CASTABLE, NO_GOAL, "casting a spell"),
        (Why.HOLDS_GOAL, Goal(GoalKind.OBJECTIVE, Cell(3), 1), "staying, it holds objective 1"),
        (Why.NO_WAY, Goal(GoalKind.ENEMY), "staying, no way nearer to the nearest hero"),
    ],
)  # fmt: skip
def test_each_reason_of_the_horde_is_a_sentence(why: Why, goal: Goal, told: str) -> None:
    decided = events.Decided(FOE, Line.SHOOTING, ONE, Cell(3), why, goal)
    assert short(decided, phrases()) == f"Scrap Cutters: {told} (line 5)"


def test_lone_dice_say_what_they_decided() -> None:
    told = [
        tell(events.DieRolled(source, die, value, need=need), phrases())
        for source, die, value, need in (
            ("scurry", 5, 3, 0), ("crippled", 2, 0, 4), ("zeal", 4, 1, 4), ("heavy_rain", 2, 2, 0),
        )
    ]  # fmt: skip
    assert told == [
        "Scurry: rolled 5, which makes 3.",
        "Crippled: rolled 2, which does not cure it (4+).",
        "Zeal: rolled 4, and it recovers (4+).",
        "Heavy Rain: rolled 2, the north-east quarter.",
    ]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.PrioritySet((), 0), "One objective is left: no priority any more."),
        (events.PrioritySet((6,), 0), "The priority is yours to choose (rolled 6)."),
        (events.CornerRolled(FOE, 5), "Scrap Cutters rolled 5: a corner of your choice."),
        (events.SkillUsed(ONE, "skill", "intimidate", (FOE,), Cell(-1), worked=False),
         "Commander: Intimidate came to nothing."),
        (events.SkillUsed(ONE, "swap", "rifle", (), Cell(3)), "Commander took Rifle in hand."),
        (events.Improved(TWO, "learned", 1, "intimidate"),
         'Medic learned Intimidate. One look is enough: an enemy unit within 6" tests morale.'),
        (events.Improved(TWO, "tradition", 1, "void_geometry"),
         "Medic now knows the spells of Void Geometry."),
        (events.ObjectiveDamaged(ONE, 3, -1, 1), "Objective 3 was mended: 1 of 3 damage left."),
        (events.WaveEnded(2, (4,), priority=True, xp=5, doubled=False, salvage=0),
         "Wave 2 is over. Objectives held: 4, the priority. The party earns 5 XP."),
        (events.WaveEnded(2, (1, 4), priority=True, xp=5, doubled=True, salvage=7),
         ("Wave 2 is over. Objectives held: 1 and 4, the priority among them. "
         "The party earns 5 XP, doubled for the boss. Salvage: 7c.")),
        (events.WaveEnded(2, (), priority=False, xp=0, doubled=False, salvage=0),
         "Wave 2 is over. Objectives held: none. The party earns 0 XP."),
        (events.ModifierAdded(ONE, Modifier("rest", Stat.ATTACKS_MELEE, 2, Until.ROUND, 3)),
         "Commander: +2 attacks with each melee weapon (Rest), for 3 rounds."),
        (events.PowerChanged(ONE, -2, 3, "unit:0"), "Commander paid 2 power (somebody), 3 left."),
    ],
)  # fmt: skip
def test_worked_examples(event: Event, told: str) -> None:
    assert tell(event, phrases()) == told
