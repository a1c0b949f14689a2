"""The form for a match by keys and mouse, and the way to it from the builder."""

from pathlib import Path

import pytest

from starquest.content.armies.list_code import list_code
from starquest.desk.match_form_lines import match_rows
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.modes.match import MatchSetup
from starquest.ui.screens.match_form import MatchFormScreen
from tests.ui.support import Desk, play, title

SIZES = ((80, 24), (120, 36))


def form(desk: Desk) -> MatchFormScreen:
    assert isinstance(desk.screen, MatchFormScreen)
    return desk.screen


async def go(desk: Desk, line: str) -> None:
    """Move to a line."""
    rows = [row.id for row in match_rows(form(desk).form)]
    await desk.keys("home", *["down"] * rows.index(line))


def setup(desk: Desk) -> MatchSetup:
    """The match that was begun."""
    found = desk.playing.run.origin.setup  # type: ignore[attr-defined]
    assert isinstance(found, MatchSetup)
    return found


@pytest.mark.parametrize("size", SIZES)
def test_enter_is_enough(size: tuple[int, int], tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(size, saves=tmp_path) as desk:
            await desk.keys("m")
            assert desk.fits()
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            assert setup(desk).minds == ("", "list")

    play(scene())


def test_two_people_and_everything_else_by_keys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("m")
            await go(desk, "points")
            await desk.keys("right")
            await go(desk, "who:1")
            await desk.keys("enter")
            await desk.type("BOB")
            await desk.keys("enter")
            await go(desk, "list:1")
            await desk.keys("right")
            await go(desk, "board")
            await desk.keys("right")
            await go(desk, "seed")
            await desk.keys("enter", "4", "2", "enter")
            assert "BOB" in desk.text()
            await desk.keys("home", "enter")
            made = setup(desk)
            assert (made.points, made.width, made.names) == (200, 40, ("Player 1", "BOB"))
            assert desk.playing.state.dice.seed == 42

    play(scene())


def test_a_list_that_may_not_be_played_keeps_the_form_open(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("m")
            await go(desk, "list:0")
            await desk.keys("enter", "down", "enter")
            await desk.type(list_code(ArmyList("Horde", ("spore_tide",), 300, (ArmyUnit("x"),))))
            await desk.keys("enter")
            assert form(desk).form.chosen.sides[0].given is None
            await go(desk, "list:0")
            await desk.keys("enter", "down", "enter")
            dear = ArmyList("Horde", ("cinder_raiders",), 300, (ArmyUnit("ash_mob", 5),) * 4)
            await desk.type(list_code(dear))
            await desk.keys("enter", "home", "enter")
            assert desk.shown == "MatchFormScreen"
            assert "Horde cannot play" in desk.text()
            await go(desk, "organised")
            await desk.keys("right")
            assert "Horde cannot play" not in desk.text()

    play(scene())


def test_the_mouse_turns_values_and_starts(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("m")
            rows = [row.id for row in match_rows(form(desk).form)]
            lines = form(desk).lines
            await desk.pilot.click(lines, offset=(25, rows.index("board")))
            await desk.settle()
            assert form(desk).form.chosen.board == "medium"
            await desk.pilot.click(lines, offset=(16, rows.index("who:1")))
            await desk.settle()
            assert form(desk).form.chosen.sides[1].mind == ""
            await desk.pilot.click(lines, offset=(3, 0))
            await desk.settle()
            assert desk.shown in ("GameScreen", "HandingCard")

    play(scene())


def test_the_builder_leads_into_a_match_with_its_list(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title(saves=tmp_path) as desk:
            await desk.keys("a", "r", "m")
            army = form(desk).form.army(0)
            assert army.units
            await desk.keys("enter")
            assert setup(desk).sides[0] == army
            await desk.keys("Q")
            assert desk.shown == "BuilderScreen"

    play(scene())
