"""Whether a replay comes out as it was recorded: every die, every digest, every decision."""

from collections.abc import Callable

import attrs

from starquest.engine.digest import digest
from starquest.engine.game import carry_out, open_game, step
from starquest.engine.mode import mind_of
from starquest.model.command import Command
from starquest.model.result import Applied, Rejected, Result
from starquest.model.state import GameState
from starquest.play.replay.file import Replay
from starquest.play.saves.format_2 import UNKNOWN
from starquest.play.saves.history import SHORT, Row
from starquest.play.saves.summary import summarise
from starquest.play.undo import draws_of
from starquest.text.locale import words

COMPARED = ("party", "factions", "challenges", "seed", "ranked", "wave", "finished", "outcome",
            "score")  # fmt: skip
"""What the head of a replay tells of the run's end."""


@attrs.frozen
class Verdict:
    """What came of a check."""

    commands: int
    """How many came out as they were recorded."""
    ok: bool = True
    at: int = 0
    """The first command that differs, counted from 1; 0 is the table before it."""
    reason: str = ""
    recorded: tuple[str, int] = ("", 0)
    """Digest and dice drawn after it, as recorded."""
    found: tuple[str, int] = ("", 0)
    note: str = ""

    @property
    def sentence(self) -> str:
        """The verdict in words."""
        if self.ok:
            return words("saves.replay.ok", commands=self.commands)
        return words("saves.replay.differs", at=self.at, reason=self.reason, note=self.note)


class Differs(Exception):  # noqa: N818 - it says what a command does
    """A command that does not come out as recorded."""

    def __init__(self, reason: str, recorded: tuple[str, int], found: tuple[str, int]) -> None:
        super().__init__(reason)
        self.reason, self.recorded, self.found = reason, recorded, found


def verify(replay: Replay, progress: Callable[[int], None] = lambda _: None) -> Verdict:
    """Play a replay through and compare everything."""
    number = 0
    try:
        state = first_state(replay)
        for number, row in enumerate(replay.rows, 1):
            state = repeat(state, row).state
            progress(number)
        _compare_end(replay, state)
    except Differs as error:
        done = max(number - 1, 0)
        parts = error.reason, error.recorded, error.found
        return Verdict(done, False, number, *parts, note=replay.note)  # noqa: FBT003 - it is not ok
    return Verdict(number, note=replay.note)


def _compare_end(replay: Replay, state: GameState) -> None:
    """Differs if the head of a replay tells of another end; a run that goes on has none."""
    told, origin = replay.head.summary, replay.origin
    if told.commands != len(replay.rows):
        return
    now = summarise(
        state, origin.seed, told.version, told.commands, ranked=origin.ranked, piloted=told.piloted
    )
    for name in COMPARED:
        recorded, found = getattr(told, name), getattr(now, name)
        if recorded != found:
            reason = _unlike(words("saves.replay.at_end", what=name), recorded, found)
            raise Differs(reason, mark_of(state), mark_of(state))


def first_state(replay: Replay) -> GameState:
    """The table before the first command; Differs if it is another than recorded."""
    origin = replay.origin
    try:
        state = open_game(origin.setup, origin.seed, replay.catalog).state
    except Exception as error:
        told = words("saves.replay.not_laid_out", error=type(error).__name__)
        raise Differs(told, ("", 0), ("", 0)) from error
    found = digest(state)
    if origin.opening and origin.opening != found:
        recorded = (origin.opening[:SHORT], 0)
        raise Differs(
            _unlike(words("saves.replay.state"), recorded[0], found[:SHORT]),
            recorded,
            mark_of(state),
        )
    return state


def mark_of(state: GameState) -> tuple[str, int]:
    """The short digest of a state, and the dice drawn so far."""
    return digest(state)[:SHORT], draws_of(state)


def repeat(state: GameState, row: Row) -> Applied:
    """Carry out a recorded command; Differs if it does not come out the same."""
    recorded = (row.digest, row.draws)
    applied = _carry_out(state, row.command, recorded)
    found = mark_of(applied.state)
    if found[1] != recorded[1]:
        raise Differs(_unlike(words("saves.replay.dice"), recorded[1], found[1]), recorded, found)
    if recorded[0] not in (UNKNOWN, found[0]):
        raise Differs(_unlike(words("saves.replay.state"), recorded[0], found[0]), recorded, found)
    return applied


def _carry_out(state: GameState, command: Command, recorded: tuple[str, int]) -> Applied:
    try:
        result = _retold(state, command)
    except Exception as error:
        told = words("saves.replay.not_carried_out", error=type(error).__name__)
        raise Differs(told, recorded, mark_of(state)) from error
    match result:
        case Applied():
            return result
        case Rejected(reason):
            told = words("saves.replay.refused", reason=reason)
            raise Differs(told, recorded, mark_of(state))
        case other:
            told = words("saves.replay.decides", other=str(other), command=str(command))
            raise Differs(told, recorded, mark_of(state))


def _retold(state: GameState, command: Command) -> Result | Command:
    """What a command leads to; what the horde does instead if it decides otherwise."""
    mind = mind_of(state)
    if mind is None:
        return step(state, command)
    decided, told = mind.decide(state)
    return carry_out(state, command, told) if decided == command else decided


def _unlike(what: str, recorded: object, found: object) -> str:
    return words("saves.replay.unlike", what=what, recorded=str(recorded), found=str(found))
