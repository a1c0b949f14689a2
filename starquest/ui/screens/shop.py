"""The shop: what is sold, what a hero has, what it would be worth; give things away."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.build import weapon_of
from starquest.engine.game import legal
from starquest.engine.mission.goods import owned, price, resale
from starquest.engine.mission.shop import on_sale
from starquest.model.command import Buy, Command, Done, HandOver, Pay, Restock, Sell
from starquest.model.event import Event
from starquest.model.ids import EntityId
from starquest.model.result import Rejected
from starquest.play.appraise import expected_wounds
from starquest.text.clean import clean
from starquest.text.labels import label
from starquest.ui.playing import Playing
from starquest.ui.screens.choosing import Choosing
from starquest.ui.widgets.alarm import Alarm
from starquest.ui.widgets.lines import Lines

PAGES = ("buy", "sell", "give")


class ShopScreen(Screen[None]):
    """Trade between waves."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "hero(1)", "Next hero", priority=True),
        Binding("shift+tab", "hero(-1)", "Hero before", priority=True, show=False),
        Binding("b", "page('buy')", "Buy"),
        Binding("s", "page('sell')", "Sell"),
        Binding("g", "page('give')", "Give"),
        Binding("r", "restock", "New stock"),
        Binding("full_stop,escape", "leave", "Done"),
        Binding("question_mark", "app.help('shop')", "Help"),
    ]
    DEFAULT_CSS = """
    ShopScreen #goods { width: 1fr; height: 1fr; background: $surface; }
    ShopScreen #owner { width: 34; height: 1fr; padding: 0 1; background: $panel; }
    ShopScreen #title { height: 1; background: $panel; color: $primary; text-style: bold; }
    ShopScreen #about { height: 3; padding: 0 1; color: $text-muted; }
    ShopScreen #keys { height: 1; background: $panel; color: $text-muted; padding: 0 1; }
    """

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.heroes = list(playing.state.world.heroes)
        self.index, self.page = 0, "buy"
        self.told: tuple[Event, ...] = ()
        """What happened in the shop, and as it closed."""
        self._rows: list[tuple[str, Command | None]] = []

    def compose(self) -> ComposeResult:
        """Goods to the left, the hero to the right."""
        yield Static(id="title", markup=False)
        yield Alarm()
        with Horizontal():
            with Vertical():
                yield Lines(id="goods")
                yield Static(id="about", markup=False)
            yield Static(id="owner", markup=False)
        hint = "b Buy  s Sell  g Give  Tab Hero  r New stock (5c)  Enter Do it  . Done  ? Help"
        yield Static(Content(hint), id="keys", markup=False)

    def on_mount(self) -> None:
        """Show the goods."""
        self.refill()
        self.query_one(Lines).focus()

    @property
    def hero(self) -> EntityId:
        """The hero that trades."""
        return self.heroes[self.index]

    def refill(self) -> None:
        """Show everything anew."""
        goods = self.query_one("#goods", Lines)
        at = goods.highlighted or 0
        self.query_one(Alarm).sound(self.playing.run.problem)
        self._rows = self._list()
        goods.clear_options()
        goods.add_options([Option(Content(text), disabled=c is None) for text, c in self._rows])
        if self._rows:
            goods.highlighted = min(at, len(self._rows) - 1)
        self.query_one("#title", Static).update(Content(f" Shop - {self.page} - {self._purses()}"))
        self.query_one("#owner", Static).update(Content("\n".join(self._owner())))

    def _purses(self) -> str:
        units, packs = self.playing.state.world.units, self.playing.state.world.packs
        return "  ".join(f"{clean(units[h].name)} {packs[h].credits}c" for h in self.heroes)

    def _list(self) -> list[tuple[str, Command | None]]:
        offered = list(legal(self.playing.state))
        if self.page == "buy":
            return self._goods(offered)
        if self.page == "sell":
            scene = self.playing.scene
            pack = self.playing.state.world.packs[self.hero]
            return [(f"{self._called(i):<22}{resale(scene, i):>4}c  {self._worth(i)}",
                     Sell(self.hero, i)) for i in owned(pack)]  # fmt: skip
        say = self._label
        gifts = [c for c in offered if isinstance(c, HandOver | Pay) and c.hero == self.hero]
        return [(say(command), command) for command in gifts]

    def _goods(self, offered: list[Command]) -> list[tuple[str, Command | None]]:
        scene, mission = self.playing.scene, self.playing.scene.quest
        rows: list[tuple[str, Command | None]] = []
        for item in on_sale(scene.lore, mission.stock):
            command = Buy(self.hero, item)
            text = f"{self._called(item):<22}{price(scene, item):>4}c  {self._worth(item)}"
            rows.append((text, command if command in offered else None))
        return rows

    def _called(self, item: str) -> str:
        lore = self.playing.lore
        for table in (lore.items, lore.gear, lore.weapons):
            if item in table:
                return str(table[item].name)
        return item

    def _worth(self, item: str) -> str:
        """What a weapon does, and what the one in hand does."""
        lore, world = self.playing.lore, self.playing.state.world
        if item not in lore.weapons:
            return ""
        weapon = weapon_of(lore.weapons[item])
        base, pack = world.heroes[self.hero].base, world.packs[self.hero]
        held = pack.melee if weapon.melee else pack.ranged
        worth = expected_wounds(base.quality, base.rules, weapon)
        reach = f'{weapon.range}"' if weapon.range else "melee"
        text = f"{reach} A{weapon.attacks} {worth:.2f} wounds"
        if held and held != item:
            now = expected_wounds(base.quality, base.rules, weapon_of(lore.weapons[held]))
            text += f" ({worth - now:+.2f})"
        return text

    def _owner(self) -> list[str]:
        world, pack = self.playing.state.world, self.playing.state.world.packs[self.hero]
        unit = world.units[self.hero]
        shown = [
            f"{self.index + 1} {clean(unit.name)}", f"{pack.credits} credits", "",
            f"Ranged  {self._called(pack.ranged) or '-'}",
            f"Melee   {self._called(pack.melee) or '-'}",
            f"Armour  {self._called(pack.armour) or '-'}",
            f"Shield  {self._called(pack.shield) or '-'}",
        ]  # fmt: skip
        shown += [f"Upgrade {self._called(name)}" for name in pack.upgrades]
        shown += [f"Spare   {self._called(name)}" for name in pack.spares]
        return [*shown, "", *[f"- {self._called(name)}" for name in pack.items]]

    def _label(self, command: Command) -> str:
        from starquest.text.phrases import Phrases  # noqa: PLC0415

        return label(command, Phrases.of(self.playing.state, self.playing.lore, {}))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the thing under the bar."""
        if event.option_index < len(self._rows):
            command = self._rows[event.option_index][1]
            item = getattr(command, "item", "")
            lore = self.playing.lore
            text = next((str(t[item].text) for t in (lore.items, lore.gear) if item in t), "")
            self.query_one("#about", Static).update(Content(text))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do the trade of the line."""
        command = self._rows[event.option_index][1]
        if command is not None:
            self._trade(command)

    def action_hero(self, step: int) -> None:
        """Another hero trades."""
        self.index = (self.index + step) % len(self.heroes)
        self.refill()

    def action_page(self, page: str) -> None:
        """Buy, sell or give."""
        self.page = page
        self.refill()

    def action_restock(self) -> None:
        """Pay for a new stock."""
        command = Restock(self.hero)
        if command in legal(self.playing.state):
            self._trade(command)
        else:
            self.notify("A new stock costs 5c, once a visit.", markup=False)

    def action_leave(self) -> None:
        """Ask before the next wave begins."""
        options = [("Next wave", "the shop closes"), ("Stay", "trade on")]
        self.app.push_screen(Choosing("Done shopping?", "", options), self._left)

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
            self.told += result
