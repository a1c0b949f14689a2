"""A page of the codex, and the parts of sentences that pages share."""

import attrs

from starquest.content.catalog import Catalog
from starquest.model.profile import RuleRef
from starquest.text.locale import words
from starquest.text.phrases import row


@attrs.frozen
class Entry:
    """One page of the codex."""

    id: str
    """The entry's own id; pages from other files than codex.toml have the file before it."""
    title: str
    kind: str
    """guide, concept, ruling, rule, skill, weapon, unit and so on."""
    text: str
    see: tuple[str, ...] = ()
    """The ids of pages to read next."""


def ruled(rules: tuple[RuleRef, ...], catalog: Catalog) -> str:
    """Special rules in a row, each with its number: AP(1), Fear(2)."""
    return row(_ruled(rule, catalog) for rule in rules)


def _ruled(rule: RuleRef, catalog: Catalog) -> str:
    return words("codex.rule", name=catalog.rules[rule.name].name, value=rule.value)


def rule_pages(rules: tuple[RuleRef, ...]) -> tuple[str, ...]:
    """The ids of the pages on these rules."""
    return tuple(f"rules.{rule.name}" for rule in rules)


def armed(weapon: str, catalog: Catalog) -> str:
    """A weapon with its figures: Rifle 24" A2 AP(1)."""
    found = catalog.weapons[weapon]
    rules = " ".join(_ruled(rule, catalog) for rule in found.rules)
    return words(
        "codex.armed", name=found.name, range=found.range, attacks=found.attacks, rules=rules
    )
