"""What everybody and everything is called."""

from collections.abc import Mapping
from functools import cache

from starquest.content.catalog import Catalog
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.locale import Locale, words, words_of

Names = Mapping[EntityId, str]
"""What every unit, model and marker is called."""

ONE_OF_MANY = (
    "upgrades", "army_units", "treasure", "alertness", "times", "injuries", "conditions", "events",
    "factions", "heroes", "units", "gear", "items", "feats", "skills", "rules", "spells", "weapons",
)  # fmt: skip
"""The tables of the catalog that name causes, from the last to be asked to the first."""


@cache
def names_in(catalog: Catalog, _locale: Locale) -> Mapping[str, str]:
    """What every entry of the catalog and every other cause is called, by id, in a locale."""
    weather = catalog.weather.items()
    found = {name: words("phrases.weather", name=row.name) for name, row in weather}
    for table in ONE_OF_MANY:
        found |= {name: row.name for name, row in getattr(catalog, table).items()}
    return {**found, **words_of("causes")}


def plain_names(state: GameState) -> dict[EntityId, str]:
    """Each unit by its bare name."""
    return {unit: clean(row.name) for unit, row in state.world.units.items()}


def remember(state: GameState, known: dict[EntityId, str]) -> None:
    """Add what everybody on the table is called; units of one name are numbered."""
    units = state.world.units
    new = [unit for unit, row in units.items() if not _fits(known.get(unit), clean(row.name))]
    bodies = state.world.bodies
    if new:
        taken = {known[unit] for unit in units.keys() - new}
        for unit in new:
            known[unit] = _free(clean(units[unit].name), taken)
            taken.add(known[unit])
    if new or not known.keys() >= bodies.keys():
        known |= {model: known[body.unit] for model, body in bodies.items()}
    for objective, mark in state.world.objectives.items():
        if objective not in known:
            known[objective] = words("phrases.objective", number=mark.number)
    known |= dict.fromkeys(state.world.search_tokens, words("phrases.search_token"))
    known |= dict.fromkeys(state.world.treasures, words("phrases.treasure"))


def _fits(name: str | None, base: str) -> bool:
    """Whether a name is the bare one, or that and a number."""
    if name is None or name == base:
        return name is not None
    return name.startswith(base) and name[len(base) :].strip("0123456789 ") == ""


def _free(base: str, taken: set[str]) -> str:
    number = 1
    while (name := base if number == 1 else f"{base} {number}") in taken:
        number += 1
    return name
