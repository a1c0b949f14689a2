"""The converter for data/: strict, in safe text, with rules and ops in their written form."""

from cattrs import Converter

from starquest.content.checks import unsafe
from starquest.content.fault import fault
from starquest.content.ops import Op, op_name
from starquest.content.rules import parse_rule, write_rule
from starquest.content.strict import register_union, strict_converter, structure_scalar
from starquest.content.units import Arm, OwnWeapon
from starquest.model.profile import RuleRef


def data_converter() -> Converter:
    """A converter that reads and writes every definition."""
    converter = strict_converter(compiled=False)
    converter.register_structure_hook(str, _text)
    converter.register_structure_hook_func(lambda t: t is RuleRef, lambda v, _: parse_rule(v))
    converter.register_unstructure_hook_func(lambda t: t is RuleRef, write_rule)
    register_union(converter, Op, tag="op", name=op_name)
    _register_arms(converter)
    return converter


def _text(value: object, kind: type[str]) -> object:
    text = structure_scalar(value, kind)
    if isinstance(text, str) and (bad := unsafe(text)):
        raise ValueError(fault("problems.value.character", code=f"{ord(bad):04X}"))
    return text


def _register_arms(converter: Converter) -> None:
    """A unit's weapon is a table of its own or the id of a shared weapon."""

    def structure(value: object, _: object) -> object:
        own = type(value) is dict
        return converter.structure(value, OwnWeapon if own else str)

    def unstructure(value: object) -> object:
        return converter.unstructure(value, type(value))

    converter.register_structure_hook_func(lambda t: t == Arm, structure)
    converter.register_unstructure_hook_func(lambda t: t == Arm, unstructure)
