import json
from enum import IntEnum, StrEnum
from typing import Annotated, Any, Literal, NewType

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from starquest.content.checks import Between, Filled, Ident
from starquest.content.failures import Failure, failures
from starquest.content.strict import register_union, strict_converter
from starquest.text.problems import told_fault

EntityId = NewType("EntityId", int)


class Colour(StrEnum):
    RED = "red"
    GREEN = "green"


class Level(IntEnum):
    LOW = 0
    HIGH = 1


@attrs.frozen
class Dot:
    x: int
    label: str = ""


@attrs.frozen
class Line:
    ends: tuple[Dot, Dot]
    colour: Colour = Colour.RED


@attrs.frozen
class Blank:
    pass


Figure = Dot | Line | Blank


@attrs.frozen
class Sheet:
    figures: tuple[Figure, ...] = ()
    rows: dict[EntityId, Dot] = attrs.Factory(dict)
    levels: dict[Level, int] = attrs.Factory(dict)
    names: dict[str, bool] = attrs.Factory(dict)
    marked: Figure | None = None
    seen: frozenset[int] = frozenset()
    title: str | None = None


@attrs.frozen
class Limited:
    size: Annotated[int, Between(2, 6)]
    id: Annotated[str, Ident()]
    parts: Annotated[tuple[int, ...], Filled()]


@attrs.frozen
class Validated:
    size: int = attrs.field(validator=attrs.validators.ge(1))


converter = strict_converter()
register_union(converter, Figure)


def structure(value: object, kind: Any) -> Any:  # noqa: ANN401 - any type at all
    return converter.structure(value, kind)


def faults(value: object, kind: Any) -> list[Failure]:  # noqa: ANN401 - any type at all
    with pytest.raises(Exception) as caught:  # noqa: PT011 - the point is what it holds
        structure(value, kind)
    return failures(caught.value)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (2.7, int),
        (2.0, int),
        (True, int),
        ("3", int),
        (None, int),
        (Level.HIGH, int),
        (1, bool),
        ("false", bool),
        (None, str),
        (3, str),
        (Colour.RED, str),
        (1, float),
        ("1.0", float),
        (float("nan"), float),
        (float("inf"), float),
        (True, EntityId),
        ("abc", tuple[str, ...]),
        ((1, 2), tuple[int, ...]),
        ({}, tuple[int, ...]),
        ([1], tuple[int, int]),
        ([1, 2, 3], tuple[int, int]),
        ("abc", list[str]),
        ([1, 1], frozenset[int]),
        ("abc", frozenset[str]),
        ([], dict[str, int]),
        ({1: 2}, dict[int, int]),
        ({"01": 2}, dict[int, int]),
        ({"1.0": 2}, dict[int, int]),
        ({"-0": 2}, dict[int, int]),
        ({" 1": 2}, dict[int, int]),
        ({"٣": 2}, dict[int, int]),
        ({"1" * 5000: 2}, dict[int, int]),
        ({"7": 2}, dict[Level, int]),
        ("blue", Colour),
        ("RED", Colour),
        (True, Level),
        (1.0, Level),
        ("1", Level),
        (2, Level),
        (True, Literal[1]),
        ("c", Literal["a", "b"]),
        ([], Dot),
        ("x", Dot),
        ({}, Dot),
        ({"x": 1, "y": 2}, Dot),
        ("", int | None),
        ({"x": 1}, Figure),
        ({"type": "Circle"}, Figure),
        ({"type": ["Dot"]}, Figure),
        ({"type": "Blank", "x": 1}, Figure),
        ([], Figure),
    ],
)
def test_what_is_not_exactly_the_type_is_refused(value: object, kind: object) -> None:
    assert faults(value, kind)


@pytest.mark.parametrize(
    ("value", "kind", "expected"),
    [
        (3, int, 3),
        (False, bool, False),
        ("", str, ""),
        (1.5, float, 1.5),
        (7, EntityId, 7),
        (None, int | None, None),
        (4, int | None, 4),
        ([1, "a"], tuple[int, str], (1, "a")),
        ([], tuple[int, ...], ()),
        ([2, 1], frozenset[int], frozenset({1, 2})),
        ({"-12": 1, "0": 2}, dict[int, int], {-12: 1, 0: 2}),
        ({"1": 5}, dict[Level, int], {Level.HIGH: 5}),
        ({"red": 5}, dict[Colour, int], {Colour.RED: 5}),
        ("green", Colour, Colour.GREEN),
        (0, Level, Level.LOW),
        ("a", Literal["a", "b"], "a"),
        ({"type": "Blank"}, Figure, Blank()),
        ({"x": 1}, Dot, Dot(1)),
    ],
)
def test_what_is_exactly_the_type_is_taken(value: object, kind: object, expected: object) -> None:
    found = structure(value, kind)
    assert found == expected
    assert type(found) is type(expected)


