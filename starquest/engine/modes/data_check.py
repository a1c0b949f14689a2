"""What only the engine can say of data: rules that have code, packs that hold what is issued.

`content` reads data and knows no behaviour; check-data asks both.
"""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.content.fault import fault
from starquest.content.names import unknown
from starquest.content.problem import Problem
from starquest.engine.hooks import RULES
from starquest.engine.rules import register_all


def engine_problems(catalog: Catalog) -> Iterator[Problem]:
    """Every problem of sound data that the engine could not play with."""
    register_all()
    for name in catalog.rules:
        if name not in RULES:
            wrong = unknown("rule", name, RULES)
            yield Problem("rules.toml", name, fault("problems.rule.no_code", wrong=wrong))
    for name in RULES:
        if name not in catalog.rules:
            yield Problem("rules.toml", name, fault("problems.rule.no_entry"))
    issued = sum(item.issued for item in catalog.items.values())
    most = catalog.quest.hero.items
    if issued > most:
        wrong = fault("problems.item.issued", issued=issued, most=most)
        yield Problem("items.toml", "", wrong)
