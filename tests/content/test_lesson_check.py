"""The table of the lesson is checked like everything else in the data."""

import attrs
import pytest

from starquest.content.lesson import Lesson
from starquest.content.lesson_check import lesson_problems
from tests.support.board import catalog


def paths(lesson: Lesson) -> list[str]:
    return [path for path, _ in lesson_problems(attrs.evolve(catalog(), lesson=lesson))]


def test_the_shipped_lesson_is_sound() -> None:
    assert paths(catalog().lesson) == []


def test_a_name_nobody_knows_is_told() -> None:
    lesson = catalog().lesson
    start = attrs.evolve(lesson.start, hero="nobody", faction="nobody")
    assert paths(attrs.evolve(lesson, start=start)) == ["start.faction", "start.hero"]


@pytest.mark.parametrize("rows", [("1A?ab", "."), ("1A?ab1",), ("A?ab",), ("1A?ab&",)])
def test_a_drawing_that_is_not_sound_is_told(rows: tuple[str, ...]) -> None:
    lesson = catalog().lesson
    table = attrs.evolve(lesson.table, rows=rows)
    assert "table.rows" in paths(attrs.evolve(lesson, table=table))