def told(found: list[Failure]) -> list[tuple[str, str]]:
    return [(one.path, told_fault(one.fault)) for one in found]


def test_an_unknown_tag_lists_the_valid_names() -> None:
    (fault,) = faults({"type": "Lime"}, Figure)
    assert "nearest is 'Line'" in told_fault(fault.fault)
    assert "valid are Blank, Dot, Line" in told_fault(fault.fault)


def test_a_missing_tag_lists_the_valid_names() -> None:
    (fault,) = faults({"x": 1}, Figure)
    assert told_fault(fault.fault) == "needs 'type', one of Blank, Dot, Line"


def test_every_failure_comes_with_its_path() -> None:
    value = {
        "figures": [{"type": "Dot", "x": 1.5}, {"type": "Line", "ends": [{"x": 1}, {"label": 2}]}],
        "rows": {"1": {"x": "1"}, "x": {"x": 1}},
        "titel": "a",
    }
    assert told(faults(value, Sheet)) == [
        ("figures[0].x", "expected a whole number, found 1.5"),
        ("figures[1].ends[1].x", "is required but missing"),
        ("figures[1].ends[1].label", "expected a text, found 2"),
        ("rows.1.x", "expected a whole number, found '1'"),
        ("rows.x", "expected a whole number as key, found 'x'"),
        ("titel", "unknown field 'titel', the nearest is 'title'"),
    ]


def test_limits_beside_a_type_are_checked_each_by_itself() -> None:
    assert told(faults({"size": 7, "id": "No", "parts": []}, Limited)) == [
        ("size", "must be from 2 to 6, found 7"),
        ("id", "must be lower-case letters, digits and underscores, found 'No'"),
        ("parts", "must not be empty"),
    ]
    assert structure({"size": 2, "id": "yes", "parts": [1]}, Limited) == Limited(2, "yes", (1,))


def test_a_validator_of_attrs_says_why() -> None:
    (fault,) = faults({"size": 0}, Validated)
    assert told_fault(fault.fault) == "'size' must be >= 1: 0"


def test_outside_text_in_a_message_is_escaped_and_cut() -> None:
    (fault, missing) = faults({"\x1b[31m\u202e" + "x" * 500: 1}, Dot)
    assert told([missing]) == [("x", "is required but missing")] or fault.path == "x"
    for found in (fault, missing):
        assert str(found).isascii()
        assert "\x1b" not in found.path + told_fault(found.fault)
        assert len(found.path + told_fault(found.fault)) < 250


dots = st.builds(Dot, st.integers(), st.text())
figures = st.one_of(
    dots,
    st.builds(Line, st.tuples(dots, dots), st.sampled_from(Colour)),
    st.just(Blank()),
)
sheets = st.builds(
    Sheet,
    st.lists(figures).map(tuple),
    st.dictionaries(st.integers(-(10**18), 10**18).map(EntityId), dots),
    st.dictionaries(st.sampled_from(Level), st.integers()),
    st.dictionaries(st.text(), st.booleans()),
    st.none() | figures,
    st.frozensets(st.integers()),
    st.none() | st.text(),
)


@given(sheets)
def test_whatever_is_written_as_json_reads_back_the_same(sheet: Sheet) -> None:
    text = json.dumps(converter.unstructure(sheet, Sheet))
    assert structure(json.loads(text), Sheet) == sheet


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(plain)
def test_any_json_is_taken_whole_or_refused_with_reasons(value: object) -> None:
    known = {field.name for field in attrs.fields(Sheet)}
    if isinstance(value, dict) and not value.keys() - known:
        structure({}, Sheet)
    else:
        assert faults(value, Sheet)


@given(plain, st.sampled_from([int, bool, str]))
def test_a_primitive_is_never_converted(value: object, kind: type) -> None:
    if type(value) is kind:
        assert structure(value, kind) is value
    else:
        assert faults(value, kind)
