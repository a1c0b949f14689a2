"""What a game of any mode is started with."""

from starquest.model.modes.quest.setup import (
    CHALLENGES,
    LUCKS,
    PURE,
    SKIES,
    STEADY,
    QuestSetup,
    Recruit,
)
from starquest.model.modes.skirmish import SkirmishSetup

Setup = QuestSetup | SkirmishSetup
"""The setups of all modes."""

__all__ = (
    "CHALLENGES", "LUCKS", "PURE", "SKIES", "STEADY",
    "QuestSetup", "Recruit", "Setup", "SkirmishSetup",
)  # fmt: skip
