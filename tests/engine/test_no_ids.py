"""The engine names no entry of data/: things are found by what they do, never by what they are.

A renamed item would else be a KeyError in the middle of a game. A special rule's own file says its
id once, where it is registered.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from starquest.content.loader import load_catalog
from starquest.engine import hooks

ENGINE = Path(hooks.__file__).parent
KINDS = (
    "rules", "weapons", "factions", "units", "heroes", "gadgets", "spells", "skills", "feats",
    "items", "gear", "events", "conditions", "injuries",
)  # fmt: skip
WORDS = {
    ("view/known_events.py", "hero"): "a field of events that name a hero",
    ("view/known_events.py", "caster"): "a field of events that name a caster",
    ("effects/ground.py", "trap"): "the kind of an effect",
}
"""Words that happen to be ids too, with what they mean."""


def named(source: str, ids: frozenset[str]) -> Iterator[str]:
    """Every id that some code names, apart from rules that register themselves."""
    tree = ast.parse(source)
    own = {
        id(argument)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in own and node.value in ids:
            yield str(node.value)


def ids_of_the_data() -> frozenset[str]:
    """Every id the game is stocked with."""
    catalog = load_catalog()
    return frozenset(key for kind in KINDS for key in getattr(catalog, kind))


def test_the_engine_names_nothing_that_data_holds() -> None:
    ids, found = ids_of_the_data(), []
    for file in sorted(ENGINE.rglob("*.py")):
        where = file.relative_to(ENGINE).as_posix()
        found += [(where, name) for name in named(file.read_text("utf-8"), ids)]
    assert [pair for pair in found if pair not in WORDS] == []


def test_the_test_can_see() -> None:
    ids = frozenset({"med_kit", "furious"})
    planted = 'if source == "med_kit":\n    pass\n'
    assert list(named(planted, ids)) == ["med_kit"]
    rule = '@rule("furious")\nclass Furious(Rule):\n    """furious"""\n'
    assert list(named(rule, ids)) == ["furious"]
    assert list(named(rule.replace('"""furious"""', "pass"), ids)) == []
    assert list(named('x = {"furious": 1}', ids)) == ["furious"]
