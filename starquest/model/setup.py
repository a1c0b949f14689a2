"""What a game of any mode is started with."""

from starquest.model.modes.match import MatchSetup
from starquest.model.modes.quest.setup import (
    CHALLENGES,
    SKIES,
    QuestSetup,
    Recruit,
)
from starquest.model.modes.skirmish import SkirmishSetup

Setup = QuestSetup | SkirmishSetup | MatchSetup
"""The setups of all modes."""

__all__ = (
    "CHALLENGES", "SKIES",
    "MatchSetup", "QuestSetup", "Recruit", "Setup", "SkirmishSetup",
)  # fmt: skip
