"""What kind of log entry an event belongs to, and how much it weighs in it."""

from typing import Literal

from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId
from starquest.text.attacks import PARTS

Kind = Literal["attack", "move", "mission", "horde", "hero", "shop", "other"]

MISSION = (
    events.RolledOff, events.RoundStarted, events.GameEnded, events.WaveStarted,
    events.PrioritySet, events.CornerRolled, events.EventStruck, events.SkyChanged,
    events.AlertnessRaised, events.ObjectiveDamaged, events.TokenPlaced, events.WaveEnded,
    events.TokensStay, events.Deployed, events.KeptBack,
)  # fmt: skip
HERO = (
    events.StatTested, events.SkillUsed, events.PowerChanged, events.ConditionChanged,
    events.GotUp, events.Bled, events.Injured, events.DiseaseRolled, events.XpGained,
    events.LevelReached, events.Improved, events.TokenRevealed, events.TreasurePlaced,
    events.GadgetPlaced, events.SpellTried, events.Healed, events.TokensChanged,
)  # fmt: skip
OPENING = (
    events.RoundStarted, events.GameEnded, events.WaveStarted, events.PrioritySet,
    events.CornerRolled, events.EventStruck, events.SkyChanged, events.AlertnessRaised,
    events.WaveEnded, events.ObjectiveDamaged, events.LevelReached, events.Bled,
    events.MoraleTested, events.Decided, events.Stocked, events.TrapSprung, events.RolledOff,
    events.XpGained, events.LuckChanged,
)  # fmt: skip
"""Events that always begin an entry of their own."""
CAUSES = (events.SkillUsed, events.SpellTried, events.TokenRevealed, events.EventStruck)
"""Events whose entry takes in what they lead to, whoever it happens to."""
RANKS: dict[type, int] = {
    events.WentDown: 6,
    events.SkillUsed: 4,
    events.TokenRevealed: 5,
    events.SpellTried: 4,
    events.GotUp: 3,
    events.Injured: 3,
    events.StatTested: 3,
    events.ItemGained: 2,
    events.ItemLost: 2,
    events.ConditionChanged: 2,
    events.Healed: 2,
    events.Wounded: 1,
    events.CreditsChanged: 1,
    events.PowerChanged: 1,
    events.ModifierAdded: 0,
    events.ModifierEnded: 0,
    events.StatusChanged: 0,
    events.DieRolled: 0,
    events.TokensChanged: 0,
    events.DangerRolled: 0,
    events.JumpTried: 1,
    events.Fell: 3,
    events.Pushed: 3,
    events.DoorOpened: 0,
}
"""The heaviest event gives an entry its headline; what weighs nothing joins any entry."""
SHOP = (events.Stocked, events.LuckChanged)
TRADE = ("shop", "sold", "gift", "restock")


def kind_of(event: Event) -> Kind:
    """The kind of entry an event makes."""
    if isinstance(event, PARTS):
        return "attack"
    if isinstance(event, MISSION):
        return "mission"
    if isinstance(event, SHOP) or getattr(event, "source", "") in TRADE:
        return "shop"
    if isinstance(event, (*HERO, events.ItemGained, events.ItemLost, events.CreditsChanged)):
        return "hero"
    if isinstance(event, events.Decided):
        return "horde"
    if isinstance(event, events.Acted) and event.action == "rest":
        return "hero"
    return "move" if isinstance(event, events.Acted | events.DoorOpened) else "other"


def opens(event: Event) -> bool:
    """Whether an event begins an entry of its own."""
    return isinstance(event, OPENING)


def rank(event: Event) -> int:
    """How much an event weighs as a headline."""
    return RANKS.get(type(event), 5)


def subject(event: Event) -> EntityId:
    """The unit an event is about; 0 for none."""
    for field in ("attacker", "unit", "hero", "model"):
        found = getattr(event, field, NOBODY)
        if found:
            return EntityId(found)
    return NOBODY
