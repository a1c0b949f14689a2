"""Strict conversion between plain data and attrs classes, for data files and saves alike.

cattrs turns 2.7 into 2, "false" into True and "abc" into a list unless every such door is closed
here: a bool is no int, and neither is a member of an IntEnum.
"""

import math
from collections.abc import Callable, Mapping
from enum import Enum, StrEnum
from typing import Annotated, Any, Literal, get_args, get_origin

import attrs
from cattrs import Converter
from cattrs.gen import make_dict_structure_fn

from starquest.content.checks import Check
from starquest.content.collect import register_collections
from starquest.content.entries import field_by_field
from starquest.content.fault import Fault, fault
from starquest.content.names import shown, unknown

Hook = Callable[[Any, Any], Any]

SCALARS = (int, bool, str, float)


def strict_converter(*, compiled: bool = True) -> Converter:
    """A converter that takes every value for exactly what it is.

    Compiled hooks are fast for many rows of few classes, as in a save; read field by field a few
    entries of many classes, as in data/, are there before their hooks would be compiled.
    """
    converter = Converter(detailed_validation=True, forbid_extra_keys=True)
    table = _table if compiled else field_by_field
    for kind in SCALARS:
        converter.register_structure_hook(kind, structure_scalar)
    converter.register_structure_hook(Enum, structure_enum)
    converter.register_unstructure_hook(StrEnum, lambda member: member.value)
    converter.register_structure_hook_func(_is_literal, _literal)
    converter.register_structure_hook_factory(attrs.has, lambda t: table(converter, t))
    converter.register_structure_hook_factory(_is_checked, lambda t: _checked(converter, t))
    register_collections(converter)
    return converter


def structure_scalar(value: object, kind: type) -> object:
    """The value itself, if it is exactly of this type."""
    if issubclass(kind, Enum):
        # cattrs chooses by base class, so an IntEnum comes here with the ints.
        return structure_enum(value, kind)
    if type(value) is not kind:
        raise TypeError(fault("problems.type.scalar", kind=kind.__name__, found=shown(value)))
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError(fault("problems.type.finite", found=str(value)))
    return value


def structure_enum(value: object, kind: type[Enum]) -> Enum:
    """The member with exactly this value: 1 is not True, nor 1.0."""
    for member in kind:
        if type(value) is type(member.value) and value == member.value:
            return member
    raise ValueError(unknown(kind.__name__.lower(), str(value), (str(m.value) for m in kind)))


def register_union(
    converter: Converter,
    union: object,
    tag: str = "type",
    name: Callable[[type], str] = lambda kind: kind.__name__,
) -> None:
    """Write a closed union of attrs classes as tables with their name under `tag`, and read it."""
    optional = type(None) in get_args(union)
    members = {name(kind): kind for kind in get_args(union) if kind is not type(None)}
    names = {kind: key for key, kind in members.items()}

    def structure(value: object, _: object) -> object:
        if value is None and optional:
            return None
        kind, fields = _untag(value, tag, members)
        return converter.structure(fields, kind)

    def unstructure(value: object) -> dict[str, object] | None:
        if value is None:
            return None
        return {tag: names[type(value)], **converter.unstructure(value, type(value))}

    def matches(kind: object) -> bool:
        return kind == union

    converter.register_structure_hook_func(matches, structure)
    converter.register_unstructure_hook_func(matches, unstructure)


def _untag(value: object, tag: str, members: Mapping[str, type]) -> tuple[type, dict[str, object]]:
    if type(value) is not dict:
        raise TypeError(fault("problems.type.table", found=shown(value)))
    label = value.get(tag)
    if type(label) is not str or label not in members:
        raise ValueError(_bad_tag(label, tag, members))
    return members[label], {key: part for key, part in value.items() if key != tag}


def _bad_tag(label: object, tag: str, members: Mapping[str, type]) -> Fault:
    valid = ", ".join(sorted(members))
    if label is None:
        return fault("problems.tag.missing", tag=tag, valid=valid)
    return fault("problems.tag.unknown", unknown=unknown(tag, str(label), members), valid=valid)


def _is_literal(kind: object) -> bool:
    return get_origin(kind) is Literal


def _literal(value: object, kind: object) -> object:
    options = get_args(kind)
    if not any(type(value) is type(option) and value == option for option in options):
        raise ValueError(unknown("value", str(value), map(str, options)))
    return value


def _table(converter: Converter, kind: type) -> Hook:
    """The usual hook of an attrs class, behind a check that it gets a table."""
    inner: Hook = make_dict_structure_fn(
        kind, converter, _cattrs_forbid_extra_keys=True, _cattrs_detailed_validation=True
    )

    def structure(value: object, _: object) -> object:
        if type(value) is not dict:
            raise TypeError(fault("problems.type.table", found=shown(value)))
        return inner(value, kind)

    return structure


def _is_checked(kind: object) -> bool:
    return get_origin(kind) is Annotated and any(isinstance(m, Check) for m in get_args(kind)[1:])


def _checked(converter: Converter, kind: object) -> Hook:
    base, *marks = get_args(kind)
    checks = [mark for mark in marks if isinstance(mark, Check)]

    def structure(value: object, _: object) -> object:
        result: object = converter.structure(value, base)
        for check in checks:
            if problem := check.problem(result):
                raise ValueError(problem)
        return result

    return structure
