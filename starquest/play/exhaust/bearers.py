"""What the shipped data can never show: rules nobody bears, lines of the horde nobody follows."""

from collections.abc import Callable, Iterator
from itertools import chain

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.content.ops import Grant, Op
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of, kit_of_attack
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.model.profile import Profile, RuleRef


def unborne_rules(catalog: Catalog) -> dict[str, str]:
    """The rules that nothing in a quest has; those of armies do not come into one."""
    borne = {ref.name for ref in _refs(catalog)}
    reason = "no unit of the horde, class, weapon, gear or effect of the data has it"
    return {rule: reason for rule in catalog.rules if rule not in borne}


def _refs(catalog: Catalog) -> Iterator[RuleRef]:
    for unit in catalog.units:
        profile = profile_of(catalog, unit)
        yield from (*profile.rules, *chain.from_iterable(w.rules for w in profile.weapons))
    for table in (catalog.heroes, catalog.gear, catalog.gadgets):
        for row in table.values():
            yield from row.rules
    for weapon in catalog.weapons.values():
        if weapon.group != "unit":  # those of armies are listed too
            yield from weapon.rules
    for gear in catalog.gear.values():
        yield from gear.ranged_rules
    for condition in catalog.conditions.values():
        yield from condition.rules
    for op in _ops(catalog):
        yield from getattr(op, "rules", ())
        if isinstance(op, Grant):
            yield op.rule


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
        if not any(follows(catalog, profile) for profile in profiles)
    }


def _stands(_catalog: Catalog, profile: Profile) -> bool:
    guns = [weapon for weapon in profile.weapons if not weapon.melee]
    steady = [kit_of_attack(profile, gun).any(Rule.shoots_best_still) for gun in guns]
    return kit_of((profile,)).hold_only or any(steady)


FOLLOWERS: dict[str, tuple[str, Callable[[Catalog, Profile], bool]]] = {
    "2": ("knows a spell", lambda _, profile: bool(profile.spells)),
    "3": ("is Immobile or shoots with Indirect or Relentless", _stands),
    "4": ("fights in melee alone", lambda *who: kind_of(*who) is Kind.MELEE),
    "5": ("shoots better than it strikes", lambda *who: kind_of(*who) is Kind.SHOOTING),
    "6": ("is as good in melee as at shooting", lambda *who: kind_of(*who) is Kind.HYBRID),
}
"""Who follows a line; everybody follows the others."""
