"""Before Enter the panel tells dice, needs, modifiers, a plot of wounds and what comes back."""

import attrs

from starquest.desk.enter_action import meant
from starquest.desk.forecast_lines import bars, preview_lines
from starquest.desk.foresight import foreseen, moment_of
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.styled import plain
from starquest.engine.board.bits import cells_of
from starquest.model.command import Activate, Charge
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

WIDE = 60
NEAR = "1.......A\n.........\n...a.....\n2........"


def acting(drawing: str = NEAR, **enemies: str) -> Playing:
    """The first hero acts; the cursor is on `a`."""
    found = enemies or {"a": "scrap_cutters"}
    state = quest(drawing, enemies=found, objectives={"A": 1})
    state = play(state, Activate(uid(state, "1")))[0]
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    playing.cursor = playing.place_of(uid(state, "a"))
    return playing


def aim(playing: Playing, action: str) -> None:
    playing.aim = next(choice for choice in playing.choices() if choice.action == action)


def told(playing: Playing) -> list[str]:
    names = dict(Phrases.of(playing.state, playing.catalog).names)
    return [plain(line) for line in preview_lines(playing, names, WIDE)]


def test_a_shot_tells_dice_needs_and_chances() -> None:
    """One die at 4+, a block by 6 (Defense 5+, AP 1): 1/2 x 5/6 is 42% for the one wound."""
    playing = acting()
    aim(playing, "shoot")
    lines = told(playing)
    assert lines[0].startswith("Shoot Heavy pistol at a: 0.4 wounds, any 42%")
    assert "Heavy pistol: 1 die at 4+" in lines
    assert "a blocks on 6+ (5+, AP -1)" in lines
    plot = [line.split() for line in lines if "■" in line]
    assert [(row[0], row[-1]) for row in plot] == [("0", "58%"), ("1", "42%")]


def test_a_charge_tells_what_comes_back() -> None:
    playing = acting()
    aim(playing, "charge")
    lines = told(playing)
    assert any(line.startswith("Strikes back, Cleavers: ") for line in lines)
    assert any(line.startswith("Wounds to 1: ") for line in lines)
    assert any(line.startswith("Loses the melee: a ") for line in lines)
    assert any(line.startswith("If it stands (") and "next a: " in line for line in lines)


def test_a_charge_is_told_from_the_cell_it_ends_on() -> None:
    playing = acting()
    aim(playing, "charge")
    assert playing.aim is not None
    playing.cursor = cells_of(playing.aim.board)[-1]
    deed = meant(playing)[0]
    assert isinstance(deed[-1], Charge)
    assert deed[-1].cell == playing.cursor
    assert told(playing)[0].startswith("Charge a")


def test_the_plot_sums_up_its_tail_and_works_in_plain_ascii() -> None:
    """Nine numbers: 0 to 4 by themselves, the last row is the sum of 5 to 8."""
    rows = [plain(row) for row in bars((0.2,) + (0.1,) * 8, SETS["ascii"].full, 29)]
    assert [row.split()[0] for row in rows] == ["0", "1", "2", "3", "4", "5+"]
    assert rows[-1] == " 5+ " + "#" * 20 + " 40%"
    assert rows[0] == " 0  " + "#" * 10 + " 20%"
    assert all(row.isascii() for row in rows)


def test_asking_draws_no_die_and_is_remembered() -> None:
    playing = acting()
    before = playing.state
    deed = meant(playing)[0]
    first = foreseen(playing, deed)
    assert foreseen(playing, deed) is first
    told(playing)
    assert playing.state is before
    assert playing.state.dice == before.dice


def test_nothing_is_told_of_who_is_not_seen() -> None:
    """An enemy behind a wall, within a blast's reach of one in sight, is not in what is asked."""
    playing = acting(
        "1..a#....A\n....#b....\n....#.....\n2...#.....", a="scrap_cutters", b="scrap_cutters"
    )
    assert uid(playing.state, "b") not in moment_of(playing).known.world.units


def test_loaded_dice_change_nothing_that_is_told() -> None:
    playing = acting()
    dice = attrs.evolve(playing.state.dice, seed=99)
    other = acting()
    other.run = Session(attrs.evolve(other.state, dice=dice))
    assert told(other) == told(playing)
