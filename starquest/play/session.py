"""A game under way: its state, what was done, and the way back."""

from enum import StrEnum

import attrs

from starquest.engine.game import step
from starquest.engine.horde.decide import carry_out, decide, is_hordes
from starquest.model.command import Command
from starquest.model.result import Applied, Rejected, Result
from starquest.model.state import GameState
from starquest.play.bots import Bot


class Whose(StrEnum):
    """Who has the next decision."""

    PARTY = "party"
    HORDE = "horde"
    OVER = "over"


def whose(state: GameState) -> Whose:
    """Whose decision the game waits for."""
    if state.outcome is not None or not state.agenda:
        return Whose.OVER
    return Whose.HORDE if is_hordes(state) else Whose.PARTY


@attrs.define
class Session:
    """One game from some state on; states share their rows, so keeping them all is cheap."""

    state: GameState
    history: list[Command] = attrs.field(factory=list, init=False)
    """Every command carried out, the horde's among them."""
    _past: list[GameState] = attrs.field(factory=list, init=False, repr=False)

    def apply(self, command: Command) -> Result:
        """Carry out a command; one that is refused changes nothing."""
        result = step(self.state, command)
        if isinstance(result, Rejected):
            return result
        return self._keep(command, result)

    def horde_step(self) -> Applied:
        """Carry out the horde's next decision."""
        unit, decision = decide(self.state)
        return self._keep(decision.command, carry_out(self.state, unit, decision))

    def undo(self) -> bool:
        """Take back the last command; whether there was one."""
        if not self._past:
            return False
        self.state = self._past.pop()
        self.history.pop()
        return True

    def _keep(self, command: Command, applied: Applied) -> Applied:
        self._past.append(self.state)
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
            case Whose.HORDE:
                session.horde_step()
            case Whose.PARTY:
                play_one(session, bot)
    return session


def play_one(session: Session, bot: Bot) -> Applied:
    """Have a bot make the party's next decision."""
    command = bot.choose(session.state)
    match session.apply(command):
        case Applied() as applied:
            return applied
        case Rejected(reason, detail):
            raise RuntimeError(f"a bot's command was refused: {command}, {reason} {detail}")
