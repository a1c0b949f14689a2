"""No sentence stands in the source: the engine makes none, and the layers above say theirs by id.

A constant with a space in it is taken for words; above the engine it needs a letter too, because
parts that are laid out on a screen have spaces between them. Free of this are docstrings,
annotations, patterns, code that is made, and what only a programmer reads: the message of an
assert, and that of one of Python's own exceptions that is raised or gets a note.
"""

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import starquest

ROOT = Path(starquest.__file__).parent
SILENT = ("engine", "model")
SPEAKING = ("cli", "content", "desk", "play", "text", "ui")
FREE = {
    "text/locale.py",
    "text/locale_check.py",
    "text/template.py",
    "play/exhaust/",
    "play/invariants/",
    "play/modes/match/invariants.py",
    "play/modes/quest/invariants.py",
    "play/modes/skirmish/invariants.py",
    "play/saves/faults.py",
    "play/saves/format_2.py",
    "desk/ending/files.py",
    "ui/plain.py",
}
"""What speaks of sentences to whoever writes them, tells programmers what cannot be (the checks of
a state, the exhaustive runner), reads the words of an old format, draws in SVG, or is a style
sheet."""
LOOKS = re.compile(r"( ?(bold|cursor|dim|reverse|underline|auto|\$[a-z-]+|\d+%))+")
"""How something is drawn, in the words of the terminal library."""


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
        case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as error) if name in vars(builtins):
            yield from ast.walk(error)
        case ast.Call(func=ast.Attribute(attr="add_note" | "strftime") | ast.Name(id="eval")):
            yield from ast.walk(node)
        case ast.arg(annotation=ast.expr() as hint) | ast.AnnAssign(annotation=hint):
            yield from ast.walk(hint)
        case ast.FunctionDef(name="__repr__"):
            yield from ast.walk(node)
        case ast.FunctionDef(returns=ast.expr() as hint):
            yield from ast.walk(hint)
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re")), args=[pattern, *_]):
            yield from ast.walk(pattern)
        case ast.Assign(targets=[ast.Name(id="DEFAULT_CSS")], value=sheet):
            yield from ast.walk(sheet)


@pytest.mark.parametrize("layer", SILENT)
def test_no_module_below_the_text_layer_makes_a_sentence(layer: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {text!r}"
        for path in sorted((ROOT / layer).rglob("*.py"))
        for text in sentences(path.read_text(encoding="utf-8"))
    }
    assert found == set()


def prose(source: str) -> list[str]:
    """The constants of a module that are words with letters in them."""
    lettered = [text for text in sentences(source) if any(char.isalpha() for char in text)]
    return [text for text in lettered if not LOOKS.fullmatch(text)]


@pytest.mark.parametrize("layer", SPEAKING)
def test_layers_above_the_engine_say_their_sentences_by_id(layer: str) -> None:
    modules = {
        path.relative_to(ROOT).as_posix(): prose(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / layer).rglob("*.py"))
    }
    found = {name: texts for name, texts in modules.items() if texts}
    assert {name: found[name] for name in found if not name.startswith(tuple(FREE))} == {}


@pytest.mark.parametrize("name", sorted(FREE))
def test_what_is_free_of_it_needs_to_be(name: str) -> None:
    paths = [ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("*.py")
    assert any(prose(path.read_text(encoding="utf-8")) for path in paths)


@pytest.mark.parametrize(
    ("planted", "seen"),
    [
        ('why = "it is nearest to a hero"', ["it is nearest to a hero"]),
        ('why = f"toward {goal}"', ["toward "]),
        ('why = f"{stat} +{value}"', [" +"]),
        ('raise LookupError("no such unit")', []),
        ('raise Damaged("its checksum is wrong")', ["its checksum is wrong"]),
        ('ID = re.compile("[a-z ]+ of")', []),
        ('assert found, "only offered cells come here"', []),
        ('"""What a module is for."""', []),
        ('def f(scene: "Scene | None") -> "Scene | None": ...', []),
        ('why = "nearest_hero"', []),
    ],
)
def test_the_scan_sees_a_sentence_that_is_planted(planted: str, seen: list[str]) -> None:
    assert sentences(planted) == seen


@pytest.mark.parametrize(
    ("planted", "seen"),
    [
        ('return f"{who} is down!"', [" is down!"]),
        ('HELP = {"hold": "Stay where you are."}', ["Stay where you are."]),
        ('return f"{name}  {value}"', []),
        ('Content.styled(name, "bold $primary")', []),
        ('Content.styled(name, "bold move")', ["bold move"]),
        ('DEFAULT_CSS = "Lines { height: auto; }"', []),
        ('return words("narration.round", round=3)', []),
    ],
)
def test_the_scan_sees_prose_above_the_engine(planted: str, seen: list[str]) -> None:
    assert prose(planted) == seen
