"""Where the rules of the modes differ is a policy: each is read in one place.

That is in the engine, or at the desk for what only a person at the table sees.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import attrs
import pytest

from starquest.model.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[2] / "starquest"
SEEN: Final = ("sight",)
"""Policies about what is seen only."""
POLICIES: Final = [field.name for field in attrs.fields(Settings) if field.name != "mode"]
NAMED: Final = re.compile(r"""settings\.mode\s*[!=]=|\bmode\s*==\s*["']|\.id\s*==\s*["']""")


def sources(layer: str = "engine") -> list[str]:
    """The text of every module of a layer."""
    return [path.read_text(encoding="utf-8") for path in sorted((ROOT / layer).rglob("*.py"))]


def reads(policy: str, texts: Iterable[str]) -> int:
    """How often a policy is looked at."""
    return sum(len(re.findall(rf"\bsettings\.{policy}\b", text)) for text in texts)


@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_is_read_in_one_place(policy: str) -> None:
    assert reads(policy, sources("desk" if policy in SEEN else "engine")) == 1


def test_nothing_asks_which_mode_it_is() -> None:
    assert [text for text in sources() if NAMED.search(text)] == []


def test_a_planted_second_reading_is_seen() -> None:
    planted = "if draft.settings.wounds is Wounds.TALLY and scene.settings.wounds:"
    assert reads("wounds", [planted]) == 2


@pytest.mark.parametrize("line", ['if draft.settings.mode == "quest":', 'if mode.id == "quest":'])
def test_a_planted_question_for_the_mode_is_seen(line: str) -> None:
    assert NAMED.search(line)
