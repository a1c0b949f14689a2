"""What many matches come to, counted by hand."""

from starquest.play.modes.match.record import MatchRecord
from starquest.play.modes.match.results import results


def match(first: str, winner: str, armies: str = "AB", minds: str = "LL") -> MatchRecord:
    """A match that began and ended so."""
    names = (armies[0], armies[1])
    return MatchRecord(
        "match", 1, names, (minds[0], minds[1]), first, winner, "markers", (2, 1), (100, 50),
        4, 90, "",
    )  # fmt: skip


GIVEN = [
    match("one", "one"),
    match("two", "one", "BA", "CL"),
    match("one", "nobody", "AA"),
    match("two", "two", "BC", "LC"),
]
"""Whoever started won, lost, drew and won."""

BY_HAND = """\
     games  one  two  nobody  unfinished  first %  held_one  held_two  left_one  left_two
all      4    2    1       1           0     62.5      2.00      1.00       100        50

program  games  won  drawn  lost  share %
C            2    2      0     0    100.0
L            2    0      0     2      0.0

army  games  won  drawn  lost  share %
A         2    1      0     1     50.0
B         3    1      0     2     33.3
C         1    1      0     0    100.0
"""


def test_a_summary_worked_out_by_hand() -> None:
    assert results(GIVEN) == BY_HAND


def test_one_list_against_itself_has_no_row_of_its_own() -> None:
    assert results([match("one", "two", "AA")]).count("\n") == 2


def test_a_match_that_never_ended_is_half_a_win() -> None:
    assert "  50.0  " in results([match("one", "unfinished", "AA")])


def test_a_summary_of_nothing() -> None:
    assert results([]) == "no game was finished\n"
