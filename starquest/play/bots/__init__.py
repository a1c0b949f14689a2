"""Players that are programs: each looks at a state and answers with a legal command."""

from collections.abc import Callable

from starquest.play.bots.bot import Bot
from starquest.play.bots.greedy.bot import GreedyBot
from starquest.play.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda _seed: GreedyBot(),
    "random": lambda seed: RandomBot(seed, by_kind=True),
}
"""Every bot by name; a seed makes one that rolls dice of its own."""


def bot_named(name: str, seed: int) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise LookupError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot_named"]
