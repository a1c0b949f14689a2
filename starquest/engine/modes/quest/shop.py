"""The shop between waves: stock, buying, selling, handing things over."""

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.inventory import (
    in_hand,
    may_swap,
    owned,
    price,
    resale,
    room_for,
    with_item,
    without_item,
)
from starquest.engine.modes.quest.heroes.pack import extra_power, outfit, pay
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.search_tokens import shuffled
from starquest.engine.options import Group, Listed
from starquest.engine.scene import Scene
from starquest.engine.steadied import is_steadied
from starquest.model.command import (
    Buy,
    Command,
    Done,
    HandOver,
    Pay,
    Restock,
    Sell,
    SetLuck,
    Wield,
)
from starquest.model.component import Power
from starquest.model.dice import Stream
from starquest.model.event import ItemGained, ItemLost, LuckChanged, SkillUsed, Stocked
from starquest.model.ids import EntityId
from starquest.model.settings import Luck


def open_shop(draft: Draft) -> None:
    """Draw a stock for this visit."""
    draft.note(restocked=False)
    restock(draft)


def restock(draft: Draft) -> None:
    """Draw weapons, gear and consumables."""
    catalog = draft.catalog
    weapons = [w.id for w in catalog.weapons.values() if w.group != "unit" and w.sold]
    stock = (
        *shuffled(draft, weapons, Stream.LOOT)[: draft.catalog.quest.shop.weapons],
        *shuffled(draft, list(catalog.gear), Stream.LOOT)[: draft.catalog.quest.shop.gear],
        *shuffled(draft, list(catalog.items), Stream.LOOT)[: draft.catalog.quest.shop.items],
    )
    draft.note(stock=stock)
    draft.emit(Stocked(stock))


def on_sale(catalog: Catalog, stock: tuple[str, ...]) -> list[str]:
    """Everything the shop sells now: its stock, and always what search tokens hold."""
    always = [item.id for item in catalog.items.values() if item.found]
    return list(dict.fromkeys([*stock, *always]))


def shop_menu(scene: Scene) -> list[Group]:
    """Every trade that is possible now."""
    heroes, sold = list(scene.world.heroes), on_sale(scene.catalog, quest_of(scene).stock)
    found: list[Command] = [Done()]
    for hero in heroes:
        found += _purchases(scene, hero, sold)
        found += [Sell(hero, item) for item in owned(scene.world.packs[hero])]
        found += _spare_arms(scene, hero)
        found += _gifts(scene, hero, [other for other in heroes if other != hero])
        if (
            scene.world.packs[hero].credits >= scene.catalog.quest.shop.restock
            and not quest_of(scene).restocked
        ):
            found.append(Restock(hero))
    found.append(SetLuck(Luck.PURE if is_steadied(scene.settings) else Luck.STEADIED))
    return [Listed(found)]


def _purchases(scene: Scene, hero: EntityId, sold: list[str]) -> list[Command]:
    pack = scene.world.packs[hero]
    return [
        Buy(hero, item)
        for item in sold
        if price(scene, item) <= pack.credits
        and room_for(scene, pack, item)
        and _useful(scene, hero, item)
    ]


def _spare_arms(scene: Scene, hero: EntityId) -> list[Command]:
    """The carried weapons a hero may take in hand."""
    pack = scene.world.packs[hero]
    spares = dict.fromkeys(pack.spares)
    return [Wield(hero, weapon) for weapon in spares if may_swap(scene, pack, weapon)]


def _useful(scene: Scene, hero: EntityId, item: str) -> bool:
    """Whether gear that raises a rule finds that rule."""
    gear = scene.catalog.gear.get(item)
    return gear is None or gear.suits(scene.world.heroes[hero].base.rules)


def _gifts(scene: Scene, hero: EntityId, others: list[EntityId]) -> list[Command]:
    pack, found = scene.world.packs[hero], list[Command]()
    sums = dict.fromkeys(
        [*[s for s in scene.catalog.quest.shop.sums if s <= pack.credits], pack.credits]
    )
    for other in others:
        found += [Pay(hero, other, amount) for amount in sums if amount]
        theirs = scene.world.packs[other]
        found += [
            HandOver(hero, other, item)
            for item in owned(pack)
            if room_for(scene, theirs, item) and _useful(scene, other, item)
        ]
    return found


def buy(draft: Draft, command: Buy) -> None:
    """A hero buys something."""
    pay(draft, command.hero, -price(draft, command.item), "shop")
    _receive(draft, command.hero, command.item, "shop")
    stock = list(quest_of(draft).stock)
    if command.item in stock and command.item not in draft.catalog.items:
        stock.remove(command.item)
        draft.note(stock=tuple(stock))


def _receive(draft: Draft, hero: EntityId, item: str, source: str) -> None:
    pack = with_item(draft, draft.world.packs[hero], item)
    assert pack is not None, "only offered when there is room"
    draft.world.packs[hero] = pack
    draft.emit(ItemGained(hero, item, source))
    _refit(draft, hero)


def _give_up(draft: Draft, hero: EntityId, item: str, source: str) -> None:
    draft.world.packs[hero] = without_item(draft.world.packs[hero], item)
    draft.emit(ItemLost(hero, item, source))
    _refit(draft, hero)


def _refit(draft: Draft, hero: EntityId) -> None:
    """What gear changes: the profile, and the maximum of power."""
    outfit(draft, hero)
    pool, extra = draft.world.powers[hero], extra_power(draft, hero)
    change = extra - draft.world.heroes[hero].cells
    if change:
        row = attrs.evolve(draft.world.heroes[hero], cells=extra)
        draft.world.heroes[hero] = row
        power = max(0, pool.left + change)
        draft.world.powers[hero] = Power(power, pool.most + change)


def sell(draft: Draft, command: Sell) -> None:
    """A hero sells something."""
    _give_up(draft, command.hero, command.item, "sold")
    pay(draft, command.hero, resale(draft, command.item), "sold")


def hand_over(draft: Draft, command: HandOver) -> None:
    """A hero gives something to another."""
    _give_up(draft, command.hero, command.item, "gift")
    _receive(draft, command.to, command.item, "gift")


def wield(draft: Draft, command: Wield) -> None:
    """A hero takes a carried weapon in hand and puts the other away."""
    hero, weapon = command.hero, command.weapon
    draft.world.packs[hero] = in_hand(draft, draft.world.packs[hero], weapon)
    draft.emit(SkillUsed(hero, "swap", weapon, (), draft.cells(hero)[0]))
    _refit(draft, hero)


def pay_over(draft: Draft, command: Pay) -> None:
    """A hero gives credits to another."""
    pay(draft, command.hero, -command.credits, "gift")
    pay(draft, command.to, command.credits, "gift")


def pay_for_restock(draft: Draft, command: Restock) -> None:
    """A hero pays for a new stock, once a visit."""
    pay(draft, command.hero, -draft.catalog.quest.shop.restock, "restock")
    draft.note(restocked=True)
    restock(draft)


def set_luck(draft: Draft, command: SetLuck) -> None:
    """The players want their dice rolled another way."""
    draft.change_luck(command.luck)
    draft.emit(LuckChanged(command.luck))
