"""The story of the round by keys: it is told, Enter goes there, and losses hold."""

import pytest

from starquest.desk.preferences import Preferences
from starquest.desk.recap import Turn, place_of_turn, recap
from starquest.desk.waits import Wait
from starquest.model.event import ObjectiveDamaged
from tests.desk.test_in_sight import state
from tests.ui.scenes import next_key
from tests.ui.states import first_wave, mission
from tests.ui.support import SIZES, Desk, opened, play, title
from tests.ui.test_skirmish import begun, duel

MANY = 80
MARK = "Objective 1 took damage: 1 of 3."


async def until_an_enemy_has_acted(desk: Desk) -> list[Turn]:
    """Hold with everybody for so long; the story as it is then."""
    turns: list[Turn] = []
    for _ in range(MANY):
        turns = recap(desk.game.chronicle.entries, desk.playing.own())
        free = desk.shown == "GameScreen" and desk.wait in (Wait.PICK, Wait.ACT)
        if free and any("(line" in turn.line for turn in turns):
            break
        await desk.keys(next_key(desk))
    return turns


@pytest.mark.parametrize("size", SIZES)
def test_the_enemys_phase_is_told_and_enter_goes_there(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(state(), size=size) as desk:
            turns = await until_an_enemy_has_acted(desk)
            at = next(n for n, turn in enumerate(turns) if "(line" in turn.line)
            await desk.keys("R")
            assert desk.shown == "Choosing"
            assert "The story of the round" in desk.text()
            assert "(line" in desk.text()
            assert desk.fits()
            await desk.keys(*["down"] * at, "enter")
            assert desk.shown == "GameScreen"
            assert desk.playing.cursor == place_of_turn(desk.playing, turns[at])

    play(scene())


def test_at_the_start_there_is_little_to_tell() -> None:
    async def scene() -> None:
        async with opened(mission()) as desk:
            desk.game.chronicle.entries.clear()
            await desk.keys("R")
            assert "Nothing has happened yet." in desk.text()

    play(scene())


@pytest.mark.parametrize("hold", ["none", "fallen", "losses", "all"])
def test_an_objective_that_was_hit_holds_if_the_options_say_so(hold: str) -> None:
    async def scene() -> None:
        quick = Preferences(speed="instant", animation="none", hold=hold)
        async with opened(first_wave(), options=quick) as desk:
            (objective,) = desk.playing.state.world.objectives
            desk.game.flow.note((ObjectiveDamaged(objective, 1, 1, 1),))
            desk.game.shown.redraw()
            assert f"! {MARK}" in desk.text()
            desk.game.flow.proceed()
            await desk.settle()
            assert (desk.shown == "Card") == (hold in ("losses", "all"))
            await desk.keys("enter" if desk.shown == "Card" else "R", "escape")
            assert desk.shown == "GameScreen"

    play(scene())


def test_a_skirmish_is_told_too() -> None:
    async def scene() -> None:
        async with title() as desk:
            await begun(desk, duel("Ann"))
            assert await until_an_enemy_has_acted(desk)
            await desk.keys("R")
            assert "The story of the round" in desk.text()

    play(scene())
