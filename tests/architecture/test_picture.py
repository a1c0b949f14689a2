from tests.architecture.picture import boxes, lines, package_of, ranks, svg

SOURCES = {
    "starquest.model.ids": "",
    "starquest.engine.game": "from starquest.engine.attack import salvo",
    "starquest.engine.board.bits": "from starquest.model import ids",
    "starquest.engine.attack.salvo": "from starquest.engine.board import bits",
    "starquest.engine.attack.odds": "from starquest.model import ids",
}


def test_a_box_is_a_layer_or_a_folder_of_it() -> None:
    assert package_of("starquest.model.ids") == "model"
    assert package_of("starquest.engine.attack.salvo") == "engine.attack"
    assert package_of("starquest") == ""


def test_a_line_that_follows_from_two_others_is_left_out() -> None:
    found = lines(SOURCES)
    assert found["engine.attack"] == {"engine.board"}
    assert found["engine.board"] == {"model"}
    assert found["engine"] == set(), "what lies in no package binds its layer together"


def test_who_imports_stands_above_what_is_imported() -> None:
    assert ranks(lines(SOURCES), "engine") == [["engine.attack"], ["engine", "engine.board"]]
    placed = boxes(SOURCES)
    found = lines(SOURCES)
    assert all(placed[a].y < placed[b].y for a in found for b in found[a])


def test_every_package_has_its_box_with_its_modules_counted() -> None:
    counts = {box.name: box.modules for box in boxes(SOURCES).values()}
    assert counts == {"engine": 1, "engine.attack": 2, "engine.board": 1, "model": 1}
    assert svg(SOURCES).count("<line ") == 2
