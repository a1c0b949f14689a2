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
from starquest.desk.seats import Seats
from starquest.desk.shop_lines import (
    Ware,
    heading,
    owner_lines,
    pages,
    party_line,
    still_affordable,
    wares,
)
from starquest.desk.shop_trades import deeds_of_last, last_trade, trade_of
from starquest.desk.styled import line
from starquest.desk.taking_back import no_more
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Command, Done, Restock, SetLuck, Wield
from starquest.model.ids import EntityId
from starquest.model.result import Rejected
from starquest.text.clean import clean
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers
from starquest.text.taking_back import take_back, taken_back
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn, drawn_all
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
    ShopScreen #party { height: 1; background: $surface; }
    ShopScreen #title { height: 1; background: $panel; color: $primary; text-style: bold; }
    ShopScreen #columns { height: 1; color: $text-muted; background: $surface; }
    ShopScreen #about { height: 5; padding: 0 1; border-top: solid $foreground 30%; }
    ShopScreen #keys { background: $panel; }
    ShopScreen ToastRack { dock: top; margin: 0; }
    ShopScreen ToastHolder { align-horizontal: left; }
    ShopScreen Toast { width: 100%; max-width: 100%; margin: 0; padding: 0 1; }
    """

    def __init__(self, playing: Playing, seats: Seats) -> None:
        super().__init__()
        self.playing, self.seats = playing, seats
        self.done: list[str] = []
        """The players who need nothing more."""
        self._waits = False
        """Whether another player has to take the keyboard first."""
        self.heroes = list(playing.state.world.heroes)
        self.index, self.page = 0, "buy"
        self.wares: list[Ware] = []

    def compose(self) -> ComposeResult:
        """Goods to the left, the hero to the right."""
        yield Static(id="title", markup=False)
        yield Static(id="party", markup=False)
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
        back = last_trade(self.playing)
        told = {UNDO: take_back(back.what) if back else ""}
        self.query_one(KeyLine).show(fitted(rows("shop"), self.size.width, called=told))
        self._show_people()

    def _show_people(self) -> None:
        """Who trades, in the colour of who plays them, and everybody's purse."""
        playing, owner, theme = self.playing, self.seats.owner(self.hero), self.app.theme
        several = owner if len(self.seats.players()) > 1 else ""
        wave = quest_of(playing.scene).wave
        luck = words_in("new_game.luck", playing.state.settings.luck)
        told = words(
            "screens.shop.title", wave=wave, pages=pages(self.page), player=several, luck=luck
        )
        ink = self.seats.ink(owner) if several else ""
        self.query_one("#title", Static).update(drawn(line(f" {told}", "", ink), theme))
        party = party_line(playing, self.hero, self.seats, self.done)
        self.query_one("#party", Static).update(drawn(party, theme))
        lines = owner_lines(playing, self.hero)
        first = line(lines[0], "bold", self.seats.ink(owner) if owner else "")
        self.query_one("#owner", Static).update(drawn_all([first, *lines[1:]], theme))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the thing under the bar, and why it cannot be had."""
        if event.option_index < len(self.wares):
            ware = self.wares[event.option_index]
            told = self._taking() or f"{self._why(ware)}{ware.about}"
            self.query_one("#about", Static).update(Content(told))

    def _taking(self) -> str:
        """Whose turn it is to trade, until that player has the keyboard."""
        player = self.seats.owner(self.hero)
        return words("screens.shop.take", player=player) if self._waits else ""

    def _why(self, ware: Ware) -> str:
        """Why a thing cannot be had, before what it is."""
        who = self._called_hero(self.hero)
        return words("screens.shop.not_for", who=who, why=ware.why) if ware.why else ""

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do the trade of the line."""
        if event.option_index >= len(self.wares):
            return  # the page may be another by now
        ware = self.wares[event.option_index]
        if self._waits:
            self._waits = False
            self.refill()
        elif ware.why:
            who = self._called_hero(self.hero)
            self.notify(words("screens.shop.why", who=who, why=ware.why), markup=False)
        else:
            self._trade(ware.command)

    def _called_hero(self, hero: EntityId) -> str:
        return clean(self.playing.state.world.units[hero].name)

    def action_hero(self, step: int) -> None:
        """Another hero trades."""
        self._serve((self.index + step) % len(self.heroes))

    def _serve(self, index: int) -> None:
        """Another hero trades; if that is another player's, they take the keyboard first."""
        before, self.index = self.seats.owner(self.hero), index
        self._top(another=self.page != "buy")
        self._waits = self._waits or self.seats.owner(self.hero) != before
        self.refill()

    def action_page(self, page: str) -> None:
        """Buy, sell or give."""
        self._top(another=page != self.page)
        self.page = page
        self.refill()

    def _top(self, *, another: bool) -> None:
        """Start another list at its first line: the place in the one before means nothing in it."""
        goods = self.query_one("#goods", Lines)
        if another and goods.option_count:
            goods.highlighted = 0

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

    def action_luck(self) -> None:
        """Have dice rolled the other way from the next wave on."""
        found = next(c for c in legal(self.playing.state) if isinstance(c, SetLuck))
        self._trade(found)
        self.notify(words_in("narration.luck", found.luck), markup=False)

    def action_undo(self) -> None:
        """Take the last trade back; what was done before the shop, and the shop is left."""
        back, count = last_trade(self.playing), deeds_of_last(self.playing)
        if back is None or not self.playing.undo():
            self.notify(no_more(self.playing), markup=False)
            return
        self._forget()
        if count > 1:  # a weapon is given back with having been taken in hand
            self.playing.undo()
            self._forget()
        self.notify(taken_back(back.what), markup=False)
        if self.playing.wait is Wait.SHOP:
            self.refill()
        else:
            self.dismiss(None)

    def _forget(self) -> None:
        """Tell nothing of the last command."""
        if self.told:
            self.told.pop()
        else:
            self.taken_back += 1

    def action_leave(self) -> None:
        """A player is done; when all are, ask before the next wave begins."""
        player = self.seats.owner(self.hero)
        if player and player not in self.done and len(self.seats.players()) > 1:
            self.done.append(player)
        waiting = [at for at, hero in enumerate(self.heroes)
                   if self.seats.owner(hero) not in self.done]  # fmt: skip
        if self.done and waiting:
            self._serve(waiting[0])
            return
        options = [
            (words("screens.shop.next"), words("screens.shop.next_about")),
            (words("screens.shop.stay"), words("screens.shop.stay_about")),
        ]
        body = "\n".join(still_affordable(self.playing))
        self.open_over(Choosing(words("screens.shop.done"), body, options), self._left)

    def _left(self, index: int | None) -> None:
        if index == 0:
            self._keep(Done())
            self.dismiss(None)

    def _trade(self, command: Command) -> None:
        """Carry out a trade; who trades is not done."""
        owner = self.seats.owner(self.hero)
        self.done = [player for player in self.done if player != owner]
        deeds = trade_of(self.playing, command)
        for deed in deeds:
            self._keep(deed)
        if isinstance(deeds[-1], Wield):
            weapon = Phrases.of(self.playing.state, self.playing.catalog).thing(deeds[-1].weapon)
            self.notify(words("shop.in_hand", weapon=weapon), markup=False)
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
