"""What a level or a purchase makes of a hero: the real game before it and after it, compared."""

from collections.abc import Iterator

import attrs

from starquest.content.catalog import Catalog
from starquest.desk.weapon_value import Foes, foes_of, worth
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import scene_of
from starquest.model.ids import EntityId
from starquest.model.profile import Profile, Weapon
from starquest.model.state import GameState
from starquest.text.locale import words, words_of
from starquest.text.phrases import Phrases, listed, stat_name

STATS = ("strength", "dexterity", "will")
SLOTS = ("ranged", "melee")
COUNTED = ("tough", "caster")
"""Rules whose number is told as a change."""


def changes(before: GameState, after: GameState, hero: EntityId, say: Phrases) -> list[str]:
    """Everything about a hero that differs, most telling first."""
    told = _Told(before, after, hero, say)
    return [*told.targets(), *told.arms(), *told.counts(), *told.stats(), *told.rules()]


def enemies_of(state: GameState, say: Phrases) -> str:
    """Whom the wounds are worked out for."""
    factions = quest_of(scene_of(state)).factions
    return words("changes.wounds_of", factions=listed(map(say.thing, factions)))


def foes_in(state: GameState, catalog: Catalog) -> Foes:
    """The enemies of a run, as weapons are appraised with."""
    return foes_of(catalog, quest_of(scene_of(state)).factions)


def chance(need: int) -> float:
    """The chance of a die to reach a need."""
    return (7 - need) / 6


@attrs.frozen
class _Told:
    """Two states of one hero."""

    before: GameState
    after: GameState
    hero: EntityId
    say: Phrases

    @property
    def _profiles(self) -> tuple[Profile, Profile]:
        one, two = (state.world.builds[self.hero].profiles[0] for state in self._both)
        return one, two

    @property
    def _both(self) -> tuple[GameState, GameState]:
        return self.before, self.after

    def arms(self) -> Iterator[str]:
        """Another weapon in a hand, or the same one that does more."""
        was, will = self._profiles
        foes = foes_in(self.before, self.say.catalog)
        places = words_of("shop.place")
        for melee, slot in zip((False, True), SLOTS, strict=True):
            old, new = (_held(profile, melee=melee) for profile in (was, will))
            if old is None or new is None:
                if old is not None:
                    yield words("changes.bare", place=places[slot], before=self._named(old))
                if new is not None:
                    harm = worth(will.quality, will.rules, new, foes).wounds
                    yield words("changes.armed", place=places[slot], after=self._named(new), new=harm)  # fmt: skip # noqa: E501
                continue
            one = worth(was.quality, was.rules, old, foes)
            two = worth(will.quality, will.rules, new, foes)
            if old.id != new.id:
                yield words(
                    "changes.arms",
                    place=places[slot],
                    before=self._named(old),
                    after=self._named(new),
                    old=one.wounds,
                    new=two.wounds,
                    same=round(one.wounds, 2) == round(two.wounds, 2),
                    far=self.say.inches(new.range) if new.range != old.range else "",
                    near=self.say.inches(old.range),
                )
            elif one != two:
                yield from self._same(new, (one.hits, two.hits), (one.wounds, two.wounds))

    def _same(
        self, weapon: Weapon, hits: tuple[float, float], wounds: tuple[float, float]
    ) -> Iterator[str]:
        name, (before, after) = self._named(weapon), wounds
        if hits[0] == hits[1]:
            yield words("changes.harm", weapon=name, before=before, after=after)
            return
        once, hit = hits
        yield words("changes.hit", weapon=name, hit=hit, once=once, before=before, after=after)

    def _named(self, weapon: Weapon) -> str:
        return self.say.thing(weapon.id)

    def targets(self) -> Iterator[str]:
        """Quality and Defense."""
        was, will = self._profiles
        names = words_of("changes.name")
        if was.quality != will.quality:
            yield words("changes.target", name=names["quality"], before=was.quality, after=will.quality)  # fmt: skip # noqa: E501
        if was.defense != will.defense:
            yield words("changes.target", name=names["defense"], before=was.defense, after=will.defense)  # fmt: skip # noqa: E501
            yield words("changes.block", before=chance(was.defense), after=chance(will.defense))

    def counts(self) -> Iterator[str]:
        """Wounds it bears, power, spell tokens."""
        names = words_of("changes.name")
        pairs = [(names[rule], *self._numbers(rule)) for rule in COUNTED]
        power = [state.world.powers[self.hero].most for state in self._both]
        for name, one, two in [*pairs, (names["power"], power[0], power[1])]:
            if one != two:
                yield words("changes.value", name=name, before=one, after=two)

    def _numbers(self, rule: str) -> tuple[int, int]:
        one, two = (
            sum(ref.value for ref in profile.rules if ref.name == rule)
            for profile in self._profiles
        )
        return one, two

    def stats(self) -> Iterator[str]:
        """What tests are made with, and the skills that are tried on it."""
        one, two = (state.world.heroes[self.hero] for state in self._both)
        for stat in STATS:
            old, new = int(getattr(one, stat)), int(getattr(two, stat))
            if old == new:
                continue
            skills = [self.say.catalog.skills[name] for name in two.skills]
            used = [skill.name for skill in skills if skill.stat == stat]
            yield words("changes.target", name=stat_name(stat), before=old, after=new)
            yield words("changes.tests", before=chance(old), after=chance(new))
            if used:
                yield words("changes.skilled", skills=listed(used))

    def rules(self) -> Iterator[str]:
        """Special rules it gains."""
        was, will = self._profiles
        known = {rule.name for rule in was.rules}
        for rule in will.rules:
            if rule.name not in known and rule.name not in COUNTED:
                text = self.say.catalog.rules[rule.name].text
                yield words("changes.rule", rule=self.say.rule(rule), text=text)


def _held(profile: Profile, *, melee: bool) -> Weapon | None:
    return next((weapon for weapon in profile.weapons if weapon.melee == melee), None)
