"""A squad of a match is moved with few keys."""

import pytest

from starquest.desk.waits import Wait
from starquest.engine.board.bits import cells_of
from starquest.engine.scene import scene_of
from starquest.model.command import Shape
from starquest.model.ids import Side
from tests.ui.match_states import hordes, laid, people
from tests.ui.support import Desk, opened, play

ORDINARY = 6
"""The most keys an ordinary activation of a squad takes."""


def held(desk: Desk) -> int:
    """How many units have acted."""
    return sum(row.activated for row in desk.playing.state.world.statuses.values())


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_a_squad_goes_for_a_marker_in_formation_with_six_keys(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(people(hordes()), size) as desk:
            unit, before, keys = desk.playing.focus, held(desk), 0
            start = set(desk.playing.scene.cells(unit))
            for key in ("enter", "tab", "f", "f", "enter", "full_stop"):
                await desk.keys(key)
                keys += 1
                if key == "tab":
                    assert desk.game.shown.board.ghosts
                    assert desk.fits()
                if desk.shown == "Choosing":
                    await desk.keys("b")
                    keys += 1
                if held(desk) > before:
                    break
            assert held(desk) == before + 1
            assert keys <= ORDINARY
            assert len(start - set(desk.playing.scene.cells(unit))) > 5

    play(scene())


def test_an_ordinary_activation_takes_six_keys_on_average() -> None:
    """Pick, Tab to what is worth it, Enter; shoot if there is anybody: two rounds, both sides."""

    async def scene() -> tuple[int, int]:
        keys = turns = 0
        async with opened(people(laid()), (120, 36)) as desk:
            while desk.playing.state.round < 3 and desk.wait is not Wait.OVER and keys < 600:
                before = held(desk)
                for key in way(desk):
                    await desk.keys(key)
                    keys += 1
                turns += held(desk) > before
        return keys, turns

    async def count() -> None:
        keys, turns = await scene()
        assert turns >= 8
        assert keys <= ORDINARY * turns

    play(count())


def way(desk: Desk) -> list[str]:
    """What a player presses now who wants to get on."""
    if desk.shown in ("Choosing", "HandingCard", "Page", "Card"):
        return ["b" if "Go all the same" in desk.text() else "enter"]
    if desk.wait is Wait.ACT:
        spent = not desk.playing.state.agenda[-1].main  # type: ignore[union-attr]
        return ["full_stop"] if spent and "Enter on" not in desk.text() else ["tab", "enter"]
    return ["enter"]


def test_a_shape_is_chosen_turned_and_taken_on_the_spot() -> None:
    async def scene() -> None:
        async with opened(people(hordes()), (120, 36)) as desk:
            await desk.keys("enter", "F")
            assert "Formation: ranks." in desk.text()
            await desk.keys("F")
            assert desk.playing.shape is Shape.COLUMN
            unit = desk.playing.focus
            lead = desk.playing.scene.cells(unit)[0]
            desk.game.shown.point(lead)
            await desk.keys("enter")
            cells = scene_of(desk.playing.state).cells(unit)
            columns = {desk.playing.state.table.grid.xy(cell)[0] for cell in cells}
            assert len(columns) < 10
            await desk.keys("u")
            assert desk.playing.state.world.units[unit].side in Side

    play(scene())


def test_every_model_may_be_placed_by_hand() -> None:
    async def scene() -> None:
        async with opened(people(hordes()), (80, 24)) as desk:
            await desk.keys("enter", "t", "tab")
            assert "By hand" in desk.text()
            unit = desk.playing.focus
            await desk.keys("enter")
            assert desk.wait is Wait.TIDY
            assert "model 1 of 10: Enter on a marked cell" in desk.text()
            await desk.keys("tab", "tab")
            assert "model 3 of 10" in desk.text()
            model, board = desk.playing.model, desk.playing.board()
            before = desk.playing.state.world.places[model].cell
            goal = cells_of(board)[0]
            desk.game.shown.point(goal)
            await desk.keys("enter")
            assert desk.playing.state.world.places[model].cell == goal != before
            await desk.keys("u")
            assert desk.playing.state.world.places[model].cell == before
            other = desk.playing.models()[-1]
            desk.game.shown.point(desk.playing.state.world.places[other].cell)
            await desk.keys("enter")  # the model under the cursor is taken
            assert desk.playing.model == other
            done = held(desk)
            await desk.keys("full_stop")
            assert desk.wait.value != "tidy"
            assert held(desk) == done + 1 or desk.playing.focus == unit
            assert desk.fits()

    play(scene())
