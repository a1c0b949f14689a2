"""A window does not hide what it asks about, if there is any place where it need not."""

import pytest

from starquest.desk.clear_places import clear_corner

SMALL, USUAL = (80, 24), (120, 36)


@pytest.mark.parametrize("screen", [SMALL, USUAL])
def test_it_lies_over_the_log_where_that_hides_nothing(screen: tuple[int, int]) -> None:
    assert clear_corner(screen, (78, 8), [(10, 3), (30, 5)]) == ("center", "bottom")


@pytest.mark.parametrize("screen", [SMALL, USUAL])
def test_it_goes_to_the_top_for_what_is_below(screen: tuple[int, int]) -> None:
    assert clear_corner(screen, (78, 8), [(40, screen[1] - 4)]) == ("center", "top")


def test_a_tall_window_goes_aside_where_there_is_room() -> None:
    """30 of 36 rows hide a hero in the middle above and below; on the right columns 42 to 119."""
    assert clear_corner(USUAL, (78, 30), [(40, 18)]) == ("right", "bottom")


def test_it_hides_fewer_where_it_must_hide_some() -> None:
    """Two above and one below: no window of 20 of 24 rows leaves all of them free."""
    assert clear_corner(SMALL, (80, 20), [(5, 1), (9, 2), (5, 22)]) == ("center", "bottom")
