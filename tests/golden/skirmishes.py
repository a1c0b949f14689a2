"""The games whose digests are stored: what each starts with, and a digest after each command."""

import json
from pathlib import Path
from typing import Final

import attrs

from starquest.content.loader import load_catalog
from starquest.engine.digest import digest
from starquest.engine.game import new_game, step
from starquest.model.modes.skirmish import RULES
from starquest.model.result import Applied
from starquest.model.settings import Following
from starquest.model.setup import SkirmishSetup
from starquest.model.state import Wounds
from starquest.play.bots.random_bot import RandomBot
from tests.support.board import skirmish_rules

FILE: Final = Path(__file__).with_name("skirmish_digests.json")
COMMANDS: Final = 100
LENGTH: Final = 16
"""How many characters of a digest are kept: enough to see a difference, short enough to read."""

_BESIDE = attrs.evolve(RULES, following=Following.BESIDE)
"""Games as they were before squads went in ranks: what is stored holds them to that."""
_TALLY = skirmish_rules(wounds=Wounds.TALLY, spacing=False)

GAMES: Final[dict[str, SkirmishSetup]] = {
    "ruins": SkirmishSetup(
        ("commander", "medic", "marksman", "breacher"),
        ("scrap_cutters", "scrap_gunners", "jump_reaver", "war_hauler"),
        settings=_BESIDE,
    ),
    "jungle_reserves": SkirmishSetup(
        ("infiltrator", "psyker", "engineer"),
        ("flickerlings", "phase_hunter", "null_howlers", "herald", "stalker_bloom"),
        "jungle", 24, 24, _BESIDE,
    ),
    "station_tally": SkirmishSetup(
        ("psyker", "instigator", "breacher"),
        ("husks", "siege_frame", "penitents", "flame_bearer", "brood_mother"),
        "station_interior", 24, 24, _TALLY,
    ),
    "wrecks_tally": SkirmishSetup(
        ("psyker", "psyker", "marksman"),
        ("security_detail", "shock_team", "riot_bulwark", "gloom_beast"),
        "wreck_field", settings=_TALLY,
    ),
}  # fmt: skip


def play(name: str) -> list[str]:
    """The digest at the start of a game and after each command of it."""
    seed = 1 + list(GAMES).index(name)
    state = new_game(GAMES[name], seed, load_catalog())
    bot, digests = RandomBot(seed, by_kind=True), [digest(state)[:LENGTH]]
    while state.outcome is None and len(digests) <= COMMANDS:
        result = step(state, bot.choose(state))
        assert isinstance(result, Applied)
        state = result.state
        digests.append(digest(state)[:LENGTH])
    return digests


def written() -> str:
    """All games as the text of the file, one digest a line."""
    return json.dumps({name: play(name) for name in GAMES}, indent=1) + "\n"


def stored() -> dict[str, list[str]]:
    """The digests in the file."""
    digests: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return digests
