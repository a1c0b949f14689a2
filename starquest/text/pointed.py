"""What Enter would do with what is pointed at, and why it would not."""

from collections.abc import Sequence

from starquest.model import command as commands
from starquest.model.command import Command
from starquest.model.table import Table
from starquest.text.command_labels import label
from starquest.text.locale import words
from starquest.text.phrases import Phrases, length_on, listed, measured
from starquest.text.rule_numbers import APART


def no_way() -> str:
    """A cell that nobody can stand on."""
    return words("pointed.no_way")


def too_far_to_charge() -> str:
    """An enemy beyond every charge."""
    return words("pointed.too_far_to_charge")


def taken(who: str) -> str:
    """A cell that somebody of one's own stands on."""
    return words("pointed.taken", who=who)


def no_room(table: Table) -> str:
    """A cell too near to others to stop on."""
    return words("pointed.no_room", apart=length_on(table, APART))


def not_marked() -> str:
    """A cell that is none of those to choose from."""
    return words("pointed.not_marked")


def not_there() -> str:
    """A cell or unit that is no target of what is aimed."""
    return words("pointed.not_there")


def leading(told: str) -> str:
    """Something to be done that asks for a cell next."""
    return words("pointed.leading", told=told)


def led_to() -> str:
    """A cell that may be chosen when what is aimed is done."""
    return words("pointed.led_to")


def offered(used_up: Sequence[Command], halves: int, say: Phrases) -> str:
    """What Enter does; `halves` is how long the way there is."""
    match used_up[0]:
        case commands.Advance():
            return words("pointed.advance", length=measured(halves))
        case commands.Rush():
            return words("pointed.rush", length=measured(halves))
        case commands.Shoot(shots):
            charge = any(isinstance(deed, commands.Charge) for deed in used_up)
            return words("pointed.shoot", charge=charge, who=say.who(shots[0].target))
        case commands.Charge(target):
            return words("pointed.charge", who=say.who(target))
        case _ if len(used_up) == 1:
            return words("pointed.other", what=label(used_up[0], say))
        case _:
            return words("pointed.choose")


def too_far(halves: int) -> str:
    """A cell that no move reaches."""
    return words("pointed.too_far", length=measured(halves))


def only_by_rush() -> str:
    """A cell that is too far for this action, not for the other."""
    return words("pointed.only_by_rush")


def apart(halves: int, name: str, *, sees: bool) -> str:
    """How far an enemy is from a hero, and whether that hero sees it."""
    return words("pointed.away_from", length=measured(halves), who=name, sees=sees)


def held(ours: bool, theirs: bool, *, fog: bool = False) -> str:  # noqa: FBT001
    """Who holds an objective, and what that brings; in the fog as far as anybody sees."""
    if ours and theirs:
        return words("pointed.held_by_both")
    if ours:
        return words("pointed.held_by_heroes", fog=fog)
    return words("pointed.held_by_enemies") if theirs else words("pointed.held_by_nobody", fog=fog)


def no_attack(name: str, halves: int, reasons: Sequence[str]) -> str:
    """An enemy that cannot be attacked from here."""
    return words("pointed.no_attack", who=name, length=measured(halves), reasons=listed(reasons))


def no_shot(*, sees: bool, reach: int) -> str:
    """Why one enemy cannot be shot while shooting as such is possible."""
    if not sees:
        return words("pointed.out_of_sight")
    return words("pointed.reach", length=measured(reach)) if reach else words("pointed.no_gun")
