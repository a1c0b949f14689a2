"""Whole games, left and opened again after every single command."""

from pathlib import Path

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.game import new_game
from starquest.model.setup import CHALLENGES
from starquest.play.bots import bot_named
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.saves import Disk, RunLibrary, recover
from starquest.play.saves.journal import Journal, read_journal
from starquest.play.session import Session, Whose, whose
from tests import times
from tests.play.saves.playing import CATALOG, play_on

GAMES = times(1, 12)
SMALL = Wishes(small=True, party=2)


def through(spec: GameSpec) -> list[str]:
    """The digests of a game that is never left, one for each command."""
    session, found = Session(new_game(spec.setup, spec.seed, CATALOG)), list[str]()
    bot = bot_named(spec.bot, spec.seed)
    while whose(session.state) is not Whose.OVER and len(found) < spec.limit:
        play_on(session, 1, bot)
        found.append(digest(session.state))
    return found


def left_and_opened(spec: GameSpec, folder: Path) -> list[str]:
    """The digests of the same game, left and opened again after each command."""
    library, found = RunLibrary(folder, CATALOG), list[str]()
    bot = bot_named(spec.bot, spec.seed)
    library.begin(spec.setup, spec.seed, "run").close()
    while True:
        with library.open("run") as run:
            assert (run.troubles, run.problem, len(run.history)) == ((), "", len(found))
            if whose(run.state) is Whose.OVER:
                return found
            play_on(run, 1, bot)
            found.append(digest(run.state))


def looked_at(spec: GameSpec, folder: Path) -> list[str]:
    """The digests of what is on the disk after each command, while the game goes on."""
    library, found = RunLibrary(folder, CATALOG), list[str]()
    bot = bot_named(spec.bot, spec.seed)
    with library.begin(spec.setup, spec.seed, "run") as run:
        while whose(run.state) is not Whose.OVER and len(found) < spec.limit:
            play_on(run, 1, bot)
            there = recover.recover(Disk(), folder, "run", CATALOG)
            assert there.troubles == []
            found.append(digest(there.state))
    return found


@pytest.mark.soak
def test_a_game_left_after_every_command_is_the_same_game(tmp_path: Path) -> None:
    for spec in specs(CATALOG, 40, GAMES, "random", SMALL):
        wanted = through(spec)
        assert len(wanted) > 50
        assert left_and_opened(spec, tmp_path / str(spec.seed)) == wanted


@pytest.mark.soak
def test_what_is_on_the_disk_after_every_command_is_the_same_game(tmp_path: Path) -> None:
    for spec in specs(CATALOG, 40, GAMES, "random", SMALL):
        short = attrs.evolve(spec, limit=times(120, 20_000))
        assert looked_at(short, tmp_path / str(spec.seed)) == through(short)


@pytest.mark.soak
def test_a_game_with_levels_and_shops_is_the_same_game(tmp_path: Path) -> None:
    challenging = Wishes(small=True, party=2, challenges=CHALLENGES)
    for spec in specs(CATALOG, 60, GAMES, "greedy", challenging):
        short = attrs.evolve(spec, limit=times(250, 20_000))
        wanted = through(short)
        assert looked_at(short, tmp_path / str(spec.seed)) == wanted


def test_a_save_that_forgets_something_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checker itself: a journal whose last command is dropped."""
    spec = attrs.evolve(next(iter(specs(CATALOG, 40, 1, "random", SMALL))), limit=30)

    def forgetful(source: bytes, start: int, written: int) -> Journal:
        found = read_journal(source, start, written)
        return Journal(found.records[:-1], found.torn)

    monkeypatch.setattr(recover, "read_journal", forgetful)
    assert looked_at(spec, tmp_path) != through(spec)
