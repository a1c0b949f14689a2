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
from tests.support.board import fighter, gun, sword
from tests.support.quest import Spots, drawn, exact, gifted, only, quest, run_step

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


def strike(state: GameState, roll: int, *dice: int) -> tuple[GameState, list[Event]]:
    """Let an event strike by its two dice; all other dice are scripted too."""
    script = (*divmod(roll, 10), *dice)
    return exact(run_step(attrs.evolve(state, dice=Dice(7, script=script)), StrikeEvent()))


def struck(state: GameState, roll: int, *dice: int, seed: int = 7) -> tuple[GameState, list[Event]]:
    """Let an event strike by its two dice; what is not scripted is left to the seed."""
    script = (*divmod(roll, 10), *dice)
    return run_step(attrs.evolve(state, dice=Dice(seed, script=script)), StrikeEvent())


def told(events: list[Event]) -> EventStruck:
    """The event that struck."""
    return only(events, EventStruck)
