"""The history of a run: packed, added to, taken back."""

import pytest

from starquest.model.command import Activate
from starquest.model.ids import EntityId
from starquest.play.saves.history import LOOSE, History, Row, plain_rows, read_rows


def row(number: int) -> Row:
    return Row(Activate(EntityId(number)), number, f"{number:016x}")


def unpacked(history: History) -> list[Row]:
    return read_rows(plain_rows(history.packed().unpack()))


@pytest.mark.parametrize("count", [1, LOOSE, 2 * LOOSE, 2 * LOOSE + 1, 5 * LOOSE + 3])
@pytest.mark.parametrize("dropped", [0, 1, LOOSE - 1, LOOSE, 3 * LOOSE])
def test_what_is_taken_back_was_never_there(count: int, dropped: int) -> None:
    history = History(row(number) for number in range(count))
    for _ in range(min(count, dropped)):
        history.drop()
    history.add(row(999))
    left = [row(number) for number in range(max(0, count - dropped))]
    assert unpacked(history) == [*left, row(999)]
    assert history.rows == [*left, row(999)]


def test_packing_in_between_changes_nothing() -> None:
    history = History()
    for number in range(3 * LOOSE):
        history.add(row(number))
        history.packed()
    assert unpacked(history) == [row(number) for number in range(3 * LOOSE)]
