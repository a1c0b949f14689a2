"""Every sentence the source asks for is in data/locale, with its fields; none lies there unused.

The checkers work on a mapping of module name to source, as those of the layers do.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

from starquest.text.locale import Locale, spoken
from tests.test_layers import Sources, package_sources
from tests.text.locales import CZECH, stored


@attrs.frozen
class Call:
    """One place where a sentence, or one of a group, is asked for."""

    module: str
    name: str
    fields: frozenset[str]
    group: bool


def calls(sources: Sources) -> Iterator[Call | str]:
    """Every call of the locale's functions; a text is the fault of one that cannot be read."""
    for module, source in sources.items():
        if module == "starquest.text.locale":
            continue
        for node in ast.walk(ast.parse(source)):
            match node:
                case ast.Call(
                    func=ast.Name(id="words" | "fault" | "words_in" | "words_of" as name)
                ):
                    yield from _call(module, name, node)


def _call(module: str, function: str, node: ast.Call) -> Iterator[Call | str]:
    names = [*_constants(node.args[0])] if node.args else []
    if not names or any(keyword.arg is None for keyword in node.keywords):
        yield f"{module}:{node.lineno} does not name its sentence and fields"
    fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    for name in names:
        yield Call(f"{module}:{node.lineno}", name, fields, function not in {"words", "fault"})


def _constants(node: ast.expr) -> Iterator[str]:
    """The ids an expression may be: one, or one of two."""
    match node:
        case ast.Constant(value=str(name)):
            yield name
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_constants(body), *_constants(orelse))


def faults(sources: Sources, locale: Locale) -> list[str]:
    """Calls that no sentence answers, and sentences that nobody calls for."""
    found = [*calls(sources)]
    called = [call for call in found if isinstance(call, Call)]
    known = {name for file in locale.files() for name in locale.sentences(file)}
    unread = [call for call in found if isinstance(call, str)]
    return [*unread, *_unanswered(called, known, locale), *_uncalled(called, known, locale)]


def _unanswered(called: list[Call], known: set[str], locale: Locale) -> Iterator[str]:
    for call in called:
        names = [name for name in known if name.startswith(f"{call.name}.")]
        names = names if call.group else [name for name in known if name == call.name]
        if not names:
            yield f"{call.module}: no sentence {call.name}"
        wanted = [locale.template(name).fields for name in names]
        if call.fields != frozenset().union(*wanted):
            yield f"{call.module}: {call.name} has the fields {sorted(frozenset().union(*wanted))}"


def _uncalled(called: list[Call], known: set[str], locale: Locale) -> Iterator[str]:
    groups = tuple(f"{call.name}." for call in called if call.group)
    said = {call.name for call in called} | {name for name in known if name.startswith(groups)}
    said |= {other for name in said & known for other in locale.template(name).references}
    yield from (f"nobody says {name}" for name in sorted(known - said))


def test_every_sentence_is_said_and_every_one_said_is_there() -> None:
    assert faults(package_sources(), spoken()) == []


SOUND = """
words("a.b", who=1)
words("a.c" if late else "a.d")
words_in("a.e", key, n=2, o=3)
words_of("a.h")
"""


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('words("a.x")', "m:7: no sentence a.x"),
        ('words_in("a.x", key)', "m:7: no sentence a.x"),
        ('words("a.e")', "m:7: no sentence a.e"),
        ('words("a.b")', "m:7: a.b has the fields ['who']"),
        ('words("a.c", who=1)', "m:7: a.c has the fields []"),
        ('words_in("a.e", key)', "m:7: a.e has the fields ['n', 'o']"),
        ("words(name, who=1)", "m:7 does not name its sentence and fields"),
        ('words("a.b", **fields)', "m:7 does not name its sentence and fields"),
    ],
)
def test_a_planted_call_is_seen(tmp_path: Path, source: str, fault: str) -> None:
    text = 'b = "{who}"\nc = "{&a.g}"\nd = "y"\ng = "z"\n[e]\nf = "{n}"\ng = "{o}"\n[h]\ni = "j"\n'
    locale = Locale(stored(tmp_path, CZECH, a=text))
    assert faults({"m": SOUND}, locale) == []
    assert fault in faults({"m": f"{SOUND}\n{source}"}, locale)


def test_a_planted_sentence_that_nobody_says_is_seen(tmp_path: Path) -> None:
    locale = Locale(stored(tmp_path, CZECH, a='b = "x"\n[b_c]\nd = "y"\n'))
    assert faults({"m": 'words("a.b")'}, locale) == ["nobody says a.b_c.d"]
