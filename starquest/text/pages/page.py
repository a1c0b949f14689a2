"""A page of the codex, and the parts of sentences that pages share."""

import attrs

from starquest.content.catalog import Catalog
from starquest.model.profile import RuleRef


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
    names = [catalog.rules[rule.name].name for rule in rules]
    pairs = zip(names, rules, strict=True)
    return ", ".join(f"{name}({rule.value})" if rule.value else name for name, rule in pairs)


def rule_pages(rules: tuple[RuleRef, ...]) -> tuple[str, ...]:
    """The ids of the pages on these rules."""
    return tuple(f"rules.{rule.name}" for rule in rules)


def armed(weapon: str, catalog: Catalog) -> str:
    """A weapon with its figures: Rifle 24" A2 AP(1)."""
    row = catalog.weapons[weapon]
    reach = f'{row.range}"' if row.range else "melee"
    rules = ruled(row.rules, catalog).replace(",", "")
    return f"{row.name} {reach} A{row.attacks} {rules}".rstrip()


def joined(*parts: str) -> str:
    """Sentences that are not empty, one after the other."""
    return " ".join(part for part in parts if part)
