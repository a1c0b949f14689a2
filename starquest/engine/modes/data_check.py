"""What only the engine can say of data: rules that have code, packs that hold what is issued.

`content` reads data and knows no behaviour; check-data asks both.
"""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.names import unknown
from starquest.content.problem import Problem
from starquest.engine.hooks import RULES
from starquest.engine.rules import register_all


def engine_problems(catalog: Catalog) -> Iterator[Problem]:
    """Every problem of sound data that the engine could not play with."""
    register_all()
    for name in catalog.rules:
        if name not in RULES:
            yield Problem("rules.toml", name, f"{unknown('rule', name, RULES)}; rules are code")
    for name in RULES:
        if name not in catalog.rules:
            yield Problem("rules.toml", name, "has no entry")
    issued = sum(item.issued for item in catalog.items.values())
    most = catalog.quest.hero.items
    if issued > most:
        yield Problem("items.toml", "", f"issues {issued} items, and a pack holds {most}")
