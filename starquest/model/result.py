"""What a command comes to: a new state with its events, or a refusal that changes nothing."""

from enum import StrEnum

from starquest.model.event import Event
from starquest.model.frozen import frozen
from starquest.model.state import GameState


class Reason(StrEnum):
    """Why a command is refused."""

    GAME_OVER = "game_over"
    WRONG_SIDE = "wrong_side"
    NO_SUCH_UNIT = "no_such_unit"
    UNIT_DESTROYED = "unit_destroyed"
    ALREADY_ACTIVATED = "already_activated"
    NOT_ON_TABLE = "not_on_table"
    OUTSIDE_BOARD = "outside_board"
    OUT_OF_REACH = "out_of_reach"
    NO_SUCH_WEAPON = "no_such_weapon"
    NO_TARGET = "no_target"
    TOO_MANY_TARGETS = "too_many_targets"
    NO_SUCH_SPELL = "no_such_spell"
    NO_SUCH_SKILL = "no_such_skill"
    NO_SUCH_ITEM = "no_such_item"
    NOT_NOW = "not_now"
    NO_SUCH_OPTION = "no_such_option"
    NOT_A_COMMAND = "not_a_command"


@frozen
class Applied:
    """The command was carried out."""

    state: GameState
    events: tuple[Event, ...]


@frozen
class Happened:
    """Events and the states before and after them; nothing was before a game's start."""

    before: GameState | None
    events: tuple[Event, ...]
    after: GameState


@frozen
class Rejected:
    """The command was refused; the old state stands."""

    reason: Reason
    about: int | str = ""
    """The unit, cell or option that was refused, or the name of what was asked for."""
    at: str = ""
    """The step that waits, where the command does not belong to it."""


Result = Applied | Rejected
