"""The whole game at one moment, as a value."""

import attrs

from starquest.model.dice import Dice
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId, Side
from starquest.model.modes.field.ledger import FieldLedger
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.modes.skirmish import SkirmishLedger
from starquest.model.modifier import Modifier
from starquest.model.settings import Nerve, Settings, Turns, Wounds
from starquest.model.step import Step
from starquest.model.table import Table
from starquest.model.world import World


@frozen
class Melee:
    """The melee under way, and the wounds each side has caused in it."""

    charger: EntityId
    target: EntityId
    by_charger: int = 0
    by_target: int = 0
    struck_back: bool = False
    answered: bool = False
    """Whether the charged unit has said if it strikes back."""


Ledger = QuestLedger | SkirmishLedger | FieldLedger
"""What the modes keep, one class each."""

__all__ = [
    "GameState",
    "Ledger",
    "Melee",
    "Nerve",
    "Outcome",
    "Settings",
    "Turns",
    "Wounds",
]


@frozen
class Outcome:
    """How it ended: the winning side, or -1 for nobody."""

    winner: int
    reason: str


@frozen
class GameState:
    """Everything there is to know; two equal states play on alike."""

    settings: Settings
    table: Table
    world: World
    dice: Dice
    agenda: tuple[Step, ...] = ()
    round: int = 0
    first: Side = Side.ONE
    """Who starts the round."""
    finished: int = -1
    """Who finished activating first this round; -1 while nobody has."""
    melee: Melee | None = None
    ledger: Ledger | None = None
    """What the mode keeps besides the rows."""
    weather: tuple[Modifier, ...] = ()
    """The modifiers everybody bears."""
    next_id: EntityId = EntityId(1)
    outcome: Outcome | None = None
    catalog: object = attrs.field(default=None, eq=False, repr=False)
    """The catalog of definitions the game is played with; not part of the saved state."""
