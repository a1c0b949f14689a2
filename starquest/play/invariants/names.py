"""Names of a state that the game's data must know, or the rules would stumble over them."""

from collections.abc import Container, Iterable, Iterator

from starquest.content.catalog import Catalog
from starquest.engine.hooks import RULES
from starquest.model.state import GameState

Names = Iterator[tuple[str, str]]
"""The table of the catalog and the name it should have; an empty one is no name at all."""
NAMELESS = "?"
"""Stands for an empty name where there must be one."""


def unknown_names(state: GameState) -> Iterator[str]:
    """Every rule and spell that a unit has is there."""
    yield from unknown(state, _units(state))


def unknown(state: GameState, named: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Of some names those that the game's data do not have."""
    catalog = state.catalog
    if not isinstance(catalog, Catalog):
        yield "there are no game data"
        return
    goods: Container[str] = {*catalog.weapons, *catalog.gear, *catalog.items}
    own: dict[str, Container[str]] = {"goods": goods, "rules": RULES}
    for table, name in named:
        known = own[table] if table in own else getattr(catalog, table)
        if name and name not in known:
            yield f"the game's data have no {name!r} among the {table}"


def _units(state: GameState) -> Names:
    for build in state.world.builds.values():
        for profile in build.profiles:
            yield from (("spells", spell or NAMELESS) for spell in profile.spells)
            rules = (*profile.rules, *[r for weapon in profile.weapons for r in weapon.rules])
            yield from (("rules", rule.name or NAMELESS) for rule in rules)
