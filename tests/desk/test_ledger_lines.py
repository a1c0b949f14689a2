"""The ledger in lines."""

import attrs

from starquest.desk.ledger_lines import ledger_lines, standing
from starquest.desk.run_lines import scored
from starquest.play.ledger import Fight, Fought
from starquest.play.saves.summary import Summary, Waits
from starquest.play.scores import Score
from tests.support.board import catalog

DAWN, BLOOM = Fought("Dawn", 300), Fought("Bl[b]oom", 300, "list")


def match(winner: int, *, ranked: bool = True) -> Score:
    summary = Summary(
        (), 0, 0, ("nullborn",), (), 1, small=False, theme="", phases=False, version="1",
        commands=9, waits=Waits.NOBODY, hero=-1, outcome="markers", ranked=ranked, score=-1,
        round=4, mode="match", players=("Ann", ""), minds=("", "list"),
    )  # fmt: skip
    fight = Fight((DAWN, BLOOM), winner)
    return Score("x", "x", "2026-01-01 10:00", summary, 0, "", fight=fight)


def test_a_line_for_each_list_and_a_column_for_each_seat() -> None:
    found = ledger_lines([match(0), match(0), match(-1), match(1, ranked=False)])
    assert found[:3] == [
        "List      Points  a person  program: list",
        "Bl[b]oom     300     0-1-2              -",
        "Dawn         300         -          2-1-0",
    ]


def test_without_a_match_it_says_so() -> None:
    mission = attrs.evolve(match(0), fight=None)
    assert ledger_lines([mission]) == ["No match that counts is finished yet."]


def test_the_last_page_says_what_both_lists_have_come_to() -> None:
    records = [match(0), match(1)]
    assert standing(Fight((DAWN, BLOOM), 1), records) == [
        "Dawn against program: list: 1 win, 0 draws, 1 loss.",
        "Bl[b]oom against a person: 1 win, 0 draws, 1 loss.",
    ]


def test_the_score_table_says_who_won() -> None:
    assert "    -1      -  The program won" in scored(1, match(1), catalog())
    alone = attrs.evolve(match(0).summary, players=("", ""))
    assert "You won" in scored(1, attrs.evolve(match(0), summary=alone), catalog())
    assert "a draw" in scored(1, match(-1), catalog())
    assert "Ann won" in scored(1, match(0), catalog())
