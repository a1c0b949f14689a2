"""The shelf of lists: ready ones, own ones, and what cannot be read."""

from pathlib import Path

import pytest

from starquest.content.armies.list_code import list_code
from starquest.content.problem import DataError
from starquest.model.army import ArmyList, ArmyUnit
from starquest.play.army_shelf import ArmyShelf, file_name
from starquest.text.problems import told_problem
from tests.support.board import catalog

MINE = ArmyList("My ../ List", ("nullborn",), 300, (ArmyUnit("flicker_pack", 5),))


def refused(shelf: ArmyShelf, word: str) -> str:
    with pytest.raises(DataError) as caught:
        shelf.find(word, catalog())
    return told_problem(caught.value.problems[0])


def test_what_is_saved_is_found_by_name_file_and_code(tmp_path: Path) -> None:
    shelf = ArmyShelf(tmp_path)
    path = shelf.save(MINE)
    assert path == tmp_path / "armies" / "my_list.toml"
    for word in ("my_list", str(path), list_code(MINE)):
        assert shelf.find(word, catalog()) == MINE
    first = shelf.lists()[0]
    assert (first.name, first.own) == ("my_list", True)


def test_ready_lists_are_there_without_a_folder(tmp_path: Path) -> None:
    shelf = ArmyShelf(tmp_path / "nowhere")
    assert shelf.find("nullborn_300", catalog()).factions == ("nullborn",)
    assert not any(row.own for row in shelf.lists())


def test_an_unknown_name_shows_the_nearest(tmp_path: Path) -> None:
    shelf = ArmyShelf(tmp_path)
    told = refused(shelf, "nulborn_300")
    assert told == "unknown list 'nulborn_300', the nearest is 'nullborn_300'"


def test_links_folders_and_nothing_are_refused(tmp_path: Path) -> None:
    shelf = ArmyShelf(tmp_path)
    (tmp_path / "a.toml").mkdir()
    (tmp_path / "b.toml").symlink_to(shelf.lists()[0].path)
    for name in ("a.toml", "b.toml", "c.toml", "d\x00.toml"):
        assert "cannot be read" in refused(shelf, str(tmp_path / name))


@pytest.mark.parametrize(
    ("name", "file"), [("Ash & Iron", "ash_iron"), ("../../x", "x"), ("漢字", "list")]
)
def test_files_have_plain_names(name: str, file: str) -> None:
    assert file_name(name) == file
