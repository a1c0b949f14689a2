"""A match being set up: who plays, with which list, and what a list may not be."""

from pathlib import Path

import attrs
import pytest

from starquest.content.armies.list_code import list_code, read_code
from starquest.desk.match_form import CHANCE, GIVEN, SHELVED, MatchForm
from starquest.desk.match_form_lines import match_facts, match_rows, pick_options, verdict
from starquest.desk.styled import plain
from starquest.model.army import ArmyList, ArmyUnit
from starquest.play.army_shelf import ArmyShelf
from tests.support.board import catalog

SMALL = ArmyList("Few", ("cinder_raiders",), 300, (ArmyUnit("ash_mob", 5),))


def form(folder: Path | None = None, army: ArmyList | None = None) -> MatchForm:
    return MatchForm(catalog(), folder, army)


def value(made: MatchForm, line: str) -> str:
    """What stands on a line."""
    return next(row.value for row in match_rows(made) if row.id == line)


def test_one_person_plays_against_the_list_where_nothing_is_chosen() -> None:
    setup = form().setup(1)
    assert (setup.minds, setup.points, setup.width) == (("", "list"), 300, 48)
    assert [army.factions[0] for army in setup.sides] == ["cinder_raiders", "spore_tide"]


def test_a_person_is_always_at_the_table() -> None:
    made = form()
    made.turn("who:0", 1)
    assert [side.mind for side in made.chosen.sides] == ["list", ""]
    made.turn("who:1", -1)
    assert [side.mind for side in made.chosen.sides] == ["", "captain"]


def test_two_people_without_names_are_told_apart() -> None:
    made = form()
    made.turn("who:1", -1)
    assert made.names() == ("Player 1", "Player 2")
    made.rename(0, "Ann")
    made.rename(1, "Ann")
    assert made.names() == ("Ann", "Ann 2")


@pytest.mark.rule("FF-111")
@pytest.mark.rule("FF-113")
def test_points_and_board_are_chosen() -> None:
    made = form()
    made.turn("points", 1)
    made.turn("board", 1)
    made.turn("board", 1)
    made.turn("theme", 1)
    setup = made.setup(1)
    assert (setup.points, setup.width, setup.height) == (200, 36, 36)
    assert setup.theme == next(iter(catalog().themes))
    assert made.fits()


@pytest.mark.parametrize("text", ["", "49", "3001", "1e3", "-5", "٣٠٠", "9" * 5000])
def test_points_that_are_none_are_refused(text: str) -> None:
    made = form()
    assert not made.read_points(text)
    assert made.chosen.points == 300


def test_points_of_ones_own_are_taken() -> None:
    made = form()
    assert made.read_points("450")
    assert made.setup(1).points == 450
    assert made.fits()  # a legal list is made for any points


def test_a_list_that_is_too_dear_says_so_in_one_sentence() -> None:
    dear = ArmyList("Dear", ("cinder_raiders",), 300, (ArmyUnit("ash_mob", 5),) * 6)
    made = form(army=dear)
    made.turn("organised", 1)
    assert verdict(made) == ""
    made.turn("points", -1)
    told = verdict(made)
    assert told.startswith("Dear cannot play:")
    assert "200" in told
    assert not made.fits()


@pytest.mark.rule("FF-112")
def test_force_organisation_is_a_switch() -> None:
    one = ArmyList("Horde", ("cinder_raiders",), 300, (ArmyUnit("ash_mob", 5),) * 4)
    made = form(army=one)
    assert "20 models, 15 at most" in verdict(made)
    made.turn("organised", 1)
    assert made.fits()


def test_a_list_from_the_shelf_brings_its_faction(tmp_path: Path) -> None:
    ArmyShelf(tmp_path).save(attrs.evolve(SMALL, name="Mine"))
    made = form(tmp_path)
    assert f"{SHELVED}mine" in [source for source, _, _ in pick_options(made)]
    made.take(1, f"{SHELVED}mine")
    assert made.army(1).name == "Mine"
    assert value(made, "faction:1") == catalog().factions["cinder_raiders"].name
    made.turn("faction:1", 1)
    assert made.army(1).name != "Mine"


def test_a_file_that_is_no_list_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "armies" / "odd.toml").write_bytes(b"\xff[")
    assert f"{SHELVED}odd" not in form(tmp_path).lists


def test_a_list_by_chance_is_legal_and_another_each_time() -> None:
    made = form()
    made.take(0, CHANCE)
    first = made.army(0)
    made.take(0, CHANCE)
    assert made.fits()
    assert made.army(0) != first


def test_a_code_is_played_as_it_is() -> None:
    made = form()
    made.bring(1, read_code(catalog(), list_code(SMALL)))
    assert made.chosen.sides[1].source == GIVEN
    assert made.army(1).units == SMALL.units
    assert GIVEN in made.sources(1)


def test_the_seed_chooses_a_theme_and_a_word_is_a_seed() -> None:
    made = form()
    assert made.seed_number() is None
    made.sow("7")
    assert made.seed_number() == 7
    assert made.setup(7).theme == made.setup(7).theme
    assert {made.setup(seed).theme for seed in range(40)} == set(catalog().themes)


def test_both_armies_are_told_whatever_line_is_read() -> None:
    made = form()
    for row in match_rows(made):
        told = "\n".join(map(plain, match_facts(made, row.id, 36)))
        assert all(made.army(side).name in told for side in range(2))


def test_units_jump_where_the_theme_has_heights() -> None:
    made = form()
    raised = {name: theme.raised for name, theme in catalog().themes.items()}
    assert set(raised.values()) == {True, False}
    for _ in raised:
        made.turn("theme", 1)
        setup = made.setup(1)
        assert setup.special is raised[setup.theme]
