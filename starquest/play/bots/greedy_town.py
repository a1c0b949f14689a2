"""Between waves: what to buy for whom, what to sell, who pays."""

from collections.abc import Iterator

import attrs

from starquest.engine.mission.goods import owned, price, resale, with_item, without_item
from starquest.engine.mission.shop import on_sale
from starquest.engine.options import Options
from starquest.model.command import Buy, Command, Done, Pay, Sell
from starquest.model.ids import EntityId
from starquest.play.bots.greedy_gear import arm, waves_ahead, wear
from starquest.play.bots.greedy_outlook import Outlook

CREDIT = 1.5
"""What a credit could buy elsewhere, in points."""
USELESS = ("teleport_kit", "noise_grenade", "grease_grenade")
WANTED = {"med_kit": 36.0, "frag_grenade": 20.0, "stun_grenade": 26.0}
"""Consumables worth having one of, in points."""
SUMS = (10, 5, 1)


@attrs.frozen
class Deal:
    """Something for a hero, in place of something it has."""

    hero: EntityId
    item: str
    old: str
    surplus: float
    cost: int


def trade(out: Outlook, options: Options) -> Command:
    """The next trade worth making, or none."""
    for command in _clearance(out):
        if command in options:
            return command
    deals = [deal for deal in _deals(out) if deal.surplus > 0]
    if not deals:
        return Done()
    return _carry_out(out, max(deals, key=lambda d: (d.surplus, -d.hero, d.item)), options)


def _clearance(out: Outlook) -> Iterator[Command]:
    """Sell what this party never uses."""
    for hero, pack in out.scene.world.packs.items():
        for item in (*pack.items, *pack.spares):
            if item in USELESS or item in pack.spares:
                yield Sell(hero, item)


def _deals(out: Outlook) -> Iterator[Deal]:
    scene = out.scene
    purse = sum([pack.credits for pack in scene.world.packs.values()])
    for item in on_sale(scene.lore, scene.quest.stock):
        for hero in scene.world.heroes:
            deal = _deal(out, hero, item)
            if deal is not None and deal.cost <= purse:
                yield deal


def _deal(out: Outlook, hero: EntityId, item: str) -> Deal | None:
    scene, pack = out.scene, out.scene.world.packs[hero]
    if item in scene.lore.items:
        held = [name for p in scene.world.packs.values() for name in p.items]
        value = WANTED.get(item, 0.0) if item not in pack.items and held.count(item) < 2 else 0.0
        return _priced(out, hero, item, "", value)
    if item in scene.lore.gear:
        caster = any(rule.name == "caster" for rule in scene.world.heroes[hero].base.rules)
        if scene.lore.gear[item].caster and not caster:
            return None
        return _priced(out, hero, item, "", waves_ahead(out) * wear(out, hero, item))
    old = str(getattr(pack, scene.lore.weapons[item].group))
    gain = arm(out, hero, item) - arm(out, hero, old)
    return _priced(out, hero, item, old, waves_ahead(out) * gain)


def _priced(out: Outlook, hero: EntityId, item: str, old: str, value: float) -> Deal | None:
    """A deal with what it costs, if the hero has room for it."""
    scene, pack = out.scene, out.scene.world.packs[hero]
    room = without_item(pack, old) if old else pack
    new = with_item(scene, room, item)
    if new is None or item in new.spares or item == old:
        return None
    cost = price(scene, item) - (resale(scene, old) if old else 0)
    return Deal(hero, item, old, value - CREDIT * cost, cost)


def _carry_out(out: Outlook, deal: Deal, options: Options) -> Command:
    """Gather the credits, make room, buy."""
    packs = out.scene.world.packs
    short = deal.cost - packs[deal.hero].credits
    if short > 0:
        return _gather(out, deal.hero, short)
    if deal.old and deal.old in owned(packs[deal.hero]):
        return Sell(deal.hero, deal.old)
    return Buy(deal.hero, deal.item)


def _gather(out: Outlook, hero: EntityId, short: int) -> Command:
    """Credits from whoever has most: the smallest sum that is enough, else the largest."""
    packs = out.scene.world.packs
    giver = max([h for h in packs if h != hero], key=lambda h: (packs[h].credits, -h))
    sums = [s for s in (*SUMS, packs[giver].credits) if s <= packs[giver].credits]
    enough = [s for s in sums if s >= short]
    return Pay(giver, hero, min(enough) if enough else max(sums))
