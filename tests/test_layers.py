"""The shape of the house: who may import whom, and what must stay unloaded.

The checkers work on a mapping of module name to source, so that planted faults can prove
that each of them sees what it is there to see.
"""

import ast
import graphlib
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import pytest

Sources: TypeAlias = Mapping[str, str]

ROOT: Final = Path(__file__).resolve().parent.parent
MODEL_TO_ENGINE: Final = ("model", "content", "engine")

# What each part of the package may import, itself apart; "" is `starquest/__init__.py`.
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "": (),
    "__main__": ("cli",),
    "cli": ("", *MODEL_TO_ENGINE, "text", "play", "desk", "ui"),
    "model": ("",),
    "content": ("", "model"),
    "engine": ("", "model", "content"),
    "text": ("", *MODEL_TO_ENGINE),
    "play": ("", *MODEL_TO_ENGINE, "text"),
    "desk": ("", *MODEL_TO_ENGINE, "text", "play"),
    "ui": ("", *MODEL_TO_ENGINE, "text", "play", "desk"),
}

# Libraries that only one module, or one folder, may import.
OWNERS: Final[Mapping[str, str]] = {
    "distributed": "starquest.cli.cluster",
    "numpy": "starquest.engine.board.terrain",
    "tcod": "starquest.engine.board.terrain",
    "rich": "starquest.ui",
    "textual": "starquest.ui",
}


def package_sources() -> Sources:
    """Every module of the package and its text."""
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): (
            path.read_text(encoding="utf-8")
        )
        for path in sorted((ROOT / "starquest").rglob("*.py"))
    }


def imports(source: str) -> Iterator[str]:
    """Every name a source imports anywhere, also in functions and under TYPE_CHECKING."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                prefix = "." * level + (module or "")
                yield from (f"{prefix}.{alias.name}" for alias in names)
            case ast.Call(
                func=ast.Attribute(attr="import_module") | ast.Name(id="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield name


def relative_imports(sources: Sources) -> list[str]:
    """Relative imports, which the other checkers could not read."""
    return [
        f"{module} imports {name}"
        for module, source in sources.items()
        for name in imports(source)
        if name.startswith(".")
    ]


def graph(sources: Sources) -> Mapping[str, list[str]]:
    """For each module the modules of the package it imports."""
    return {module: sorted(set(_targets(source, sources))) for module, source in sources.items()}


def _targets(source: str, sources: Sources) -> Iterator[str]:
    for name in imports(source):
        if name.partition(".")[0] != "starquest":
            continue
        # `from package import name` names a module or something inside one.
        yield name if name in sources else name.rpartition(".")[0] or name


def layer(module: str) -> str:
    """The part of the package a module belongs to."""
    return [*module.split("."), ""][1]


def layer_faults(sources: Sources) -> list[str]:
    """Imports against the arrow, and modules of a layer nobody planned."""
    unknown = [f"{module} is in no layer" for module in sources if layer(module) not in ALLOWED]
    return unknown + [
        f"{module} imports {target}"
        for module, targets in graph(sources).items()
        for target in targets
        if layer(target) not in (layer(module), *ALLOWED.get(layer(module), ()))
    ]


def cycle(sources: Sources) -> list[str]:
    """One ring of imports, or nothing."""
    try:
        graphlib.TopologicalSorter(graph(sources)).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return []


def package_of(module: str, sources: Sources) -> str:
    """The package a module belongs to; beside packages, a module stands for itself."""
    if _holds_modules(module, sources):
        return module
    parent = module.rpartition(".")[0]
    inside = [name for name in sources if name.startswith(f"{parent}.")]
    return module if any(_holds_modules(name, sources) for name in inside) else parent


def _holds_modules(name: str, sources: Sources) -> bool:
    return any(other.startswith(f"{name}.") for other in sources)


def package_cycle(sources: Sources) -> list[str]:
    """One ring of imports between packages, or nothing."""
    found: dict[str, set[str]] = {}
    for module, targets in graph(sources).items():
        package = package_of(module, sources)
        reached = {package_of(target, sources) for target in targets if target in sources}
        found.setdefault(package, set()).update(reached - {package})
    try:
        graphlib.TopologicalSorter({key: sorted(found[key]) for key in sorted(found)}).prepare()
    except graphlib.CycleError as error:
        return list(error.args[1])
    return []


def library_faults(sources: Sources) -> list[str]:
    """Imports of a library by a module that is not, and is not inside, its owner."""
    return [
        f"{module} imports {name}"
        for module, source in sources.items()
        for name in imports(source)
        if (owner := OWNERS.get(name.partition(".")[0]))
        and not f"{module}.".startswith(f"{owner}.")
    ]


def slow_class_faults(sources: Sources) -> list[str]:
    """Classes of the engine that attrs compiles methods for: the house's decorator is faster."""
    return [
        module
        for module, source in sources.items()
        if layer(module) in MODEL_TO_ENGINE and module != "starquest.model.frozen"
        and "@attrs.frozen" in source
    ]  # fmt: skip


TERMINAL = ("textual", "rich", "starquest.ui.")


def homeless_faults(sources: Sources) -> list[str]:
    """Modules of the terminal's layer that name neither Textual nor anything of that layer.

    What is so pure belongs to the desk. The terminal's own affairs (signals, modes) stay.
    """
    return [
        module
        for module, source in sources.items()
        if layer(module) == "ui" and source.count("\n") > 1
        and not module.startswith("starquest.ui.terminal.")
        and not any(name.startswith(TERMINAL) for name in imports(source))
    ]  # fmt: skip


def loaded(*arguments: str) -> set[str]:
    """The top-level names a fresh interpreter loads when started with these arguments."""
    command = [sys.executable, "-X", "importtime", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.rpartition("|")[2].strip().partition(".")[0] for line in lines}


