"""A command's events become a few entries with details."""

from typing import get_args

import pytest

from starquest.model import event as events
from starquest.model.decision import Line, Why
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.text.kinds import Kind
from starquest.text.telling import log_entries, tell
from tests.text.examples import EVENTS, FOE, MODEL, ONE, TEST, TWO, phrases

SHOT = events.HitsRolled(FOE, ONE, "rifle", (5,), 5, 5, (), 1, 0)
BLOCK = events.BlocksRolled(ONE, "rifle", (2,), 5, 5, (), (), 1)


def headlines(*happened: Event) -> list[tuple[str, str, int]]:
    return [(e.kind, e.headline, e.unit) for e in log_entries(happened, phrases())]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_told_event_makes_an_entry(event: Event) -> None:
    found = log_entries([event], phrases())
    assert len(found) == bool(tell(event, phrases()))
    assert all(entry.headline and entry.kind in get_args(Kind) for entry in found)


def test_nothing_told_is_lost() -> None:
    found = log_entries(EVENTS, phrases())
    lines = [line.casefold() for entry in found for line in (entry.headline, *entry.details)]
    for event in EVENTS:
        told = tell(event, phrases()).casefold()
        assert not told or any(line in told or told in line for line in lines)


def test_a_skill_is_the_headline_over_its_cost_and_test() -> None:
    marked = Modifier("mark_target", Stat.HIT, 2, Until.ATTACK)
    entry, = log_entries(
        [
            events.PowerChanged(ONE, -1, 3, "mark_target"),
            events.StatTested(ONE, "will", TEST, "mark_target"),
            events.SkillUsed(ONE, "skill", "mark_target", (TWO,), Cell(-1)),
            events.ModifierAdded(TWO, marked),
            events.Healed(TWO, TWO, 1, 0, "mark_target"),
        ],
        phrases(),
    )  # fmt: skip
    assert (entry.headline, entry.kind, entry.unit) == (
        "Commander used Mark Target on Medic.", "hero", ONE,
    )  # fmt: skip
    assert len(entry.details) == 4
    assert entry.details[2] == "Medic: +2 to hit (Mark Target), until its next attack."


def test_a_skill_says_what_it_took() -> None:
    used = events.SkillUsed(ONE, "skill", "mark_target", (TWO,), Cell(-1))
    passed = events.Check(5, 4, 4, (), passed=True)
    test = events.StatTested(ONE, "will", passed, "mark_target")
    [entry] = log_entries([test, used], phrases())
    assert entry.headline == "Commander used Mark Target on Medic: Will test 5 vs 4+, passed."
    [entry] = log_entries([events.PowerChanged(ONE, -1, 3, "mark_target"), used], phrases())
    assert entry.headline == (
        "Commander used Mark Target on Medic: paid 1 power after the failed test."
    )


def test_the_hordes_reason_leads_its_action() -> None:
    assert headlines(
        events.Decided(FOE, Line.MELEE, ONE, Cell(3), Why.IN_REACH),
        events.Acted(FOE, "charge", ONE),
        events.Moved(MODEL, (Cell(3),), 2),
        SHOT,
        BLOCK,
    ) == [
        ("horde", "Scrap Cutters: charging Commander, in reach (line 4)", FOE),
        (
            "attack",
            (
                "Scrap Cutters > Commander: 1 hit not blocked | Rifle: 5 vs 5+ 1 hit;"
                " blocks 2 vs 5+: 1 through"
            ),
            FOE,
        ),
    ]


def test_choosing_a_target_is_part_of_the_attack() -> None:
    entry, = log_entries(
        [events.Decided(FOE, Line.TARGET, ONE, Cell(-1), Why.BEST_TARGET),
         events.Acted(FOE, "shoot", ONE), SHOT],
        phrases(),
    )  # fmt: skip
    assert entry.kind == "attack"
    assert entry.details[0] == "Scrap Cutters chose a target: the best target it knows (Commander)."


def test_a_blow_and_its_answer_are_two_entries() -> None:
    back = events.HitsRolled(ONE, FOE, "power_fist", (1, 1), 4, 4, (), 0, 0)
    tired = events.StatusChanged(FOE, "fatigued", on=True, source="charge")
    found = log_entries([SHOT, BLOCK, back, tired], phrases())
    assert [entry.unit for entry in found] == [FOE, ONE]
    assert len(found[1].details) == 2


def test_dull_decisions_are_not_logged() -> None:
    assert not headlines(events.Decided(FOE, Line.ORDER, FOE, Cell(-1), Why.NEAREST))


def test_a_purchase_is_one_entry() -> None:
    assert headlines(
        events.CreditsChanged(ONE, -15, 0, "shop"), events.ItemGained(ONE, "med_kit", "shop")
    ) == [("shop", "Commander bought Med Kit.", ONE)]


def test_an_event_takes_in_what_it_does() -> None:
    entry, = log_entries(
        [events.EventStruck("razor_vines", (1, 5), (ONE,)),
         events.ConditionChanged(ONE, "crippled", on=True, source="razor_vines")],
        phrases(),
    )  # fmt: skip
    assert entry.kind == "mission"
    assert entry.details == ("Commander is now Crippled (Razor Vines).",)


def test_wounds_of_the_ground_are_a_line_of_their_own() -> None:
    """A walk through vines: the walk, and below it the wound, which no line swallows."""
    found = log_entries(
        [
            events.Acted(ONE, "advance"),
            events.DangerRolled(MODEL, (1, 4), 1),
            events.Wounded(MODEL, ONE, 1, 1, "dangerous"),
        ],
        phrases(),
    )
    walk, wound = found
    assert (walk.kind, wound.kind, wound.unit) == ("move", "attack", ONE)
    assert "1 wound" in wound.headline


def test_no_headline_leaves_out_a_wound() -> None:
    """Whatever comes before a wound, some headline names who was hurt and how badly."""
    hurt = events.Wounded(MODEL, TWO, 1, 1, "dangerous")
    for event in EVENTS:
        if isinstance(event, events.Wounded | events.ModelDown):
            continue
        told = [entry.headline for entry in log_entries([event, hurt], phrases())]
        name = phrases().who(TWO)
        assert any(name in line and "1 wound" in line for line in told), event


@pytest.mark.parametrize(
    ("event", "marks"),
    [
        (events.WentDown(ONE, "rifle"), ("fallen",)),
        (events.UnitDestroyed(ONE, Side.ONE, "rifle"), ("fallen",)),
        (events.UnitDestroyed(FOE, Side.TWO, "rifle"), ()),
        (events.Wounded(MODEL, ONE, 1, 1, "dangerous"), ("ground",)),
        (events.Wounded(MODEL, ONE, 1, 1, "rifle"), ()),
        (events.ObjectiveDamaged(EntityId(9), 1, 1, 1), ("objective",)),
        (events.WaveEnded(1, (), priority=False, xp=0, doubled=False, salvage=0), ("wave",)),
        (events.RoundStarted(2), ()),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_must_not_scroll_away_is_marked(event: Event, marks: tuple[str, ...]) -> None:
    (entry,) = log_entries([event], phrases())
    assert entry.marks == marks


def test_the_other_side_has_losses_of_its_own() -> None:
    fell = events.UnitDestroyed(FOE, Side.TWO, "rifle")
    assert log_entries([fell], phrases(), Side.TWO)[0].marks == ("fallen",)


def test_an_attack_has_an_outcome_without_its_dice() -> None:
    (entry,) = log_entries([SHOT, BLOCK], phrases())
    assert entry.headline.startswith(entry.brief)
    assert "vs" not in entry.brief
    assert (entry.unit, entry.target) == (FOE, ONE)
