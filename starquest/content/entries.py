"""Reading a table into an attrs class field by field, with every problem of it at once.

It says what the hooks say that cattrs compiles for a class, in the same errors, and is there at
once: data/ has few entries of many classes.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import attrs
from cattrs import AttributeValidationNote, ClassValidationError, Converter
from cattrs.errors import ForbiddenExtraKeysError

from starquest.content.fault import fault
from starquest.content.names import shown

Hook = Callable[[Any, Any], Any]


class Slot(NamedTuple):
    """A field and how it is read."""

    name: str
    alias: str
    wanted: Any
    required: bool
    hook: Hook


def field_by_field(converter: Converter, kind: type[attrs.AttrsInstance]) -> Hook:
    """A hook that reads a table into a class."""
    fields = [field for field in attrs.fields(kind) if field.init]
    names = {field.name for field in fields}

    @cache
    def slots() -> list[Slot]:
        # when the first table is read: a class may hold tables of its own kind
        return [
            Slot(field.name, field.alias or field.name, field.type, field.default is attrs.NOTHING,
                 converter.get_structure_hook(field.type))
            for field in fields
        ]  # fmt: skip

    def structure(value: object, _: object) -> object:
        if type(value) is not dict:
            raise TypeError(fault("problems.type.table", found=shown(value)))
        given, errors = _read(value, slots(), kind)
        if extra := value.keys() - names:
            errors.append(ForbiddenExtraKeysError("", kind, extra))
        if errors:
            raise ClassValidationError(kind.__name__, errors, kind)
        return _made(kind, given)

    return structure


def _read(
    table: dict[str, object], slots: list[Slot], kind: type
) -> tuple[dict[str, object], list[Exception]]:
    """The fields that can be read, and what is wrong with the others."""
    given: dict[str, object] = {}
    errors: list[Exception] = []
    for name, alias, wanted, required, hook in slots:
        if name in table or required:
            try:
                given[alias] = hook(table[name], wanted)
            except Exception as error:  # noqa: BLE001 - whatever a hook raises is told with its path
                error.add_note(AttributeValidationNote(f"{kind.__name__}.{name}", name, wanted))
                errors.append(error)
    return given, errors


def _made(kind: type, given: dict[str, object]) -> object:
    try:
        return kind(**given)
    except Exception as error:
        raise ClassValidationError(kind.__name__, [error], kind) from error
