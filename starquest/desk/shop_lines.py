"""The lines of the shop: what is sold and bought, what it is worth, and why it cannot be had."""

from collections.abc import Container
from textwrap import shorten

import attrs

from starquest.content.build import weapon_of
from starquest.desk.hero_changes import foes_in
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.shop_trades import after_trade, carried_line, trade_changes, trade_of
from starquest.desk.styled import Line, Span
from starquest.desk.weapon_value import in_hands, worth
from starquest.engine.game import legal
from starquest.engine.modes.quest.heroes.inventory import owned, price, resale, room_for
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.shop import on_sale
from starquest.model.command import Buy, Command, HandOver, Pay, Sell, Wield
from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.profile import Weapon
from starquest.text.clean import clean
from starquest.text.labels import label
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, capital, row
from starquest.text.rule_numbers import quest_numbers
from starquest.text.sheets import weapon_line

NAME = 18
WIDE, SLIM = 46, 36
"""The columns of a weapon's figures and of other things; what it does follows where it fits."""


@attrs.frozen
class Ware:
    """A line: what it says, what is said about it below, the trade, or why there is none."""

    text: str
    about: str
    command: Command
    why: str = ""
    does: str = ""
    """In few words, beside the figures."""
    figures: bool = False
    """Whether it has reach, attacks and wounds."""

    def line(self, width: int) -> str:
        """As much of the line as there is room for."""
        told = self.text.ljust(WIDE if self.figures else SLIM)
        room = width - len(told)
        if not self.does or room < NAME:
            return self.text
        return told + shorten(self.does, room, placeholder=" ...")


def heading(width: int) -> str:
    """The words over the columns there is room for."""
    told = f"{' ' * (NAME + 2)}{words('shop.columns')}"
    return f"{told:<{WIDE}}{words('shop.does')}" if width >= WIDE + NAME else told


def wares(playing: Playing, hero: EntityId, page: str) -> list[Ware]:
    """The lines of a page for a hero."""
    counter = _Counter(playing, hero)
    if page == "buy":
        return counter.on_sale()
    return counter.owned() if page == "sell" else counter.gifts()


@attrs.frozen
class _Counter:
    """One hero at the counter."""

    playing: Playing
    hero: EntityId

    @property
    def say(self) -> Phrases:
        return Phrases.of(self.playing.state, self.playing.catalog)

    @property
    def pack(self) -> Pack:
        return self.playing.state.world.packs[self.hero]

    def on_sale(self) -> list[Ware]:
        scene = self.playing.scene
        stock = on_sale(scene.catalog, quest_of(scene).stock)
        return [self._ware(item, price(scene, item), Buy(self.hero, item)) for item in stock]

    def owned(self) -> list[Ware]:
        scene = self.playing.scene
        spares = [c for c in legal(self.playing.state)
                  if isinstance(c, Wield) and c.hero == self.hero]  # fmt: skip
        swaps = [Ware(f"  {label(c, self.say)}", self._effect(c), c) for c in spares]
        return swaps + [self._ware(item, resale(scene, item), Sell(self.hero, item))
                for item in owned(self.pack)]  # fmt: skip

    def gifts(self) -> list[Ware]:
        offered = legal(self.playing.state)
        gifts = [c for c in offered if isinstance(c, HandOver | Pay) and c.hero == self.hero]
        return [Ware(f"  {label(c, self.say)}", self._gift(c), c) for c in gifts]

    def _gift(self, command: HandOver | Pay) -> str:
        return self._about(command.item, command) if isinstance(command, HandOver) else ""

    def _ware(self, item: str, cost: int, command: Buy | Sell) -> Ware:
        why = self._why(item, cost) if isinstance(command, Buy) else ""
        name = f"{self.say.thing(item):<{NAME}.{NAME}}"
        price_tag = words("phrases.credits", credits=f"{cost:>4}")
        text = f"{'x' if why else ' '} {name}{price_tag}{self._worth(item)}"
        figures = item in self.playing.catalog.weapons
        about = self._about(item, command)
        return Ware(text, about, command, why, self._does(item), figures=figures)

    def _does(self, item: str) -> str:
        """The rules of a weapon, or what any other thing is for."""
        weapon = self._weapon(item)
        if weapon is None:
            return self._text(item)
        return row(map(self.say.rule, weapon.rules))

    def _why(self, item: str, cost: int) -> str:
        """Why a thing cannot be bought; nothing if it can."""
        gear = self.playing.catalog.gear.get(item)
        rules = self.playing.state.world.heroes[self.hero].base.rules
        if cost > self.pack.credits:
            return words("shop.short", credits=cost - self.pack.credits)
        if gear and not gear.suits(rules):
            return words("shop.for_casters")
        full = not room_for(self.playing.scene, self.pack, item)
        return words("shop.no_room") if full else ""

    def _worth(self, item: str) -> str:
        """Reach, attacks and mean wounds of a weapon, and how much better than the one in hand."""
        weapon = self._weapon(item)
        if weapon is None:
            gear = self.playing.catalog.gear.get(item)
            return f"  {words_of('shop.slot')[gear.slot] if gear else words('shop.item')}"
        reach = words("sheets.melee") if weapon.melee else self.say.inches(weapon.range)
        held = self._held(weapon)
        wounds = self._wounds(weapon)
        return words(
            "shop.figures",
            reach=f"{reach:>6}",
            attacks=weapon.attacks,
            wounds=wounds,
            held=held is not None,
            better=wounds - self._wounds(held) if held else 0.0,
        )

    def _weapon(self, item: str) -> Weapon | None:
        weapons = self.playing.catalog.weapons
        return weapon_of(weapons[item]) if item in weapons else None

    def _held(self, weapon: Weapon) -> Weapon | None:
        """The weapon in the hand this one would be for, if it is another."""
        name = self.pack.melee if weapon.melee else self.pack.ranged
        return self._weapon(name) if name and name != weapon.id else None

    def _wounds(self, weapon: Weapon) -> float:
        """The mean wounds of an attack on the enemies of this run."""
        state = self.playing.state
        profile = state.world.builds[self.hero].profiles[0]
        wielded = in_hands(profile, weapon.id, self.playing.catalog)
        return worth(
            profile.quality, profile.rules, wielded, foes_in(state, self.playing.catalog)
        ).wounds

    def _about(self, item: str, command: Command) -> str:
        """What a trade changes, then what the thing is."""
        weapon = self._weapon(item)
        what = weapon_line(weapon, self.say) + "." if weapon else self._text(item)
        effect = self._effect(command)
        return f"{effect} {what}" if effect else what

    def _text(self, item: str) -> str:
        catalog = self.say.catalog
        return next((str(t[item].text) for t in (catalog.items, catalog.gear) if item in t), "")

    def _effect(self, command: Command) -> str:
        """What a trade would change for its hero, and whether a weapon is only carried."""
        told = [capital(one) + "." for one in trade_changes(self.playing, command, self.say)]
        if isinstance(command, Buy) and self._only_carried(command):
            held = self._held(weapon_of(self.playing.catalog.weapons[command.item]))
            told.append(carried_line(self.playing, command, held.id if held else "", self.say))
        return " ".join(told)

    def _only_carried(self, command: Buy) -> bool:
        if command.item not in self.playing.catalog.weapons:
            return False
        after = after_trade(self.playing.state, (command,))
        deeds = trade_of(self.playing, command)
        spares = after.world.packs[command.hero].spares if after else ()
        return command.item in spares and len(deeds) == 1


