"""The engine and its values make no sentence: words are made above them.

A constant with a space in it is taken for words. Free of this are docstrings, annotations, and
what only a programmer reads: the message of an assert, and that of an exception that is raised.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import starquest

ROOT = Path(starquest.__file__).parent
SILENT = ("engine", "model")


def sentences(source: str) -> list[str]:
    """The constants of a module that are words."""
    tree = ast.parse(source)
    free = {id(part) for node in ast.walk(tree) for part in _free(node)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if " " in node.value and id(node) not in free
    ]


def _free(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a node that are allowed to be words."""
    match node:
        case ast.Expr(value=ast.Constant() as text):
            yield text
        case ast.Assert(msg=ast.expr() as message):
            yield from ast.walk(message)
        case ast.Raise(exc=ast.expr() as error):
            yield from ast.walk(error)
        case ast.arg(annotation=ast.expr() as hint) | ast.AnnAssign(annotation=hint):
            yield from ast.walk(hint)
        case ast.FunctionDef(returns=ast.expr() as hint):
            yield from ast.walk(hint)


@pytest.mark.parametrize("layer", SILENT)
def test_no_module_below_the_text_layer_makes_a_sentence(layer: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {text!r}"
        for path in sorted((ROOT / layer).rglob("*.py"))
        for text in sentences(path.read_text(encoding="utf-8"))
    }
    assert found == set()


@pytest.mark.parametrize(
    ("planted", "seen"),
    [
        ('why = "it is nearest to a hero"', ["it is nearest to a hero"]),
        ('why = f"toward {goal}"', ["toward "]),
        ('why = f"{stat} +{value}"', [" +"]),
        ('raise LookupError("no such unit")', []),
        ('assert found, "only offered cells come here"', []),
        ('"""What a module is for."""', []),
        ('def f(scene: "Scene | None") -> "Scene | None": ...', []),
        ('why = "nearest_hero"', []),
    ],
)
def test_the_scan_sees_a_sentence_that_is_planted(planted: str, seen: list[str]) -> None:
    assert sentences(planted) == seen
