"""Strict lists, tuples, sets and tables of values.

A sequence is read from a list only (a text is none) and written as a list. Keys that are numbers
are written as decimal texts, since that is all JSON and TOML have, and read back as strictly.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, NewType, get_args, get_origin

from cattrs import Converter, IterableValidationError, IterableValidationNote

from starquest.content.fault import fault
from starquest.content.names import shown

Hook = Callable[[Any, Any], Any]
MOST_FAILED = 25
"""Faults of one list or table that are told; a file made of nothing else is not worth more."""
SEQUENCES = (tuple, list, frozenset, set)

_DECIMAL = re.compile(r"0|-?[1-9][0-9]{0,18}")


def register_collections(converter: Converter) -> None:
    """Close the lenient doors for collections."""
    converter.register_structure_hook_factory(_is_sequence, lambda t: _sequence(converter, t))
    converter.register_unstructure_hook_factory(_is_sequence, lambda t: _to_list(converter, t))
    converter.register_structure_hook_factory(_is_mapping, lambda t: _mapping(converter, t))
    converter.register_unstructure_hook_factory(_is_mapping, lambda t: _to_dict(converter, t))


def _is_sequence(kind: object) -> bool:
    return get_origin(kind) in SEQUENCES


def _is_mapping(kind: object) -> bool:
    return get_origin(kind) in {dict, Mapping}


def _sequence(converter: Converter, kind: Any) -> Hook:  # noqa: ANN401 - any generic alias
    build = get_origin(kind)

    def structure(value: object, _: object) -> object:
        if type(value) is not list:
            raise TypeError(fault("problems.type.list", found=shown(value)))
        kinds = _element_kinds(kind, len(value))
        parts = enumerate(zip(value, kinds, strict=True))
        found = build(_each(parts, lambda _, part: converter.structure(*part), kind))
        if len(found) != len(value):
            raise ValueError(fault("problems.value.twice"))
        return found

    return structure


def _element_kinds(kind: object, length: int) -> list[object]:
    """The type of each element of a list this long."""
    kinds = list(get_args(kind))
    if get_origin(kind) is not tuple or kinds[-1:] == [Ellipsis]:
        return kinds[:1] * length
    if len(kinds) != length:
        raise ValueError(fault("problems.type.entries", count=len(kinds), found=length))
    return kinds


def _each(parts: Iterable[tuple[Any, Any]], read: Hook, whole: Any) -> list[Any]:  # noqa: ANN401 - any type
    """Read every part by its key and value, and report those that fail together."""
    done, failed = [], []
    for key, part in parts:
        try:
            done.append(read(key, part))
        except Exception as error:  # noqa: BLE001 - whatever a hook raises belongs to this part
            error.add_note(IterableValidationNote(f"at {key!r}", key, whole))
            failed.append(error)
            if len(failed) == MOST_FAILED:
                break
    if failed:
        raise IterableValidationError("collection", failed, whole)
    return done


def _mapping(converter: Converter, kind: Any) -> Hook:  # noqa: ANN401 - any generic alias
    key_kind, value_kind = get_args(kind)
    read_key = _key_reader(converter, key_kind)

    def read(key: object, value: object) -> tuple[object, object]:
        return read_key(key), converter.structure(value, value_kind)

    def structure(value: object, _: object) -> object:
        if type(value) is not dict:
            raise TypeError(fault("problems.type.table", found=shown(value)))
        return dict(_each(value.items(), read, kind))

    return structure


def _key_reader(converter: Converter, kind: Any) -> Callable[[object], object]:  # noqa: ANN401 - any key type
    if not _counts(kind):
        return lambda key: converter.structure(key, kind)

    def read(key: object) -> object:
        if type(key) is not str or not _DECIMAL.fullmatch(key):
            raise ValueError(fault("problems.type.key", found=shown(key)))
        return converter.structure(int(key), kind)

    return read


def _counts(kind: object) -> bool:
    """Whether keys of this type are whole numbers in code."""
    while isinstance(kind, NewType):
        kind = kind.__supertype__
    return isinstance(kind, type) and issubclass(kind, int)


def _to_list(converter: Converter, kind: object) -> Callable[[Any], list[Any]]:
    ordered = sorted if get_origin(kind) in {set, frozenset} else list

    def unstructure(value: Any) -> list[Any]:  # noqa: ANN401 - any collection
        kinds = _element_kinds(kind, len(value))
        parts = zip(ordered(value), kinds, strict=True)
        return [converter.unstructure(part, of) for part, of in parts]

    return unstructure


def _to_dict(converter: Converter, kind: object) -> Callable[[Any], dict[str, Any]]:
    _, value_kind = get_args(kind)

    def unstructure(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any mapping
        return {_written(key): converter.unstructure(v, value_kind) for key, v in value.items()}

    return unstructure


def _written(key: object) -> str:
    return str(key.value if isinstance(key, Enum) else key)
