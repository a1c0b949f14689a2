import pytest

from starquest.model import event as events
from starquest.model.event import Check, Event, Mod
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.text.phrases import Phrases
from starquest.text.telling import tell
from tests.support.board import catalog

HERO, FOE = EntityId(1), EntityId(3)
NAMES = {HERO: "Medic [1]", EntityId(2): "Medic [1]", FOE: "Husks [a]", EntityId(4): "Husks [a]"}
MORALE = (
    "Husks [a], morale after melee with the Quality of Medic [1]: 2 vs 3+ (Overgrown +1), "
    "Fearless 4 vs 4+, held."
)
HITS = (
    "Medic [1] at Husks [a] with Heavy pistol: 6 4 vs 5+ (Stealth -1), 6 hits (Surge +1, Blast x3)."
)
COVER = Mod("cover", 1)
FAILED_SPELL = Check(3, 5, 4, (Mod("unit:3", -1),), passed=False)
FAILED_NERVE = Check(2, 3, 4, (Mod("overgrown", 1),), passed=False)

ALERT = (
    "Alertness rose by 3 to 6: a round has passed, and no enemy was left on the table; "
    "rolled 1, one more. At 6 the wave is over."
)
TOLD: list[tuple[Event, str]] = [
    (
        events.RolledOff(((3, 3), (2, 5)), Side.TWO),
        "The sides roll off, 3 to 3, 2 to 5: the first turn goes to the horde.",
    ),
    (events.KeptBack(FOE, "ambush"), "Husks [a] is kept back (Ambush)."),
    (events.RoundStarted(2), "Round 2."),
    (events.AlertnessRaised(1, 2), "Alertness rose by 1 to 2 of 6: a round has passed."),
    (
        events.AlertnessRaised(3, 6, 1, empty=True),
        ALERT,
    ),
    (events.Deployed(FOE, (Cell(3),), "scout"), "Husks [a] appeared on the table (Scout)."),
    (events.Idled(FOE), "Husks [a]: Shaken, the turn was spent getting a grip."),
    (events.Acted(HERO, "charge", FOE), "Medic [1] charged Husks [a]."),
    (events.Acted(HERO, "hold"), "Medic [1] held."),
    (events.DoorOpened(HERO, Cell(7)), "Medic [1] opened a door."),
    (
        events.DangerRolled(EntityId(2), (1, 6), 1),
        "Medic [1] on dangerous ground, 1 6 (a 1 hurts): 1 wound.",
    ),
    (
        events.JumpTried(EntityId(2), HERO, Cell(7), Cell(9), 2, 3, (4, 3), 3, passed=True),
        'Medic [1] jumped 2" across, 3" down, 4 3 vs 3+: landed.',
    ),
    (
        events.JumpTried(EntityId(2), HERO, Cell(7), Cell(8), 0, 4, (4, 2), 3, passed=False),
        'Medic [1] jumped 4" down, 4 2 vs 3+: lost the edge.',
    ),
    (events.Fell(EntityId(2), HERO, Cell(8), 4, 1), 'Medic [1] fell 4" (AP 1).'),
    (events.Fell(EntityId(2), HERO, Cell(8), 2, 0), 'Medic [1] fell 2".'),
    (
        events.HitsRolled(
            HERO, FOE, "heavy_pistol", (6, 4), 5, 4, (Mod("stealth", -1),), 1, 1,
            (Mod("surge", 1),), 3,
        ),
        HITS,
    ),
    (
        events.HitsSplit("heavy_pistol", ((FOE, 2), (HERO, 1))),
        "Heavy pistol spread out: 2 hits on Husks [a], 1 hit on Medic [1].",
    ),
    (
        events.BlocksRolled(FOE, "heavy_pistol", (6, 3), 4, 5, (COVER,), (2,), 2),
        "Husks [a], blocks 6 3 vs 4+ (cover +1), again 2: 2 through.",
    ),
    (
        events.WoundsIgnored(FOE, "regeneration", (5, 1), 5, 1),
        "Husks [a], Regeneration 5 1 vs 5+: 1 of 2 ignored.",
    ),
    (
        events.Wounded(EntityId(2), HERO, 2, 5, "knife"),
        "Medic [1] took 2 wounds (Knife), 5 in all.",
    ),
    (
        events.Healed(EntityId(2), HERO, 1, 0, "rebirth_flame"),
        "Medic [1] healed 1 wound (Rebirth Flame), unhurt again.",
    ),
    (
        events.EffectRolled(EntityId(4), 4, (Mod("wounds", 1),), 5, 6),
        "Husks [a] rolled for its wounds: 4 (wounds +1) makes 5, out on 6+.",
    ),
    (events.ModelDown(EntityId(4), FOE, "rout"), "A model of Husks [a] fell (rout)."),
    (events.UnitDestroyed(FOE, Side.TWO, "rout"), "Husks [a]: destroyed (rout)."),
    (
        events.StatusChanged(FOE, "shaken", on=False, source="idle"),
        "Husks [a] recovered: no longer Shaken (a breather).",
    ),
    (
        events.MoraleTested(FOE, FAILED_NERVE, "melee", HERO, 4, passed=True, saved_from=4),
        MORALE,
    ),
    (
        events.SpellTried(HERO, "cinder_lance", (FOE,), FAILED_SPELL),
        "Medic [1] cast Cinder Lance on Husks [a], 3 vs 5+ (Husks [a] -1): it fizzled.",
    ),
    (
        events.ModifierAdded(FOE, Modifier("heat_haze", Stat.BE_HIT, -1, Until.ROUND)),
        "Husks [a]: -1 on attacks against it (Heat Haze), until the round ends.",
    ),
    (events.GameEnded(0, "destroyed"), "One side has nobody left. The heroes won."),
    (events.GameEnded(-1, "time_up"), "The time is up. Nobody won."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_what_happened_is_told_with_every_die(event: Event, sentence: str) -> None:
    assert tell(event, Phrases(catalog(), NAMES)) == sentence


def test_a_silent_event_has_no_sentence() -> None:
    assert tell(events.RoundEnded(1), Phrases(catalog(), NAMES)) == ""


def test_who_has_no_name_is_somebody() -> None:
    assert tell(events.DoorOpened(EntityId(9), Cell(1)), Phrases(catalog(), {})) == (
        "somebody opened a door."
    )
