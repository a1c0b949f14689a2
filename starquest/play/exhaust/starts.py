"""Games worth playing for what has not happened yet: setups, and gifts that bring it near."""

from collections.abc import Callable, Collection, Iterable

import attrs

from starquest.content.catalog import Catalog
from starquest.content.spells import Tradition
from starquest.model.setup import CHALLENGES, Quest, Recruit
from starquest.play.exhaust import gifts
from starquest.play.exhaust.gifts import Gift
from starquest.play.exhaust.goals import Goal
from starquest.play.quests import FEWEST, MOST
from starquest.play.spread import Picks

ASPECT = 9
"""The draws a start's setup is made of, apart from those of a simulation."""
MOST_ITEMS = 4


@attrs.frozen
class Start:
    """A game to play: its setup, its gifts and its bot."""

    quest: Quest
    gifts: tuple[Gift, ...] = ()
    bot: str = "random"
    limit: int = 600
    """Commands after which enough was seen."""


@attrs.frozen
class Need:
    """What a start is made from: the data, what is missing, and dice to choose by."""

    lore: Catalog
    missing: Collection[Goal]
    picks: Picks

    def want(self, kind: str, names: Iterable[str]) -> list[str]:
        """Names in a drawn order, those still missing first."""
        order = self.picks.some(list(names), len(list(names)))
        return sorted(order, key=lambda name: Goal(kind, name) not in self.missing)

    def quest(self, size: int = 0, **changes: object) -> Quest:
        """A varied setup that leans towards what is missing."""
        lore, picks = self.lore, self.picks
        size = size or FEWEST + picks.below(MOST - FEWEST + 1)
        party = tuple(self._recruit(kind) for kind in picks.some(list(lore.heroes), size))
        quest = Quest(
            party,
            factions=self._factions(),
            small=bool(picks.below(2)),
            phases=not picks.below(3),
            challenges=CHALLENGES,
            alertness=self.want("alertness", lore.alertness)[0],
            time=self.want("time", lore.times)[0],
            weather=self.want("weather", lore.weather)[0],
        )
        return attrs.evolve(quest, **changes)  # type: ignore[arg-type]  # fields by their names

    def _recruit(self, kind: str) -> Recruit:
        wanted = self.want("spell", self.lore.spells)[0]
        caster = self.lore.heroes[kind].tradition is not None
        return Recruit(kind, tradition=self.lore.spells[wanted].tradition if caster else "")

    def _factions(self) -> tuple[str, ...]:
        units = self.want("unit", self.lore.units)
        found = dict.fromkeys(self.lore.units[unit].faction for unit in units[: 1 + self.picks.below(2)])
        return tuple(found)


def plain(need: Need) -> Start:
    """An ordinary mission."""
    return Start(need.quest(challenges=() if need.picks.below(4) else CHALLENGES), limit=2000)


def clever(need: Need) -> Start:
    """A mission played by somebody who wants to win."""
    return Start(need.quest(), bot="greedy", limit=2000)


def equipped(need: Need) -> Start:
    """Heroes with skills, items and weapons that nobody has used yet."""
    lore = need.lore
    weapons = need.want("weapon", [w.id for w in lore.weapons.values() if w.group != "unit"])
    hold = {lore.weapons[name].group: name for name in reversed(weapons)}
    return Start(
        need.quest(),
        (
            gifts.skills(need.want("skill", lore.skills)[:5]),
            gifts.things(
                need.want("item", lore.items)[:MOST_ITEMS], hold["ranged"], hold["melee"],
                [name for name in need.want("gear", lore.gear) if lore.gear[name].slot == "upgrade"][:2],
            ),
            gifts.toughness(10),
        ),
    )  # fmt: skip


def casters(need: Need) -> Start:
    """A party of casters with tokens to burn and things to cure."""
    wanted = need.want("spell", need.lore.spells)
    traditions: list[Tradition] = [need.lore.spells[name].tradition for name in wanted]
    kinds = [kind.id for kind in need.lore.heroes.values() if kind.tradition is not None]
    party = tuple(Recruit(kinds[0], tradition=tradition) for tradition in traditions[:3])
    return Start(
        need.quest(party=party),
        (gifts.magic(5), gifts.toughness(30), gifts.dying("crippled"), gifts.toughness(20)),
    )


def rich(need: Need) -> Start:
    """Seasoned heroes in front of the shop, with money."""
    gift = (gifts.experience(130), gifts.riches(300), gifts.moment(0, 5), gifts.toughness(50))
    return Start(need.quest(MOST), gift, limit=400)


def doomed(need: Need) -> Start:
    """Heroes about to bleed as a wave ends."""
    gift = (gifts.dying("diseased"), gifts.moment(3, 5))
    return Start(need.quest(MOST, share=1), gift, limit=120)


def swarmed(need: Need) -> Start:
    """A horde with room for its largest units."""
    return Start(need.quest(MOST, share=300), (gifts.toughness(60),), limit=300)


def searching(need: Need) -> Start:
    """Search tokens everywhere, and luck."""
    gift = (
        gifts.moment(5, 0),
        gifts.tokens(16, 6),
        gifts.things((), upgrades=["lucky_charm"]),
        gifts.skills(["scavenge"]),
        gifts.toughness(30),
    )
    return Start(need.quest(MOST, share=1), gift, limit=400)


def winning(need: Need) -> Start:
    """The last wave, nearly over."""
    gift = (gifts.moment(9, 4), gifts.toughness(90))
    return Start(need.quest(MOST, share=1), gift, limit=400)


STARTS: dict[str, Callable[[Need], Start]] = {
    "plain": plain,
    "clever": clever,
    "equipped": equipped,
    "casters": casters,
    "rich": rich,
    "doomed": doomed,
    "swarmed": swarmed,
    "searching": searching,
    "winning": winning,
}
