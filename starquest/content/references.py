"""Every name of another entry that a definition mentions, found by the types of its fields."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, get_args, get_origin

import attrs

from starquest.content.failures import joined
from starquest.content.fields import Ref
from starquest.model.frozen import frozen
from starquest.model.profile import RuleRef


@frozen
class Mention:
    """A name found in a definition: where, in which file it must be, and its number if any."""

    path: str
    kind: str
    name: str
    value: int = 0


def mentions(entries: Mapping[str, Any], kind: type) -> Iterator[Mention]:
    """All names that the entries of one file mention."""
    for key, entry in entries.items():
        yield from _within(entry, kind, key)


def _within(value: object, kind: object, path: str) -> Iterator[Mention]:
    if isinstance(value, RuleRef):
        yield Mention(path, "rules", value.name, value.value)
    elif isinstance(value, str):
        yield from (Mention(path, ref.kind, value) for ref in _refs(kind))
    elif isinstance(value, (tuple, dict)):
        yield from _inside(value, _plain(kind), path)
    elif attrs.has(kind_of := type(value)):
        for field in attrs.fields(kind_of):
            inner = getattr(value, field.name)
            yield from _within(inner, field.type, joined(path, field.name))


def _inside(value: tuple[Any, ...] | dict[str, Any], kind: object, path: str) -> Iterator[Mention]:
    arguments = [a for a in get_args(kind) if a is not Ellipsis]
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield from _within(part, arguments[-1], joined(path, key))


def _refs(kind: object) -> Iterator[Ref]:
    """The marks of a type, or of any member of a union."""
    if get_origin(kind) is Annotated:
        yield from (mark for mark in get_args(kind)[1:] if isinstance(mark, Ref))
    else:
        for member in get_args(kind):
            yield from _refs(member)


def _plain(kind: object) -> object:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind
