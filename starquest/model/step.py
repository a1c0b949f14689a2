"""What is still to do. The agenda is a stack of these; the last one is next.

`Turn`, `Act`, `Reserves` and `Ask` wait for a command, and so may steps of a mode; one that waits
has a `side` or a `unit`. The others resolve by themselves.
"""

from starquest.model.modes.quest.steps import (
    Arrive,
    Deployment,
    EndWave,
    GainXp,
    GatherWave,
    GetUp,
    Learn,
    LevelUp,
    OpenShop,
    QuestStep,
    Recover,
    Replenish,
    Reveal,
    SetPriority,
    Shop,
    StartWave,
    StrikeEvent,
    Trial,
)
from starquest.model.steps.asks import (
    Ask,
    AskKind,
    Facts,
)
from starquest.model.steps.effects import (
    Effect,
    EffectStep,
    React,
    Relocate,
)
from starquest.model.steps.fights import (
    Aftermath,
    Clash,
    Contact,
    FightStep,
    MoraleCheck,
    ResolveSpell,
    Separate,
    Settle,
    Strike,
    StrikeBack,
    Suffer,
)
from starquest.model.steps.reactions import (
    FindOut,
    GatherTokens,
    Rally,
    ReactionStep,
    Sicken,
    WatchShot,
)
from starquest.model.steps.turns import (
    Act,
    EndActivation,
    EndRound,
    Muster,
    NextRound,
    Reserves,
    RollOff,
    StartRound,
    Turn,
    TurnStep,
)

FieldStep = TurnStep | FightStep | EffectStep | ReactionStep | Ask
Step = FieldStep | QuestStep

__all__ = [
    "Act",
    "Aftermath",
    "Arrive",
    "Ask",
    "AskKind",
    "Clash",
    "Contact",
    "Deployment",
    "Effect",
    "EndActivation",
    "EndRound",
    "EndWave",
    "Facts",
    "FindOut",
    "GainXp",
    "GatherTokens",
    "GatherWave",
    "GetUp",
    "Learn",
    "LevelUp",
    "MoraleCheck",
    "Muster",
    "NextRound",
    "OpenShop",
    "Rally",
    "React",
    "Recover",
    "Relocate",
    "Replenish",
    "Reserves",
    "ResolveSpell",
    "Reveal",
    "RollOff",
    "Separate",
    "SetPriority",
    "Settle",
    "Shop",
    "Sicken",
    "StartRound",
    "StartWave",
    "Step",
    "Strike",
    "StrikeBack",
    "StrikeEvent",
    "Suffer",
    "Trial",
    "Turn",
    "WatchShot",
]
