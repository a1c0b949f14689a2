"""A page of the codex, and the parts of sentences that pages share."""

import attrs

from starquest.content.catalog import Catalog
from starquest.model.profile import RuleRef
from starquest.text.lengths import length_in
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
    ids: tuple[str, ...] = ()
    """The statements of the rules it tells of."""
    words: tuple[str, ...] = ()
    """What it is called besides its title, where screens speak of it."""


def ruled(rules: tuple[RuleRef, ...], catalog: Catalog) -> str:
    """Special rules in a row, each with its number: AP(1), Fear(2)."""
    return row(_ruled(rules, catalog))


def _ruled(rules: tuple[RuleRef, ...], catalog: Catalog) -> list[str]:
    names = [catalog.rules[rule.name].name for rule in rules]
    pairs = zip(names, rules, strict=True)
    return [f"{name}({rule.value})" if rule.value else name for name, rule in pairs]


def rule_pages(rules: tuple[RuleRef, ...]) -> tuple[str, ...]:
    """The ids of the pages on these rules."""
    return tuple(f"rules.{rule.name}" for rule in rules)


def armed(weapon: str, catalog: Catalog) -> str:
    """A weapon with its figures: Rifle 24" A2 AP(1)."""
    found = catalog.weapons[weapon]
    return words(
        "codex.weapon",
        name=found.name,
        reach=length_in(catalog, found.range) if found.range else words("sheets.melee"),
        attacks=found.attacks,
        rules=" ".join(_ruled(found.rules, catalog)),
    )
