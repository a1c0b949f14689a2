"""What the shipped data can never show: rules nobody bears, lines of the horde nobody follows."""

from collections.abc import Callable, Iterator
from itertools import chain

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.ops import Op
from starquest.engine.modes.quest.effects.ground import TURRET
from starquest.engine.modes.quest.heroes.pack import SCOPED
from starquest.engine.modes.quest.horde.kinds import Kind, kind_of
from starquest.model.profile import Profile, RuleRef


def unborne_rules(catalog: Catalog) -> dict[str, str]:
    """The rules that no unit, class, weapon, gear or effect of the data has."""
    borne = {ref.name for ref in _refs(catalog)}
    reason = "no unit, class, weapon, gear or effect of the data has it"
    return {rule: reason for rule in catalog.rules if rule not in borne}


def _refs(catalog: Catalog) -> Iterator[RuleRef]:
    for unit in catalog.units:
        yield from profile_of(catalog, unit).rules
    for table in (catalog.heroes, catalog.weapons, catalog.gear):
        for row in table.values():
            yield from row.rules
    yield from TURRET.rules
    yield from [SCOPED for gear in catalog.gear.values() if gear.scope]
    for op in _ops(catalog):
        yield from getattr(op, "rules", ())


def _ops(catalog: Catalog) -> Iterator[Op]:
    for table in (catalog.spells, catalog.events):
        yield from chain.from_iterable(row.ops for row in table.values())
    for used in (catalog.skills, catalog.feats, catalog.items):
        ways = chain.from_iterable(row.ways for row in used.values())
        yield from chain.from_iterable(way.ops for way in ways)


def excused_lines(catalog: Catalog) -> dict[str, str]:
    """The lines of the horde's list that no unit of the rosters can follow."""
    profiles = [profile_of(catalog, unit) for unit in catalog.units]
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
