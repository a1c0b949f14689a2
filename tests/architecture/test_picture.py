from tests.architecture.picture import boxes, edges, package_of, svg

SOURCES = {
    "starquest.model.ids": "",
    "starquest.engine.game": "from starquest.engine.attack import salvo",
    "starquest.engine.attack.salvo": "from starquest.model import ids",
    "starquest.engine.odds": "from starquest.engine.attack import salvo",
}


def test_a_box_is_a_layer_or_a_folder_of_it() -> None:
    assert package_of("starquest.model.ids") == "model"
    assert package_of("starquest.engine.attack.salvo") == "engine.attack"
    assert package_of("starquest") == ""


def test_lines_are_the_imports_between_boxes() -> None:
    assert edges(SOURCES) == {("engine", "engine.attack"): 1, ("engine.attack", "model"): 1}


def test_every_package_has_its_box_with_its_modules_counted() -> None:
    assert {box.name: box.modules for box in boxes(SOURCES).values()} == {
        "engine": 1,
        "engine.attack": 2,
        "model": 1,
    }
    assert svg(SOURCES).count("<line ") == 2
