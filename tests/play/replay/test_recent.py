"""The last of a run told again from an older generation of its file."""

from itertools import pairwise
from pathlib import Path

import pytest

from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Happened
from starquest.play.memory import LastSeen, recalled, remember
from starquest.play.replay import ReplayPlayer, recent, replay_of
from starquest.play.saves import Damaged, RunLibrary, SavedRun
from starquest.play.saves.store import generations
from tests.play.saves.playing import CATALOG, QUEST, play_on

ME, OTHER = EntityId(9), EntityId(4)


@pytest.fixture
def library(tmp_path: Path) -> RunLibrary:
    """A folder with one run in it that was left after 57 commands."""
    found = RunLibrary(tmp_path, CATALOG)
    with found.begin(QUEST, 7, "first") as run:
        play_on(run, 57)
    return found


def told_from_the_start(run: SavedRun) -> list[Happened]:
    player, found = ReplayPlayer(replay_of(run)), []
    before = player.state
    while player.forward():
        found.append(Happened(before, player.events, player.state))
        before = player.state
    return found


def test_the_last_commands_are_told_as_they_were(library: RunLibrary) -> None:
    with library.open("first") as run:
        until = len(run.rows) - len(run.opening)
        found = recent(run, until)
        assert 0 < len(found) < until
        whole = told_from_the_start(run)
        assert [part.events for part in found] == [
            part.events for part in whole[until - len(found) : until]
        ]
        assert [part.events for part in run.opening] == [part.events for part in whole[until:]]


def test_what_is_told_leads_to_what_happened_since_the_snapshot(library: RunLibrary) -> None:
    with library.open("first") as run:
        found = (*recent(run, len(run.rows) - len(run.opening)), *run.opening)
        for before, after in pairwise(found):
            assert after.before == before.after
        assert found[-1].after == run.state


def test_without_older_files_there_is_nothing_to_tell(library: RunLibrary) -> None:
    for path in generations(library.folder, "first")[1:]:
        path.unlink(missing_ok=True)
    with library.open("first") as run:
        assert recent(run, len(run.rows)) == ()


@pytest.mark.parametrize("damage", ["empty", "torn", "another run"])
def test_an_older_file_that_is_worth_nothing_is_passed_over(
    library: RunLibrary, damage: str
) -> None:
    _, young, old = generations(library.folder, "first")
    match damage:
        case "empty":
            old.write_bytes(b"")
        case "torn":
            old.write_bytes(old.read_bytes()[:900])
        case _:
            with library.begin(QUEST, 8, "second") as other:
                play_on(other, 40)
            old.write_bytes(generations(library.folder, "second")[0].read_bytes())
    with library.open("first") as run:
        later = recent(run, len(run.rows) - len(run.opening))
        young.unlink()
        assert later
        assert recent(run, len(run.rows) - len(run.opening)) == ()


def test_what_sides_remember_comes_back_with_the_run(library: RunLibrary) -> None:
    memory = remember((), Side.ONE, {ME: Cell(5)})
    memory = remember(memory, Side.TWO, {OTHER: Cell(6)})
    with library.open("first") as run:
        run.memory = memory
        run.save()
    with library.open("first") as run:
        assert run.memory == memory
        assert recalled(run.memory, Side.ONE) == {ME: Cell(5)}
        assert remember(run.memory, Side.ONE, {}) == (LastSeen(Side.TWO, OTHER, Cell(6)),)


@pytest.mark.parametrize("cell", [-1, 24, 5_000])
def test_a_place_off_the_table_is_damage(library: RunLibrary, cell: int) -> None:
    with library.open("first") as run:
        run.memory = (LastSeen(Side.ONE, ME, Cell(cell)),)
        run.save()
    for path in generations(library.folder, "first")[1:]:
        path.unlink(missing_ok=True)
    with pytest.raises(Damaged, match="off its table"):
        library.open("first")
