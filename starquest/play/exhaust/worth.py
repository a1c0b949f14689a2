"""What a bot that values by outcome chooses: nothing the game offers may be dead weight."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.engine.mode import mind_of
from starquest.model.command import Buy, Command
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.exhaust.goals import Goal, goals
from starquest.play.exhaust.ledger import Ledger
from starquest.play.exhaust.runner import fill
from starquest.play.exhaust.watch import seen

OFFERED = ("skill", "spell", "item", "feat", "level", "weapon", "gear")
"""What a player chooses: uses, casts, takes as a level, buys."""
FOLLOWED = "line"
"""What the horde chooses by."""


def choices(catalog: Catalog, first: int, most: int, bot: str = "greedy") -> Ledger:
    """Play until a bot has chosen everything there is, or as many games as allowed."""
    wanted = [goal for goal in goals(catalog) if goal.kind in (*OFFERED, FOLLOWED)]
    ledger = Ledger(wanted, see=chosen)
    fill(ledger, catalog, first, most, bot=bot)
    return ledger


def chosen(before: GameState, command: Command | None, applied: Applied) -> Iterator[Goal]:
    """What a decision chose: of the horde its line, of the bot what it used, took or bought."""
    wanted = (FOLLOWED,) if mind_of(before) is not None else OFFERED
    for goal in seen(before, command, applied):
        # A weapon in hand is not chosen by every attack with it, but by paying for it.
        if goal.kind in wanted and goal.kind != "weapon":
            yield goal
    if isinstance(command, Buy):
        yield Goal("weapon", command.item)
