"""Taking back by keys: board, log and panels follow; the footer says what, a word why no more."""

from dataclasses import replace
from pathlib import Path

import attrs

from starquest.desk.waits import Wait
from starquest.model.command import Activate, Buy, Deploy
from starquest.model.state import GameState
from starquest.play.undo import Limit
from starquest.ui.screens.shop import ShopScreen
from tests.support.quest import quest
from tests.ui.states import at_level, first_wave, named, seated, shop, solo
from tests.ui.support import QUICK, Desk, opened, play, title


async def walk(desk: Desk, x: int, y: int) -> None:
    """Pick the hero and walk to a cell."""
    await desk.keys("enter")
    await desk.point(desk.playing.state.table.grid.cell(x, y))
    await desk.keys("enter")


def headlines(desk: Desk) -> list[str]:
    """The log."""
    return [entry.headline for entry in desk.game.chronicle.entries]


def test_a_move_and_its_line_of_the_log_are_taken_back() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0)), (120, 36)) as desk:
            start, before = desk.playing.state, headlines(desk)
            hero = desk.playing.focus
            home = desk.place(hero)
            await walk(desk, 9, 12)
            assert "u Undo move" in desk.text()
            assert len(headlines(desk)) > len(before)
            await desk.keys("u")
            assert "Taken back: move of Ash." in desk.text()
            assert desk.place(hero) == home
            assert (desk.wait, desk.playing.history) == (Wait.ACT, [Activate(hero)])
            assert desk.playing.cursor == desk.playing.state.table.grid.cell(9, 12)
            assert "u Undo choice" in desk.text()
            await desk.keys("u")
            assert (desk.playing.state, headlines(desk)) == (start, before)
            assert "u Undo" not in desk.text()

    play(scene())


def test_at_the_limit_the_key_says_why_not() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0)), (120, 36)) as desk:
            await desk.keys("u")
            assert "Nothing was done yet that could be taken back." in desk.text()
            reasons = {
                Limit.DICE: "Dice were rolled",
                Limit.REVEALED: "Something was seen",
                Limit.PROGRAM: "A program has acted",
            }
            for limit, told in reasons.items():
                desk.playing.run.back.limit = limit
                await desk.keys("u")
                assert told in desk.text()

    play(scene())


def test_what_the_story_tells_is_taken_back_too() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            before = desk.game.chronicle.story.kept()
            await walk(desk, 9, 12)
            await desk.keys("u", "u")
            assert desk.game.chronicle.story == before

    play(scene())


def pair() -> GameState:
    """Ann has the first hero, Bob the second, and the horde has acted."""
    world = (state := at_level(first_wave(alertness=0), 15, 0)).world.copy()
    for unit, status in state.world.statuses.items():
        if unit not in world.heroes:
            world.statuses[unit] = attrs.evolve(status, activated=True)
    return seated(attrs.evolve(state, world=world), "Ann", "Bob")


def test_another_players_command_is_asked_about() -> None:
    async def scene() -> None:
        async with opened(pair()) as desk:
            await desk.keys("enter", "w", "full_stop")
            assert "Over to Bob" in desk.text()
            await desk.keys("escape")
            done = list(desk.playing.history)
            await desk.keys("u")
            assert "Take back what Ann did?" in desk.text()
            await desk.keys("a")
            assert desk.playing.history == done
            await desk.keys("u", "b")
            assert desk.playing.history == done[:-1]
            assert "Over to Ann" in desk.text()
            await desk.keys("escape", "u")
            assert desk.playing.history == done[:-2]

    play(scene())


def test_what_the_autopilot_did_stays_done() -> None:
    async def scene() -> None:
        async with opened(pair()) as desk:
            await desk.keys("enter", "enter", "w")
            desk.game.seats.toggle(desk.playing.focus)
            assert desk.game.undoing.next is None
            desk.game.undoing.undo()
            assert desk.game.shown.said.startswith("A program has acted")

    play(scene())


def test_a_purchase_is_taken_back_in_the_shop_and_nothing_is_told_of_it() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            start = desk.playing.state
            await desk.keys("enter")
            assert isinstance(desk.playing.history[0], Buy)
            assert "u Undo purchase of Ash" in desk.text()
            await desk.keys("u")
            assert (desk.playing.state, desk.playing.history) == (start, [])
            assert isinstance(desk.screen, ShopScreen)
            assert desk.screen.told == []
            assert "Ash 60c" in desk.text()
            await desk.keys("u")
            assert desk.playing.history == []

    play(scene())


def test_a_gift_is_taken_back() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            start = desk.playing.state
            await desk.keys("g", "enter")
            assert "u Undo gift of Ash" in desk.text()
            await desk.keys("u")
            assert desk.playing.state == start

    play(scene())


def test_who_sees_the_open_table_learns_nothing_by_looking_round_a_corner() -> None:
    state = named(quest("1.#.a\n..#..\n.....\nA....", {"1": "marksman"}, {"a": "jump_reaver"},
                        {"A": 1}), ["Ash"])  # fmt: skip

    async def scene(sight: str) -> int:
        async with opened(solo(state), options=replace(QUICK, sight=sight)) as desk:
            await walk(desk, 3, 2)
            await desk.keys("u")
            assert desk.playing.run.back.open_table is (sight == "open")
            return len(desk.playing.history)

    async def both() -> None:
        assert await scene("party") == 2
        assert await scene("open") == 1

    play(both())


def test_a_resumed_run_takes_back_what_was_done_since_its_last_snapshot(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title((120, 36), saves=tmp_path) as desk:
            await desk.keys("p")
            await desk.keys("enter")
            hero, home = desk.playing.focus, desk.place(desk.playing.focus)
            board = [cell for cell in desk.game.shown.board.papers if cell != home]
            await desk.point(max(board))
            await desk.keys("enter")
            moved, before = desk.place(hero), headlines(desk)
            assert moved != home
            await desk.keys("Q")
            await desk.loaded()
            await desk.keys("c", "enter")
            assert desk.place(hero) == moved
            assert "u Undo" in desk.text()
            desk.game.chronicle.tell_on()
            assert headlines(desk)[-1] == before[-1]
            await desk.keys("u")
            assert desk.place(hero) == home
            assert headlines(desk)[-1] != before[-1]
            assert not any(isinstance(command, Deploy) for command in desk.playing.history[-1:])

    play(scene())


def test_taking_back_counts_as_before_while_the_past_is_still_told(tmp_path: Path) -> None:
    async def scene() -> None:
        async with title((120, 36), saves=tmp_path) as desk:
            await desk.keys("p", "enter", "w", "Q")
            await desk.loaded()
            await desk.keys("c", "enter")
            count = len(desk.playing.history)
            await desk.keys("u")
            assert len(desk.playing.history) == count - 1
            told = headlines(desk)
            desk.game.chronicle.tell_on()
            assert headlines(desk)[-len(told) :] == told

    play(scene())
