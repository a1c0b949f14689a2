"""Between waves: what to buy for whom, what to sell, who pays."""

from collections.abc import Iterator

import attrs

from starquest.engine.modes.quest.heroes.inventory import (
    owned,
    price,
    resale,
    with_item,
    without_item,
)
from starquest.engine.modes.quest.shop import on_sale
from starquest.model.command import Buy, Command, Done, Pay, Sell
from starquest.model.ids import EntityId
from starquest.play.bots.greedy.gear import arm, waves_ahead, wear
from starquest.play.bots.greedy.outlook import Outlook

USELESS = ("teleport_kit", "noise_grenade", "grease_grenade")
"""Consumables this player has no use for."""
WANTED = {"med_kit": 36.0, "frag_grenade": 20.0, "stun_grenade": 26.0}
"""Consumables worth having, in points."""
ENOUGH = 2
"""How many of each the whole party wants."""


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
    clearance = next(_clearance(out), None)
    if clearance is not None:
        return clearance
    deals = [deal for deal in _deals(out) if deal.surplus > 0]
    best = max(deals, key=lambda deal: (deal.surplus, -deal.hero, deal.item), default=None)
    return Done() if best is None else _carry_out(out, best)


def _clearance(out: Outlook) -> Iterator[Command]:
    """Sell what is never used."""
    for hero, pack in out.world.packs.items():
        for item in (*[name for name in pack.items if name in USELESS], *pack.spares):
            yield Sell(hero, item)


def _deals(out: Outlook) -> Iterator[Deal]:
    """Every purchase the party can pay for together."""
    purse = sum([pack.credits for pack in out.world.packs.values()])
    for item in on_sale(out.scene.catalog, out.quest.stock):
        for hero in out.world.heroes:
            deal = _deal(out, hero, item)
            if deal is not None and deal.cost <= purse:
                yield deal


def _deal(out: Outlook, hero: EntityId, item: str) -> Deal | None:
    """A purchase and what it is worth, if the hero has room and use for it."""
    pack = out.world.packs[hero]
    old, value = _value(out, hero, item)
    new = with_item(out.scene, without_item(pack, old) if old else pack, item)
    if new is None or item in new.spares or item == old:
        return None
    cost = price(out.scene, item) - (resale(out.scene, old) if old else 0)
    return Deal(hero, item, old, cost, value - out.weights.credit * cost)


def _value(out: Outlook, hero: EntityId, item: str) -> tuple[str, float]:
    """What would have to go for a thing, and how much better off a hero would be."""
    catalog, pack = out.scene.catalog, out.world.packs[hero]
    if item in catalog.items:
        return "", _comfort(out, hero, item)
    if item in catalog.gear:
        able = catalog.gear[item].suits(out.world.heroes[hero].base.rules)
        return "", waves_ahead(out) * wear(out, hero, item) if able else 0.0
    old = str(getattr(pack, catalog.weapons[item].group))
    return old, waves_ahead(out) * (arm(out, hero, item) - arm(out, hero, old))


def _comfort(out: Outlook, hero: EntityId, item: str) -> float:
    """What one more of a consumable is worth."""
    held = [name for pack in out.world.packs.values() for name in pack.items]
    enough = item in out.world.packs[hero].items or held.count(item) >= ENOUGH
    return 0.0 if enough else WANTED.get(item, 0.0)


def _carry_out(out: Outlook, deal: Deal) -> Command:
    """Gather the credits, make room, buy."""
    pack = out.world.packs[deal.hero]
    if deal.cost > pack.credits:
        return _gather(out, deal.hero, deal.cost - pack.credits)
    if deal.old and deal.old in owned(pack):
        return Sell(deal.hero, deal.old)
    return Buy(deal.hero, deal.item)


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
