"""A replay watched, by keys."""

import asyncio
from pathlib import Path

import pytest

from starquest.desk.preferences import Preferences
from starquest.engine.modes.quest.party import quest_of
from starquest.play.saves import SavedRun
from starquest.play.scores import Scores
from starquest.ui.table.replay import ReplayScreen
from starquest.ui.widgets.panels import Panel
from tests.ui.run_libraries import begun, library_in, played_out, score_row
from tests.ui.support import Desk, play, title


def film(desk: Desk) -> ReplayScreen:
    """The replay that is shown."""
    assert isinstance(desk.screen, ReplayScreen)
    return desk.screen


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one finished run."""
    folder = tmp_path_factory.mktemp("finished")
    played_out(library_in(folder), "the last stand")
    return folder


def test_the_score_table_leads_to_the_replay(finished: Path) -> None:
    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s")
            record = Scores(finished).records()[0]
            assert score_row(record) in desk.text()
            assert "the last stand: Breacher, Medic" in desk.text()
            await desk.keys("enter")
            assert "Replay" in desk.text()
            assert f"0/{record.summary.commands}, paused" in desk.text()
            await desk.keys("escape", "escape")
            assert desk.shown == "TitleScreen"

    play(scene())


def test_steps_by_command_turn_and_wave_and_back(finished: Path) -> None:
    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s", "enter")
            player = film(desk).player
            await desk.keys("right", "right", "right")
            assert player.at == 3
            state, shown = player.state, desk.text()
            await desk.keys("right", "left")
            assert (player.at, player.state) == (3, state)
            assert desk.text() == shown
            await desk.keys("down", "down")
            turn = player.at
            assert turn > 3
            await desk.keys("up")
            assert player.at < turn
            await desk.keys("pagedown")
            wave = quest_of(player.state).wave
            assert wave == 2
            assert "Wave 2/10" in desk.text()
            start = player.at
            await desk.keys("right", "right", "pageup")
            assert player.at == start
            await desk.keys("end")
            assert player.at == player.total
            assert player.state.outcome is not None
            await desk.keys("right", "down", "pagedown")
            assert player.at == player.total
            await desk.keys("home", "left", "up", "pageup")
            assert player.at == 0

    play(scene())


def test_a_replay_plays_faster_slower_and_pauses(finished: Path) -> None:
    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s", "enter", *["plus"] * 5, "space")
            assert "playing at 32/s" in desk.text()
            for _ in range(500):
                await asyncio.sleep(0.02)
                if film(desk).player.at > 2:
                    break
            await desk.keys("minus")
            assert "playing at 16/s" in desk.text()
            await desk.keys("space")
            at, total = film(desk).player.at, film(desk).player.total
            assert f"{at}/{total}, paused" in desk.text()
            await desk.keys("G")
            assert "Breacher" in desk.text()

    play(scene())


def test_moves_are_shown_step_by_step_unless_nobody_wants_films(finished: Path) -> None:
    async def scene() -> None:
        async with title(options=Preferences(speed="instant"), saves=finished) as desk:
            await desk.keys("s", "enter", "right", "right", "right")
            film(desk)._next()
            assert film(desk).projector.playing
            film(desk)._next()
            assert film(desk).player.at == 4, "the next command waits for the film"
            film(desk).action_play()
            await desk.keys("space")
            assert not film(desk).projector.playing

    play(scene())


def test_the_log_tells_what_happened_up_to_here(finished: Path) -> None:
    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s", "enter", "pagedown")
            whole = [entry.headline for entry in film(desk).chronicle.entries]
            await desk.keys("left")
            before = [entry.headline for entry in film(desk).chronicle.entries]
            assert whole[: len(before)] == before
            assert len(before) < len(whole)

    play(scene())


def test_somebody_takes_over_and_the_run_is_not_ranked(tmp_path: Path) -> None:
    begun(library_in(tmp_path), "theirs", commands=20)

    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("l", "w")
            assert "0/22, paused" in desk.text(), "two placed and twenty done"
            await desk.keys(*["right"] * 6, "t")
            assert "Play on from here?" in desk.text()
            state = desk.app.screen_stack[-2]
            assert isinstance(state, ReplayScreen)
            there = state.player.state
            await desk.keys("escape", "t", "enter")
            assert desk.shown in ("GameScreen", "Choosing", "Card")
            run = desk.playing.run
            assert isinstance(run, SavedRun)
            assert run.origin.ranked is False
            assert len(run.history) >= 6
            assert there.round == desk.playing.state.round

    play(scene())
    taken = [entry for entry in library_in(tmp_path).entries() if entry.name != "theirs"]
    assert len(taken) == 1


def test_a_mission_that_is_over_cannot_be_taken_over(finished: Path) -> None:
    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s", "enter", "end", "t")
            assert desk.shown == "ReplayScreen"

    play(scene())


def test_lost_objectives_stay_in_the_panel(finished: Path) -> None:
    """All five are told of from the first command to the last, and again on the way back."""

    def told(desk: Desk) -> tuple[int, int]:
        panel = str(desk.screen.query_one("#objectives", Panel).content)
        there = len(film(desk).player.state.world.objectives)
        return sum(f"◆{number}" in panel for number in range(1, 6)), panel.count("lost") + there

    async def scene() -> None:
        async with title(saves=finished) as desk:
            await desk.keys("s", "enter")
            assert told(desk) == (5, 5)
            await desk.keys("end")
            assert len(film(desk).player.state.world.objectives) < 5
            assert told(desk) == (5, 5)
            await desk.keys("left")
            assert told(desk) == (5, 5)
            await desk.keys("home")
            assert told(desk) == (5, 5)

    play(scene())
