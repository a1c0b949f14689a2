import attrs

from starquest.model.ground import GROUNDS
from starquest.text.drawing import DIGITS, LETTERS, drawing, marks_of
from starquest.text.phrases import names_of
from tests.support.board import board, fighter
from tests.support.changes import lifted

UNITS = {"1": fighter(), "2": fighter(), "x": fighter(footprint=2), "y": fighter()}


def test_heroes_are_digits_and_foes_letters() -> None:
    state = board("1.2.y", {mark: UNITS[mark] for mark in "12y"})
    assert list(marks_of(state).values()) == ["1", "2", "a"]
    assert drawing(state, marks_of(state)) == "1.2.a"


def test_a_large_model_fills_its_four_cells() -> None:
    state = board(["1#x..", "..~~."], {"1": UNITS["1"], "x": UNITS["x"]}, ground="%")
    assert drawing(state, marks_of(state)) == "1#aa.\n..aa."


def test_who_is_off_the_table_or_gone_is_not_drawn() -> None:
    state = board("1.y.2", {mark: UNITS[mark] for mark in "1y2"}, ground="%")
    marks = marks_of(state)
    assert drawing(lifted(state, "y"), marks) == "1.%.2"
    world = state.world.copy()
    for unit in list(marks)[1:]:
        del world.squads[unit]
    assert drawing(attrs.evolve(state, world=world), marks) == "1.%.%"


def test_no_mark_looks_like_ground() -> None:
    assert not GROUNDS.keys() & set(DIGITS + LETTERS)


def test_more_units_than_letters_are_marked_somehow() -> None:
    count = len(LETTERS) + 1
    names = {chr(0x3B1 + index): UNITS["y"] for index in range(count)}
    marks = list(marks_of(board("".join(names), names)).values())
    assert marks == [*LETTERS, "?"]


def test_models_are_called_like_their_unit() -> None:
    state = board("1.yy", {"1": UNITS["1"], "y": UNITS["y"]})
    assert list(names_of(state, marks_of(state)).values()) == [
        "1 [1]", "y [a]", "1 [1]", "y [a]", "y [a]",
    ]  # fmt: skip
