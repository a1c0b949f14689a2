"""Rows with some fields replaced."""

import pytest

from starquest.model.change import changed
from starquest.model.component import Body, Place
from starquest.model.ids import Cell, EntityId


def test_only_the_named_fields_change() -> None:
    body = Body(EntityId(4), 1, 2)
    assert changed(body, wounds=3) == Body(EntityId(4), 1, 3)
    assert changed(body, unit=EntityId(5), profile=0) == Body(EntityId(5), 0, 2)
    assert body == Body(EntityId(4), 1, 2)


def test_a_field_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError, match="wound"):
        changed(Body(EntityId(4)), wound=1)


def test_a_row_of_one_field_has_nothing_to_keep() -> None:
    with pytest.raises(TypeError, match="Place"):
        changed(Place(Cell(1)), cell=Cell(2))