def test_the_package_is_read() -> None:
    assert {"starquest", "starquest.cli", "starquest.engine.game"} <= package_sources().keys()


def test_no_relative_imports() -> None:
    assert relative_imports(package_sources()) == []


def test_imports_follow_the_layers() -> None:
    assert layer_faults(package_sources()) == []


def test_no_import_cycles() -> None:
    assert cycle(package_sources()) == []


def test_no_import_cycles_between_packages() -> None:
    assert package_cycle(package_sources()) == []


def test_libraries_stay_with_their_owner() -> None:
    assert library_faults(package_sources()) == []


def test_classes_of_the_engine_are_built_by_the_house() -> None:
    """Use `from starquest.model.frozen import frozen`."""
    assert slow_class_faults(package_sources()) == []


def test_a_planted_slow_class_is_seen() -> None:
    slow = "import attrs\n\n\n@attrs.frozen\nclass Row:\n    number: int\n"
    assert slow_class_faults({"starquest.model.rows": slow}) == ["starquest.model.rows"]
    assert slow_class_faults({"starquest.text.rows": slow}) == []


def test_what_never_names_the_terminal_lies_on_the_desk() -> None:
    assert homeless_faults(package_sources()) == []


def test_a_planted_homeless_module_is_seen() -> None:
    pure = {"starquest.ui.sums": "import attrs\n\nFOUR = 4\n"}
    assert homeless_faults(pure) == ["starquest.ui.sums"]
    assert homeless_faults({"starquest.ui.sums": "import textual\n\nFOUR = 4\n"}) == []
    assert homeless_faults({"starquest.desk.sums": pure["starquest.ui.sums"]}) == []


def test_the_engine_loads_no_terminal_library_and_no_heavy_one() -> None:
    late = {"textual", "rich", "cattrs", "tcod", "numpy"}
    assert loaded("-c", "import starquest.engine.game") & late == set()


def test_the_version_loads_nothing_heavy() -> None:
    heavy = {"textual", "rich", "tcod", "numpy", "attr", "attrs", "cattrs"}
    assert loaded("-m", "starquest", "--version") & heavy == set()


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starquest.model.cell", "from starquest.content import catalog"),
        ("starquest.content.catalog", "import starquest.engine.game"),
        ("starquest.engine.game", "from starquest.text.telling import tell"),
        ("starquest.engine.game", "def late() -> None:\n    import starquest.play.session"),
        ("starquest.text.codex", "from starquest.play import session"),
        ("starquest.play.session", "from typing import *\nfrom starquest.ui.app import App"),
        ("starquest.play.session", 'importlib.import_module("starquest.ui.app")'),
        ("starquest.ui.app", "from starquest.cli import main"),
        ("starquest", "from starquest.model import cell"),
        ("starquest.helpers.misc", ""),
    ],
)
def test_a_planted_import_against_the_arrow_is_seen(module: str, source: str) -> None:
    parts = ("model.cell", "content.catalog", "engine", "engine.game", "play.session", "ui.app")
    others = {f"starquest.{part}": "" for part in parts}
    assert layer_faults(others) == []
    assert len(layer_faults(others | {module: source})) == 1


def test_a_planted_cycle_is_seen() -> None:
    chain = {
        "starquest.engine.a": "from starquest.engine import b",
        "starquest.engine.b": "import starquest.engine.c",
        "starquest.engine.c": "import os",
    }
    assert cycle(chain) == []
    assert set(cycle(chain | {"starquest.engine.c": "from starquest.engine.a import x"})) == {
        *chain
    }


def test_a_planted_cycle_between_packages_is_seen() -> None:
    chain = {
        "starquest.engine": "",
        "starquest.engine.draft": "",
        "starquest.engine.attack": "",
        "starquest.engine.attack.aiming": "from starquest.engine.movement.paths import x",
        "starquest.engine.attack.wounds": "from starquest.engine.draft import x",
        "starquest.engine.movement": "",
        "starquest.engine.movement.paths": "",
        "starquest.engine.movement.walking": "",
    }
    assert package_cycle(chain) == []
    planted = {"starquest.engine.movement.walking": "import starquest.engine.attack.wounds"}
    assert cycle(chain | planted) == []
    assert set(package_cycle(chain | planted)) == {
        "starquest.engine.attack",
        "starquest.engine.movement",
    }


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("starquest.engine.horde", "import tcod.path"),
        ("starquest.engine.terrains", "from numpy import array"),
        ("starquest.play.session", "def late() -> None:\n    from textual.app import App"),
        ("starquest.text.telling", "from rich.text import Text"),
        ("starquest.desk.hints", "from textual.content import Content"),
        ("starquest.desk.columns", "from rich.cells import cell_len"),
    ],
)
def test_a_planted_library_is_seen(module: str, source: str) -> None:
    owners = {
        "starquest.engine.board.terrain": "import numpy, tcod",
        "starquest.ui.app": "import rich",
    }
    assert library_faults(owners) == []
    assert len(library_faults(owners | {module: source})) == 1


def test_a_planted_relative_import_is_seen() -> None:
    assert relative_imports({"starquest.engine.a": "from . import b"}) != []


def test_a_planted_load_is_seen() -> None:
    assert "rich" in loaded("-c", "import rich.text")


def test_a_program_that_cannot_start_is_no_clean_program() -> None:
    with pytest.raises(AssertionError):
        loaded("-c", "import starquest.nowhere")


def test_the_title_waits_for_no_engine() -> None:
    """What the first picture does not need is loaded behind it."""
    late = {"attr", "attrs", "cattrs", "json", "numpy", "secrets", "tcod"}
    assert not loaded("-c", "import starquest.ui.app") & late
