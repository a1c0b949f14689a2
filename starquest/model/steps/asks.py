"""Questions that wait for an answer."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from starquest.model.frozen import frozen
from starquest.model.ids import ANYBODY, EntityId, PlayerId, Side
from starquest.model.modes.quest.ask_facts import (
    CureFacts,
    LevelFacts,
    QuestFacts,
    SeizedFacts,
    SkillFacts,
    TokenFacts,
    TraditionFacts,
    TrialFacts,
    TroveFacts,
    XpFacts,
)
from starquest.model.steps.ask_facts import (
    NO_FACTS,
    BlockFacts,
    FightFacts,
    PlaceFacts,
    PointFacts,
    PushFacts,
    RuleFacts,
    ShiftFacts,
    SpellFacts,
)


class AskKind(StrEnum):
    """The questions a rule can put to a player."""

    KEEP_BACK = "keep_back"
    """Keep an Ambush or Scout unit off the table for now?"""
    STRIKE_BACK = "strike_back"
    FOLLOW_UP = "follow_up"
    """Where to move after destroying the other unit in melee."""
    SPEND_TOKENS = "spend_tokens"
    """How many tokens to help or hinder a spell with."""
    SHIFT = "shift"
    """Where an effect moves a unit."""
    PLACE = "place"
    """Where an effect places a unit."""
    POINT = "point"
    """The point an effect works round."""
    EDGE = "edge"
    """From which edge a side comes."""
    PUSH = "push"
    """Where to push who was shaken."""
    PRIORITY = "priority"
    """Which objective is the priority."""
    BOSS = "boss"
    """Start a boss fight?"""
    CORNER = "corner"
    """In which corner a unit arrives."""
    PAY_TEST = "pay_test"
    """Pay power to turn a failed test?"""
    PAY_SPELL = "pay_spell"
    """Pay power to cast a failed spell?"""
    REROLL_BLOCK = "reroll_block"
    """Pay power to roll one failed block again?"""
    SCAVENGE = "scavenge"
    """Which of two dice a search token takes."""
    TROVE = "trove"
    """What a treasure trove holds."""
    CURE = "cure"
    """Which condition goes."""
    SPLIT_XP = "split_xp"
    """Who gets an odd point of XP."""
    LEVEL = "level"
    """Which improvement a new level brings."""
    LEARN = "learn"
    """Which skill is learned."""
    TRADITION = "tradition"
    """Which tradition of spells is learned."""
    INJURY = "injury"
    """Revive a hero with an injury?"""
    STAND = "stand"
    """Where a revived hero stands."""


Facts = FightFacts | QuestFacts
FACTS: Mapping[AskKind, type[Facts]] = {
    AskKind.KEEP_BACK: RuleFacts,
    AskKind.SPEND_TOKENS: SpellFacts,
    AskKind.SHIFT: ShiftFacts,
    AskKind.PLACE: PlaceFacts,
    AskKind.POINT: PointFacts,
    AskKind.PUSH: PushFacts,
    AskKind.PAY_TEST: TrialFacts,
    AskKind.PAY_SPELL: SpellFacts,
    AskKind.REROLL_BLOCK: BlockFacts,
    AskKind.SCAVENGE: TokenFacts,
    AskKind.TROVE: TroveFacts,
    AskKind.CURE: CureFacts,
    AskKind.SPLIT_XP: XpFacts,
    AskKind.LEVEL: LevelFacts,
    AskKind.LEARN: SkillFacts,
    AskKind.TRADITION: TraditionFacts,
    AskKind.INJURY: SeizedFacts,
}
"""The facts a kind of question has; those left out need none."""
F = TypeVar("F", bound=Facts)


@frozen
class Ask:
    """A choice put to a side: each option is a number whose meaning the kind says."""

    kind: AskKind
    side: Side
    unit: EntityId
    options: tuple[int, ...]
    facts: Facts = NO_FACTS
    player: PlayerId = ANYBODY
    """Whose answer it is: the owner's of the unit it is about, or anybody's of the side."""

    def about(self, kind: type[F]) -> F:
        """The facts, which are of this class for the kind of question it is."""
        if isinstance(self.facts, kind):
            return self.facts
        raise TypeError(f"{self.kind} with {self.facts}")
