"""The lines of the shop: what is sold and bought, what it is worth, and why it cannot be had."""

from textwrap import shorten

import attrs

from starquest.content.build import weapon_of
from starquest.desk.hero_changes import enemies_of, foes_in
from starquest.desk.playing import Playing
from starquest.desk.weapon_value import in_hands, worth
from starquest.engine.game import legal
from starquest.engine.modes.quest.heroes.inventory import owned, price, resale, with_item
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.shop import on_sale
from starquest.model.command import Buy, Command, HandOver, Pay, Sell
from starquest.model.component import Pack
from starquest.model.ids import EntityId
from starquest.model.profile import Weapon
from starquest.text.clean import clean
from starquest.text.labels import label
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, row
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
        return [self._ware(item, resale(scene, item), Sell(self.hero, item))
                for item in owned(self.pack)]  # fmt: skip

    def gifts(self) -> list[Ware]:
        offered = legal(self.playing.state)
        gifts = [c for c in offered if isinstance(c, HandOver | Pay) and c.hero == self.hero]
        return [Ware(f"  {label(c, self.say)}", self._gift(c), c) for c in gifts]

    def _gift(self, command: HandOver | Pay) -> str:
        return self._about(command.item) if isinstance(command, HandOver) else ""

    def _ware(self, item: str, cost: int, command: Buy | Sell) -> Ware:
        why = self._why(item, cost) if isinstance(command, Buy) else ""
        name = f"{self.say.thing(item):<{NAME}.{NAME}}"
        price_tag = words("phrases.credits", credits=f"{cost:>4}")
        text = f"{'x' if why else ' '} {name}{price_tag}{self._worth(item)}"
        figures = item in self.playing.catalog.weapons
        return Ware(text, self._about(item), command, why, self._does(item), figures=figures)

    def _does(self, item: str) -> str:
        """The rules of a weapon, or what any other thing is for."""
        weapon = self._weapon(item)
        if weapon is None:
            return self._about(item)
        return row(map(self.say.rule, weapon.rules))

    def _why(self, item: str, cost: int) -> str:
        """Why a thing cannot be bought; nothing if it can."""
        gear = self.playing.catalog.gear.get(item)
        rules = self.playing.state.world.heroes[self.hero].base.rules
        if cost > self.pack.credits:
            return words("shop.short", credits=cost - self.pack.credits)
        if gear and not gear.suits(rules):
            return words("shop.for_casters")
        full = with_item(self.playing.scene, self.pack, item) is None
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

    def _about(self, item: str) -> str:
        """What a thing does; of a weapon what it does to a typical enemy, and what is in hand."""
        catalog, weapon = self.playing.catalog, self._weapon(item)
        if weapon is None:
            return next((str(t[item].text) for t in (catalog.items, catalog.gear) if item in t), "")
        held = self._held(weapon)
        return words(
            "shop.weapon",
            weapon=weapon_line(weapon, self.say),
            wounds=self._wounds(weapon),
            enemies=enemies_of(self.playing.state, self.say),
            held=self.say.thing(held.id) if held else "",
            held_wounds=self._wounds(held) if held else 0.0,
        )


PAGES = ("buy", "sell", "give")


def purses(playing: Playing, trading: EntityId) -> str:
    """Everybody's credits; who trades is marked."""
    world = playing.state.world
    return "  ".join(
        words(
            "shop.purse",
            trading=hero == trading,
            who=clean(world.units[hero].name),
            credits=world.packs[hero].credits,
        )
        for hero in world.heroes
    )


def pages(page: str) -> str:
    """The pages, the one that is open in brackets."""
    named = words_of("shop.page")
    return " ".join(f"[{named[name]}]" if name == page else named[name] for name in PAGES)


def owner_lines(playing: Playing, hero: EntityId) -> list[str]:
    """What a hero has in its hands, on its body and in its bag."""
    world, say = playing.state.world, Phrases.of(playing.state, playing.catalog)
    pack, number = world.packs[hero], list(world.heroes).index(hero) + 1
    head = [words("shop.owner", number=number, who=clean(world.units[hero].name))]
    head += [words("shop.credits", credits=pack.credits), ""]
    return [*head, *_worn(pack, say), "", *_bag(pack, say)]


def _worn(pack: Pack, say: Phrases) -> list[str]:
    """What is in the hands and on the body."""
    held = [("ranged", pack.ranged), ("melee", pack.melee), ("armour", pack.armour)]
    held += [("shield", pack.shield), *[("upgrade", name) for name in pack.upgrades]]
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
    title = words("shop.items")
    return [f"{'' if at else title:<8}{item}" for at, item in enumerate(bag or ["-"])]
