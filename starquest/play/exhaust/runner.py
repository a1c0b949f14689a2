"""Playing until nothing is missing."""

from collections.abc import Callable, Sequence
from itertools import cycle

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.game import mind_step, step
from starquest.engine.mode import mind_of
from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.bots import Bot, bot_named
from starquest.play.exhaust.gifts import prepared
from starquest.play.exhaust.goals import Goal, excuses, goals
from starquest.play.exhaust.ledger import Ledger
from starquest.play.exhaust.need import Need
from starquest.play.exhaust.starts import STARTS, Start
from starquest.play.modes.quest.spread import Picks

ASPECT = 9
"""Which draws a prepared game's setup is made of: not those of a simulation."""
Check = Callable[[GameState], None]
"""Looks at every state that is reached, and raises when it does not like it."""


def exhaust(
    catalog: Catalog,
    first: int,
    most: int,
    *,
    check: Check | None = None,
    extra: Sequence[Goal] = (),
) -> Ledger:
    """Play games until nothing is missing, or as many as allowed, one for each seed."""
    ledger = Ledger([*goals(catalog), *extra], excuses(catalog))
    fill(ledger, catalog, first, most, check=check)
    return ledger


def fill(
    ledger: Ledger,
    catalog: Catalog,
    first: int,
    most: int,
    *,
    check: Check | None = None,
    bot: str = "",
) -> None:
    """Play for the goals of a ledger, each prepared game by its own bot or by the one named."""
    rota = cycle(STARTS)
    while ledger.games < most and (missing := frozenset(ledger.missing)):
        kinds = {goal.kind for goal in missing}
        useful = (start for start in rota if not kinds.isdisjoint(STARTS[start]))
        seed = first + ledger.games
        start = next(useful)(Need(catalog, missing, Picks(seed, ASPECT)))
        play(attrs.evolve(start, bot=bot or start.bot), seed, catalog, ledger, check)


def play(start: Start, seed: int, catalog: Catalog, ledger: Ledger, check: Check | None) -> None:
    """Play one prepared game and write down what happens in it."""
    now = prepared(start.quest, seed, catalog, start.gifts)
    ledger.games += 1
    ledger.note(now.state, None, now)
    bot, commands = bot_named(start.bot, seed), 0
    while now.state.outcome is None and commands < start.limit:
        before = now.state
        command, now = turn(before, bot)
        commands += 1
        ledger.note(before, command, now)
        if check is not None:
            check(now.state)
    ledger.commands += commands


def turn(state: GameState, bot: Bot) -> tuple[Command, Applied]:
    """The next decision, carried out, and the command it was."""
    if mind_of(state) is not None:
        return mind_step(state)
    command = bot.choose(state)
    result = step(state, command)
    if not isinstance(result, Applied):
        raise TypeError(f"a bot's command was refused: {command}: {result}")
    return command, result
