"""The engine outside `engine/modes` knows no mode: nothing in it is named after one of theirs.

Read as words: `hero` in `heroes_near` counts, `starquest` and `question` do not.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
ENGINE: Final = ROOT / "starquest" / "engine"
WORDS: Final = frozenset(
    [
        "mission",
        "missions",
        "hero",
        "heroes",
        "horde",
        "hordes",
        "wave",
        "waves",
        "quest",
        "quests",
        "skirmish",
        "skirmishes",
    ]
)
EXCEPTED: Final = {"rules/hero.py": "hero"}
"""The special rule that is called Hero, by its file and its word."""
PARTS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def generic_sources() -> Mapping[str, str]:
    """Every module of the engine that belongs to no mode, and its text."""
    paths = sorted(ENGINE.rglob("*.py"))
    names = {path.relative_to(ENGINE).as_posix(): path for path in paths}
    return {
        name: path.read_text(encoding="utf-8")
        for name, path in names.items()
        if not name.startswith("modes/")
    }


def named_modes(sources: Mapping[str, str]) -> Iterator[str]:
    """Where a generic module speaks of a mode."""
    for name, source in sources.items():
        for number, line in enumerate(source.splitlines(), 1):
            found = {part.lower() for part in PARTS.findall(line)} & WORDS
            if found - {EXCEPTED.get(name)}:
                yield f"{name}:{number}: {line.strip()}"


def test_the_engine_is_read() -> None:
    assert {"game.py", "attack/wounds.py", "rules/hero.py"} <= generic_sources().keys()


def test_generic_modules_name_no_mode() -> None:
    assert list(named_modes(generic_sources())) == []


@pytest.mark.parametrize(
    "line",
    [
        "if unit in draft.world.heroes:",
        "from starquest.engine.modes.quest.party import party",
        '"""The horde decides."""',
        "LAST_WAVE = 10",
        "def nextWave() -> None:",
        "class QuestSetup:",
        "state.mission is not None",
    ],
)
def test_a_planted_mode_is_seen(line: str) -> None:
    assert list(named_modes({"turns/rounds.py": line})) != []


@pytest.mark.parametrize("line", ["import starquest.engine", '"""A question."""', "shown"])
def test_other_words_are_left_alone(line: str) -> None:
    assert list(named_modes({"turns/rounds.py": line})) == []


def test_only_the_rule_itself_is_excepted() -> None:
    assert list(named_modes({"rules/hero.py": '@rule("hero")'})) == []
    assert list(named_modes({"rules/hero.py": "the horde"})) != []
    assert list(named_modes({"rules/tough.py": "a hero"})) != []
