"""Random inputs break nothing; each kind of crash that was found so has a test of its own."""

import asyncio

import pytest
from textual import events
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.message import Message

from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.load import LoadScreen
from starquest.ui.screens.pages import Page
from starquest.ui.widgets.lines import Lines
from tests import times
from tests.ui import fuzz
from tests.ui.fuzz_scenes import FUZZED
from tests.ui.fuzz_words import KEYS
from tests.ui.states import mission, solo
from tests.ui.support import Desk, opened, play, title

SLICES = times(2, 8)
"""Parts of the storm, so that test processes share it."""


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
def test_random_inputs_crash_nothing(part: int) -> None:
    found = fuzz.fuzz(1 + 10_000 * part, times(150, 12_500))
    assert not found, "\n".join([found[0].told, *found[0].last])


def test_the_fuzzer_goes_everywhere_and_presses_every_key() -> None:
    screens = "title new-game load scores codex options replay palette game-over shop level-up"
    moments = "skirmish waits-deploy waits-pick waits-act waits-ask waits-shop"
    assert {*screens.split(), *moments.split()} <= set(FUZZED)
    assert {"enter", "escape", "full_stop", "question_mark", "T", "f1"} <= set(KEYS)


def test_the_fuzzer_sees_a_crash() -> None:
    """A planted fault, with the inputs that led to it."""

    async def scene() -> None:
        async with title() as desk:
            desk.app.action_help = lambda _topic="": 1 / 0  # type: ignore[assignment]
            desk.app.simulate_key("question_mark")
            await desk.settle()

    with pytest.raises(ZeroDivisionError):
        play(scene())


async def hit(desk: Desk, *messages: Message) -> None:
    """Hand the game what a terminal would, all at once."""
    driver = desk.app._driver
    assert driver is not None
    for message in messages:
        driver.process_message(message)
    await asyncio.sleep(0)
    await desk.settle()


def mouse(kind: type[events.MouseEvent], x: int, y: int) -> Message:
    return kind(None, x=x, y=y, delta_x=0, delta_y=0, button=1, shift=False, meta=False, ctrl=False,
                screen_x=x, screen_y=y)  # fmt: skip


def clicks(x: int, y: int, count: int = 2) -> list[Message]:
    pair = (events.MouseDown, events.MouseUp)
    return [mouse(kind, x, y) for _ in range(count) for kind in pair]


def key(name: str) -> Message:
    return events.Key(name, None)


def test_two_clicks_beside_the_palette_close_it_and_nothing_else() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            await desk.keys("ctrl+p")
            assert desk.shown == "CommandPalette"
            await hit(desk, *clicks(1, 23, 3))
            assert desk.shown == "GameScreen"

    play(scene())


def test_the_palette_is_left_by_many_keys_and_opened_again_at_once() -> None:
    async def scene() -> None:
        async with title() as desk:
            for _ in range(3):
                await hit(desk, key("ctrl+p"), key("escape"), key("escape"), key("ctrl+p"))
            await hit(desk, key("escape"), key("escape"))
            assert desk.shown == "TitleScreen"

    play(scene())


def test_a_command_of_the_palette_runs_once() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            await desk.keys("ctrl+p")
            await desk.type("inventory")
            await desk.app.workers.wait_for_complete()
            await desk.settle()
            await hit(desk, key("enter"), key("enter"), key("enter"))
            assert sum(isinstance(screen, Page) for screen in desk.app.screen_stack) <= 1

    play(scene())


def test_a_click_on_a_line_that_has_just_gone_is_none() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            desk.app.push_screen(Choosing("How?", "", [(str(n), "") for n in range(9)]))
            await desk.settle()
            lines = desk.screen.query_one(Lines)
            x, y = lines.region.x + 2, lines.region.y + 8
            for message in clicks(x, y, 1):
                desk.app.post_message(message)
            lines.clear_options()
            await desk.settle()
            assert desk.shown == "Choosing"
            lines.add_option("one")
            lines.highlighted = 0
            await desk.keys("pagedown", "pageup")
            assert desk.shown == "Choosing"

    play(scene())


@pytest.mark.parametrize("place", [(-1, -1), (80, 24), (500, 3), (3, 500)])
def test_a_mouse_event_with_nothing_under_it_is_none(place: tuple[int, int]) -> None:
    kinds = (events.MouseMove, events.MouseScrollDown, events.MouseScrollRight, events.MouseUp)

    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            for keys in ((), ("m",), ("ctrl+p",)):
                await desk.keys(*keys)
                await hit(desk, *clicks(*place), *[mouse(kind, *place) for kind in kinds])

    play(scene())


def test_a_terminal_that_grows_twice_at_once_leaves_one_screen() -> None:
    async def scene() -> None:
        async with opened(solo(mission())) as desk:
            sizes = [Size(20, 5), Size(80, 24), Size(20, 5), Size(120, 36), Size(81, 25)]
            await hit(desk, *[events.Resize(size, size) for size in sizes])
            assert desk.shown == "GameScreen"

    play(scene())


def test_what_comes_to_a_screen_that_is_taken_away_finds_parts_missing() -> None:
    """A screen is left in the moment in which it opens, and asked for its list all the same."""

    async def scene() -> None:
        async with title() as desk:
            screen = LoadScreen(desk.app.library())
            desk.app.push_screen(screen)
            desk.app.pop_screen()
            await desk.settle()
            with pytest.raises(NoMatches):
                screen.query_one(Lines)
            assert not screen.check_action("leave", ())

    play(scene())


def test_a_part_that_was_never_there_is_still_a_crash() -> None:
    async def scene() -> None:
        async with title() as desk:
            desk.app.call_later(desk.screen.query_one, "#nowhere")
            await desk.settle()

    with pytest.raises(NoMatches):
        play(scene())


def test_keys_after_the_game_was_left_go_nowhere() -> None:
    async def scene() -> None:
        async with title() as desk:
            await hit(desk, key("q"), key("n"), key("enter"), *clicks(3, 3))

    play(scene())
