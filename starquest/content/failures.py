"""Every failure inside a conversion error, each with its path and its reason."""

from collections.abc import Iterator

import attrs
from cattrs import AttributeValidationNote, IterableValidationNote
from cattrs.errors import ForbiddenExtraKeysError

from starquest.content.fault import Fault, fault
from starquest.content.names import safe, unknown
from starquest.model.frozen import frozen


@frozen
class Failure:
    """One thing that is wrong, and where."""

    path: str
    fault: Fault


def failures(error: BaseException, path: str = "") -> list[Failure]:
    """All failures of an error tree, in the order they were met."""
    return list(_walk(error, path))


def first_failure(error: BaseException) -> Failure:
    """The first failure of an error tree; the others are not even put into words."""
    return next(_walk(error, ""))


def _walk(error: BaseException, path: str) -> Iterator[Failure]:
    here, field = _located(error, path)
    if isinstance(error, BaseExceptionGroup):
        for inner in error.exceptions:
            yield from _walk(inner, here)
    elif isinstance(error, ForbiddenExtraKeysError):
        yield from _extra(error, here)
    elif isinstance(error, KeyError) and error.args == (field,):
        yield Failure(here, fault("problems.field.missing"))
    else:
        yield Failure(here, _reason(error))


def _located(error: BaseException, path: str) -> tuple[str, str]:
    """The path with what the error's notes add to it, and the last field they name."""
    field = ""
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            field = note.name
            path = joined(path, field)
        elif isinstance(note, IterableValidationNote):
            path = joined(path, note.index)
    return path, field


def joined(path: str, part: int | str) -> str:
    """A path and one more step: a field, a key or a position."""
    if isinstance(part, int):
        return f"{path}[{part}]"
    return f"{path}.{safe(part)}" if path else safe(part)


def _extra(error: ForbiddenExtraKeysError, path: str) -> Iterator[Failure]:
    valid = [field.name for field in attrs.fields(error.cl) if field.name != "id"]
    for name in sorted(map(str, error.extra_fields)):
        yield Failure(joined(path, name), unknown("field", name, valid))


def _reason(error: BaseException) -> Fault:
    """The first argument: attrs' own validators carry the field and the value behind it."""
    first = error.args[0] if error.args else type(error).__name__
    return first if isinstance(first, Fault) else fault("problems.other", reason=str(first))
