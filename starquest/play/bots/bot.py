"""What a bot is."""

from typing import Protocol

from starquest.model.command import Command
from starquest.model.state import GameState


class Bot(Protocol):
    """Answers every decision of the party with a legal command."""

    def choose(self, state: GameState) -> Command:
        """The command for the decision the state waits for."""
