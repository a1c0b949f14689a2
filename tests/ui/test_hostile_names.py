"""Names with escapes, controls, reordering and markup, at every place that shows a name."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from textual.content import Content
from textual.markup import MarkupError

from starquest import cli
from starquest.desk import form_lines, run_lines, seats, shop_lines
from starquest.desk.ending import result_page
from starquest.desk.modes import quest_panels
from starquest.text import names
from starquest.ui import drawing
from tests.ui.hostile import MARK, PARTY, Look, catalog_is_clean, walk
from tests.ui.pty_game import PtyGame
from tests.ui.run_libraries import begun, library_in, played_out
from tests.ui.support import play


def faults(folder: Path, only: str = "") -> list[str]:
    """What a walk past all names finds, or one stretch of it."""
    found: list[str] = []

    async def scene() -> None:
        found.extend(await walk(folder, only))

    play(scene())
    return found


def test_no_name_acts_anywhere(tmp_path: Path) -> None:
    assert catalog_is_clean()
    assert faults(tmp_path) == []


def raw(text: str, _limit: int = 0) -> str:
    """A sanitiser that lets everything through."""
    return text


@pytest.mark.parametrize(
    ("module", "only", "where"),
    [
        (run_lines, "library", "load: "),
        (names, "game", "board: "),
        (quest_panels, "game", "board: "),
        (seats, "game", "handover: "),
        (result_page, "end", "end: "),
        (form_lines, "setup", "new game: "),
        (shop_lines, "trade", "shop: "),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_place_that_forgets_to_clean_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType, only: str, where: str
) -> None:
    monkeypatch.setattr(module, "clean", raw)
    assert any(fault.startswith(where) for fault in faults(tmp_path, only))


def test_a_page_that_reads_markup_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(text: str) -> Content:
        try:
            return Content.from_markup(text)
        except MarkupError:
            return Content(text)

    class Marked(Content):
        def __new__(cls, text: str = "") -> Content:  # type: ignore[misc]
            return read(text)

        @classmethod
        def styled(cls, content: str, *_: object) -> Content:
            return read(content)

    monkeypatch.setattr(drawing, "Content", Marked)
    found = faults(tmp_path, "game")
    assert "inventory: no name is shown as it is" in found
    assert any("a click on a name would do app.bell" in fault for fault in found)


def test_the_look_sees_each_kind_of_harm() -> None:
    assert list(Look("here", ("plain [b]",), ("screen.menu",)).faults(named=True)) == []
    for bad in "\x1b\x07\x9b\u202e\u2066\u200b\t\r":
        assert list(Look("here", (f"a{bad}b",), ()).faults(named=False))
    assert list(Look("here", ("a",), ("app.bell",)).faults(named=False))
    assert list(Look("here", ("a",), ()).faults(named=True))


def test_the_command_line_prints_no_escapes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played_out(library_in(tmp_path), "over", PARTY, "random")
    begun(library_in(tmp_path), "mine", PARTY)
    (tmp_path / "\x1b[31m\u202e.run").write_bytes(b"")
    for words in (["saves"], ["scores"], ["resume", "\x1b[31m"], ["replay", "\x1b]0;x\x07"]):
        cli.main([*words, "--saves", str(tmp_path)])
    out, err = capsys.readouterr()
    assert MARK in out
    assert (out + err).replace("\n", "").isprintable()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_no_byte_of_a_name_reaches_the_terminal(tmp_path: Path) -> None:
    begun(library_in(tmp_path / "saves"), "mine", PARTY)
    with PtyGame(("-m", "starquest", "resume"), tmp_path) as game:
        game.wait_for("Where you were")
        game.press("\rI")
        game.settle()
        assert MARK.encode() in game.seen
        for harm in ("\x1b]0;", "\x1b[2J", "\x9b", "\u202e", "\u2066"):
            assert harm.encode() not in game.seen
