"""The corners of a wave: who comes is said, and all free corners are chosen on one screen."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from starquest.desk.start_game import place_all
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.waves import free_units
from starquest.model.command import Choose
from starquest.model.event import WaveStarted
from starquest.play.replay import verify
from starquest.play.replay.file import replay_of
from starquest.play.saves import RunLibrary
from starquest.ui.screens.corners import CornerScreen
from tests.support.board import catalog
from tests.ui.states import CORNERS, seated, wave_comes, wave_seed
from tests.ui.support import QUICK, SIZES, Desk, opened, play

FREE = 2
"""How many corners are free in the wave that comes."""
ROLLED = re.compile(r"Penitents( \d)? x3: (north|south)-(west|east), after objective \d")
"""A unit whose corner was rolled."""


def corners(desk: Desk) -> tuple[int, ...]:
    screen = desk.screen
    assert isinstance(screen, CornerScreen)
    return screen.choice.corners


@pytest.mark.parametrize("size", SIZES)
def test_the_wave_is_told_with_the_map_before_anything_is_asked(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(wave_comes(), size) as desk:
            assert desk.shown == "CornerScreen"
            told = desk.text()
            assert "Wave 1 of 10: Redeemer Host, " in told
            assert ROLLED.search(told)
            assert "Great blades: melee" in told
            assert told.count("where you choose") == FREE
            assert all(mark in told for mark in ("NW", "NE", "SW", "SE"))
            assert "? Help" in desk.rows()[-1]

    play(scene())


def test_a_key_that_came_too_early_chooses_nothing() -> None:
    async def scene() -> None:
        async with opened(wave_comes()) as desk:
            screen, before = desk.screen, corners(desk)
            assert isinstance(screen, CornerScreen)
            screen.settling = 60.0
            await desk.keys("enter", "1", "right", "escape")
            assert (desk.shown, corners(desk)) == ("CornerScreen", before)
            screen.settle()
            await desk.keys("enter")
            assert desk.shown != "CornerScreen"

    play(scene())


def test_enter_takes_every_corner_as_it_stands() -> None:
    async def scene() -> None:
        async with opened(wave_comes()) as desk:
            chosen = corners(desk)
            assert len(chosen) == FREE
            await desk.keys("enter")
            assert (desk.shown, desk.wait) == ("GameScreen", Wait.PICK)
            assert desk.playing.history == [Choose(corner - 1) for corner in chosen]
            entries = [entry.headline for entry in desk.game.chronicle.entries]
            assert sum("appeared" in entry for entry in entries) >= FREE

    play(scene())


def test_digits_and_arrows_set_each_corner_and_can_be_changed_until_enter() -> None:
    async def scene() -> None:
        async with opened(wave_comes()) as desk:
            await desk.keys("4", "3")
            assert corners(desk) == (4, 3)
            await desk.keys("up", "left", "down", "right", "right")
            assert corners(desk) == (3, 1)
            assert desk.playing.history == []
            await desk.keys("enter")
            assert desk.playing.history == [Choose(2), Choose(0)]

    play(scene())


def test_the_map_can_be_looked_at_and_enter_asks_again() -> None:
    async def scene() -> None:
        async with opened(wave_comes()) as desk:
            await desk.keys("escape")
            assert (desk.shown, desk.wait) == ("GameScreen", Wait.ASK)
            await desk.keys("right", "enter")
            assert desk.shown == "CornerScreen"
            await desk.keys("enter")
            assert desk.wait is Wait.PICK

    play(scene())


def test_players_decide_it_together() -> None:
    async def scene() -> None:
        async with opened(seated(wave_comes(), "Ann", "Bob", "Cyd", "Dee")) as desk:
            assert "Decide together" in desk.text()

    play(scene())


def test_the_fog_hides_who_is_not_asked_about() -> None:
    async def scene() -> None:
        state = wave_comes()
        async with opened(state, options=replace(QUICK, sight="party")) as desk:
            told = desk.text()
            assert told.count("where you choose") == FREE == len(free_units(state))
            assert not ROLLED.search(told)
            assert "nobody of you has seen" in told

    play(scene())


def test_what_was_chosen_is_replayed(tmp_path: Path) -> None:
    with RunLibrary(tmp_path, catalog()).begin(CORNERS, wave_seed()) as run:
        place_all(run)
        for corner in (3, 0):
            run.apply(Choose(corner))
        assert free_units(run.state) == ()
        verdict = verify(replay_of(run))
    assert (verdict.ok, verdict.commands) == (True, 6)


def test_without_free_corners_the_wave_is_told_over_the_map_until_the_next_key() -> None:
    async def scene() -> None:
        async with opened(wave_comes()) as desk:
            await desk.keys("enter")
            assert "Wave 1 of 10" not in desk.text()
            desk.game._announce((WaveStarted(1, 65, boss=False),))
            await desk.settle()
            assert "Wave 1 of 10: Redeemer Host" in desk.text()
            assert ROLLED.search(desk.text())
            await desk.keys("right")
            assert "Wave 1 of 10" not in desk.text()

    play(scene())
