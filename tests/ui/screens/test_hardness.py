"""Difficulty, luck and challenges on the form for a new game, by keys, told before the start."""

import attrs
import pytest

from starquest.content.difficulties import CUSTOM
from starquest.content.skies import idle, skies
from starquest.desk.mission_dials import OFF, ROLLED, chosen
from starquest.engine.modes.quest.in_force import by_the_rules, in_force, with_levers
from starquest.engine.modes.quest.party import quest_of
from starquest.model.event import SkyChanged
from starquest.model.settings import Luck
from starquest.model.setup import SKIES
from starquest.ui.screens.newgame import NewGame
from tests.support.board import catalog
from tests.ui.scenes import new_game
from tests.ui.support import SIZES, Desk, play, title

BOTH = pytest.mark.parametrize("size", SIZES[:2], ids=["80x24", "120x36"])
Size = tuple[int, int]
RULES = by_the_rules(catalog().quest)
VETERAN = with_levers(RULES, catalog().difficulties["veteran"].levers)


def form(desk: Desk) -> NewGame:
    """The form that is open."""
    assert isinstance(desk.screen, NewGame)
    return desk.screen


async def go(desk: Desk, line: str) -> None:
    """Move to a line."""
    at = [row.id for row in form(desk)._rows()].index(line)
    await desk.keys("home", *["down"] * at)


def panel(desk: Desk) -> str:
    """The words beside the lines, as one text."""
    edge = 36 if desk.app.size.width < 110 else 62
    return " ".join(" ".join(row[edge:].split()) for row in desk.rows())


def told(desk: Desk) -> str:
    """The words of the screen without its frames, as one text."""
    return " ".join(" ".join(row.split("│")[1:2] or [row]).strip() for row in desk.rows())


@BOTH
def test_a_difficulty_is_told_and_reaches_the_mission(size: Size) -> None:
    async def scene() -> None:
        async with new_game(size) as desk:
            await go(desk, "difficulty")
            await desk.keys("right")
            assert "< Veteran >" in desk.text()
            assert f"Wave size, % of the party  {RULES.share:>3} -> {VETERAN.share}" in desk.text()
            assert ">2 heroes" in desk.text()
            assert ">Veteran" in desk.text()
            assert "10 (7-14)" in desk.text()
            assert desk.fits()
            await desk.keys("home")
            assert "no odds were measured for 2 heroes" in panel(desk)
            await desk.keys("enter")
            assert quest_of(desk.playing.scene).difficulty == "veteran"
            assert in_force(desk.playing.scene) == VETERAN
            assert "Difficulty: Veteran." in desk.text()

    play(scene())


@BOTH
def test_numbers_of_ones_own_are_moved_and_typed(size: Size) -> None:
    async def scene() -> None:
        async with new_game(size) as desk:
            await go(desk, "difficulty")
            await desk.keys("right", "right")
            assert form(desk).setup.difficulty == CUSTOM
            assert "no odds were measured" in desk.text()
            await go(desk, "lever:healing")
            await desk.keys("right", "right")
            assert form(desk).setup.custom.healing == VETERAN.healing + 2
            await go(desk, "lever:share")
            await desk.keys("enter")
            assert desk.shown == "Naming"
            await desk.keys("backspace", "backspace", "4", "2", "enter")
            assert form(desk).setup.custom.share == 42
            assert "no odds were measured" in desk.text()
            await desk.keys("home", "enter")
            numbers = in_force(desk.playing.scene)
            assert numbers == attrs.evolve(VETERAN, share=42, healing=VETERAN.healing + 2)
            assert quest_of(desk.playing.scene).difficulty == ""
            assert "Numbers of your own." in desk.text()

    play(scene())


def test_a_number_out_of_bounds_is_refused_with_its_bounds() -> None:
    async def scene() -> None:
        async with new_game((80, 24)) as desk:
            await go(desk, "difficulty")
            await desk.keys("left", "left")
            before = form(desk).setup
            assert before.difficulty == CUSTOM
            await go(desk, "lever:bleeding")
            await desk.keys("enter", "backspace", "9", "enter")
            assert form(desk).setup == before
            assert "From 0 to 5" in desk.text()
            await desk.keys("enter", "escape")
            assert form(desk).setup == before

    play(scene())


def test_the_left_arrow_of_a_number_can_be_clicked() -> None:
    async def scene() -> None:
        async with new_game((80, 24)) as desk:
            await go(desk, "difficulty")
            await desk.keys("right", "right")
            row, text = next((n, r) for n, r in enumerate(desk.rows()) if "  healing" in r)
            await desk.pilot.click(offset=(text.index("<"), row))
            await desk.settle()
            assert form(desk).setup.custom.healing == VETERAN.healing - 1

    play(scene())


