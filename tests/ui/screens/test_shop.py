"""The shop by keys: buy, sell, give, a new stock, and out."""

import re

import pytest
from textual.widgets._toast import Toast, ToastRack

from starquest.desk.shop_lines import Ware
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Buy, Done, HandOver, Pay, Restock, Sell, SetLuck, Wield
from starquest.model.settings import Luck
from starquest.ui.screens.shop import ShopScreen
from starquest.ui.widgets.lines import Lines
from tests.ui.states import seated, shop
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


def test_luck_is_changed_and_taken_back() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            assert "pure dice" in desk.text()
            await desk.keys("L")
            assert desk.playing.history == [SetLuck(Luck.STEADIED)]
            assert "steadied dice" in desk.text()
            await desk.keys("u")
            assert desk.playing.history == []
            assert "pure dice" in desk.text()
            await desk.keys("L", "L")
            assert desk.playing.history == [SetLuck(Luck.STEADIED), SetLuck(Luck.PURE)]

    play(scene())


def test_leaving_is_asked_about_and_starts_the_next_wave() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("full_stop")
            assert desk.shown == "Choosing"
            await desk.keys("b")
            assert desk.shown == "ShopScreen"
            await desk.keys("escape", "a")
            assert desk.playing.history == [Done()]
            assert quest_of(desk.playing.scene).wave == 2
            assert desk.wait is not Wait.SHOP

    play(scene())


def test_the_inventory_lists_everybody() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("full_stop", "a")
            while desk.shown in ("Choosing", "CornerScreen", "Card", "Page"):
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
                told = re.search(r"([0-9.]+) -> ([0-9.]+) wounds", ware.about)
                if better <= 0:
                    assert ("It is carried as a spare" in ware.about) != (
                        "same wounds" in ware.about and "reaches" in ware.about
                    )
                else:
                    assert told is not None
                    assert float(told[2]) == worth
                    assert float(told[2]) - float(told[1]) == pytest.approx(better, abs=0.011)

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
            assert "does" not in desk.text().splitlines()[2]
            await desk.pilot.resize_terminal(120, 36)
            await desk.settle()
            assert desk.fits()
            assert desk.text().splitlines()[2].index("does") == 46
            row = next(line for line in desk.text().splitlines() if "Curing Kit  " in line)
            assert row.index("Pills for everything: all conditions are gone.") == 36

    play(scene())


def test_a_long_text_is_cut_between_words() -> None:
    ware = Ware("  Rope  5c", "", Done(), does="it holds whoever hangs on it")
    assert ware.line(36 + 18) == "  Rope  5c".ljust(36) + "it holds ..."
    assert ware.line(36 + 17) == "  Rope  5c"


def test_a_better_weapon_is_taken_in_hand_and_undone_as_one_trade() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            shown = counter(desk)
            at = next(n for n, ware in enumerate(shown.wares) if "Fusion rifle" in ware.text)
            await desk.keys(*["down"] * at, "enter")
            one = shown.heroes[0]
            assert desk.playing.history == [Buy(one, "fusion_rifle"), Wield(one, "fusion_rifle")]
            pack = desk.playing.state.world.packs[one]
            assert (pack.ranged, pack.spares) == ("fusion_rifle", ("heavy_pistol",))
            assert "Fusion rifle is in hand now." in [n.message for n in desk.app._notifications]
            assert "Undo purchase of Ash" in desk.text()
            await desk.keys("u")
            assert not desk.playing.history

    play(scene())


def test_a_worse_weapon_is_carried_and_can_be_taken_in_hand() -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            shown = counter(desk)
            at = next(n for n, ware in enumerate(shown.wares) if "Stun lash" in ware.text)
            assert "It is carried as a spare" in shown.wares[at].about
            await desk.keys(*["down"] * at, "enter")
            assert desk.playing.history == [Buy(shown.heroes[0], "stun_lash")]
            await desk.keys("s", "home", "enter")
            assert desk.playing.history[-1] == Wield(shown.heroes[0], "stun_lash")

    play(scene())


@pytest.mark.parametrize("trade", [("s", "enter"), ("g", "enter"), ("g", "end", "enter")])
def test_sales_and_gifts_are_taken_back(trade: tuple[str, ...]) -> None:
    async def scene() -> None:
        async with opened(shop()) as desk:
            before = desk.playing.state
            await desk.keys(*trade)
            assert desk.playing.state != before
            await desk.keys("u")
            assert desk.playing.state == before

    play(scene())


def test_the_shop_knows_its_players_and_who_is_not_done() -> None:
    async def scene() -> None:
        async with opened(seated(shop(), "Ann", "Bob")) as desk:
            assert ">1 Ash (Ann) 60c" in desk.text()
            assert "Ann trades" in desk.text()
            await desk.keys("full_stop")
            assert "Ash (Ann) 60c done" in desk.text()
            assert "Bob trades now: Enter takes the keyboard." in desk.text()
            await desk.keys("enter")
            assert not desk.playing.history, "the first key only takes the keyboard"
            assert "Not for Birch" in desk.text()
            await desk.keys("full_stop")
            assert "Done shopping?" in desk.text()
            assert "Ash has 60c and could still buy" in desk.text()
            await desk.keys("escape", "tab", "enter", "enter")
            assert desk.playing.history, "who trades again"
            assert "done  >" not in desk.text(), "is not done"

    play(scene())


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_nothing_of_the_shop_is_cut(size: tuple[int, int]) -> None:
    async def scene() -> None:
        async with opened(seated(shop(), "Ann", "Bob"), size) as desk:
            for at in range(len(counter(desk).wares)):
                about = " ".join(desk.text().split())
                words = counter(desk).wares[at].about.split()
                assert all(word in about for word in words), counter(desk).wares[at].about
                await desk.keys("down")
            assert ". Done" in desk.text()

    play(scene())


def test_another_list_starts_at_its_first_line() -> None:
    """The place in the list before would be another thing in this one."""

    async def scene() -> None:
        async with opened(shop()) as desk:
            await desk.keys("down", "down", "s")
            assert counter(desk).query_one(Lines).highlighted == 0
            await desk.keys("down", "tab")
            assert counter(desk).query_one(Lines).highlighted == 0

    play(scene())


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_what_is_said_in_passing_hides_neither_goods_nor_their_description(
    size: tuple[int, int],
) -> None:
    async def scene() -> None:
        async with opened(shop(money=0), size=size) as desk:
            await counter(desk).mount(ToastRack(id="textual-toastrack"))
            await desk.keys("enter")
            await desk.settle()
            toasts = [toast.region for toast in counter(desk).query(Toast)]
            read = [counter(desk).query_one(name).region for name in ("#goods", "#about")]
            assert toasts
            assert not any(toast.overlaps(part) for toast in toasts for part in read)

    play(scene())
