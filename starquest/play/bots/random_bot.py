"""A player without a plan: any legal command will do."""

from starquest.engine.game import legal
from starquest.engine.roller import Roller
from starquest.model.command import Command
from starquest.model.dice import Dice, Stream
from starquest.model.state import GameState


class RandomBot:
    """Chooses by its own integer dice; the same seed makes the same choices in the same game."""

    def __init__(self, seed: int, *, by_kind: bool = False) -> None:
        """`by_kind` picks a kind of command first, so that hundreds of moves drown no attack."""
        self._by_kind = by_kind
        self._roller = Roller(Dice(seed))

    def choose(self, state: GameState) -> Command:
        """Any command that is legal now; a finished game has none."""
        options = legal(state)
        if not options:
            raise LookupError("nothing can be chosen: the game is over")
        if not self._by_kind:
            return options[self._below(len(options))]
        group = options.groups[self._below(len(options.groups))]
        return group[self._below(len(group))]

    def _below(self, count: int) -> int:
        return self._roller.die(Stream.MINDS, count) - 1
