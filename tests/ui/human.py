"""Whole games by keys alone: `python -m tests.ui.human [--terminal]` plays three and counts.

A person reads the screen and presses keys, headless or in a real terminal: the same person, the
same eyes. What a seed plays is nobody's business here; that it comes to its end is.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import attrs
from textual.strip import Strip

from starquest.desk.preferences import Preferences
from tests.ui.human_counts import Game, Tally, game_in, newest
from tests.ui.human_eyes import Place, line_of, place
from tests.ui.human_person import Person
from tests.ui.support import Desk, title
from tests.ui.tmux_game import Terminal, leave

OPTIONS = Preferences(speed="instant", animation="none", settling="none")
"""As the game comes, but nothing is waited for."""
ENDLESS = 4000
"""More keys than any game takes."""
LOST, GLANCE = 10.0, 0.03
"""Seconds after which nothing has come of a key, and those from one look to the next."""
TMUX = {"enter": "Enter", "tab": "Tab", "escape": "Escape", "full_stop": ".", "up": "Up",
        "down": "Down", "right": "Right"}  # fmt: skip
"""What tmux calls keys."""
Wish = tuple[str, int, int]
"""The title of a line of the form, which of that title, and how often to turn it."""


@attrs.frozen
class Sort:
    """One sort of game: what to turn in the form, if it is not what the title plays at once."""

    name: str
    wishes: tuple[Wish, ...] = ()
    size: tuple[int, int] = (80, 24)


SORTS = (
    Sort("solo small"),
    Sort("solo standard", (("Board", 0, 1),), (120, 36)),
    Sort("three players", (("Heroes", 0, 1), *(("player", n, n + 1) for n in range(3))), (120, 36)),
)


class Hands(Protocol):
    """Something with a screen and keys."""

    def rows(self) -> list[str]:
        """What is seen, when nothing moves any more."""

    async def press(self, key: str) -> bool:
        """Press a key; whether anything came of it."""


class DeskHands:
    """The hands at a headless desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._seen = self._look()

    def rows(self) -> list[str]:
        """The text of the screen."""
        return [row.text.rstrip() for row in self._seen[0]]

    async def press(self, key: str) -> bool:
        """Press it, and compare everything there is."""
        before = self._seen
        await self._desk.keys(key)
        self._seen = self._look()
        return self._seen != before

    def _look(self) -> tuple[list[Strip], tuple[int, ...], int]:
        app = self._desk.app
        return self._desk.strips(), tuple(map(id, app.screen_stack)), len(app._notifications)


class TerminalHands:
    """The hands at a real terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal = terminal
        self._before = self._settled("")

    def rows(self) -> list[str]:
        """The text of the terminal."""
        return self._rows

    async def press(self, key: str) -> bool:
        """Press it, and look until something else is seen that stays.

        What came after the last look and went by this key looks as if nothing had happened: only a
        key that does nothing twice counts as lost.
        """
        before = self._before
        for _ in range(2):
            self._terminal.press(TMUX.get(key, key))
            self._before = self._settled(before)
            if self._before != before:
                return True
        return False

    def _settled(self, before: str) -> str:
        """What is seen twice in a row, something is asked for, and it was not there before."""
        end, last = time.monotonic() + LOST, ""
        while time.monotonic() < end:
            shown, self._rows = self._terminal.painted(), self._terminal.screen().splitlines()
            if shown == last != before and place(self._rows) is not Place.NOWHERE:
                break
            last = shown
            time.sleep(GLANCE)
        return last


async def set_up(hands: Hands, sort: Sort, tally: Tally) -> None:
    """From the title to the table."""
    if not sort.wishes:
        await _press(hands, "p", tally)
        return
    await _press(hands, "n", tally)
    at = 0
    for name, which, turns in (*sort.wishes, ("Start the mission", 0, 0)):
        there = line_of(hands.rows(), name, which)
        way = ["down" if there > at else "up"] * abs(there - at)
        for key in [*way, *["right"] * turns]:
            await _press(hands, key, tally)
        at = there
    await _press(hands, "enter", tally)


async def _press(hands: Hands, key: str, tally: Tally) -> None:
    where = place(hands.rows())
    did = await hands.press(key)
    tally.pressed(where, key, hands.rows(), lost=not did)


async def play_on(hands: Hands, tally: Tally, waves: int = 99, until: str = "") -> None:
    """Press what a person presses until the end page, or so many waves are over, or words come."""
    person, until = Person(), until or f"Wave {waves + 1}/"
    for _ in range(ENDLESS):
        rows = hands.rows()
        if place(rows) is Place.END or until in rows[0]:
            return
        key = person.key(rows)
        assert key, "nothing to do:\n" + "\n".join(rows)
        await _press(hands, key, tally)
    raise AssertionError("no end:\n" + "\n".join(hands.rows()))


async def headless(sort: Sort, seed: int) -> tuple[Tally, Game]:
    """A whole game at a headless desk."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        saves = Path(folder)
        async with title(sort.size, OPTIONS, seed, saves) as desk:
            hands = DeskHands(desk)
            await set_up(hands, sort, tally)
            await play_on(hands, tally)
            tally.unheard = [*desk.game.hearing.lost]
        return tally, game_in(newest(saves))


async def in_terminal(sort: Sort, waves: int = 99) -> tuple[Tally, Game]:
    """A game in a real terminal, until so many waves are over; the terminal is left as it was."""
    tally, terminal = Tally(), Terminal(*sort.size)
    try:
        terminal.wait(lambda shown: "Play now" in shown, "the title")
        hands = TerminalHands(terminal)
        await set_up(hands, sort, tally)
        await play_on(hands, tally, waves)
        leave(terminal)
        return tally, game_in(newest(terminal.saves))
    finally:
        terminal.close()


ROW = "{:<15}{:>5}{:>6}{:>6}{:>7}{:>6}{:>6}{:>7}{:>8}{:>6}{:>6}{:>6}  {}"
HEADS = ("game", "seed", "keys", "turns", "a turn", "9/10", "waves", "rounds", "shot in", "idle",
         "calm", "lost", "result")  # fmt: skip


def row(name: str, seed: int, tally: Tally, game: Game) -> str:
    """A line of the table."""
    return ROW.format(
        name, seed, len(tally.keys), game.activations, f"{tally.mean:.2f}", tally.most, game.waves,
        game.rounds, game.first_shot, game.idle, game.calm, len(tally.lost), game.result,
    )  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.ui.human")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--terminal", action="store_true", help="in a real terminal, seed 5")
    args = parser.parse_args(arguments)
    sys.stdout.write(ROW.format(*HEADS) + "\n")
    for seed in range(args.seed, args.seed + args.games):
        for sort in SORTS:
            scene = in_terminal(sort) if args.terminal else headless(sort, seed)
            sys.stdout.write(row(sort.name, seed, *asyncio.run(scene)) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
