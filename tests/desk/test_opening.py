"""What Play now opens: another mission each time, and one that comes to blows at once."""

import pytest

from starquest.desk.opening import PAIRS, SOON, comes_to_blows, drawn, lively, set_up, told
from starquest.engine.game import new_game
from starquest.model.settings import Luck
from starquest.ui.openings import OpeningsApp
from tests.support.board import catalog
from tests.ui.support import play, title

SEEDS = range(40)
WIDEST = 60
"""Columns of an entry's detail on the title."""


def test_a_seed_stands_for_one_mission_and_others_for_others() -> None:
    found = [drawn(catalog(), seed) for seed in SEEDS]
    assert found == [drawn(catalog(), seed) for seed in SEEDS]
    quests = [opening.quest for opening in found]
    assert {quest.factions[0] for quest in quests} == set(catalog().factions)
    assert {quest.theme for quest in quests} == set(catalog().flat_themes)
    assert len({quest.party for quest in quests}) > len(PAIRS) // 2
    assert all(quest.small for quest in quests)


def test_every_class_is_in_some_pair() -> None:
    assert {kind for pair in PAIRS for kind in pair} == set(catalog().heroes)


def test_what_is_opened_comes_to_blows_soon() -> None:
    late = next(seed for seed in SEEDS if not comes_to_blows(catalog(), drawn(catalog(), seed)))
    found = lively(catalog(), [late, *SEEDS])
    assert found.seed != late
    assert comes_to_blows(catalog(), found)
    assert lively(catalog(), [late]).seed == late, "the last is taken as it is"
    assert new_game(found.quest, found.seed, catalog()).round < SOON


@pytest.mark.parametrize(("difficulty", "luck"), [("standard", "pure"), ("veteran", "steadied")])
def test_the_line_on_the_title_fits(difficulty: str, luck: str) -> None:
    for seed in SEEDS:
        line = told(catalog(), set_up(catalog(), drawn(catalog(), seed), difficulty, luck))
        assert len(line) <= WIDEST
        assert ("small board" in line) == (difficulty == "standard")
        assert ("Veteran" in line) == (difficulty == "veteran")


def test_a_mission_is_as_hard_as_the_options_say() -> None:
    opening = drawn(catalog(), 3)
    hard = set_up(catalog(), opening, "veteran", "steadied")
    assert (hard.quest.difficulty, hard.quest.luck) == ("veteran", Luck.STEADIED)
    assert (hard.seed, hard.quest.party) == (opening.seed, opening.quest.party)
    assert "steadied" in told(catalog(), set_up(catalog(), opening, "standard", "steadied"))
    assert set_up(catalog(), opening, "gone", "pure").quest.difficulty == ""


@pytest.mark.parametrize("seed", [None, 7])
def test_play_now_opens_what_the_title_says(seed: int | None) -> None:
    async def scene() -> None:
        async with title() as desk:
            app = desk.app
            assert isinstance(app, OpeningsApp)
            app._seed = seed
            setattr(app, "_opening", None)  # noqa: B010 - mypy would think it stays so
            app.refresh_title()
            await app.workers.wait_for_complete()
            await desk.settle()
            opening = app._opening
            assert opening is not None
            if seed is not None:
                assert opening == drawn(catalog(), seed)
            assert told(catalog(), opening) in desk.text()
            app.play_now()
            await desk.settle()
            assert desk.playing.run.state.table.theme == opening.quest.theme
            assert app._opening is None, "the next one is another"

    play(scene())
