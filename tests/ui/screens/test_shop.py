"""The shop by keys: buy, sell, give, a new stock, and out."""

import pytest

from starquest.desk.shop_lines import Ware
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Buy, Done, HandOver, Pay, Restock, Sell
from starquest.ui.screens.shop import ShopScreen
from tests.ui.states import shop
from tests.ui.support import Desk, opened, play


def counter(desk: Desk) -> ShopScreen:
    """The shop that is open."""
    assert isinstance(desk.screen, ShopScreen)
    return desk.screen


def test_a_hero_buys_the_first_thing() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            assert desk.fits()
            first = counter(desk).wares[0].command
            assert isinstance(first, Buy)
            await desk.keys("enter")
            assert desk.playing.history == [first]
            pack = desk.playing.state.world.packs[first.hero]
            assert f"Ash {pack.credits}c" in desk.text()
            assert pack.credits < 60

    play(scene())


def test_what_is_too_dear_cannot_be_bought() -> None:
    async def scene() -> None:
        async with opened(shop(money=0)) as desk:
            first = counter(desk).wares[0]
            assert first.why.endswith("c short")
            assert first.text[0] == "x"
            assert f"Not for Ash: {first.why}." in desk.text()
            await desk.keys("enter", "down", "enter")
            assert not desk.playing.history
            assert first.why in next(note.message for note in desk.app._notifications)

    play(scene())


def test_a_hero_sells_and_gives() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("s", "end", "enter")
            assert isinstance(desk.playing.history[-1], Sell)
            await desk.keys("g", "enter")
            assert isinstance(desk.playing.history[-1], HandOver | Pay)
            assert desk.playing.history[-1].hero == counter(desk).heroes[0]

    play(scene())


def test_tab_goes_round_the_heroes() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            seen = [counter(desk).hero]
            for key in ("tab", "tab", "shift+tab"):
                await desk.keys(key)
                seen.append(counter(desk).hero)
            one, two = counter(desk).heroes
            assert seen == [one, two, one, two]
            assert "2 Birch" in desk.text()

    play(scene())


def test_a_new_stock_costs_and_comes_once() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            before = quest_of(desk.playing.scene).stock
            await desk.keys("r", "r")
            assert desk.playing.history == [Restock(counter(desk).hero)]
            assert quest_of(desk.playing.scene).stock != before

    play(scene())


def test_leaving_is_asked_about_and_starts_the_next_wave() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("full_stop")
            assert desk.shown == "Choosing"
            await desk.keys("2")
            assert desk.shown == "ShopScreen"
            await desk.keys("escape", "1")
            assert desk.playing.history == [Done()]
            assert quest_of(desk.playing.scene).wave == 2
            assert desk.wait is not Wait.SHOP

    play(scene())


def test_the_inventory_lists_everybody() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("full_stop", "1")
            while desk.shown in ("Choosing", "Card", "Page"):
                await desk.keys("enter")
            await desk.keys("I")
            assert desk.shown == "Page"
            assert "Ash" in desk.text()
            await desk.keys("pagedown", "down", "up", "j", "k", "escape")
            assert desk.shown == "GameScreen"

    play(scene())


@pytest.mark.parametrize("page", ["b", "s", "g"])
def test_no_line_is_wrapped_in_the_smallest_terminal(page: str) -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys(page)
            shown = counter(desk)
            for ware in shown.wares[:10]:
                assert any(ware.text.strip() in row for row in desk.rows()), ware.text

    play(scene())


def test_a_weapon_is_compared_with_the_one_in_hand() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            weapons = [w for w in counter(desk).wares if " A" in w.text]
            for ware in weapons:
                worth, better = map(float, ware.text.split()[-2:])
                assert f"{worth:.2f} wounds" in ware.about
                assert f"in hand now: {worth - better:.2f}."[:-2] in ware.about

    play(scene())


def test_everything_is_explained() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            assert all(ware.about for ware in counter(desk).wares)
            first = counter(desk).wares[0].about
            assert first[:30] in desk.text()

    play(scene())


def test_gear_for_casters_and_full_slots_are_refused_with_a_reason() -> None:
    async def scene() -> None:
        async with opened(shop(money=500)) as desk:
            shown = {ware.command: ware.why for ware in counter(desk).wares}
            possible = set(legal(desk.playing.state))
            assert all(bool(why) != (command in possible) for command, why in shown.items())

    play(scene())


def test_what_things_do_stands_beside_them_where_there_is_room() -> None:
    async def scene() -> None:
        async with opened(shop(), (80, 24)) as desk:
            assert desk.fits()
            assert "all conditions" not in desk.text()
            assert "does" not in desk.text().splitlines()[1]
            await desk.pilot.resize_terminal(120, 36)
            await desk.settle()
            assert desk.fits()
            assert desk.text().splitlines()[1].index("does") == 46
            row = next(line for line in desk.text().splitlines() if "Curing Kit  " in line)
            assert row.index("Pills for everything: all conditions are gone.") == 36

    play(scene())


def test_a_long_text_is_cut_between_words() -> None:
    ware = Ware("  Rope  5c", "", Done(), does="it holds whoever hangs on it")
    assert ware.line(36 + 18) == "  Rope  5c".ljust(36) + "it holds ..."
    assert ware.line(36 + 17) == "  Rope  5c"
