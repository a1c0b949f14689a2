"""A data folder whose entries are called otherwise plays the same; one that contradicts itself,
or names a rule nobody wrote, is refused by check-data.
"""

import io
import re
import shutil
import tomllib
from pathlib import Path

import pytest

from starquest.cli import check_data
from starquest.content.catalog import file_of
from starquest.content.loader import load_catalog
from starquest.content.paths import data_directory
from starquest.engine.game import new_game
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.simulate import take_turn

RENAMED = (
    "items", "gear", "conditions", "weapons", "spells", "feats", "events", "injuries", "units",
    "skills", "factions", "army_units", "upgrades",
)  # fmt: skip
"""Files whose ids are nowhere a word of something else."""
NEVER = "codex.toml"
COMMANDS = 700


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the data to be spoilt."""
    return Path(shutil.copytree(data_directory(), tmp_path / "data"))


def renamed(folder: Path, stem: str, old: str, *, everywhere: bool = True) -> None:
    """Call one entry otherwise: where it is defined, and where it is named."""
    voices = folder / "locale" / "en" / "voices.toml"
    tables = [*folder.glob("*.toml"), *folder.glob("armies/**/*.toml")]
    for file in [*tables, *([voices] if stem == "factions" else [])]:
        text = file.read_text("utf-8")
        if file == voices:
            # who speaks, and what they want, are said by a faction's id
            text = re.sub(rf"(?m)^(\[.*\.){old}(\b.*\])$", rf"\1other_{old}\2", text)
        if file == folder / file_of(stem):
            text = re.sub(rf"(?m)^\[{old}\]$", f"[other_{old}]", text)
        if everywhere and stem == "rules" and file == folder / file_of("army_prices"):
            text = re.sub(rf"(?m)^{old} =", f"other_{old} =", text)
        if everywhere and file.name != NEVER:
            # a rule may be called like the condition that brings it, an op like its skill
            kept = "" if stem == "rules" else r"(?<!rules = \[)(?<!op = )"
            text = re.sub(rf'{kept}"{old}"', f'"other_{old}"', text)
        file.write_text(text, "utf-8")


def told(folder: Path) -> str:
    """What check-data says of a folder; nothing if it is sound."""
    out = io.StringIO()
    return out.getvalue() if check_data.run(folder, out, io.StringIO()) else ""


def played(folder: Path | None, bot: str) -> GameState:
    """A mission a bot has played for a while, in all weathers."""
    party = tuple(Recruit(kind) for kind in ("medic", "engineer", "infiltrator", "psyker"))
    quest = QuestSetup(party, challenges=CHALLENGES)
    state = new_game(quest, 3, load_catalog(folder))
    player = bot_named(bot, 3)
    for _ in range(COMMANDS):
        if state.outcome is None:
            state = take_turn(state, player).state
    return state


def test_a_folder_with_other_names_plays_the_same(folder: Path) -> None:
    for stem in RENAMED:
        for old in tomllib.loads((folder / file_of(stem)).read_text("utf-8")):
            renamed(folder, stem, old)
    assert told(folder) == ""
    assert played(folder, "random").dice == played(None, "random").dice
    # this one has tastes that go by name, so it plays another game; but it plays
    assert played(folder, "greedy").round >= 1


@pytest.mark.parametrize(
    ("stem", "old", "expected"),
    [
        ("items", "med_kit", "unknown item 'med_kit'"),
        ("conditions", "diseased", "unknown condition 'diseased'"),
        ("weapons", "turret_gun", "unknown weapon 'turret_gun'"),
        ("gadgets", "turret", "unknown gadget 'turret'"),
        ("rules", "furious", "unknown rule 'furious'"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(
    folder: Path, stem: str, old: str, expected: str
) -> None:
    renamed(folder, stem, old, everywhere=False)
    assert expected in told(folder)


def test_a_rule_is_code_and_cannot_be_called_otherwise(folder: Path) -> None:
    renamed(folder, "rules", "furious")
    assert "rules.toml: other_furious: unknown rule 'other_furious'" in told(folder)
    assert "rules.toml: furious: has no entry" in told(folder)


def test_a_pack_holds_what_is_issued(folder: Path) -> None:
    file, grenade = folder / "items.toml", 'kind = "grenade"'
    file.write_text(file.read_text("utf-8").replace(grenade, f"{grenade}\nissued = 1"), "utf-8")
    assert told(folder) == "items.toml: issues 6 items, and a pack holds 4\n"
