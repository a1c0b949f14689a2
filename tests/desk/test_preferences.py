"""Preferences: kept at once, and a bad file costs no more than the bad value."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from starquest.desk.colours import PALETTES
from starquest.desk.glyphs import SETS
from starquest.desk.preferences import (
    CHOICES,
    EFFECTS,
    Preferences,
    load_options,
    save_options,
    usual_options,
)
from starquest.ui.app import StarquestApp
from starquest.ui.screens.settings import PAGE, PAGES
from starquest.ui.themes import THEMES
from tests.ui.support import Desk, play, title

DAMAGED = (b"", b"{", b"[]", b"null", b"\xff\xfe", b"[" * 60_000, b'{"theme": ' + b"9" * 70_000)


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "options.json"
    chosen = Preferences(*[values[-1] for values in CHOICES.values()])
    assert save_options(chosen, file) == ""
    assert load_options(file) == (chosen, [])
    assert [path.name for path in file.parent.iterdir()] == ["options.json"]


def test_no_file_is_no_problem(tmp_path: Path) -> None:
    assert load_options(tmp_path / "none.json") == (Preferences(), [])


@pytest.mark.parametrize("name", list(CHOICES))
@pytest.mark.parametrize("value", ["nonsense", 7, None, True, [], {}, [["normal"]], "\x1b[31m"])
def test_a_bad_value_is_replaced_and_named(name: str, value: object, tmp_path: Path) -> None:
    file = tmp_path / "options.json"
    last = {key: values[-1] for key, values in CHOICES.items()}
    file.write_text(json.dumps(last | {name: value, "unknown": 1}), "utf-8")
    options, problems = load_options(file)
    assert options == replace(Preferences(**last), **{name: CHOICES[name][0]})
    assert len(problems) == 1
    assert name in problems[0]


@pytest.mark.parametrize("raw", DAMAGED, ids=lambda raw: raw[:4].hex() or "empty")
def test_a_damaged_file_means_the_defaults(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "options.json"
    file.write_bytes(raw)
    options, problems = load_options(file)
    assert options == Preferences()
    assert len(problems) == 1


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    assert load_options(tmp_path)[1]
    assert save_options(Preferences(), tmp_path / "options.json" / "x") == ""
    assert save_options(Preferences(), tmp_path / "options.json")


def test_the_game_starts_with_a_bad_file_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "options.json"
    file.write_text('{"theme": "[/]", "glyphs": "ascii"}', "utf-8")

    async def scene() -> None:
        app = StarquestApp(file, seed=1)
        async with app.run_test(size=(80, 24)) as pilot:
            desk = Desk(app, pilot)
            await desk.settle()
            assert "theme" in desk.text()
            assert app.options == Preferences(glyphs="ascii")
            await desk.keys("p")
            assert desk.game.playing.glyphs is SETS["ascii"]

    asyncio.run(scene())


def test_every_option_is_changed_by_keys_and_kept() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("o")
            assert desk.app.options.effects == set(EFFECTS)
            for name in PAGE:
                if name in PAGES:
                    await desk.keys("enter", *["right", "down"] * len(PAGES[name]), "escape")
                await desk.keys(*["right"] * (name not in PAGES), "down")
            assert "0 of 8" in desk.text()
            kept, problems = load_options(desk.app._options_file)
            assert not problems
            assert kept == desk.app.options
            assert not kept.effects
            assert kept.theme == CHOICES["theme"][1]
            assert desk.app.theme == kept.theme
            await desk.keys("escape")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_values_go_round_both_ways() -> None:
    async def scene() -> None:
        async with title() as desk:
            before = desk.app.options
            await desk.keys("o", "left", "right", "j", "l", "h", "k")
            assert desk.app.options == before
            for theme in [*CHOICES["theme"][1:], CHOICES["theme"][0]]:
                await desk.keys("enter")
                assert desk.app.theme == theme
                assert desk.fits()

    play(scene())


def test_every_theme_and_glyph_set_can_be_chosen() -> None:
    """The names are written down so that the title need not load what they stand for."""
    assert CHOICES["theme"] == tuple(THEMES) == tuple(PALETTES)
    assert CHOICES["glyphs"] == tuple(SETS)


def test_options_are_changed_while_a_mission_runs() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p", "O")
            assert desk.shown == "SettingsScreen"
            for name in PAGE:
                await desk.keys(*["right"] * (name not in PAGES), "down")
            await desk.keys("escape")
            assert desk.shown == "GameScreen"
            game = desk.game
            assert game.options == desk.app.options
            assert game.playing.glyphs is SETS["ascii"]
            assert "&5" in desk.text()
            assert (game.flow.handover.way, game.playing.open_table) == ("banner", False)

    play(scene())


@pytest.mark.parametrize("name", ["SSH_CONNECTION", "SSH_TTY"])
def test_nothing_moves_over_a_line_that_may_be_slow_unless_it_is_chosen(
    name: str, tmp_path: Path
) -> None:
    usual = usual_options({name: "10.0.0.1 22"})
    assert usual.animation == "none"
    assert usual_options({}).animation == "normal"
    file = tmp_path / "options.json"
    file.write_text('{"animation": "fast"}', "utf-8")
    assert load_options(file, usual)[0].animation == "fast"
