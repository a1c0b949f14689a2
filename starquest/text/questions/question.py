"""The question behind an Ask: a title, what it is about, and what each answer means."""

from collections.abc import Callable, Mapping

from starquest.model.step import Ask, AskKind
from starquest.text.phrases import Phrases
from starquest.text.questions import armies, fights, growth, missions
from starquest.text.questions.parts import Answer, Question

__all__ = ("Answer", "Question", "is_map_choice", "question")

ON_THE_MAP = (
    AskKind.SHIFT, AskKind.PLACE, AskKind.POINT, AskKind.STAND, AskKind.FOLLOW_UP, AskKind.PUSH,
)  # fmt: skip
"""Questions whose options are cells."""

QUESTIONS: Mapping[AskKind, Callable[[Ask, Phrases], Question]] = {
    AskKind.KEEP_BACK: fights.keep_back,
    AskKind.STRIKE_BACK: fights.strike_back,
    AskKind.SPEND_TOKENS: fights.spend_tokens,
    AskKind.PAY_TEST: fights.pay_test,
    AskKind.PAY_SPELL: fights.pay_spell,
    AskKind.REROLL_BLOCK: fights.reroll_block,
    **dict.fromkeys(ON_THE_MAP, fights.somewhere),
    AskKind.EDGE: armies.edge,
    AskKind.PRIORITY: missions.priority,
    AskKind.BOSS: missions.boss,
    AskKind.CORNER: missions.corner,
    AskKind.SCAVENGE: missions.scavenge,
    AskKind.TROVE: missions.trove,
    AskKind.CURE: missions.cure,
    AskKind.INJURY: missions.injury,
    AskKind.SPLIT_XP: growth.split_xp,
    AskKind.LEVEL: growth.level,
    AskKind.LEARN: growth.learn,
    AskKind.TRADITION: growth.tradition,
}


def question(ask: Ask, phrases: Phrases) -> Question:
    """What a pending choice asks, in words."""
    return QUESTIONS[ask.kind](ask, phrases)


def is_map_choice(ask: Ask) -> bool:
    """Whether the answer is a cell, to be picked on the map; -1 among the options is staying."""
    return ask.kind in ON_THE_MAP
