"""A game under way: its state, what was done, and the way back."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

import attrs

from starquest.engine.game import mind_step, step
from starquest.engine.mode import mind_of
from starquest.model.command import Command
from starquest.model.result import Applied, Happened, Rejected, Result
from starquest.model.state import GameState
from starquest.play.bots import Bot
from starquest.play.memory import Memory
from starquest.play.seating import Seating
from starquest.play.undo import TakeBack


class Whose(StrEnum):
    """Who has the next decision."""

    PERSON = "person"
    PROGRAM = "program"
    OVER = "over"


def whose(state: GameState) -> Whose:
    """Whose decision the game waits for."""
    if state.outcome is not None or not state.agenda:
        return Whose.OVER
    return Whose.PERSON if mind_of(state) is None else Whose.PROGRAM


class Run(Protocol):
    """A game as whoever plays it has it, whether it is kept on a disk or in memory only."""

    @property
    def state(self) -> GameState:
        """The game as it stands."""

    @property
    def history(self) -> Sequence[Command]:
        """Every command carried out, the horde's among them."""

    @property
    def opening(self) -> tuple[Happened, ...]:
        """What happened before the next decision: since the start, or since the last snapshot."""

    memory: Memory
    """Where each side saw enemies last; whoever plays keeps it up."""

    @property
    def seats(self) -> Seating:
        """Who plays which hero."""

    @property
    def problem(self) -> str:
        """Why the last save failed; empty if it did not."""

    def apply(self, command: Command) -> Result:
        """Carry out a command; one that is refused changes nothing."""

    def mind_step(self) -> Applied:
        """Carry out the next decision of the program whose turn it is."""

    @property
    def back(self) -> TakeBack:
        """What can be taken back, and why no more."""

    def undo(self) -> Command | None:
        """Take the last command back; None if none can be."""

    def set_seats(self, seats: Seating) -> None:
        """Other players, or another autopilot, from now on."""

    def close(self) -> None:
        """Let go of the run."""


@attrs.define
class Session:
    """One game from some state on; states share their rows, so keeping them all is cheap."""

    state: GameState
    opening: tuple[Happened, ...] = ()
    """What happened before the first decision."""
    seats: Seating = attrs.Factory(Seating)
    """Who plays which hero."""
    problem: str = attrs.field(default="", init=False)
    """Nothing is kept, so nothing is ever lost or fails to be."""
    memory: Memory = attrs.field(default=(), init=False)
    """Where each side saw enemies last; whoever plays keeps it up."""
    history: list[Command] = attrs.field(factory=list, init=False)
    """Every command carried out, the horde's among them."""
    back: TakeBack = attrs.field(factory=TakeBack, init=False, repr=False)
    """What can be taken back, and why no more."""

    def apply(self, command: Command) -> Result:
        """Carry out a command; one that is refused changes nothing."""
        result = step(self.state, command)
        if isinstance(result, Rejected):
            return result
        return self._keep(command, result)

    def mind_step(self) -> Applied:
        """Carry out the next decision of the program whose turn it is."""
        return self._keep(*mind_step(self.state))

    def undo(self) -> Command | None:
        """Take the last command back; None if none can be."""
        if self.back.next is None:
            return None
        taken = self.back.take()
        self.state = taken.before
        self.history.pop()
        return taken.command

    def set_seats(self, seats: Seating) -> None:
        """Other players, or another autopilot, from now on."""
        self.seats = seats

    def close(self) -> None:
        """Nothing is held."""

    def _keep(self, command: Command, applied: Applied) -> Applied:
        self.back.note(self.state, command, applied.state)
        self.history.append(command)
        self.state = applied.state
        return applied


def play_out(state: GameState, bot: Bot, limit: int = 100_000) -> Session:
    """Play a game to its end, or until so many commands, with a bot for the party."""
    session = Session(state)
    while len(session.history) < limit:
        match whose(session.state):
            case Whose.OVER:
                break
            case Whose.PROGRAM:
                session.mind_step()
            case Whose.PERSON:
                play_one(session, bot)
    return session


def play_one(session: Run, bot: Bot) -> Applied:
    """Have a bot make the party's next decision."""
    command = bot.choose(session.state)
    match session.apply(command):
        case Applied() as applied:
            return applied
        case Rejected(reason, about):
            raise RuntimeError(f"a bot's command was refused: {command}, {reason} {about}")
