"""Terminals without Unicode, without colours, or with few: nothing is lost and nothing is faked."""

from dataclasses import replace
from pathlib import Path

import pytest
from textual.scrollbar import ScrollBar, ScrollBarRender

from starquest.desk.preferences import Preferences, load_options, save_options, usual_glyphs
from starquest.ui.plain import PlainBars
from tests.ui import scenes
from tests.ui.scenes import SCENES
from tests.ui.support import QUICK, Desk, opened, play, title

PLAIN = replace(QUICK, glyphs="ascii")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every scene is opened by somebody who has chosen plain ASCII."""
    monkeypatch.setattr(scenes, "QUICK", PLAIN)
    monkeypatch.setattr(scenes.title.__wrapped__, "__defaults__", ((80, 24), PLAIN, 5, None))  # type: ignore[attr-defined]
    monkeypatch.setattr(scenes.opened.__wrapped__, "__defaults__", ((80, 24), PLAIN))  # type: ignore[attr-defined]
    monkeypatch.setattr(ScrollBar, "renderer", ScrollBarRender)


def odd(desk: Desk) -> set[str]:
    """What is on the screen and no plain ASCII."""
    return {char for char in desk.text() if not char.isascii()}


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("name", list(SCENES))
def test_every_screen_is_plain_ascii(name: str) -> None:
    async def scene() -> None:
        async with SCENES[name]((80, 24)) as desk:
            if name.startswith("board"):
                assert "&" in desk.text()
                desk.game.shown.say("A few words in passing.")
                await desk.settle()
            assert odd(desk) == set()

    play(scene())


@pytest.mark.usefixtures("plain")
def test_the_palette_of_commands_is_plain_too() -> None:
    async def scene() -> None:
        async with title(options=PLAIN) as desk:
            await desk.keys("ctrl+p")
            await desk.type("co")
            assert desk.shown == "CommandPalette"
            assert odd(desk) == set()

    play(scene())


@pytest.mark.usefixtures("plain")
def test_frames_change_with_the_option_and_back() -> None:
    async def scene() -> None:
        async with title(options=QUICK) as desk:
            await desk.keys("o")
            assert "╭" in desk.text()
            await desk.keys("down", "right")
            assert odd(desk) == set()
            await desk.keys("right")
            assert "╭" in desk.text()

    play(scene())


@pytest.mark.usefixtures("plain")
def test_one_plain_game_does_not_change_the_next() -> None:
    async def scene() -> None:
        for options, bars in ((PLAIN, PlainBars), (QUICK, ScrollBarRender)):
            async with title(options=options):
                assert ScrollBar.renderer is bars

    play(scene())


@pytest.mark.parametrize(
    ("told", "glyphs"),
    [
        ({}, "unicode"),
        ({"LANG": "en_GB.UTF-8", "TERM": "xterm-256color"}, "unicode"),
        ({"LANG": "C.utf8", "TERM": "screen"}, "unicode"),
        ({"LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": ""}, "unicode"),
        ({"LANG": "C"}, "ascii"),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "ascii"),
        ({"LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"}, "ascii"),
        ({"LC_ALL": "de_DE.ISO-8859-1"}, "ascii"),
        ({"LANG": "en_GB.UTF-8", "TERM": "linux"}, "ascii"),
    ],
)
def test_the_terminal_says_whether_it_is_plain(told: dict[str, str], glyphs: str) -> None:
    assert usual_glyphs(told) == glyphs


def test_what_a_player_has_chosen_counts_more_than_the_terminal(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("options") / "options.json"
    usual = Preferences(glyphs="ascii")
    assert load_options(file, usual) == (usual, [])
    file.write_text('{"glyphs": "unicode"}', "utf-8")
    assert load_options(file, usual)[0].glyphs == "unicode"
    file.write_text('{"glyphs": 7}', "utf-8")
    options, problems = load_options(file, usual)
    assert options.glyphs == "ascii"
    assert "ascii is used" in problems[0]


def colours(desk: Desk) -> set[str]:
    """The colours on the screen, as they reach the terminal."""
    found = set()
    for filter_ in desk.app._filters:
        assert filter_.enabled or type(filter_).__name__ == "ANSIToTruecolor"
    for strip in desk.strips():
        for segment in strip:
            style = segment.style
            found |= {c.name for c in (style and style.color, style and style.bgcolor) if c}
    return found


def test_without_colours_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene() -> None:
        async with title() as desk:
            assert colours(desk) == {"default"}
            for key in "no":
                await desk.keys(key)
                assert colours(desk) == {"default"}
                assert reversed_rows(desk) == 1
                await desk.keys("escape")
            assert reversed_rows(desk) == 1
        async with opened(scenes.party()) as desk:
            assert colours(desk) == {"default"}
            await desk.keys("enter", "m")
            assert desk.shown == "Choosing"
            assert reversed_rows(desk) >= 1

    play(scene())


def reversed_rows(desk: Desk) -> int:
    """Rows of which more than a mark is reversed: the line one is on."""
    rows = 0
    for strip in desk.strips():
        rows += sum(len(s.text) for s in strip if s.style and s.style.reverse) > 10
    return rows


def test_glyphs_that_the_terminal_chose_are_not_written_to_the_options(tmp_path: Path) -> None:
    file, usual = tmp_path / "options.json", Preferences(glyphs="ascii")
    save_options(replace(usual, speed="slow"), file, usual)
    assert load_options(file, Preferences())[0] == Preferences(speed="slow")


def test_glyphs_that_a_player_chose_are_kept_whatever_else_is_changed(tmp_path: Path) -> None:
    file, usual = tmp_path / "options.json", Preferences(glyphs="ascii")
    chosen = replace(usual, glyphs="unicode")
    save_options(chosen, file, usual)
    save_options(replace(chosen, speed="slow"), file, chosen)
    assert load_options(file, usual)[0] == replace(chosen, speed="slow")
