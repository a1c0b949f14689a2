"""Caster(X): tokens, one try for each spell, and the meddling of other casters."""

import pytest

from starquest.model.command import (
    Activate,
    Advance,
    Cast,
    Charge,
    Choose,
    Hold,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.event import BlocksRolled, Check, Mod, SpellTried, TokensChanged
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import AskKind, StartRound
from tests.support.board import at, board, fighter, gun, of, offered, play, sword, uid
from tests.support.fights import (
    STURDY,
    Fight,
    asked,
    exact,
    lane,
    only,
    pass_round,
    resolve,
    taken,
)

PYRO = fighter(rules=["caster 2", "tough 9"], spells=("cinder_lance", "flare_wall"))


def mage(*weapons: object, spells: tuple[str, ...] = ("cinder_lance",)) -> Profile:
    return fighter(
        gun(), sword(), rules=["caster 2", "tough 9"], spells=spells
    )


def cast(state: GameState, *answers: int) -> Fight:
    """The first hero tries a Cinder Lance; the others answer how many tokens they spend."""
    lance = Cast("cinder_lance", (uid(state, "a"),))
    choices = [Choose(answer) for answer in answers]
    return exact(play(state, Activate(uid(state, "1")), lance, *choices))


def castable(state: GameState) -> set[str]:
    return {command.spell for command in offered(state, Cast)}
