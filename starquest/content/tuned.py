"""A digest of the numbers that make a mission harder or easier: what published odds belong to."""

import json
import tomllib
from hashlib import sha256
from pathlib import Path

from starquest.content.paths import data_directory

TUNED = (
    "quest", "units", "heroes", "difficulties", "factions", "weapons", "rules",
    "alertness", "conditions", "events", "feats", "gadgets", "gear", "injuries", "items", "levels",
    "skills", "spells", "terrain", "times", "treasure", "weather",
)  # fmt: skip
"""The files whose numbers count: all that a mission is played with."""
PROSE = "text"
"""What may be reworded without playing again."""


def digest_of(directory: Path | None = None) -> str:
    """A digest of what the tuned files say; comments, layout and descriptions do not count."""
    folder = directory or data_directory()
    said = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in TUNED}
    return sha256(json.dumps(_numbers(said)).encode()).hexdigest()


def _numbers(said: object) -> object:
    if isinstance(said, dict):
        return {key: _numbers(value) for key, value in said.items() if key != PROSE}
    return said
