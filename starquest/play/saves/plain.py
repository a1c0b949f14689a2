"""JSON as strictly as it can be read: no key twice, no NaN, no fractions, nothing deep or huge."""

import json
import re
from typing import Any, NoReturn

from starquest.text.locale import words

DEEPEST = 40
LONGEST_NUMBER = 20
"""Digits of the largest seed."""
_TEXT = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))


def dumps(value: object) -> bytes:
    """A value as JSON in few bytes."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False).encode("ascii")


def loads(source: bytes) -> Any:  # noqa: ANN401 - any JSON value
    """The value some JSON says; ValueError with the reason if it is not to be trusted."""
    if depth_of(source) > DEEPEST:
        raise ValueError(words("saves.json.deeper", most=DEEPEST))
    try:
        return _DECODER.decode(source.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError(words("saves.json.utf_8")) from None
    except json.JSONDecodeError as error:
        raise ValueError(words("saves.json.not_json", reason=error.msg)) from None
    except RecursionError:
        raise ValueError(words("saves.json.deep")) from None


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
