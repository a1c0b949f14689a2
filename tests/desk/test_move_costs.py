"""A move says what it costs before Enter."""

from starquest.desk.enter_hint import verdict
from starquest.desk.glyphs import SETS
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.model.command import Activate, Advance
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest


def acting(drawing: str, enemies: dict[str, str] | None = None) -> Playing:
    """The first hero acts."""
    state = quest(drawing, enemies=enemies or {}, objectives={"A": 1})
    state = play(state, Activate(uid(state, "1")))[0]
    return Playing(Session(state), catalog(), SETS["unicode"])


def pointed(playing: Playing, x: int, y: int) -> str:
    """What is said with the cursor on a cell."""
    playing.cursor = cell(playing.state, x, y)
    return verdict(playing, Phrases.of(playing.state, catalog()))


def test_dangerous_ground_names_its_dice_and_the_chance_of_a_wound() -> None:
    """Walls leave one way; a hero who can take nine wounds is Tough 9: 1 - (5/6)^9 is 81%."""
    playing = acting("##########\n1.^...2..A\n##########")
    told = pointed(playing, 4, 1)
    assert told == 'Enter advances 4": dangerous ground, 9 dice, a wound 81%'


def test_where_there_is_a_safe_way_it_is_taken_drawn_and_said() -> None:
    """Straight ahead is 4 inches through the vines; round them two steps are diagonal: 5."""
    playing = acting("..........\n1.^.....2A\n..........")
    told = pointed(playing, 4, 1)
    assert told == 'Enter advances 5": goes round dangerous ground'
    drawn = [at for at, name in papers(playing).items() if name == "path"]
    assert cell(playing.state, 2, 1) not in drawn
    after = play(playing.state, Advance(cell(playing.state, 4, 1)))[0]
    assert after.dice.counts == playing.state.dice.counts


def test_leaving_an_objective_nobody_else_holds_is_said() -> None:
    """Within 3 inches it is held; 10 inches away it is not, and the other hero is far off."""
    playing = acting("1A..............\n................\n...............2")
    assert pointed(playing, 11, 0) == 'Enter rushes 11": leaves objective 1'
    assert pointed(playing, 2, 1) == 'Enter advances 2.5", then it may shoot'


def test_walking_into_a_charge_is_said_and_standing_in_one_already_is_not() -> None:
    """Cutters charge 12 inches: not 20 columns, but 14, which leave 13 steps less the contact."""
    playing = acting("1...................a\n...A.................\n2....................",
                     {"a": "scrap_cutters"})  # fmt: skip
    assert "into the charge of 1 enemy in sight" in pointed(playing, 9, 0)
    assert "charge" not in pointed(playing, 2, 0)


def test_out_of_cover_is_said() -> None:
    """Behind a barricade, as the enemy looks; beyond it nothing is between them."""
    playing = acting("1o..........a\n.............\n2...........A", {"a": "scrap_cutters"})
    assert "out of cover" in pointed(playing, 4, 0)
    bare = acting("1...........a\n.............\n2...........A", {"a": "scrap_cutters"})
    assert "out of cover" not in pointed(bare, 4, 0)
