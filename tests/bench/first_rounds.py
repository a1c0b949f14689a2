"""`python -m tests.bench.first_rounds [--games N] [--whole]`: how soon a mission becomes a fight.

The figures behind what `Play now`, the form and `starquest play` open by default: a line for each
board and size of party, played by the greedy bot.
"""

import argparse
from collections.abc import Iterator, Sequence
from functools import partial
from statistics import mean, median

import attrs

from starquest.content.loader import load_catalog
from starquest.engine.game import open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.event import (
    Acted,
    Activated,
    Event,
    HitsRolled,
    RoundStarted,
    SkillUsed,
    SpellTried,
    TokenRevealed,
)  # fmt: skip
from starquest.model.ids import Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.play.bots import Bot, bot_named
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Wishes, quest_for
from starquest.play.simulate import play_game, take_turn
from starquest.play.workers import in_order

EARLY = 3
"""The rounds whose activations are looked at."""
NEVER = 7
"""Counted for a wave without a shot: the round after its last."""
WALKS = ("advance", "rush", "hold")
ROW = "{:<10}{:>7}{:>8}{:>9}{:>9}{:>9}{:>9}{:>8}{:>8}{:>10}"


@attrs.frozen
class Opening:
    """How the first wave of one mission began."""

    first: int
    """The round of the first attack or spell of either side."""
    ours: int
    """The round of the party's own first."""
    idle: int
    """Activations of heroes in the early rounds that only walked or ended."""
    taken: int
    """All activations of heroes in the early rounds."""
    asked: int
    """Corners the players were asked for."""
    waves: int = 0
    """Waves finished, where the game was played to its end."""


class Watcher:
    """Reads the events of a first wave."""

    def __init__(self) -> None:
        self.round, self.first, self.ours = 0, NEVER, NEVER
        self.useful: list[bool] = []
        self._hero = False

    def take(self, events: Sequence[Event], heroes: Sequence[int]) -> None:
        """Everything that happened by one command."""
        for event in events:
            match event:
                case RoundStarted(round=number):
                    self.round = number
                case Activated(unit=unit):
                    self._hero = unit in heroes
                    self.useful += [False] if self._hero and self.round <= EARLY else []
                case HitsRolled(attacker=unit) | SpellTried(unit=unit):
                    self._fought(mine=unit in heroes)
                case SkillUsed(unit=unit) | Acted(unit=unit) if unit in heroes:
                    self._did(not (isinstance(event, Acted) and event.action in WALKS))
                case TokenRevealed():
                    self._did(useful=True)
                case _:
                    pass

    def _fought(self, *, mine: bool) -> None:
        self.first = min(self.first, self.round)
        self.ours = min(self.ours, self.round) if mine else self.ours
        self._did(useful=mine)

    def _did(self, useful: bool) -> None:  # noqa: FBT001 - a fact, not a switch
        if useful and self._hero and self.useful and self.round <= EARLY:
            self.useful[-1] = True


def opened(spec: GameSpec, *, whole: bool = False) -> Opening:
    """Play the first wave of a mission, and the rest of it if that is wanted."""
    start = open_game(spec.setup, spec.seed, load_catalog())
    state, bot, watcher, asked = start.state, bot_named(spec.bot, spec.seed), Watcher(), 0
    watcher.take(start.events, ())
    for applied in played(state, bot):
        heroes = [u for u, row in applied.state.world.units.items() if row.side is Side.ONE]
        watcher.take(applied.events, heroes)
        asked += sum(1 for event in applied.events if getattr(event, "kind", "") == "corner")
    waves = play_game(spec).waves_finished if whole else 0
    useful = watcher.useful
    return Opening(watcher.first, watcher.ours, useful.count(False), len(useful), asked, waves)


def played(state: GameState, bot: Bot) -> Iterator[Applied]:
    """The commands of the first wave."""
    while state.outcome is None and quest_of(state).finished == 0:
        applied = take_turn(state, bot)
        state = applied.state
        yield applied


def cell(games: int, first: int, wishes: Wishes, workers: int, *, whole: bool) -> list[Opening]:
    """Missions of one size of party on one board; theme, enemies and classes as they fall."""
    catalog = load_catalog()
    seeds = range(first, first + games)
    specs = [GameSpec(seed, quest_for(catalog, seed, wishes), "greedy") for seed in seeds]
    return list(in_order(partial(opened, whole=whole), specs, workers))


def line(name: str, heroes: int, found: Sequence[Opening]) -> str:
    """A row of the table."""
    taken = sum(opening.taken for opening in found)
    soon = sum(1 for opening in found if opening.first <= 2) / len(found)
    return ROW.format(
        name, heroes, len(found),
        f"{mean(o.first for o in found):.2f}", f"{median(o.first for o in found):.0f}",
        f"{soon:.0%}", f"{mean(o.ours for o in found):.2f}",
        f"{sum(o.idle for o in found) / taken:.0%}", f"{mean(o.asked for o in found):.1f}",
        f"{mean(o.waves for o in found):.1f}",
    )  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.first_rounds")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="play on to the end, for the waves")
    args = parser.parse_args(arguments)
    print(ROW.format("board", "heroes", "games", "first", "median", "by 2", "ours", "idle",
                     "asked", "waves"))  # fmt: skip
    for small in (True, False):
        for heroes in (2, 3, 4):
            wishes = Wishes(party=heroes, small=small, challenges=())
            found = cell(args.games, args.seed, wishes, args.workers, whole=args.whole)
            print(line("small" if small else "standard", heroes, found), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
