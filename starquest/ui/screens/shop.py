"""The shop: what is sold, what a hero has, what it would be worth; give things away."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.desk.hints import UNDO
from starquest.desk.inspect_lines import inventory
from starquest.desk.keymap import fitted, rows
from starquest.desk.playing import Playing
from starquest.desk.shop_lines import Ware, heading, owner_lines, pages, purses, wares
from starquest.desk.taking_back import back_of, no_more
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import Command, Done, Restock
from starquest.model.ids import EntityId
from starquest.model.result import Rejected
from starquest.text.clean import clean
from starquest.text.locale import words
from starquest.text.rule_numbers import quest_numbers
from starquest.text.taking_back import take_back, taken_back
from starquest.ui.bindings import bindings
from starquest.ui.screens.base import OwnStop
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.pages import Page
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

OWNER = 29
"""The columns of what the hero has."""


class ShopScreen(OwnStop):
    """Trade between waves."""

    KEYS = "shop"
    BINDINGS: ClassVar[list[BindingType]] = bindings("shop")
    DEFAULT_CSS = """
    ShopScreen #goods { scrollbar-size-vertical: 1; width: 1fr; height: 1fr; background: $surface; }
    ShopScreen #owner { width: 29; height: 1fr; padding: 0 1; background: $panel; }
    ShopScreen #title { height: 1; background: $panel; color: $primary; text-style: bold; }
    ShopScreen #columns { height: 1; color: $text-muted; background: $surface; }
    ShopScreen #about { height: 4; padding: 0 1; border-top: solid $foreground 30%; }
    ShopScreen #keys { background: $panel; }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.heroes = list(playing.state.world.heroes)
        self.index, self.page = 0, "buy"
        self.wares: list[Ware] = []

    def compose(self) -> ComposeResult:
        """Goods to the left, the hero to the right."""
        yield Static(id="title", markup=False)
        yield Alarm()
        with Horizontal():
            with Vertical():
                yield Static(id="columns", markup=False)
                yield Lines(id="goods", markup=False)
                yield Static(id="about", markup=False)
            yield Static(id="owner", markup=False)
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Show the goods."""
        self.refill()
        self.query_one(Lines).focus()

    def on_resize(self) -> None:
        """There is more room for words, or less."""
        self.refill()

    @property
    def hero(self) -> EntityId:
        """The hero that trades."""
        return self.heroes[self.index]

    def refill(self) -> None:
        """Show everything anew."""
        goods = self.query_one("#goods", Lines)
        at = goods.highlighted or 0
        self.query_one(Alarm).sound(self.playing.run.problem)
        self.wares = wares(self.playing, self.hero, self.page)
        goods.clear_options()
        room = self.size.width - OWNER - 1
        goods.add_options([Option(_line(ware, room)) for ware in self.wares])
        if self.wares:
            goods.highlighted = min(at, len(self.wares) - 1)
        else:
            self.query_one("#about", Static).update(Content(words("screens.shop.nothing")))
        self.query_one("#columns", Static).update(
            Content("" if self.page == "give" else heading(room))
        )
        back = back_of(self.playing, {})
        told = {UNDO: take_back(back.what) if back else ""}
        self.query_one(KeyLine).show(fitted(rows("shop"), self.size.width, called=told))
        held = purses(self.playing, self.hero)
        self.query_one("#title", Static).update(
            Content(f" {words('screens.shop.title', pages=pages(self.page), purses=held)}")
        )
        self.query_one("#owner", Static).update(
            Content("\n".join(owner_lines(self.playing, self.hero)))
        )

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the thing under the bar, and why it cannot be had."""
        if event.option_index < len(self.wares):
            ware = self.wares[event.option_index]
            self.query_one("#about", Static).update(Content(f"{self._why(ware)}{ware.about}"))

    def _why(self, ware: Ware) -> str:
        """Why a thing cannot be had, before what it is."""
        who = self._called_hero(self.hero)
        return words("screens.shop.not_for", who=who, why=ware.why) if ware.why else ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do the trade of the line."""
        if event.option_index >= len(self.wares):
            return  # the page may be another by now
        ware = self.wares[event.option_index]
        if ware.why:
            who = self._called_hero(self.hero)
            self.notify(words("screens.shop.why", who=who, why=ware.why), markup=False)
        else:
            self._trade(ware.command)

    def _called_hero(self, hero: EntityId) -> str:
        return clean(self.playing.state.world.units[hero].name)

    def action_hero(self, step: int) -> None:
        """Another hero trades."""
        self.index = (self.index + step) % len(self.heroes)
        self.refill()

    def action_page(self, page: str) -> None:
        """Buy, sell or give."""
        self.page = page
        self.refill()

    def action_inventory(self) -> None:
        """What everybody has."""
        self.open_over(Page(words("screens.shop.inventory"), inventory(self.playing)))

    def action_restock(self) -> None:
        """Pay for a new stock."""
        command = Restock(self.hero)
        if command in legal(self.playing.state):
            self._trade(command)
        else:
            self.notify(
                words("screens.shop.restock", price=quest_numbers().shop.restock), markup=False
            )

    def action_undo(self) -> None:
        """Take the last trade back; what was done before the shop, and the shop is left."""
        back = back_of(self.playing, {})
        if back is None or not self.playing.undo():
            self.notify(no_more(self.playing), markup=False)
            return
        if self.told:
            self.told.pop()
        else:
            self.taken_back += 1
        self.notify(taken_back(back.what), markup=False)
        if self.playing.wait is Wait.SHOP:
            self.refill()
        else:
            self.dismiss(None)

    def action_leave(self) -> None:
        """Ask before the next wave begins."""
        options = [
            (words("screens.shop.next"), words("screens.shop.next_about")),
            (words("screens.shop.stay"), words("screens.shop.stay_about")),
        ]
        self.open_over(Choosing(words("screens.shop.done"), "", options), self._left)

    def _left(self, index: int | None) -> None:
        if index == 0:
            self._keep(Done())
            self.dismiss(None)

    def _trade(self, command: Command) -> None:
        self._keep(command)
        self.refill()

    def _keep(self, command: Command) -> None:
        """Carry out a command and keep what happened for the game's log and cards."""
        result = self.playing.apply(command)
        if not isinstance(result, Rejected):
            self.told.append(result)


def _line(ware: Ware, room: int) -> Content:
    """A line of the list; what cannot be had is crossed and dim."""
    line = Content(ware.line(room))
    return line.stylize("dim") if ware.why else line
