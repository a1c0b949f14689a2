"""What Enter may come to stands beside the map before it is pressed."""

from dataclasses import replace

from starquest.desk.preferences import Preferences
from starquest.desk.waits import Wait
from starquest.model.command import Activate
from starquest.model.state import GameState
from tests.support.changes import wounded
from tests.support.finding import uid
from tests.support.playing import play as done
from tests.support.playing import scripted
from tests.support.quest import quest
from tests.ui.support import QUICK, opened, play

NEAR = "1.......A...\n............\n...a.....b..\n2..........."
PLAIN = Preferences(speed="instant", animation="none", glyphs="ascii")


def acting() -> GameState:
    """The first hero acts beside two squads."""
    foes = {"a": "scrap_cutters", "b": "scrap_gunners"}
    state = quest(NEAR, enemies=foes, objectives={"A": 1})
    return done(state, Activate(uid(state, "1")))[0]


def test_aiming_a_gun_shows_dice_plot_and_chances() -> None:
    async def scene() -> None:
        async with opened(acting(), (120, 36)) as desk:
            before = desk.playing.state
            await desk.keys("s")
            assert desk.wait is Wait.AIM
            shown = desk.text()
            assert "Shoot Heavy pistol at a" in shown
            assert "■■■ 42%" in shown
            assert "Heavy pistol: 1 die at 4+" in shown
            assert "a blocks on 6+ (5+, AP -1)" in shown
            assert desk.playing.state is before

    play(scene())


def test_another_target_is_told_at_once() -> None:
    async def scene() -> None:
        async with opened(acting(), (120, 36)) as desk:
            await desk.keys("s", "tab")
            assert "Shoot Heavy pistol at b" in desk.text()
            await desk.keys("tab")
            assert "Shoot Heavy pistol at a" in desk.text()

    play(scene())


def test_a_charge_says_what_comes_back() -> None:
    async def scene() -> None:
        async with opened(acting(), (120, 50)) as desk:
            await desk.keys("c")
            shown = desk.text()
            assert "Strikes back, Cleavers" in shown
            assert "Wounds to 1" in shown

    play(scene())


def test_the_plot_is_plain_ascii_where_the_glyphs_are() -> None:
    async def scene() -> None:
        async with opened(acting(), (80, 24), PLAIN) as desk:
            await desk.keys("s")
            assert "### 42%" in desk.text()
            assert desk.fits()

    play(scene())


def test_both_ways_to_attack_are_compared_where_enter_asks_how() -> None:
    async def scene() -> None:
        async with opened(acting(), (120, 36), QUICK) as desk:
            await desk.point(desk.place(uid(desk.playing.state, "a")))
            await desk.keys("enter")
            assert desk.shown == "Choosing"
            assert desk.text().count(" wounds, any ") >= 2

    play(scene())


def test_a_walk_through_vines_says_what_it_costs_and_the_log_keeps_the_wound() -> None:
    """Tough 9: nine dice, and 1 - (5/6)^9 is 81%; one of them is a 1."""
    state = quest("##########\n1.^...2..A\n##########", objectives={"A": 1})
    state = scripted(done(state, Activate(uid(state, "1")))[0], 1, *[6] * 8)

    async def scene() -> None:
        async with opened(state, (120, 36)) as desk:
            await desk.keys("right", "right", "right", "right")
            assert "dangerous ground, 9 dice, a wound 81%" in desk.text()
            await desk.keys("enter")
            assert "1: 1 wound (dangerous ground)" in desk.text()

    play(scene())


WIDE = "1......................\n......................a\n2.....................A"


def frail() -> GameState:
    """A hero with one wound left acts, far from a squad that charges."""
    state = quest(WIDE, enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    return done(wounded(state, "1", 8), Activate(uid(state, "1")))[0]


def test_the_cells_of_a_planned_move_are_marked_by_risk_and_explained() -> None:
    async def scene() -> None:
        async with opened(frail(), (120, 36)) as desk:
            await desk.keys("r")
            board = desk.rows()[1]
            assert "·'" in board
            assert "·v" in board
            await desk.keys(*["right"] * 12)
            assert "May fall there: 1 could hit it" in desk.text()
            assert "1 enemy in sight" in desk.text()

    play(scene())


def test_a_move_to_where_it_may_fall_asks_once() -> None:
    async def scene() -> None:
        async with opened(frail(), (120, 36)) as desk:
            before = desk.playing.state
            await desk.keys(*["right"] * 12, "enter")
            assert desk.shown == "Choosing"
            assert "It may fall there" in desk.text()
            await desk.keys("a")
            assert desk.playing.state is before
            await desk.keys("enter")
            assert desk.playing.state is not before

    play(scene())


def test_the_question_can_be_switched_off() -> None:
    async def scene() -> None:
        async with opened(frail(), (120, 36), replace(QUICK, falling="go")) as desk:
            before = desk.playing.state
            await desk.keys(*["right"] * 12, "enter")
            assert desk.playing.state is not before

    play(scene())


def test_the_menu_tells_the_test_of_what_is_done_without_aiming() -> None:
    """Dexterity 6+: one face of six."""

    async def scene() -> None:
        async with opened(acting(), (120, 36)) as desk:
            await desk.keys("m")
            told = " ".join(desk.text().split())
            assert "[Test, " in told
            assert "Scurry: 6+, 17%" in told

    play(scene())
