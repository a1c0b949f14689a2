"""What a prepared game is made from: the data, what is still missing, and dice to choose by."""

from collections.abc import Callable, Collection, Iterable

import attrs

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.model.change import changed
from starquest.model.profile import Profile
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.play.exhaust.goals import Goal
from starquest.play.modes.quest.spread import Picks


@attrs.frozen
class Need:
    """Chooses what is missing before anything else."""

    catalog: Catalog
    missing: Collection[Goal]
    picks: Picks

    def want(self, kind: str, names: Iterable[str]) -> list[str]:
        """Names in a drawn order, those still missing first."""
        return self._order(names, lambda name: self._lacks(kind, name))

    def _order(self, names: Iterable[str], first: Callable[[str], bool]) -> list[str]:
        known = list(names)
        return sorted(self.picks.some(known, len(known)), key=lambda name: not first(name))

    def _lacks(self, kind: str, *names: str) -> bool:
        return any(Goal(kind, name) in self.missing for name in names)

    def weapons(self, group: str) -> list[str]:
        """Weapons for a hero's hand, those missing or with a missing rule first."""
        rows = {w.id: [ref.name for ref in w.rules] for w in self.catalog.weapons.values()
                if w.group == group}  # fmt: skip
        return self._order(
            rows, lambda name: self._lacks("weapon", name) or self._lacks("rule", *rows[name])
        )

    def units(self) -> list[str]:
        """Units of the rosters, those missing or with a missing rule first."""
        rules = {unit: _rules(profile_of(self.catalog, unit)) for unit in self.catalog.units}
        return self._order(
            rules, lambda unit: self._lacks("unit", unit) or self._lacks("rule", *rules[unit])
        )

    @property
    def most(self) -> int:
        """The heroes of a full party."""
        return self.catalog.quest.party.most

    def quest(self, size: int = 0, **fields: object) -> QuestSetup:
        """A varied setup that leans towards what is missing; some of its fields may be given."""
        catalog, picks = self.catalog, self.picks
        numbers = catalog.quest.party
        size = size or numbers.fewest + picks.below(numbers.most - numbers.fewest + 1)
        quest = QuestSetup(
            tuple(self._recruit(kind) for kind in self.heroes()[:size]),
            factions=self._factions(),
            small=bool(picks.below(2)),
            phases=not picks.below(3),
            challenges=CHALLENGES,
            alertness=self.want("alertness", catalog.alertness)[0],
            time=self.want("time", catalog.times)[0],
            weather=self.want("weather", catalog.weather)[0],
        )
        return changed(quest, **fields)

    def heroes(self) -> list[str]:
        """The classes, those whose feat is missing first."""
        feats = {kind: row.feat for kind, row in self.catalog.heroes.items()}
        return self._order(feats, lambda kind: self._lacks("feat", feats[kind]))

    def traditions(self) -> list[str]:
        """The traditions of the spells in a drawn order, those of missing spells first."""
        return [
            self.catalog.spells[name].tradition for name in self.want("spell", self.catalog.spells)
        ]

    def _recruit(self, kind: str) -> Recruit:
        caster = self.catalog.heroes[kind].tradition is not None
        return Recruit(kind, tradition=self.traditions()[0] if caster else "")

    def _factions(self) -> tuple[str, ...]:
        units = self.units()[: 1 + self.picks.below(2)]
        return tuple(dict.fromkeys(self.catalog.units[unit].faction for unit in units))


def _rules(profile: Profile) -> list[str]:
    arms = [ref for weapon in profile.weapons for ref in weapon.rules]
    return [ref.name for ref in (*profile.rules, *arms)]
