"""Between waves: what to buy for whom, what to hand over or sell, who pays."""

from collections.abc import Iterator

import attrs

from starquest.engine.modes.quest.heroes.inventory import (
    may_swap,
    owned,
    price,
    resale,
    with_item,
    without_item,
)
from starquest.engine.modes.quest.shop import on_sale
from starquest.model.command import Buy, Command, Done, HandOver, Pay, Restock, Sell, Wield
from starquest.model.component import Pack
from starquest.model.ids import NOBODY, EntityId
from starquest.play.bots.greedy.gear import arm, credit_worth, waves_ahead, wear
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.supplies import comfort

WORTH_IT = 1.0
"""What handing something over must bring, so that nothing goes to and fro."""
RICH = 25
"""The purse for which other goods are worth a look."""


@attrs.frozen
class Deal:
    """Something for a hero, in place of something it has."""

    hero: EntityId
    item: str
    old: str
    cost: int
    surplus: float


def trade(out: Outlook) -> Command:
    """The next trade worth making, or none."""
    first = next(_in_hand(out), None) or next(_clearance(out), None)
    if first is not None:
        return first
    deals = [deal for deal in _deals(out) if deal.surplus > 0]
    best = max(deals, key=lambda deal: (deal.surplus, -deal.hero, deal.item), default=None)
    return _other_goods(out) if best is None else _carry_out(out, best)


def _in_hand(out: Outlook) -> Iterator[Command]:
    """Take a carried weapon in hand that is better than the one there."""
    for hero, pack in out.world.packs.items():
        for weapon in pack.spares:
            held = str(getattr(pack, out.scene.catalog.weapons[weapon].group))
            if may_swap(out.scene, pack, weapon) and arm(out, hero, weapon) > arm(out, hero, held):
                yield Wield(hero, weapon)


def _clearance(out: Outlook) -> Iterator[Command]:
    """Hand over or sell what others have more use for."""
    for hero, pack in out.world.packs.items():
        for item in dict.fromkeys((*pack.spares, *pack.items)):
            worth = comfort(out, hero, item, hero) if item in pack.items else 0.0
            yield from _passed_on(out, hero, item, worth)


def _passed_on(out: Outlook, hero: EntityId, item: str, worth: float) -> Iterator[Command]:
    """To whoever gains most by it, or to the shop, if that is better than keeping it."""
    sold = credit_worth(out) * resale(out.scene, item)
    heir, gain = _heir(out, hero, item)
    if heir and gain > max(worth + WORTH_IT, sold):
        yield HandOver(hero, heir, item)
    elif sold > worth:
        yield Sell(hero, item)


def _heir(out: Outlook, hero: EntityId, item: str) -> tuple[EntityId | None, float]:
    """Who of the others would gain most by a thing, and how much."""
    gains = [
        (_gain(out, other, item, hero), -other)
        for other, pack in out.world.packs.items()
        if other != hero and with_item(out.scene, pack, item) is not None
    ]
    gain, heir = max(gains, default=(0.0, 0))
    return (EntityId(-heir), gain) if gain > 0 else (None, 0.0)


def _gain(out: Outlook, hero: EntityId, item: str, owner: EntityId = NOBODY) -> float:
    """How much better off a hero with room for a thing would be with it."""
    catalog, pack = out.scene.catalog, out.world.packs[hero]
    if item in catalog.items:
        return comfort(out, hero, item, owner)
    if item in catalog.gear:
        able = catalog.gear[item].suits(out.world.heroes[hero].base.rules)
        return waves_ahead(out) * wear(out, hero, item) if able else 0.0
    if not may_swap(out.scene, pack, item):
        return 0.0
    old = str(getattr(pack, catalog.weapons[item].group))
    return waves_ahead(out) * (arm(out, hero, item) - arm(out, hero, old))


