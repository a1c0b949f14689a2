"""Games worth playing for what has not happened yet: setups, and gifts that bring it near."""

from collections.abc import Callable

import attrs

from starquest.model.setup import QuestSetup, Recruit
from starquest.play.exhaust.gifts import (
    Gift,
    ailing,
    experience,
    magic,
    riches,
    skills,
    things,
    toughness,
)
from starquest.play.exhaust.moments import moment, shopping, storms, tokens, wave_end
from starquest.play.exhaust.need import Need

ITEMS, UPGRADES, SKILLS, GEAR = 4, 2, 5, 4


@attrs.frozen
class Start:
    """A game to play: its setup, its gifts and its bot."""

    quest: QuestSetup
    gifts: tuple[Gift, ...] = ()
    bot: str = "random"
    limit: int = 600
    """Commands after which enough was seen."""


def plain(need: Need) -> Start:
    """A mission without any help, and without challenges."""
    return Start(need.quest(challenges=()), limit=2000)


def clever(need: Need) -> Start:
    """A mission with every challenge, played by somebody who wants to win."""
    return Start(need.quest(), bot="greedy", limit=2000)


def equipped(need: Need) -> Start:
    """Heroes with skills, items, weapons and gear that nobody has used yet."""
    catalog = need.catalog
    worn = need.picks.some(list(catalog.gear), len(catalog.gear))
    upgrades = tuple(name for name in worn if catalog.gear[name].slot == "upgrade")
    pack = things(
        items=tuple(need.want("item", catalog.items)[:ITEMS]),
        ranged=need.weapons("ranged")[0],
        melee=need.weapons("melee")[0],
        armour=next(name for name in worn if catalog.gear[name].slot == "armour"),
        upgrades=upgrades[:UPGRADES],
    )
    known = skills(need.want("skill", catalog.skills)[:SKILLS])
    return Start(need.quest(), (pack, known, toughness(10)))


def casters(need: Need) -> Start:
    """A party of casters with tokens to burn and something to cure."""
    kind = next(kind.id for kind in need.catalog.heroes.values() if kind.tradition is not None)
    party = tuple(Recruit(kind, tradition=tradition) for tradition in need.traditions()[:3])
    return Start(need.quest(party=party), (magic(5), ailing("crippled"), toughness(50)))


def rich(need: Need) -> Start:
    """Seasoned heroes in front of the shop, with money."""
    wares = [*need.want("gear", need.catalog.gear)[:GEAR], *need.weapons("ranged")[:GEAR]]
    gifts = (shopping(wares), experience(130), riches(300), toughness(50))
    return Start(need.quest(need.most), gifts, limit=250)


def doomed(need: Need) -> Start:
    """A wave is over, and only one hero is on its feet."""
    return Start(need.quest(need.most, share=1), (wave_end(3, fallen=need.most - 1),), limit=60)


def swarmed(need: Need) -> Start:
    """A horde with room for its largest units, and traps in its way."""
    gifts = (toughness(60), skills(["set_trap"]))
    return Start(need.quest(need.most, share=300), gifts, limit=300)


def searching(need: Need) -> Start:
    """Search tokens everywhere, and luck."""
    luck = (things(upgrades=("lucky_charm",)), skills(["scavenge"]))
    wave = moment(5 + need.picks.below(2))
    gifts = (wave, tokens(12, 12), *luck, toughness(30))
    return Start(need.quest(need.most, share=1), gifts, limit=200)


def stormy(need: Need) -> Start:
    """One event after the other."""
    return Start(need.quest(need.most, share=1, small=True), (storms(6),), limit=20)


def winning(need: Need) -> Start:
    """The last wave, nearly over."""
    return Start(need.quest(need.most, share=1), (moment(9, 4), toughness(90)), limit=300)


STARTS: dict[Callable[[Need], Start], tuple[str, ...]] = {
    plain: ("ending", "command", "told", "ask", "line", "rule", "feat", "condition", "unit"),
    clever: ("ending", "command", "told", "ask", "line", "feat"),
    equipped: ("command", "told", "ask", "line", "rule", "item", "weapon", "skill"),
    casters: ("spell", "told", "ask"),
    rich: ("gear", "weapon", "level", "command", "told", "ask"),
    doomed: ("injury", "told", "ask"),
    swarmed: ("unit", "rule", "line", "told"),
    searching: ("find", "condition", "told", "ask", "command"),
    stormy: ("event", "alertness", "time", "weather"),
    winning: ("ending",),
}
"""Every start, and the kinds of goals it is good for."""
