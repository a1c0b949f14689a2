"""Players that are programs: each looks at a state and answers with a legal command."""

from collections.abc import Callable

from starquest.play.bots.bot import Bot
from starquest.play.bots.tactician.party import CLASSES


def _greedy(_seed: int) -> Bot:
    from starquest.play.bots.greedy.bot import GreedyBot  # noqa: PLC0415 - with the first of them

    return GreedyBot()


def _random(seed: int) -> Bot:
    from starquest.play.bots.random_bot import RandomBot  # noqa: PLC0415 - as above

    return RandomBot(seed, by_kind=True)


def _tactician(seed: int) -> Bot:
    from starquest.play.bots.tactician.bot import TacticianBot  # noqa: PLC0415 - as above

    return TacticianBot(seed)


BOTS: dict[str, Callable[[int], Bot]] = {
    "greedy": _greedy,
    "random": _random,
    "tactician": _tactician,
}
"""Every bot by name; a seed makes one that rolls dice of its own."""

PARTIES: dict[str, tuple[str, ...]] = {"tactician": CLASSES}
"""The classes a bot takes where it may choose, the best first."""


def bot_named(name: str, seed: int) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise LookupError(f"no bot is called {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "PARTIES", "Bot", "bot_named"]
