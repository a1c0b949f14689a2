"""Questions that wait for an answer."""

from enum import StrEnum

import attrs

from starquest.model.ids import EntityId, Side


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


@attrs.frozen
class Ask:
    """A choice put to a side: each option is a number whose meaning the kind says."""

    kind: AskKind
    side: Side
    unit: EntityId
    options: tuple[int, ...]
    source: str = ""
    targets: tuple[EntityId, ...] = ()
    amount: int = 0
    labels: tuple[str, ...] = ()
    """What each option names, where it names something: a skill, an item, "tough +1"."""
