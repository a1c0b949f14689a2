"""Folders of saved runs for the screens that show them."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import attrs

from starquest.desk.start_game import place_all
from starquest.engine.game import new_game
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.finish import finish
from starquest.play.saves import RunLibrary, SavedRun
from starquest.play.scores import Score, Scores
from starquest.play.session import Session, Whose, play_out, whose
from tests.support.board import catalog

PAIR = QuestSetup((Recruit("breacher"), Recruit("medic")))
FRIENDS = QuestSetup((Recruit("breacher", "Ash", "Ann"), Recruit("medic", "Birch", "Bob")),
                challenges=("boss", "events"))  # fmt: skip
NOON = 1_700_000_000
"""When everything was saved, for pictures that stay the same."""


def library_in(folder: Path) -> RunLibrary:
    """The library of a folder."""
    return RunLibrary(folder, catalog())


def advance(run: SavedRun, commands: int, bot_name: str = "greedy") -> None:
    """Let a bot play so many commands, the horde's among them."""
    bot = bot_named(bot_name, 1)
    for _ in range(commands):
        match whose(run.state):
            case Whose.OVER:
                return
            case Whose.PROGRAM:
                run.mind_step()
            case Whose.PERSON:
                run.apply(bot.choose(run.state))


def reach(
    library: RunLibrary, name: str, there: Callable[[GameState], bool], quest: QuestSetup
) -> GameState:
    """A run played to the first such moment and left there."""
    with library.begin(quest, 5, name) as run:
        while not there(run.state):
            advance(run, 1)
        return run.state


def begun(
    library: RunLibrary,
    name: str,
    quest: QuestSetup = PAIR,
    commands: int = 0,
    seed: int = 5,
    bot: str = "greedy",
) -> None:
    """A run from its start, played on a little."""
    with library.begin(quest, seed, name) as run:
        place_all(run)
        advance(run, commands, bot)


def played_out(
    library: RunLibrary, name: str, quest: QuestSetup = PAIR, bot: str = "greedy"
) -> Score:
    """A finished run and its record: a random bot's is short, a greedy one's is long."""
    with library.begin(quest, 5, name) as run:
        advance(run, 10_000, bot)
        record = attrs.evolve(finish(run), when="2023-11-14 20:13")
        Scores(library.folder).add(record)
        return record


def score_row(record: Score) -> str:
    """How the first row of the score table begins."""
    return f"  1 {record.summary.score:>6} {record.summary.finished:>6}  "


def nearly_over(library: RunLibrary, name: str, quest: QuestSetup = PAIR) -> int:
    """A run whose next command, the horde's, lays the last hero low; how many commands it has."""
    for seed in range(10, 200):
        whole = play_out(new_game(quest, seed, catalog()), bot_named("random", seed))
        if not _downed_by_the_horde(whole):
            continue
        with library.begin(quest, seed, name) as run:
            for command in whole.history[:-1]:
                if whose(run.state) is Whose.PROGRAM:
                    run.mind_step()
                else:
                    run.apply(command)
            if whose(run.state) is Whose.PROGRAM:
                return len(whole.history)
        library.delete(name)
    raise AssertionError("no seed ends so")


def _downed_by_the_horde(session: Session) -> bool:
    outcome = session.state.outcome
    return outcome is not None and outcome.reason == "party_down"


def stocked(folder: Path) -> RunLibrary:
    """Two runs to go on with, one that is over, and a file that is none; all of them at noon."""
    os.environ["TZ"] = "UTC"
    getattr(time, "tzset", lambda: None)()
    library = library_in(folder)
    played_out(library, "the last stand", bot="random")
    begun(library, "friends", FRIENDS, commands=30, bot="random")
    begun(library, "alone", commands=12, seed=7, bot="random")
    (folder / "holiday.run").write_bytes(b"not a run at all")
    for age, name in enumerate(("alone", "friends", "the last stand")):
        os.utime(folder / f"{name}.run", (NOON - 3600 * age, NOON - 3600 * age))
    return library
