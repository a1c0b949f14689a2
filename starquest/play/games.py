"""Games to be played without anybody watching: what each is made of."""

import attrs

from starquest.model.setup import Setup


@attrs.frozen
class GameSpec:
    """Everything one game is made of; the same spec is the same game."""

    seed: int
    setup: Setup
    """What the game is started with; its class says the mode."""
    bot: str
    """Who makes the decisions that no program of the mode makes; empty where there are none."""
    limit: int = 20_000
    """Commands after which the game is given up as unfinished."""
