"""Finished runs sorted out: filters, and the best of each."""

import attrs

from starquest.desk.run_lines import scored
from starquest.desk.run_rows import score_lines
from starquest.desk.score_filters import bests, filtered, filters
from starquest.play.saves.summary import Summary, Waits
from starquest.play.scores import Score
from tests.support.board import catalog


def run(name: str, score: int, *kinds: str, daily: str = "", ranked: bool = True) -> Score:
    party = tuple((kind, "", "") for kind in kinds)
    summary = Summary(
        party, 3, 2, ("nullborn",), (), 1, small=False, theme="", phases=False, version="1",
        commands=9, waits=Waits.NOBODY, hero=-1, outcome="party_down", ranked=ranked, score=score,
        round=4,
    )  # fmt: skip
    return Score(name, name, "2026-01-01 10:00", summary, 1, "", daily=daily)


RUNS = [
    run("best", 90, "medic", "psyker"),
    run("fair", 50, "medic", "breacher", "psyker", daily="2026-01-02"),
    run("poor", 10, "breacher", "medic", daily="2026-01-03"),
    run("tried", 99, "breacher", "medic", ranked=False),
]


def named(which: str) -> list[str]:
    at = [name for name, _ in filters(RUNS, catalog())].index(which)
    return [record.name for record in filtered(RUNS, at, catalog())[1]]


def test_filters_offer_only_what_there_is() -> None:
    names = [name for name, _ in filters(RUNS, catalog())]
    assert names[0] == "all"
    assert "victories" not in names
    assert "4 heroes" not in names
    assert {"ranked", "daily", "2 heroes", "3 heroes", "Medic", "Nullborn"} <= set(names)
    assert [name for name, _ in filters([], catalog())] == ["all"]


def test_each_filter_lets_its_runs_through() -> None:
    assert named("all") == ["best", "fair", "poor", "tried"]
    assert named("ranked") == ["best", "fair", "poor"]
    assert named("3 heroes") == ["fair"]
    assert named("Breacher") == ["fair", "poor", "tried"]


def test_daily_runs_stand_side_by_side_the_newest_day_first() -> None:
    assert named("daily") == ["poor", "fair"]


def test_the_best_of_each_is_ranked() -> None:
    lines = bests(RUNS, catalog())
    assert "2 heroes: 90, 2 waves, best" in lines
    assert "Breacher: 50, 2 waves, fair" in lines
    assert "Nullborn: 90, 2 waves, best" in lines
    assert bests([attrs.evolve(RUNS[3])], catalog()) == ["No ranked run is finished yet."]


def test_steadied_dice_are_marked_in_the_table() -> None:
    best = RUNS[0]
    calm = attrs.evolve(best, summary=attrs.evolve(best.summary, steadied=2))
    assert "~" not in scored(1, best, catalog())
    assert "    90~     2 " in scored(1, calm, catalog())
    assert score_lines(calm, catalog())[-1].endswith("~ 2 waves with steadied dice")
    assert "steadied" not in score_lines(best, catalog())[-1]


def test_a_difficulty_is_told_beside_the_challenges() -> None:
    def told(difficulty: str) -> str:
        summary = attrs.evolve(RUNS[0].summary, difficulty=difficulty)
        return score_lines(attrs.evolve(RUNS[0], summary=summary), catalog())[1]

    assert "no challenges; seed 1" in told("")
    assert "no challenges; Veteran; seed 1" in told("veteran")
    assert "no challenges; Custom; seed 1" in told("custom")
    assert "no challenges; once; seed 1" in told("once"), "of other data"
