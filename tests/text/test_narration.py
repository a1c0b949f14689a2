from typing import get_args

import pytest

from starquest.model import event as events
from starquest.model.event import Check, Event, Mod
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.text.narration import tell
from starquest.text.phrases import Phrases, counted
from tests.support.board import lore

HERO, FOE = EntityId(1), EntityId(3)
NAMES = {HERO: "Medic [1]", EntityId(2): "Medic [1]", FOE: "Husks [a]", EntityId(4): "Husks [a]"}
MORALE = (
    "Husks [a] tests morale with the Quality of Medic [1], 2 against 3+ (Overgrown +1), "
    "then 4: holds."
)
COVER = Mod("cover", 1)
FAILED_SPELL = Check(3, 5, 4, (Mod("unit:3", -1),), passed=False)
FAILED_NERVE = Check(2, 3, 4, (Mod("overgrown", 1),), passed=False)

TOLD: list[tuple[Event, str]] = [
    (
        events.RolledOff(((3, 3), (2, 5)), Side.HORDE),
        "The sides roll off, 3 against 3, 2 against 5: the horde begin.",
    ),
    (events.KeptBack(FOE, "ambush"), "Husks [a] is kept back for Ambush."),
    (events.RoundStarted(2), "Round 2."),
    (events.Deployed(FOE, (Cell(3),), "scout"), "Husks [a] takes its place (Scout)."),
    (events.Idled(FOE), "Husks [a] stays idle to recover."),
    (events.Acted(HERO, "charge", FOE), "Medic [1]: charge at Husks [a]."),
    (events.Acted(HERO, "hold"), "Medic [1]: hold."),
    (events.DoorOpened(HERO, Cell(7)), "Medic [1] opens a door."),
    (
        events.DangerRolled(EntityId(2), (1, 6), 1),
        "Medic [1] crosses dangerous ground, 1 6: 1 wound.",
    ),
    (
        events.HitsRolled(
            HERO, FOE, "heavy_pistol", (6, 4), 5, 4, (Mod("stealth", -1),), 1, 1,
            (Mod("surge", 1),), 3,
        ),
        "Medic [1] rolls 6 4 against 5+ (Stealth -1) with Heavy pistol: 1 hit, Surge +1, times 3.",
    ),
    (
        events.HitsSplit("heavy_pistol", ((FOE, 2), (HERO, 1))),
        "The hits of Heavy pistol are shared out: Husks [a] 2, Medic [1] 1.",
    ),
    (
        events.BlocksRolled(FOE, "heavy_pistol", (6, 3), 4, 5, (COVER,), (2,), 2),
        "Husks [a] blocks 6 3 against 4+ (cover +1), again 2: 2 wounds.",
    ),
    (
        events.WoundsIgnored(FOE, "regeneration", (5, 1), 5, 1),
        "Husks [a] has Regeneration, 5 1 against 5+: 1 ignored.",
    ),
    (events.Wounded(EntityId(2), HERO, 2, 5, "knife"), "Medic [1] takes 2 wounds, 5 in all."),
    (
        events.Healed(EntityId(2), HERO, 1, 0, "rebirth_flame"),
        "Medic [1] loses 1 wound through Rebirth Flame.",
    ),
    (
        events.EffectRolled(EntityId(4), 4, (Mod("wounds", 1),), 5, 6),
        "Husks [a] rolls for its wounds: 4 (wounds +1) makes 5, out on 6+.",
    ),
    (events.ModelDown(EntityId(4), FOE, "rout"), "A model of Husks [a] goes down (rout)."),
    (events.UnitDestroyed(FOE, Side.HORDE, "rout"), "Husks [a] is destroyed."),
    (
        events.StatusChanged(FOE, "shaken", on=False, source="idle"),
        "Husks [a] is no longer shaken (idle).",
    ),
    (
        events.MoraleTested(FOE, FAILED_NERVE, "melee", HERO, 4, passed=True),
        MORALE,
    ),
    (
        events.SpellTried(HERO, "cinder_lance", (FOE,), FAILED_SPELL),
        "Medic [1] casts Cinder Lance on Husks [a], 3 against 5+ (Husks [a] -1): it fails.",
    ),
    (
        events.ModifierAdded(FOE, Modifier("heat_haze", Stat.BE_HIT, -1, Until.ROUND)),
        "Husks [a] gets -1 be hit (Heat Haze).",
    ),
    (events.GameEnded(0, "destroyed"), "The fight is over (destroyed): the heroes won."),
    (events.GameEnded(-1, "time_up"), "The fight is over (time up): nobody won."),
]  # fmt: skip

SILENT = {
    events.RoundEnded,
    events.Activated,
    events.Moved,
    events.TokensChanged,
    events.ModifierEnded,
    events.Asked,
    events.Chosen,
}


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_what_happened_is_told_with_every_die(event: Event, sentence: str) -> None:
    assert tell(event, Phrases(lore(), NAMES)) == sentence


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    told = {type(event) for event, _ in TOLD}
    assert told | SILENT == set(get_args(Event))
    assert told & SILENT == set()


def test_a_silent_event_has_no_sentence() -> None:
    assert tell(events.RoundEnded(1), Phrases(lore(), NAMES)) == ""


def test_who_has_no_name_has_a_number() -> None:
    assert tell(events.Idled(EntityId(9)), Phrases(lore(), {})) == "unit 9 stays idle to recover."


def test_one_is_not_several() -> None:
    assert [counted(n, "hit") for n in (0, 1, 2)] == ["0 hits", "1 hit", "2 hits"]
