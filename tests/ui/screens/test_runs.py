"""Runs begun, left, continued and told about, by keys."""

import errno
from pathlib import Path

import attrs
import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait, wait_of
from starquest.engine.game import open_game
from starquest.model.command import Choose
from starquest.model.event import WaveEnded
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Shop
from starquest.play.saves import Disk, RunLibrary, SavedRun
from starquest.play.saves.envelope import Kind, seal, unseal
from starquest.play.session import Session
from starquest.ui import runs
from tests.support.board import catalog
from tests.ui.run_libraries import FRIENDS, PAIR, begun, library_in, reach
from tests.ui.support import FOG, QUICK, Desk, play, title
from tests.ui.test_horde import until


def run_of(desk: Desk) -> SavedRun:
    """The run in play."""
    run = desk.playing.run
    assert isinstance(run, SavedRun)
    return run


def test_a_run_is_left_and_continued_at_the_very_moment(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            assert "Continue" not in desk.text()
            await desk.keys("p", "enter")
            assert desk.wait is Wait.ACT
            left, name = desk.playing.state, run_of(desk).name
            await desk.keys("Q")
            await desk.loaded()
            assert desk.shown == "TitleScreen"
            row = next(line for line in desk.text().splitlines() if "Continue" in line)
            assert row.strip().startswith(">")
            assert "Engineer, Medic: wave 1, the Engineer to act" in row
            await desk.keys("enter")
            assert desk.playing.state == left
            assert run_of(desk).name == name
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            assert desk.playing.state == left

    play(scene())


def test_every_placed_hero_is_a_command_of_the_run(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("p")
            assert [type(c).__name__ for c in desk.playing.history[:2]] == ["Deploy", "Deploy"]

    play(scene())


def choosing(state: GameState) -> bool:
    """Whether a hero's level brings a choice."""
    top = state.agenda[-1]
    asks = isinstance(top, Ask) and top.unit in state.world.heroes
    return asks and wait_of(state, aiming=False) is Wait.ASK


def test_a_choice_is_open_again(tmp_path: Path) -> None:
    reach(library_in(tmp_path), "growing", choosing, PAIR)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            assert "Where you were" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "Choosing"
            await desk.keys("enter")
            assert isinstance(run_of(desk).history[-1], Choose)

    play(scene())


def test_a_visit_to_the_shop_goes_on(tmp_path: Path) -> None:
    reach(library_in(tmp_path), "shopping", lambda s: isinstance(s.agenda[-1], Shop), PAIR)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            assert "the shop after wave 1" in desk.text()
            await desk.keys("c")
            assert "Now: the shop is open" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "ShopScreen"

    play(scene())


def test_friends_are_told_whose_turn_it_is_before_a_choice_is_asked(tmp_path: Path) -> None:
    state = reach(library_in(tmp_path), "friends", choosing, FRIENDS)
    ask = state.agenda[-1]
    assert isinstance(ask, Ask)
    owner = state.world.heroes[ask.unit].player

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            assert desk.shown == "Card"
            assert f"{owner}, it is your turn" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "Choosing"
            assert f"─ {owner} ─" in desk.text()

    play(scene())


@pytest.mark.parametrize("wait", [Wait.PICK, Wait.ACT])
def test_friends_are_told_whose_turn_it_is_on_the_board(tmp_path: Path, wait: Wait) -> None:
    def there(state: GameState) -> bool:
        return state.round > 1 and wait_of(state, aiming=False) is wait

    state = reach(library_in(tmp_path), "friends", there, FRIENDS)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            assert desk.shown == "Card"
            owner = state.world.heroes[desk.playing.focus].player
            assert f"{owner}, it is your turn" in desk.text()
            await desk.keys("enter")
            assert (desk.shown, desk.wait) == ("GameScreen", wait)
            assert desk.playing.state == state

    play(scene())


def test_who_plays_whom_is_kept(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "friends", FRIENDS)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c", "enter")
            heroes = list(desk.playing.state.world.heroes)
            desk.playing.focus = heroes[0]
            await desk.keys("P", "b")
            desk.playing.focus = heroes[1]
            desk.game.seats.toggle(heroes[1])
            assert [desk.game.seats.initials(hero) for hero in heroes] == ["B", "*"]
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            heroes = list(desk.playing.state.world.heroes)
            assert [desk.game.seats.initials(hero) for hero in heroes] == ["B", "*"]

    play(scene())


def test_the_log_of_the_whole_run_is_there_again(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "long", commands=40)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            while desk.shown in ("Choosing", "Card"):
                await desk.keys("escape")
            await desk.keys("G")
            assert desk.shown == "Logbook"
            await until(desk, lambda: desk.game.chronicle.whole)
            await desk.keys("home")
            assert "Wave 1 comes" in desk.text()
            told = len(desk.game.chronicle.entries)
            await desk.keys("escape")
            await desk.loaded()
            assert len(desk.game.chronicle.entries) == told, "nothing is told twice"

    play(scene())


def test_the_last_lines_are_there_and_the_others_when_a_page_sums_up(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "long", commands=60)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("c")
            while desk.shown in ("Choosing", "Card"):
                await desk.keys("escape")
            book = desk.game.chronicle
            assert not book.whole
            assert len(book.entries) > 5
            told = len(book.entries)
            desk.game.flow.note((WaveEnded(1, (), priority=False, xp=0, doubled=False, salvage=0),))
            desk.game.flow.soon()
            await until(desk, lambda: desk.shown == "Page" and "Wave 1 is over" in desk.text())
            assert desk.game.chronicle.whole
            assert len(book.entries) > told + 1

    play(scene())


def test_what_was_recovered_is_said_on_the_title_and_in_the_game(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "torn", commands=12)
    file = tmp_path / "torn.run"
    whole = file.read_bytes()
    file.write_bytes(whole[:-3])

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            assert "torn: recovered to wave 1" in desk.text()
            assert "the newest save is damaged" in " ".join(desk.text().split())
            await desk.keys("c")
            told = [note.message for note in desk.app._notifications]
            assert any(note.startswith("Recovered to wave 1") for note in told)

    play(scene())


def test_a_run_that_is_open_elsewhere_is_offered_as_a_copy(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "mine", commands=6)

    async def scene() -> None:
        with library_in(tmp_path).open("mine") as held:
            async with title(saves=tmp_path) as desk:
                await desk.keys("c")
                assert desk.shown == "Choosing"
                assert "The run 'mine' is open in process" in desk.text()
                await desk.keys("escape")
                assert desk.shown == "TitleScreen"
                await desk.keys("c", "enter")
                assert run_of(desk).name == "mine-copy"
                assert desk.playing.state == held.state

    play(scene())


def test_a_save_from_a_newer_version_is_refused_untouched(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "future", commands=6)
    file = tmp_path / "future.run"
    newer = newer_format(file.read_bytes())
    file.write_bytes(newer)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l")
            assert "newer" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "LoadScreen"
            assert "newer" in str([note.message for note in desk.app._notifications])

    play(scene())
    assert file.read_bytes() == newer


def newer_format(whole: bytes) -> bytes:
    """The same save under the number of a format that is yet to come."""
    return seal(attrs.evolve(unseal(whole, Kind.RUN), format=99))


class FullDisk(Disk):
    """A disk that is full while it is said to be."""

    full = False

    def write(self, file: int, chunk: bytes) -> int:
        """Write, or fail."""
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(file, chunk)


def test_a_disk_that_fails_is_told_at_once_and_until_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk()
    monkeypatch.setattr(
        runs.RunsApp, "library", lambda _self: RunLibrary(tmp_path, catalog(), disk)
    )

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("p")
            assert "NOT SAVED" not in desk.text()
            disk.full = True
            await desk.keys("enter")
            assert "NOT SAVED: No space left on device" in desk.text()
            await desk.keys("right")
            assert "NOT SAVED" in desk.text()
            assert isinstance(desk.playing.state.agenda[-1], Act), "the game goes on"
            await desk.keys("ctrl+q")
            assert "Leave the game?" in desk.text()
            await desk.keys("escape")
            await desk.keys("Q")
            assert desk.shown == "Choosing"
            await desk.keys("escape")
            disk.full = False
            await desk.keys("w")
            assert "NOT SAVED" not in desk.text()
            left = desk.playing.state
            await desk.keys("Q")
            await desk.loaded()
            await desk.keys("c")
            assert desk.playing.state == left

    play(scene())


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file where the folder should be", "utf-8")

    async def scene() -> None:
        async with title(options=QUICK, saves=tmp_path / "saves") as desk:
            await desk.keys("p")
            assert "NOT SAVED" in desk.text()
            await desk.keys("enter")
            assert desk.wait is Wait.ACT

    play(scene())


def test_without_runs_there_is_nothing_to_continue(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path / "none") as desk:
            for word in ("Continue", "Load", "Scores"):
                assert word not in desk.text()
            await desk.keys("c", "l", "s")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_where_enemies_were_seen_last_is_known_again(tmp_path: Path) -> None:
    watched = Playing(Session(open_game(PAIR, 5, catalog()).state), catalog(), SETS["unicode"])

    def somebody_is_lost(state: GameState) -> bool:
        watched.run = Session(state)
        watched.look()
        return bool(watched.sight.lost)

    async def scene() -> None:
        async with title(saves=tmp_path, options=FOG) as desk:
            await desk.keys("c")
            desk.game.chronicle.tell_on()
            assert desk.playing.sight == watched.sight

    reach(library_in(tmp_path), "hidden", somebody_is_lost, PAIR)
    play(scene())


def test_what_could_not_be_saved_is_tried_once_more_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk()
    monkeypatch.setattr(
        runs.RunsApp, "library", lambda _self: RunLibrary(tmp_path, catalog(), disk)
    )
    left: list[GameState] = []

    async def scene(*, full: bool) -> None:
        disk.full = False
        async with title(saves=tmp_path) as desk:
            await desk.keys("p")
            disk.full = True
            await desk.keys("enter")
            left.append(desk.playing.state)
            disk.full = full
            app = desk.app
        assert bool(app.unsaved) == full

    play(scene(full=True))
    play(scene(full=False))
    with library_in(tmp_path).open("run-5") as lost, library_in(tmp_path).open("run-5-2") as kept:
        assert (lost.state == left[0], kept.state == left[1]) == (False, True)
