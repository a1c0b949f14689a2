"""One person plays a mission from a key press to its end, by keys alone."""

import pytest

from starquest.model.command import Activate, Advance, Hold
from starquest.ui.modes import Mode
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import at_level, first_wave, last_round, solo
from tests.ui.support import Desk, opened, play, title


async def to_the_end(desk: Desk) -> None:
    """Hold with everybody and take the first answer until the mission is over."""
    for _ in range(ENOUGH):
        if desk.mode is Mode.OVER and "mission is over" in desk.text():
            return
        await desk.keys(next_key(desk))
    pytest.fail(f"no end: {desk.shown}, {desk.mode}")


def test_the_last_round_of_the_last_wave_wins_the_mission() -> None:
    async def scene() -> None:
        async with opened(at_level(solo(last_round()), 15, 0)) as desk:
            await to_the_end(desk)
            assert desk.playing.state.outcome is not None
            assert desk.playing.state.outcome.reason == "victory"
            assert "Victory" in desk.text()
            assert "Ash" in desk.text()
            await desk.keys("enter")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_wave_ends_with_its_page_level_ups_and_the_shop() -> None:
    async def scene() -> None:
        async with opened(at_level(solo(first_wave()), 1, 1)) as desk:
            pages: list[str] = []
            for _ in range(ENOUGH):
                pages.append(desk.text())
                if desk.playing.scene.quest.wave == 2 and desk.mode is Mode.PICK:
                    break
                await desk.keys(next_key(desk))
            told = "\n".join(pages)
            assert "Wave 1 is over" in told
            assert "level 2" in told
            assert "Shop" in told
            assert desk.playing.scene.quest.wave == 2

    play(scene())


def test_a_hero_walks_where_enter_is_pressed_and_the_log_says_so() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            grid = desk.playing.state.table.grid
            await desk.keys("enter")
            assert desk.mode is Mode.ACT
            await desk.point(grid.cell(9, 12))
            await desk.keys("enter")
            hero = next(iter(desk.playing.state.world.heroes))
            assert desk.place(hero) == grid.cell(9, 12)
            assert desk.playing.history == [Activate(hero), Advance(grid.cell(9, 12))]
            assert desk.game.entries
            assert desk.game.entries[-1].headline[:20] in desk.text()

    play(scene())


def test_an_action_key_picks_the_hero_too() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            hero = next(iter(desk.playing.state.world.heroes))
            await desk.keys("w")
            assert desk.playing.history == [Activate(hero), Hold()]

    play(scene())


def test_an_action_key_for_a_shaken_hero_goes_on_with_the_game() -> None:
    async def scene() -> None:
        state = solo(last_round("12", alertness=0))
        async with opened(state) as desk:
            await desk.keys("w")
            assert desk.mode in (Mode.PICK, Mode.ASK)
            assert desk.game.entries

    play(scene())


def test_play_now_puts_two_heroes_on_the_board() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            assert desk.mode is Mode.PICK
            assert len(desk.playing.scene.party()) == 2
            assert all(desk.playing.scene.cells(hero) for hero in desk.playing.scene.party())

    play(scene())


def test_a_whole_round_from_the_title_by_keys() -> None:
    async def scene() -> None:
        async with title() as desk:
            await desk.keys("p")
            for _ in range(ENOUGH):
                if desk.playing.state.round > 1:
                    break
                await desk.keys(next_key(desk))
            assert desk.playing.state.round == 2
            assert desk.game.entries

    play(scene())
