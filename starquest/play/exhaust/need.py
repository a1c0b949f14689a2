"""What a prepared game is made from: the data, what is still missing, and dice to choose by."""

from collections.abc import Collection, Iterable

import attrs

from starquest.content.catalog import Catalog
from starquest.model.change import changed
from starquest.model.setup import CHALLENGES, Quest, Recruit
from starquest.play.exhaust.goals import Goal
from starquest.play.quests import FEWEST, MOST
from starquest.play.spread import Picks


@attrs.frozen
class Need:
    """Chooses what is missing before anything else."""

    lore: Catalog
    missing: Collection[Goal]
    picks: Picks

    def want(self, kind: str, names: Iterable[str]) -> list[str]:
        """Names in a drawn order, those still missing first."""
        known = list(names)
        order = self.picks.some(known, len(known))
        return sorted(order, key=lambda name: Goal(kind, name) not in self.missing)

    def quest(self, size: int = 0, **fields: object) -> Quest:
        """A varied setup that leans towards what is missing; some of its fields may be given."""
        lore, picks = self.lore, self.picks
        size = size or FEWEST + picks.below(MOST - FEWEST + 1)
        quest = Quest(
            tuple(self._recruit(kind) for kind in self.want_heroes()[:size]),
            factions=self._factions(),
            small=bool(picks.below(2)),
            phases=not picks.below(3),
            challenges=CHALLENGES,
            alertness=self.want("alertness", lore.alertness)[0],
            time=self.want("time", lore.times)[0],
            weather=self.want("weather", lore.weather)[0],
        )
        return changed(quest, **fields)

    def want_heroes(self) -> list[str]:
        """The classes in a drawn order, those whose feat is missing first."""
        order = self.picks.some(list(self.lore.heroes), len(self.lore.heroes))
        feats = {kind: Goal("feat", self.lore.heroes[kind].feat) for kind in order}
        return sorted(order, key=lambda kind: feats[kind] not in self.missing)

    def traditions(self) -> list[str]:
        """The traditions of the spells in a drawn order, those of missing spells first."""
        return [self.lore.spells[name].tradition for name in self.want("spell", self.lore.spells)]

    def _recruit(self, kind: str) -> Recruit:
        caster = self.lore.heroes[kind].tradition is not None
        return Recruit(kind, tradition=self.traditions()[0] if caster else "")

    def _factions(self) -> tuple[str, ...]:
        units = self.want("unit", self.lore.units)[: 1 + self.picks.below(2)]
        return tuple(dict.fromkeys(self.lore.units[unit].faction for unit in units))
