"""A sensible party."""

from starquest.engine.game import legal
from starquest.model.command import Command
from starquest.model.state import GameState


class GreedyBot:
    """Plays what looks best now."""

    def choose(self, state: GameState) -> Command:
        """The best-looking legal command."""
        return legal(state)[0]
