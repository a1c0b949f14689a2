"""JSON as strictly as it can be read: no key twice, no NaN, no fractions, nothing deep or huge.

Everything that costs memory is counted in the bytes before they are read.
"""

import json
import re
from typing import Any, NoReturn

import attrs

from starquest.text.locale import words


@attrs.frozen
class Limits:
    """How much some JSON may hold."""

    marks: int
    """Commas, quotes and opening brackets: each value has one at least."""
    entries: int
    """Of one list or table."""
    numbers: int = 10_000
    """Of one list of nothing but numbers: a question may offer every cell of a table."""


FEW = Limits(marks=60_000, entries=1_000)
"""Five times what the largest runs have, and eight times."""
DEEPEST = 40
LONGEST_TEXT = 1 << 17
LONGEST_NUMBER = 20
"""Digits of the largest seed."""
_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_MARKS = b',"[{'
_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def dumps(value: object) -> bytes:
    """A value as JSON in few bytes."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")


def loads(source: bytes, most: Limits = FEW) -> Any:  # noqa: ANN401 - any JSON value
    """The value some JSON says; ValueError with the reason if it is not to be trusted."""
    _check_size(source, most)
    try:
        found = _DECODER.decode(source.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError(words("saves.json.utf_8")) from None
    except json.JSONDecodeError as error:
        raise ValueError(words("saves.json.not_json", reason=error.msg)) from None
    except RecursionError:
        raise ValueError(words("saves.json.deep")) from None
    _check_lists(found, most)
    return found


def _check_size(source: bytes, most: Limits) -> None:
    """ValueError for what is too much to be read; in this order each look is a short one."""
    if marks_of(source) > most.marks:
        if depth_of(source[: most.marks]) > DEEPEST:
            raise ValueError(words("saves.json.deeper", most=DEEPEST))
        raise ValueError(words("saves.json.much"))
    if depth_of(source) > DEEPEST:
        raise ValueError(words("saves.json.deeper", most=DEEPEST))
    longest = max(map(len, source.split(b'"')))
    if longest > LONGEST_TEXT:
        raise ValueError(words("saves.json.long_text", letters=longest))


def marks_of(source: bytes) -> int:
    """How many commas, quotes and opening brackets there are."""
    return len(source) - len(source.translate(None, _MARKS))


def _check_lists(value: object, most: Limits) -> None:
    """ValueError if a list or table in a value is too long."""
    left = [value]
    while left:
        match left.pop():
            case dict() as table:
                _check_length(len(table), most.entries)
                left += table.values()
            case list() as entries if len(entries) > most.entries and _numbers(entries):
                _check_length(len(entries), most.numbers)
            case list() as entries:
                _check_length(len(entries), most.entries)
                left += entries
            case _:
                pass


def _check_length(length: int, most: int) -> None:
    if length > most:
        raise ValueError(words("saves.json.entries", most=most))


def _numbers(entries: list[object]) -> bool:
    return all(type(entry) is int for entry in entries)


def depth_of(source: bytes) -> int:
    """How deep the brackets outside of texts go; not counted on beyond what is allowed."""
    deepest = depth = 0
    for bracket in _TEXT.sub(b"", source).translate(None, _BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
        if deepest > DEEPEST:
            break
    return deepest


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(words("saves.json.twice"))
    return found


def _whole(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(words("saves.json.long_number", digits=len(digits)))
    return int(digits)


def _fraction(_: str) -> NoReturn:
    raise ValueError(words("saves.json.not_whole"))


def _constant(name: str) -> NoReturn:
    raise ValueError(words("saves.json.no_number", name=name))


_DECODER = json.JSONDecoder(
    object_pairs_hook=_table, parse_int=_whole, parse_float=_fraction, parse_constant=_constant
)