PAGES = ("buy", "sell", "give")


def party_line(playing: Playing, trading: EntityId, seats: Seats, done: Container[str]) -> Line:
    """Everybody's credits in the colour of who plays them; who trades is marked, who is done told.

    Who plays all heroes is done with all of them at once.
    """
    world = playing.state.world
    spans: list[Span] = []
    for number, hero in enumerate(world.heroes, 1):
        owner = seats.owner(hero)
        text = words(
            "shop.purse",
            trading=hero == trading,
            number=number,
            who=clean(world.units[hero].name),
            player=owner if owner and len(seats.players()) > 1 else "",
            credits=world.packs[hero].credits,
            done=bool(owner) and owner in done,
        )
        look = "bold" if hero == trading else ""
        spans.append(Span(f" {text} ", look, seats.ink(owner) if owner else ""))
    return tuple(spans)


def still_affordable(playing: Playing) -> list[str]:
    """Who could still buy something, and how many kinds of it."""
    world, told = playing.state.world, []
    offers = [command for command in legal(playing.state) if isinstance(command, Buy)]
    for hero in world.heroes:
        count = sum(command.hero == hero for command in offers)
        if count:
            who, money = clean(world.units[hero].name), world.packs[hero].credits
            told.append(words("shop.could", who=who, credits=money, count=count))
    return told


def pages(page: str) -> str:
    """The pages, the one that is open in brackets."""
    named = words_of("shop.page")
    return " ".join(f"[{named[name]}]" if name == page else named[name] for name in PAGES)


def owner_lines(playing: Playing, hero: EntityId) -> list[str]:
    """What a hero is and has in its hands, on its body and in its bag."""
    world, say = playing.state.world, Phrases.of(playing.state, playing.catalog)
    pack, number = world.packs[hero], list(world.heroes).index(hero) + 1
    profile = world.builds[hero].profiles[0]
    head = [words("shop.owner", number=number, who=clean(world.units[hero].name))]
    head.append(
        words(
            "shop.values",
            quality=profile.quality,
            defense=profile.defense,
            power=world.powers[hero].most,
        )
    )
    return [*head, *_hands(playing, hero, say), *_worn(pack, say), "", *_bag(pack, say)]


def _hands(playing: Playing, hero: EntityId, say: Phrases) -> list[str]:
    """What is in the hands, and the wounds it does."""
    places, profile = words_of("shop.place"), playing.state.world.builds[hero].profiles[0]
    foes = foes_in(playing.state, playing.catalog)
    told = []
    for melee, slot in ((False, "ranged"), (True, "melee")):
        held = next((weapon for weapon in profile.weapons if weapon.melee == melee), None)
        harm = worth(profile.quality, profile.rules, held, foes).wounds if held else 0.0
        name = say.thing(held.id) if held else ""
        told.append(words("shop.hand", place=f"{places[slot]:<8}", name=name, wounds=harm))
    return told


def _worn(pack: Pack, say: Phrases) -> list[str]:
    """What is on the body, and the weapons that are carried."""
    held = [("armour", pack.armour), ("shield", pack.shield)]
    held += [("upgrade", name) for name in pack.upgrades]
    held += [("spare", name) for name in pack.spares]
    places = words_of("shop.place")
    return [f"{places[place]:<8}{say.thing(item) if item else '-'}" for place, item in held]


def _bag(pack: Pack, say: Phrases) -> list[str]:
    """The consumables, those of a kind together."""
    counts = {name: pack.items.count(name) for name in pack.items}
    bag = [
        words("shop.item_count", name=say.thing(name), count=count if count > 1 else 0)
        for name, count in counts.items()
    ]
    title = words("shop.items", count=len(pack.items), most=quest_numbers().hero.items)
    return [title, *[f" {item}" for item in bag]]
