"""Random games for property tests: how they start, and how they are played."""

from collections.abc import Iterator

import attrs
from hypothesis import Phase, settings
from hypothesis import strategies as st

from starquest.engine.game import legal, new_game, step
from starquest.model.command import Command
from starquest.model.result import Applied
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState, Wounds
from starquest.play.bots.random_bot import RandomBot
from tests import times
from tests.support.board import catalog, skirmish_rules
from tests.support.brawls import Picks, brawl

SEEDS = st.integers(0, 2**64 - 1)
COMMANDS = times(120, 600)
"""How long a game is followed."""
BRIEF = COMMANDS // 2
"""The same where each command is looked at for long."""


def some_games(few: int, many: int) -> settings:
    """How many games a property is tried on; a smaller seed is no simpler game to be shown."""
    return settings(max_examples=times(few, many), phases=(Phase.explicit, Phase.generate))


@attrs.frozen
class Skirmish:
    """A generated table with units of the shipped data."""

    setup: SkirmishSetup
    seed: int

    def open(self) -> GameState:
        """The game at its first decision."""
        return new_game(self.setup, self.seed, catalog())


@attrs.frozen
class Brawl:
    """A literal table with made-up units."""

    seed: int

    def open(self) -> GameState:
        """The game at its first decision."""
        return brawl(self.seed)


@attrs.frozen
class Game:
    """A start and who plays it."""

    start: Skirmish | Brawl
    player: int
    by_kind: bool = True

    def open(self) -> tuple[GameState, RandomBot]:
        """The first state, and the player at the table."""
        return self.start.open(), RandomBot(self.player, by_kind=self.by_kind)


@attrs.frozen
class Move:
    """A command with the state it was given in and what came of it."""

    before: GameState
    command: Command
    applied: Applied


def setups() -> st.SearchStrategy[SkirmishSetup]:
    """Forces of the shipped data on either size of board, under every setting."""
    size = st.sampled_from((24, 48))
    return st.builds(
        lambda heroes, horde, theme, size, settings: SkirmishSetup(
            tuple(heroes), tuple(horde), theme, size, size, settings
        ),
        st.lists(st.sampled_from(sorted(catalog().heroes)), min_size=1, max_size=4),
        st.lists(st.sampled_from(sorted(catalog().units)), min_size=1, max_size=8),
        st.sampled_from(sorted(catalog().themes)),
        size,
        st.builds(skirmish_rules, wounds=st.sampled_from(Wounds), spacing=st.booleans()),
    )


def games() -> st.SearchStrategy[Game]:
    """Any game: real forces on a real map, or a brawl."""
    start = st.builds(Skirmish, setups(), SEEDS) | st.builds(Brawl, SEEDS)
    return st.builds(Game, start, SEEDS, st.booleans())


def moves(game: Game, most: int) -> Iterator[Move]:
    """Play a game for so many commands, or to its end; every command must be accepted."""
    state, bot = game.open()
    for _ in range(most):
        if state.outcome is not None:
            return
        command = bot.choose(state)
        result = step(state, command)
        assert isinstance(result, Applied), f"{command}: {result}"
        yield Move(state, command, result)
        state = result.state


def some_legal(state: GameState, picks: Picks) -> list[Command]:
    """Some legal commands, the rarer kinds as likely as moves."""
    groups = legal(state).groups
    chosen = [groups[picks.below(len(groups))] for _ in range(4)]
    return [group[picks.below(len(group))] for group in chosen]