def _deals(out: Outlook) -> Iterator[Deal]:
    """Every purchase the party can pay for together."""
    purse = _purse(out)
    for item in on_sale(out.scene.catalog, out.quest.stock):
        full = price(out.scene, item)
        for hero in out.world.heroes:
            old = _given_up(out, hero, item)
            cost = full - (resale(out.scene, old) if old else 0)
            deal = _deal(out, hero, item, old, cost) if cost <= purse else None
            if deal is not None:
                yield deal


def _purse(out: Outlook) -> int:
    return sum([pack.credits for pack in out.world.packs.values()])


def _deal(out: Outlook, hero: EntityId, item: str, old: str, cost: int) -> Deal | None:
    """A purchase and what it is worth, if the hero has room and use for it."""
    pack = out.world.packs[hero]
    new = with_item(out.scene, without_item(pack, old) if old else pack, item)
    if new is None or item in new.spares or item == old:
        return None
    value = _gain(out, hero, item) - _lost(out, hero, old)
    return Deal(hero, item, old, cost, value - credit_worth(out) * cost)


def _given_up(out: Outlook, hero: EntityId, item: str) -> str:
    """What would have to go for a thing; empty if there is room."""
    catalog, pack = out.scene.catalog, out.world.packs[hero]
    if item in catalog.items:
        full = len(pack.items) >= catalog.quest.hero.items
        return min(pack.items, key=lambda name: comfort(out, hero, name, hero)) if full else ""
    if item in catalog.gear:
        return _worn(out, hero, pack, item)
    return str(getattr(pack, catalog.weapons[item].group))


def _lost(out: Outlook, hero: EntityId, old: str) -> float:
    """What giving a thing up costs; a weapon's gain is counted against the old one already."""
    if old in out.scene.catalog.items:
        return comfort(out, hero, old, hero)
    return waves_ahead(out) * wear(out, hero, old) if old in out.scene.catalog.gear else 0.0


def _worn(out: Outlook, hero: EntityId, pack: Pack, item: str) -> str:
    """What a hero would take off for other gear."""
    numbers = out.scene.catalog.quest.hero
    match out.scene.catalog.gear[item].slot:
        case "armour":
            return pack.armour
        case "upgrade" if len(pack.upgrades) >= numbers.upgrades and item not in pack.upgrades:
            return min(pack.upgrades, key=lambda name: (wear(out, hero, name), name))
        case _:
            return ""


def _carry_out(out: Outlook, deal: Deal) -> Command:
    """Gather the credits, make room, buy."""
    pack, full = out.world.packs[deal.hero], price(out.scene, deal.item)
    if deal.old and deal.old in owned(pack):
        heir, gain = _heir(out, deal.hero, deal.old)
        if heir and full <= _purse(out) and gain > credit_worth(out) * resale(out.scene, deal.old):
            return HandOver(deal.hero, heir, deal.old)
        if deal.cost <= pack.credits:
            return Sell(deal.hero, deal.old)
    if deal.cost > pack.credits:
        return _gather(out, deal.hero, deal.cost - pack.credits)
    return Buy(deal.hero, deal.item)


def _other_goods(out: Outlook) -> Command:
    """Pay for a new stock if much is left, else leave."""
    cost, packs = out.scene.catalog.quest.shop.restock, out.world.packs
    able = [hero for hero, pack in packs.items() if pack.credits >= cost]
    if able and not out.quest.restocked and _purse(out) >= cost + RICH:
        return Restock(max(able, key=lambda hero: (packs[hero].credits, -hero)))
    return Done()


def _gather(out: Outlook, hero: EntityId, short: int) -> Command:
    """Credits from whoever has most: the smallest sum that is enough, else the largest."""
    packs = out.world.packs
    giver = max([h for h in packs if h != hero], key=lambda h: (packs[h].credits, -h))
    sums = [
        s
        for s in (*out.scene.catalog.quest.shop.sums, packs[giver].credits)
        if s <= packs[giver].credits
    ]
    enough = [s for s in sums if s >= short]
    return Pay(giver, hero, min(enough) if enough else max(sums))
