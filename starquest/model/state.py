"""The whole game at one moment, as a value."""

from enum import StrEnum

import attrs

from starquest.model.dice import Dice
from starquest.model.ids import EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.modifier import Modifier
from starquest.model.step import Step
from starquest.model.table import Table
from starquest.model.world import World


class Wounds(StrEnum):
    """The two ways for a model to go down."""

    EFFECTS = "effects"
    """Markers and a wound-effect roll."""
    TALLY = "tally"
    """Wounds equal to Tough."""


class Turns(StrEnum):
    """The two orders of activations."""

    ALTERNATE = "alternate"
    """The sides take turns."""
    SIDES = "sides"
    """All units of one side act, then all of the other."""


@attrs.frozen
class Settings:
    """What a mode fixes for the whole game."""

    mode: str = "skirmish"
    wounds: Wounds = Wounds.EFFECTS
    spacing: bool = True
    """Whether units of one side keep 1 inch apart too."""
    turns: Turns = Turns.ALTERNATE
    rounds: int = 0
    """How many rounds are played; 0 for no limit."""


@attrs.frozen
class Melee:
    """The melee under way, and the wounds each side has caused in it."""

    charger: EntityId
    target: EntityId
    by_charger: int = 0
    by_target: int = 0
    struck_back: bool = False
    answered: bool = False
    """Whether the charged unit has said if it strikes back."""


Ledger = QuestLedger


@attrs.frozen
class Outcome:
    """How it ended: the winning side, or -1 for nobody."""

    winner: int
    reason: str


@attrs.frozen
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
