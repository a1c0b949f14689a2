"""Whole matches by keys alone: `python -m tests.ui.human_match [--terminal]` plays each sort once.

The person, the eyes and the hands are those of `tests.ui.human`; only the way to the table differs.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

import attrs

from starquest.model.command import Activate
from starquest.model.state import GameState
from starquest.play.replay import Replay, ReplayPlayer, Verdict, verify
from starquest.play.session import Whose, whose
from tests.support.board import catalog
from tests.ui.human import OPTIONS, DeskHands, Hands, Sort, TerminalHands, play_on
from tests.ui.human_counts import Tally, newest
from tests.ui.human_eyes import line_of
from tests.ui.human_eyes import place as place_of
from tests.ui.support import title
from tests.ui.tmux_game import Terminal, leave

SMALL = ("Points", 0, 1), ("Board", 0, 2)
SEATS = {"list": 0, "captain": 1, "hot seat": 2}
"""How often the line of the second side is turned for each opponent."""


def sort_of(seat: str, size: tuple[int, int]) -> Sort:
    """A match of 200 points on the small board against somebody."""
    return Sort(seat, (*SMALL, ("Side 2", 0, SEATS[seat])), size)


SORTS = tuple(sort_of(seat, size) for seat, size in zip(
    SEATS, ((80, 24), (120, 36), (80, 24)), strict=True))  # fmt: skip


@attrs.frozen
class Played:
    """A match as it was left on the disk."""

    state: GameState
    verdict: Verdict
    activations: int
    """How often a person has picked a unit."""


def played_in(path: Path) -> Played:
    """A run, played again from its record and checked."""
    replay = Replay.load(path, catalog())
    player, picked = ReplayPlayer(replay), 0
    while True:
        mine = whose(player.state) is Whose.PERSON
        if not player.forward():
            return Played(player.state, verify(replay), picked)
        command = player.last.command if player.last else None
        picked += mine and isinstance(command, Activate)


async def set_up(hands: Hands, sort: Sort, tally: Tally) -> None:
    """From the title to the table."""
    await _press(hands, "m", tally)
    at = 0
    for name, which, turns in (*sort.wishes, ("Start the match", 0, 0)):
        there = line_of(hands.rows(), name, which)
        way = ["down" if there > at else "up"] * abs(there - at)
        for key in [*way, *["right"] * turns]:
            await _press(hands, key, tally)
        at = there
    await _press(hands, "enter", tally)


async def _press(hands: Hands, key: str, tally: Tally) -> None:
    where = place_of(hands.rows())
    did = await hands.press(key)
    tally.pressed(where, key, hands.rows(), lost=not did)


async def headless(sort: Sort, seed: int = 5) -> tuple[Tally, Played, list[str]]:
    """A whole match at a headless desk, and the last page."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        saves = Path(folder)
        async with title(sort.size, OPTIONS, seed, saves) as desk:
            hands = DeskHands(desk)
            await set_up(hands, sort, tally)
            await play_on(hands, tally)
            tally.unheard = [*desk.game.hearing.lost]
            rows = hands.rows()
        return tally, played_in(newest(saves)), rows


async def in_terminal(sort: Sort, rounds: int = 99) -> tuple[Tally, Played, list[str]]:
    """A match in a real terminal, until so many rounds are over; it is left as it was."""
    tally, terminal = Tally(), Terminal(*sort.size)
    try:
        terminal.wait(lambda shown: "Play now" in shown, "the title")
        hands = TerminalHands(terminal)
        await set_up(hands, sort, tally)
        await play_on(hands, tally, until=f"Round {rounds + 1} of")
        rows = hands.rows()
        leave(terminal)
        return tally, played_in(newest(terminal.saves)), rows
    finally:
        terminal.close()


def main() -> int:
    """Play each sort once and print what it took."""
    scene = in_terminal if "--terminal" in sys.argv else headless
    for sort in SORTS:
        tally, played, rows = asyncio.run(scene(sort))
        keys, turns = len(tally.keys), played.activations
        told = f"{keys} keys, {turns} activations, {keys / turns:.2f} keys for each with setting up"
        sys.stdout.write(f"{sort.name}: {told}; lost {tally.lost}\n")
        sys.stdout.write("\n".join(rows) + "\n")
        sys.stdout.flush()
        assert played.verdict.ok
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
