"""What is published belongs to the data of today, and the report to what is published."""

import shutil
from pathlib import Path

from starquest.content.loader import load_catalog
from starquest.content.paths import data_directory
from starquest.content.published_odds import read_odds
from starquest.content.tuned import TUNED, digest_of
from starquest.model.setup import CHALLENGES
from tests.balance.__main__ import play
from tests.balance.cells import STANDARD, Cell, cells
from tests.balance.figures import figures
from tests.balance.published import REPORT, load
from tests.balance.report import report
from tests.balance.shares import Share

STALE = "the data has changed since the balance was published: run `make balance`"


def copied(place: Path) -> Path:
    for name in TUNED:
        shutil.copy(data_directory() / f"{name}.toml", place)
    return place


def test_the_published_figures_are_of_this_data() -> None:
    assert load().data == digest_of(), STALE


def test_the_game_shows_the_published_odds() -> None:
    odds, problems = read_odds(data_directory())
    assert not problems
    assert odds is not None
    assert odds.data == load().data, "run `make balance`"
    told = [(c.heroes, c.difficulty, c.won, c.games) for c in odds.cells]
    played = load().figures.cells
    assert told == [(c.heroes, c.difficulty, c.wins.hits, c.wins.games) for c in played]


def test_the_report_tells_the_published_figures() -> None:
    assert REPORT.read_text("utf-8") == report(load().figures), "run `make balance`"


def test_a_number_changes_the_digest_and_a_comment_does_not(tmp_path: Path) -> None:
    file = copied(tmp_path) / "quest.toml"
    said = file.read_text("utf-8")
    file.write_text(f"# Something new.\n{said}", encoding="utf-8")
    assert digest_of(tmp_path) == digest_of()
    file.write_text(said.replace("last = 10", "last = 11"), encoding="utf-8")
    assert digest_of(tmp_path) != digest_of()


def test_the_cells_are_every_size_difficulty_and_challenge() -> None:
    found = cells(load_catalog(), 100)
    named = ["2 standard", "3 standard", "4 standard", "3 story", "3 veteran"]
    assert [cell.name for cell in found if not cell.challenge] == named
    assert [cell.games for cell in found[:5]] == [100, 100, 100, 60, 60]
    assert [cell.first for cell in found[:5]] == [20_001, 30_001, 40_001, 30_001, 30_001]
    assert {cell.challenge for cell in found[5:]} == set(CHALLENGES)
    assert {(cell.first, cell.games) for cell in found[5:]} == {(30_001, 100)}, "paired"
    assert [cell.name for cell in found if cell.main] == named[:3]


def test_games_are_played_counted_and_told() -> None:
    planned = [Cell(2, STANDARD, 2), Cell(2, STANDARD, 2, "boss")]
    found = figures(load_catalog(), "0", "greedy", 2, play(planned, 1))
    assert found.sizes[2].games == 2
    assert sum(share.games for share in found.factions.values()) == 2
    assert sum(share.games for share in found.classes.values()) == 4
    assert sum(share.games for share in found.without.values()) == 2 * (len(found.classes) - 2)
    assert found.danger[0].games == 2
    assert found.challenges["boss"].games == 2
    assert found.tempo[0].games == 2
    assert found.tempo[0].means["commands"] > 0
    assert "more than the 5 that are wanted" in report(found)


def test_a_sure_interval_is_said_to_be_one() -> None:
    found = load().figures
    assert (max(share.reach for share in found.sizes.values()) > 0.05) == (
        "more than the 5 that are wanted" in report(found)
    )
    assert Share(200, 400).reach < 0.05
