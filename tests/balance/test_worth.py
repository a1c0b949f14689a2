"""Nothing is dead weight: every entry is chosen in missions or in a situation drawn for it."""

from types import MappingProxyType

import attrs
import pytest

from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.content.rules import RuleDef
from starquest.model.change import changed
from starquest.play.exhaust.bearers import unborne_rules
from starquest.play.exhaust.entries import entries
from starquest.play.exhaust.goals import Goal
from tests.balance.worth import LEARNED, REPORT, Record, Row, alive, load, page, recorded, tally
from tests.play.bots.greedy.situations import SITUATIONS

CATALOG = load_catalog()
WHAT_TO_DO = (
    "nobody chose these: run `python -m tests.balance.worth`; what is still missing needs a use in "
    "data/, a value in starquest/play/bots/greedy, or a board in "
    "tests/play/bots/greedy/situations.py"
)


def lacking(catalog: Catalog, record: Record) -> list[str]:
    """The entries of the data that neither missions nor a situation show."""
    rows = {row.entry: row for row in record.rows}
    shown = [entry for entry, row in rows.items() if alive(catalog, row)]
    due = [entry for entry in entries(catalog) if entry.kind != LEARNED]
    return [str(entry) for entry in due if entry not in shown and str(entry) not in SITUATIONS]


def test_every_entry_is_chosen_in_missions_or_in_a_situation() -> None:
    assert lacking(CATALOG, load()) == [], WHAT_TO_DO


@pytest.mark.parametrize(
    ("table", "like", "kind"),
    [
        ("skills", "hurl", "skill"), ("spells", "shear", "spell"), ("feats", "lifeline", "feat"),
        ("items", "med_kit", "item"), ("weapons", "rifle", "weapon"), ("gear", "scope", "gear"),
        ("gadgets", "turret", "gadget"), ("conditions", "crippled", "condition"),
    ],
)  # fmt: skip
def test_a_new_entry_is_missed(table: str, like: str, kind: str) -> None:
    rows = getattr(CATALOG, table)
    more = MappingProxyType({**rows, "planted": attrs.evolve(rows[like], id="planted")})
    assert lacking(changed(CATALOG, **{table: more}), load()) == [f"{kind} planted"]


def test_an_entry_nobody_chose_is_missed() -> None:
    rows = [attrs.evolve(r, chosen=0) if r.entry.id == "rifle" else r for r in load().rows]
    assert lacking(CATALOG, Record(1, tuple(rows))) == ["weapon rifle"]


def test_a_thing_bought_but_never_used_is_not_alive() -> None:
    assert not alive(CATALOG, Row(Goal("item", "med_kit"), 3, 0, 3))
    assert alive(CATALOG, Row(Goal("item", "med_kit"), 3, 1, 3))
    assert alive(CATALOG, Row(Goal("weapon", "knife"), 0, 5, 3)), "nobody sells it"
    assert alive(CATALOG, Row(Goal("level", "5/power"), 1, 0, 1))


def test_every_situation_is_of_an_entry() -> None:
    assert set(SITUATIONS) <= {str(entry) for entry in entries(CATALOG)}


def shipped(catalog: Catalog) -> set[str]:
    """The rules that something in a quest or in an army bears."""
    found = set(catalog.rules) - set(unborne_rules(catalog))
    for table in (catalog.army_units, catalog.upgrades, catalog.factions):
        found |= {ref.name for row in table.values() for ref in getattr(row, "rules", ())}
    return found


def test_every_special_rule_is_on_something_shipped() -> None:
    assert set(CATALOG.rules) - shipped(CATALOG) == set()


def test_a_rule_on_nothing_is_found() -> None:
    planted = RuleDef(id="planted", name="Planted", text="Nobody has it.")
    rules = MappingProxyType({**CATALOG.rules, "planted": planted})
    more = attrs.evolve(CATALOG, rules=rules)
    assert set(more.rules) - shipped(more) == {"planted"}


def test_casting_and_holding_fire_are_lines_of_the_factions_with_such_units() -> None:
    counts = {row.entry.id: row.used for row in load().rows if row.entry.kind == "line"}
    casters, steady = (
        ("spore_tide", "nullborn", "redeemer_host"),
        ("cinder_raiders", "hollow_legion"),
    )
    assert [name for name in casters if not counts[f"2/{name}"]] == []
    assert [name for name in steady if not counts[f"3/{name}"]] == []


def test_the_document_tells_the_file_of_record() -> None:
    assert REPORT.read_text("utf-8") == "\n".join(page(CATALOG, load())) + "\n"


def test_two_missions_are_counted_the_same_in_one_process_and_in_two() -> None:
    alone, together = tally(2, 1), tally(2, 2)
    assert alone == together
    rows = recorded(CATALOG, alone, 2).rows
    assert [row.entry for row in rows] == entries(CATALOG)
    assert any(row.chosen for row in rows)
    assert any(row.used for row in rows)
