"""Travel by keys: one Enter an activation, over several rounds, and what ends it."""

import pytest

from starquest.desk.trips import Trip
from starquest.desk.waits import Wait
from starquest.model.command import Advance, OpenDoor, Rush
from starquest.model.state import GameState
from tests.support.finding import cell, uid
from tests.support.quest import quest
from tests.ui.support import FOG, Desk, opened, play

FIELD = ["1...................?.........", "." * 30, "2............................A"]


def field() -> GameState:
    """A search token 20 inches away: 12 and 8."""
    return quest(FIELD, objectives={"A": 1})


async def set_out(desk: Desk) -> None:
    """The first hero is picked and sent to the token."""
    await desk.keys("enter")
    await desk.point(cell(desk.playing.state, 20, 0))
    assert 'travel there: 2 rounds, 20"; Enter rushes' in desk.text()
    await desk.keys("enter")


async def end_round(desk: Desk) -> None:
    """Everybody else does nothing until the first hero may be picked again."""
    await desk.keys("N")
    assert desk.wait is Wait.PICK
    await desk.keys("1")


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_a_far_token_is_reached_with_one_enter_an_activation(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(field(), size=size) as desk:
            hero = uid(desk.playing.state, "1")
            await set_out(desk)
            assert desk.playing.history[-1] == Rush(cell(desk.playing.state, 12, 0))
            await end_round(desk)
            await desk.keys("enter")
            assert desk.playing.cursor == cell(desk.playing.state, 20, 0)
            assert 'to the search token: Enter rushes 8"' in desk.text()
            await desk.keys("enter")
            assert desk.place(hero) == cell(desk.playing.state, 20, 0)
            assert not desk.playing.trips.goals

    play(scene())


def test_undo_gives_the_way_back_and_escape_forgets_it() -> None:
    async def scene() -> None:
        async with opened(field()) as desk:
            hero = uid(desk.playing.state, "1")
            await set_out(desk)
            await desk.keys("u")
            assert desk.place(hero) == cell(desk.playing.state, 0, 0)
            assert desk.playing.cursor == cell(desk.playing.state, 20, 0)
            assert not desk.playing.trips.goals
            await desk.keys("underscore")
            assert hero in desk.playing.trips.goals
            await end_round(desk)
            await desk.keys("enter", "escape")
            assert "1 is bound for nowhere now." in desk.text()
            assert not desk.playing.trips.goals
            assert desk.playing.cursor == cell(desk.playing.state, 12, 0)

    play(scene())


def test_underscore_goes_on_from_wherever_the_cursor_is() -> None:
    async def scene() -> None:
        async with opened(field()) as desk:
            hero = uid(desk.playing.state, "1")
            await set_out(desk)
            await end_round(desk)
            await desk.keys("enter")
            await desk.point(cell(desk.playing.state, 12, 0))
            await desk.keys("underscore")
            assert desk.place(hero) == cell(desk.playing.state, 20, 0)

    play(scene())


def test_a_door_is_opened_by_walking_through_it() -> None:
    async def scene() -> None:
        rows = ["1+....................A", "#" * 23, "2" + "." * 22]
        async with opened(quest(rows, objectives={"A": 1})) as desk:
            await desk.keys("enter")
            await desk.point(cell(desk.playing.state, 4, 0))
            count = len(desk.playing.history)
            await desk.keys("enter")
            door, there = cell(desk.playing.state, 1, 0), cell(desk.playing.state, 4, 0)
            assert desk.playing.history[count:] == [OpenDoor(door), Advance(there)]

    play(scene())


def test_nobody_walks_on_when_an_enemy_stands_behind_the_door() -> None:
    async def scene() -> None:
        rows = ["1+..........a.........A", "#" * 23, "2" + "." * 22]
        state = quest(rows, enemies={"a": "scrap_cutters"}, objectives={"A": 1})
        async with opened(state, options=FOG) as desk:
            hero = uid(desk.playing.state, "1")
            await desk.keys("enter")
            await desk.point(cell(desk.playing.state, 6, 0))
            count = len(desk.playing.history)
            await desk.keys("enter")
            assert desk.playing.history[count:] == [OpenDoor(cell(desk.playing.state, 1, 0))]
            assert desk.place(hero) == cell(desk.playing.state, 0, 0)
            assert "1 stops on the way: a in sight." in desk.text()
            assert not desk.playing.trips.goals

    play(scene())


def test_a_way_that_is_blocked_is_forgotten_and_said() -> None:
    """The second hero stands where the first is bound for."""

    async def scene() -> None:
        async with opened(field()) as desk:
            hero, friend = (uid(desk.playing.state, mark) for mark in "12")
            await desk.keys("enter")
            trips, there = desk.playing.trips, desk.place(friend)
            trips.set_out(hero, Trip(there))
            await desk.point(there)
            await desk.keys("enter")
            assert not trips.goals
            assert "1 stops on the way: it is blocked." in desk.text()

    play(scene())


def test_enter_once_more_after_the_walk_forgets_nothing() -> None:
    async def scene() -> None:
        async with opened(field()) as desk:
            await set_out(desk)
            await desk.keys("enter")
            assert uid(desk.playing.state, "1") in desk.playing.trips.goals

    play(scene())
