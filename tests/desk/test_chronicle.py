"""The log of a run that was resumed: its last lines at once, the others when they are needed."""

from pathlib import Path

import pytest

from starquest.desk import chronicle as chronicle_module
from starquest.desk.chronicle import Chronicle
from starquest.desk.preferences import Preferences
from starquest.desk.start_game import played
from starquest.model.event import RoundStarted, WaveStarted
from starquest.play.saves import RunLibrary, SavedRun
from starquest.play.saves.store import generations
from starquest.text.story import Chapter, Story
from tests.play.saves.playing import CATALOG, QUEST, play_on

LEFT = 150
"""Commands after which the run is left."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one run in it."""
    found = tmp_path_factory.mktemp("runs")
    with RunLibrary(found, CATALOG).begin(QUEST, 7, "long") as run:
        assert play_on(run, LEFT) == LEFT
    return found


def resumed(run: SavedRun) -> Chronicle:
    """The chronicle of a run that somebody comes back to."""
    found = Chronicle(played(run, Preferences(), resumed=True))
    found.open()
    return found


def told_all_along(folder: Path) -> tuple[list[str], Story]:
    """The headlines and the story of somebody who never left."""
    with RunLibrary(folder, CATALOG).open("long") as run:
        found = resumed(run)
        found.tell_on()
        return [entry.headline for entry in found.entries], found.story


def test_the_last_lines_are_there_without_playing_it_all(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, _ = told_all_along(folder)
    monkeypatch.delattr(chronicle_module, "Past")
    with RunLibrary(folder, CATALOG).open("long") as run:
        found = resumed(run)
        assert found.look_back()
        lines = [entry.headline for entry in found.entries]
        assert 5 < len(lines) < len(whole)
        # which lines a faction says depends on those it said before: they come with the rest
        facts = [line for line in lines if ': "' not in line]
        assert facts == [line for line in whole if ': "' not in line][-len(facts) :]
        assert not found.whole


def test_the_older_lines_come_bit_by_bit_and_take_their_place(folder: Path) -> None:
    whole, story = told_all_along(folder)
    with RunLibrary(folder, CATALOG).open("long") as run:
        found = resumed(run)
        found.look_back()
        slices = 1
        while not found.tell_on(0.001):
            slices += 1
        assert slices > 1
        assert [entry.headline for entry in found.entries] == whole
        assert found.whole
        assert found.story.chapters == story.chapters
        assert not found.tell_on()


def test_what_happens_meanwhile_is_told_once_and_after_it(folder: Path) -> None:
    whole, story = told_all_along(folder)
    with RunLibrary(folder, CATALOG).open("long") as run:
        found = resumed(run)
        found.look_back()
        found.note((RoundStarted(77), WaveStarted(9, 90, boss=False)))
        found.tell_on()
        assert [entry.headline for entry in found.entries][:-3] == whole
        assert found.story.chapters == [*story.chapters, Chapter(9, begun=True)]


def test_a_run_without_older_files_asks_for_all_of_it(folder: Path, tmp_path: Path) -> None:
    library = RunLibrary(tmp_path, CATALOG)
    newest = generations(folder, "long")[0]
    generations(tmp_path, "long")[0].write_bytes(newest.read_bytes())
    with library.open("long") as run:
        found = resumed(run)
        assert not found.look_back()
        found.tell_on()
        assert [entry.headline for entry in found.entries] == told_all_along(folder)[0]


def test_a_new_run_is_whole_from_the_start(tmp_path: Path) -> None:
    with RunLibrary(tmp_path, CATALOG).begin(QUEST, 7) as run:
        found = Chronicle(played(run, Preferences()))
        found.open()
        assert found.whole
        assert found.entries
        assert found.look_back()
        assert not found.tell_on()


def test_where_enemies_were_seen_last_comes_back_with_the_run(folder: Path, tmp_path: Path) -> None:
    newest = generations(folder, "long")[0]
    generations(tmp_path, "long")[0].write_bytes(newest.read_bytes())
    library = RunLibrary(tmp_path, CATALOG)
    with library.open("long") as run:
        found = resumed(run)
        assert found._playing.forgetful, "a bot remembers nothing"
        found.tell_on()
        known = found._playing.sight
        run.save()
    with library.open("long") as run:
        playing = played(run, Preferences(), resumed=True)
        assert (playing.sight, playing.forgetful) == (known, not known.last)
