"""Why a command was refused, in words."""

from collections.abc import Mapping

from starquest.model.result import Reason
from starquest.text.clean import clean

WHY: Mapping[Reason, str] = {
    Reason.GAME_OVER: "The game is over.",
    Reason.WRONG_SIDE: "That unit is not on the right side for this.",
    Reason.NO_SUCH_UNIT: "There is no such unit.",
    Reason.UNIT_DESTROYED: "That unit is gone.",
    Reason.ALREADY_ACTIVATED: "It has acted this round, or cannot act now.",
    Reason.NOT_ON_TABLE: "It is not on the table yet.",
    Reason.OUTSIDE_BOARD: "That is off the table.",
    Reason.OUT_OF_REACH: "That cell cannot be reached.",
    Reason.NO_SUCH_WEAPON: "It has no such weapon to use now.",
    Reason.NO_TARGET: "No target there: out of range or sight, or used already.",
    Reason.TOO_MANY_TARGETS: "Two targets at most.",
    Reason.NO_SUCH_SPELL: "There is no such spell.",
    Reason.NO_SUCH_SKILL: "There is no such skill.",
    Reason.NO_SUCH_ITEM: "There is no such item.",
    Reason.CANNOT_PAY: "That costs more than there is.",
    Reason.NO_ACTION_LEFT: "No action is left for that.",
    Reason.NO_ROOM: "There is no room for that.",
    Reason.NOT_NOW: "That cannot be done now.",
    Reason.NO_SUCH_OPTION: "That is not one of the answers.",
    Reason.NOT_A_COMMAND: "That is no command of this game.",
}

NAMED = (Reason.NO_SUCH_WEAPON, Reason.NO_SUCH_SPELL, Reason.NO_SUCH_SKILL, Reason.NO_SUCH_ITEM)
"""Refusals of something by its name, which is worth showing."""


def why_not(reason: Reason, about: int | str = "") -> str:
    """What a refusal says to the player."""
    name = str(about) if reason in NAMED else ""
    return f"{WHY[reason]} ({clean(name.replace('_', ' '))})" if name else WHY[reason]