@BOTH
def test_luck_is_chosen_and_told(size: Size) -> None:
    async def scene() -> None:
        async with new_game(size) as desk:
            await go(desk, "luck")
            assert "Pure dice: every die is rolled" in desk.text()
            await desk.keys("right")
            assert "Steadied dice: of several dice" in desk.text()
            assert desk.fits()
            await desk.keys("home", "enter")
            assert desk.playing.state.settings.luck is Luck.STEADIED
            assert "Steadied dice." in desk.text()

    play(scene())


@pytest.mark.rule("SQ-321", "SQ-331", "SQ-341")
@pytest.mark.parametrize("kind", SKIES)
def test_a_challenge_is_rolled_or_picked(kind: str) -> None:
    async def scene() -> None:
        async with new_game((80, 24)) as desk:
            await go(desk, f"challenge:{kind}")
            for wanted in (OFF, ROLLED, *skies(catalog(), kind)):
                assert chosen(form(desk).setup, kind) == wanted
                named = skies(catalog(), kind).get(wanted)
                assert (
                    f"< {named.name if named else wanted.replace(ROLLED, 'rolled')}" in desk.text()
                )
                if named is not None:
                    never = f"{named.name}: without effect for the whole" in panel(desk)
                    assert never == idle(catalog(), kind, wanted)
                await desk.keys("right")
            assert chosen(form(desk).setup, kind) == OFF

    play(scene())


@pytest.mark.rule("SQ-321", "SQ-331", "SQ-341")
@BOTH
def test_what_never_does_anything_says_so_before_the_start(size: Size) -> None:
    async def scene() -> None:
        async with new_game(size) as desk:
            for kind, steps in (("time", 5), ("weather", 3), ("alertness", 1)):
                await go(desk, f"challenge:{kind}")
                await desk.keys(*["right"] * steps)
            await desk.keys("home")
            assert "Day: without effect for the whole mission." in panel(desk)
            await desk.keys("enter")
            quest = quest_of(desk.playing.scene)
            assert (quest.time, quest.sky) == ("day", "bad")
            lines = told(desk)
            assert "Time of day: Day, without effect for the whole mission." in lines
            assert "Weather: Bad. Wind and mud" in lines
            parts = [event for part in desk.playing.opening for event in part]
            rolled = next(e for e in parts if isinstance(e, SkyChanged) and e.kind == "alertness")
            name = catalog().alertness[rolled.id].name
            assert f"The horde: {name} (rolled {rolled.die})" in lines
            assert ("without effect" in lines.partition("The horde")[2].partition("Time")[0]) == (
                rolled.id == "vigilant"
            )

    play(scene())


@pytest.mark.parametrize(
    ("size", "beside"),
    [((80, 24), "< off > -4 ±3"), ((120, 36), "< off > -4 points, plus or minus 3")],
)
def test_what_a_challenge_changes_stands_beside_its_switch(size: Size, beside: str) -> None:
    async def scene() -> None:
        async with new_game(size) as desk:
            row = next(row for row in desk.rows() if row.startswith(" Events"))
            assert row[16:].startswith(beside)
            nobody = next(row for row in desk.rows() if row.startswith(" Weather"))
            assert "±" not in nobody, "it was not measured"
            await go(desk, "challenge:events")
            assert "Events: -4 points, plus or minus 3." in desk.text()

    play(scene())


def test_other_sizes_of_the_terminal_keep_the_line() -> None:
    async def scene() -> None:
        async with new_game((80, 24)) as desk:
            await go(desk, "challenge:events")
            await desk.pilot.resize_terminal(120, 36)
            await desk.settle()
            assert "< off > -4 points, plus or minus 3" in desk.text()
            await desk.keys("right")
            assert form(desk).setup.challenges == ("events",)
            await desk.pilot.resize_terminal(80, 24)
            await desk.settle()
            assert desk.fits()

    play(scene())


def test_the_options_are_what_new_missions_start_with() -> None:
    async def scene() -> None:
        async with title((80, 24)) as desk:
            await desk.keys("o", "end", "up", "enter", "right", "down", "right", "escape")
            assert "Missions       < story >" in desk.text()
            await desk.keys("escape")
            await desk.loaded()
            assert (desk.app.options.difficulty, desk.app.options.luck) == ("story", "steadied")
            assert ", Story" in desk.text(), "the title tells it of Play now"
            await desk.keys("n")
            assert (form(desk).setup.difficulty, form(desk).setup.luck) == ("story", Luck.STEADIED)
            await desk.keys("escape", "p")
            assert quest_of(desk.playing.scene).difficulty == "story"
            assert desk.playing.state.settings.luck is Luck.STEADIED
            assert "Difficulty: Story. Steadied dice." in desk.text()

    play(scene())
