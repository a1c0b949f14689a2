"""Every sentence the game can say, each form of it once, with sample facts, to be read."""

import re
from collections.abc import Iterator, Mapping

from starquest.text.locale import Locale, spoken
from starquest.text.template import TemplateError, Value

COUNTED = re.compile(r"\{([a-z][a-z0-9_]*)[#:]")
SHARES = re.compile(r"\{([a-z][a-z0-9_]*):[^}]*%\}")
DECIDED = re.compile(r"\{([a-z][a-z0-9_]*)\?")
CHOSEN = re.compile(r"\{([a-z][a-z0-9_]*)=")
WORDS = re.compile(r"[=|]([A-Za-z0-9_]+|\*):")
SEVERAL, A_SHARE = 3, 0.25
"""The samples of a number that is not one, and of a part of a hundred."""


def sentences() -> Iterator[tuple[str, str]]:
    """Every id of the home locale with each form its sentence can take."""
    locale = spoken()
    for file in locale.files():
        for name, source in locale.sentences(file).items():
            for said in dict.fromkeys(_forms(locale, name, source)):
                yield name, said


def _forms(locale: Locale, name: str, source: str) -> Iterator[str]:
    """A sentence with plain samples, then with each field in turn as something else."""
    template = locale.template(name)
    whole = source + "".join(_source(locale, other) for other in template.references)
    usual = {field: _usual(field, whole) for field in template.fields}
    yield _said(locale, name, usual)
    for field in sorted(template.fields):
        for other in _others(field, whole):
            yield _said(locale, name, {**usual, field: other})


def _source(locale: Locale, name: str) -> str:
    return locale.sentences(name.partition(".")[0]).get(name, "")


def _said(locale: Locale, name: str, fields: Mapping[str, Value]) -> str:
    try:
        return locale.say(name, fields)
    except (TemplateError, KeyError, ValueError, TypeError) as error:
        return f"{type(error).__name__}: {error}"


def _usual(field: str, source: str) -> Value:
    """A sample of a field: a number where one is counted, a word that is asked for, a name."""
    if field in SHARES.findall(source):
        return A_SHARE
    if field in COUNTED.findall(source):
        return SEVERAL
    chosen = _words(field, source)
    return chosen[0] if chosen else f"<{field}>"


def _others(field: str, source: str) -> Iterator[Value]:
    """What else a field can be: one, none, nothing, the other words."""
    if field in COUNTED.findall(source) and field not in SHARES.findall(source):
        yield 1
        yield 0
    if field in DECIDED.findall(source):
        yield ""
    yield from _words(field, source)


def _words(field: str, source: str) -> list[Value]:
    """The words a field is compared with; for all others a sample."""
    found: list[Value] = []
    for match in CHOSEN.finditer(source):
        if match.group(1) == field:
            found += _alternatives(source[match.end() - 1 :])
    return found


def _alternatives(source: str) -> list[Value]:
    """The words before the colons of one choice, without those of choices inside it."""
    depth, found, at = 0, list[Value](), 0
    while at < len(source) and depth >= 0:
        word = WORDS.match(source, at) if depth == 0 else None
        if word:
            told = word.group(1)
            found.append(SEVERAL + 1 if told == "*" else int(told) if told.isdigit() else told)
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        at += 1
    return found
