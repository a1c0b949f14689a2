"""Everything a player or the horde may choose or bear: nothing of it may be dead weight."""

from collections.abc import Iterable

from starquest.content.build import profile_of
from starquest.content.catalog import Catalog
from starquest.model.command import Discover, FirstAid, Push, Rest, Scurry
from starquest.play.exhaust.bearers import FOLLOWERS, unborne_rules
from starquest.play.exhaust.goals import LINES, Goal, level_choices

BASICS = (Discover, FirstAid, Push, Rest, Scurry)
"""What every hero can do without having learned it."""
EVERYBODY = "everybody"
"""What stands for a faction where all have units that follow a line."""


def entries(catalog: Catalog) -> list[Goal]:
    """Every entry, in a fixed order."""
    named: dict[str, Iterable[str]] = {
        "basic": [basic_name(kind) for kind in BASICS],
        "skill": catalog.skills,
        "learned": catalog.skills,
        "spell": catalog.spells,
        "feat": catalog.feats,
        "item": catalog.items,
        "weapon": [row.id for row in catalog.weapons.values() if row.group != "unit"],
        "gear": catalog.gear,
        "level": level_choices(catalog),
        "gadget": catalog.gadgets,
        "condition": catalog.conditions,
        "rule": [rule for rule in catalog.rules if rule not in unborne_rules(catalog)],
        "line": _lines(catalog),
    }
    return [Goal(kind, str(name)) for kind, names in named.items() for name in names]


def basic_name(kind: type) -> str:
    """What a basic action is called."""
    return kind.__name__.lower()


def line_name(line: str, faction: str) -> str:
    """A line of the horde's list, followed by somebody of a faction."""
    return f"{line}/{faction}"


def _lines(catalog: Catalog) -> list[str]:
    """The lines each faction has units for; those that everybody follows, once."""
    profiles = {unit.id: profile_of(catalog, unit.id) for unit in catalog.units.values()}
    found = [line_name(line, EVERYBODY) for line in LINES if line not in FOLLOWERS]
    for faction in catalog.factions:
        own = [profiles[unit.id] for unit in catalog.units.values() if unit.faction == faction]
        for line, (_, follows) in FOLLOWERS.items():
            if any(follows(catalog, profile) for profile in own):
                found.append(line_name(line, faction))
    return found


def is_bought(catalog: Catalog, entry: Goal) -> bool:
    """Whether an entry is chosen by paying for it."""
    if entry.kind == "weapon":
        return catalog.weapons[entry.id].sold
    return entry.kind == "gear"
