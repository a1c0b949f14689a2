"""What the shipped data can never show: rules nobody bears, lines of the horde nobody follows."""

from collections.abc import Callable, Iterator
from itertools import chain

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.ops import Op
from starquest.engine.effects.ground import TURRET
from starquest.engine.heroes.pack import SCOPED
from starquest.engine.horde.kinds import Kind, kind_of
from starquest.model.profile import Profile, RuleRef


def unborne_rules(lore: Catalog) -> dict[str, str]:
    """The rules that no unit, class, weapon, gear or effect of the data has."""
    borne = {ref.name for ref in _refs(lore)}
    reason = "no unit, class, weapon, gear or effect of the data has it"
    return {rule: reason for rule in lore.rules if rule not in borne}


def _refs(lore: Catalog) -> Iterator[RuleRef]:
    for unit in lore.units:
        yield from profile_of(lore, unit).rules
    for table in (lore.heroes, lore.weapons, lore.gear):
        for row in table.values():
            yield from row.rules
    yield from TURRET.rules
    yield from [SCOPED for gear in lore.gear.values() if gear.scope]
    for op in _ops(lore):
        yield from getattr(op, "rules", ())


def _ops(lore: Catalog) -> Iterator[Op]:
    for table in (lore.spells, lore.events):
        yield from chain.from_iterable(row.ops for row in table.values())
    for used in (lore.skills, lore.feats, lore.items):
        modes = chain.from_iterable(row.modes for row in used.values())
        yield from chain.from_iterable(mode.ops for mode in modes)


def excused_lines(lore: Catalog) -> dict[str, str]:
    """The lines of the horde's list that no unit of the rosters can follow."""
    profiles = [profile_of(lore, unit) for unit in lore.units]
    return {
        line: f"no unit of the rosters {what}"
        for line, (what, follows) in FOLLOWERS.items()
        if not any(follows(profile) for profile in profiles)
    }


def _stands(profile: Profile) -> bool:
    shots = [rule.name for w in profile.weapons if not w.melee for rule in w.rules]
    own = [rule.name for rule in profile.rules]
    shooter = any(not weapon.melee for weapon in profile.weapons)
    steady = shooter and not {"indirect", "relentless"}.isdisjoint([*own, *shots])
    return "immobile" in own or steady


FOLLOWERS: dict[str, tuple[str, Callable[[Profile], bool]]] = {
    "2": ("knows a spell", lambda profile: bool(profile.spells)),
    "3": ("is Immobile or shoots with Indirect or Relentless", _stands),
    "4": ("fights in melee alone", lambda profile: kind_of(profile) is Kind.MELEE),
    "5": ("shoots better than it strikes", lambda profile: kind_of(profile) is Kind.SHOOTING),
    "6": ("is as good in melee as at shooting", lambda profile: kind_of(profile) is Kind.HYBRID),
}
"""Who follows a line; everybody follows the others."""
