"""Going to what is pointed at: Tab skips one's own, a move aims at the nearest cell to it."""

from starquest.desk.waits import Wait
from starquest.model.state import GameState
from tests.support.quest import quest
from tests.ui.states import plain_enemies, solo
from tests.ui.support import opened, play

FAR = "1A2......................................B..a"


def far() -> GameState:
    """Two heroes, one objective between them, another out of reach."""
    drawn = quest(FAR, enemies={"a": "scrap_cutters"}, objectives={"A": 1, "B": 2})
    return solo(plain_enemies(drawn))


def test_tab_goes_past_cells_where_own_heroes_stand() -> None:
    async def scene() -> None:
        async with opened(far()) as desk:
            one, two = desk.playing.state.world.heroes
            await desk.keys("enter", "tab", "enter", "full_stop", "full_stop", "enter")
            assert desk.playing.focus == two
            for _ in range(4):
                await desk.keys("tab")
                assert desk.playing.cursor not in (desk.place(one), desk.place(two))

    play(scene())


def test_a_rush_is_aimed_towards_what_was_pointed_at() -> None:
    async def scene() -> None:
        async with opened(far()) as desk:
            two, grid = list(desk.playing.state.world.heroes)[1], desk.playing.state.table.grid
            await desk.keys("2", "enter")
            start, goal = desk.place(two), grid.cell(FAR.index("B"), 0)
            await desk.point(goal)
            await desk.keys("r")
            assert desk.wait is Wait.AIM
            assert desk.playing.board() >> desk.playing.cursor & 1
            await desk.keys("enter")
            assert grid.distance(desk.place(two), goal) < grid.distance(start, goal)

    play(scene())


def test_who_has_attacked_is_told_how_the_turn_ends() -> None:
    async def scene() -> None:
        drawn = quest("1....a", enemies={"a": "scrap_cutters"})
        async with opened(solo(plain_enemies(drawn))) as desk:
            await desk.keys("enter", "s", "enter")
            while desk.shown == "Choosing":
                await desk.keys("enter")
            assert desk.wait is Wait.ACT
            assert "attack is spent; . ends the turn" in desk.text()

    play(scene())
