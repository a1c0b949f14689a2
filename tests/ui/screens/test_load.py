"""The list of saved runs, by keys."""

from pathlib import Path

from starquest.ui.screens.load import LoadScreen
from tests.ui.run_libraries import begun, library_in, played_out, stocked
from tests.ui.support import Desk, play, title
from tests.ui.test_horde import until


def names(folder: Path) -> list[str]:
    """The runs of a folder."""
    return [entry.name for entry in library_in(folder).entries()]


def told(desk: Desk) -> str:
    """What was said in passing."""
    return " ".join(note.message for note in desk.app._notifications)


def test_everything_about_a_run_is_told(tmp_path: Path) -> None:
    stocked(tmp_path)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "down")
            shown = " ".join(desk.text().split())
            for part in ("friends", "Ash (Breacher, Ann), Birch (Medic, Bob)", "boss, events",
                         "Seed 5", "Saved 2023-11-14 21:13", "Version 0.1.0", "KiB", "Where wave 1",
                         "Enemies Spore Tide"):  # fmt: skip
                assert part in shown, part
            assert desk.fits()

    play(scene())


def test_a_broken_file_is_listed_with_its_reason_and_the_others_work(tmp_path: Path) -> None:
    stocked(tmp_path)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "end")
            assert "holiday                cannot be read" in desk.text()
            assert "It is no file of this game." in desk.text()
            await desk.keys("enter", "w", "c")
            assert desk.shown == "LoadScreen"
            assert "no file of this game" in told(desk)
            await desk.keys("home", "enter", "enter")
            assert "GameScreen" in [type(screen).__name__ for screen in desk.app.screen_stack]

    play(scene())


def test_a_run_is_renamed(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "old")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "r", *["backspace"] * 3)
            await desk.type("new name")
            await desk.keys("enter")
            assert "new name" in desk.text()
            await desk.keys("r", "escape")
            assert desk.shown == "LoadScreen"
            await desk.keys("enter", "enter")
            assert desk.shown == "GameScreen"

    play(scene())
    assert names(tmp_path) == ["new name"]


def test_a_name_that_cannot_be_is_refused(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "one")
    begun(library_in(tmp_path), "two")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "r")
            await desk.type("/../up")
            await desk.keys("enter")
            assert "cannot be the name of a run" in told(desk)
            await desk.keys("end", "r", *["backspace"] * 3)
            await desk.type("two")
            await desk.keys("enter")
            assert "there is a run called 'two' already" in told(desk).lower()

    play(scene())
    assert sorted(names(tmp_path)) == ["one", "two"]


def test_a_run_is_copied_and_both_go_their_own_way(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "first")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "c", "c")
            assert "first-copy" in desk.text()
            await desk.keys("end", "enter", "enter", "enter", "w")
            assert len(desk.playing.history) > 2

    play(scene())
    assert sorted(names(tmp_path)) == ["first", "first-copy", "first-copy-2"]
    with library_in(tmp_path).open("first-copy") as copy:
        assert len(copy.history) == 2


def test_a_run_is_deleted_only_after_a_question(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "dear")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "d")
            assert "Delete dear?" in desk.text()
            await desk.keys("enter")
            assert names(tmp_path) == ["dear"]
            await desk.keys("d", "escape")
            assert names(tmp_path) == ["dear"]
            await desk.keys("d", "down", "enter")
            assert names(tmp_path) == []
            assert "There is no run in" in desk.text()
            await desk.keys("enter", "w", "r", "c", "d", "escape")
            await desk.loaded()
            assert desk.shown == "TitleScreen"
            assert "Continue" not in desk.text()

    play(scene())


def test_a_file_with_an_impossible_name_is_never_taken_for_the_run_it_looks_like(
    tmp_path: Path,
) -> None:
    begun(library_in(tmp_path), "ab")
    (tmp_path / "a\u202eb.run").write_bytes(b"x")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "end", "c", "r")
            assert desk.shown == "LoadScreen"
            assert told(desk).count("Its name cannot be used") == 2
            await desk.keys("d")
            assert "Its name cannot be used" in desk.text()
            await desk.keys("down", "enter")

    play(scene())
    assert sorted(path.name for path in tmp_path.glob("*.run")) == ["ab.run"]


def test_a_run_that_is_over_is_watched(tmp_path: Path) -> None:
    stocked(tmp_path)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "down", "down", "enter")
            assert desk.shown == "ReplayScreen"

    play(scene())


def test_the_keys_are_explained(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "one")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "question_mark")
            assert "copy it" in desk.text()

    play(scene())


def test_the_bar_stays_on_a_run_whose_new_name_is_refused(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "one")
    begun(library_in(tmp_path), "two")

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l")
            screen = desk.app.screen
            assert isinstance(screen, LoadScreen)
            assert screen.entry is not None
            before = screen.entry.name
            other = "one" if before == "two" else "two"
            await desk.keys("r", *["backspace"] * 3)
            await desk.type(other)
            await desk.keys("enter")
            assert "already" in told(desk)
            assert screen.entry.name == before

    play(scene())


def test_a_finished_run_that_is_resumed_is_watched_and_not_recorded_again(tmp_path: Path) -> None:
    played_out(library_in(tmp_path), "done", bot="random")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            desk.app.call_later(desk.app.resume, "done")
            await until(desk, lambda: desk.shown == "ReplayScreen")
            await desk.keys("right")

    play(scene())
    kept = {name: whole for name, whole in before.items() if not name.startswith(".")}
    assert kept == {name: (tmp_path / name).read_bytes() for name in kept}
    library_in(tmp_path).open("done").close()
