"""A literal board on which random events strike, and what they find there.

Two Breachers, each with a foe two inches off and far from each other; their Dex and Wil are 4+
like their Str, so that every modifier shows.
"""

from collections.abc import Sequence

import attrs

from starquest.model.dice import Dice
from starquest.model.event import Event, EventStruck
from starquest.model.state import GameState
from starquest.model.step import StrikeEvent
from tests.support.board import Spots, drawn, fighter, gun, sword
from tests.support.changes import gifted
from tests.support.events import Told, exact, only
from tests.support.playing import run_step
from tests.support.quest import quest

FOE = fighter(gun(), sword(), rules=["tough 9"], name="foe")
MARKS = {"1": (0, 4), "a": (0, 6), "2": (0, 20), "b": (0, 22), "A": (38, 14)}
WIDTH, HEIGHT = 40, 30


def doomed(
    tokens: Sequence[tuple[int, int]] = (), challenges: tuple[str, ...] = ("events",)
) -> GameState:
    """The board, with search tokens where they are wanted."""
    marks: dict[str, Spots] = {**MARKS, "?": list(tokens)}
    state = quest(
        drawn(WIDTH, HEIGHT, marks),
        {"1": "breacher", "2": "breacher"},
        {"a": FOE, "b": FOE},
        {"A": 1},
        challenges=challenges,
    )
    return gifted(gifted(state, "1", dexterity=4, will=4), "2", dexterity=4, will=4)


def strike(state: GameState, roll: int, *dice: int, seed: int | None = None) -> Told:
    """Let an event strike by its two dice; the others are scripted too, or left to a seed."""
    script = (*divmod(roll, 10), *dice)
    ready = attrs.evolve(state, dice=Dice(7 if seed is None else seed, script=script))
    struck = run_step(ready, StrikeEvent())
    return exact(struck) if seed is None else struck


def told(events: list[Event]) -> EventStruck:
    """The event that struck."""
    return only(events, EventStruck)
