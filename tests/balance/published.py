"""What was published last: the figures, and the data they were played with."""

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs
import cattrs

from starquest.content.paths import data_directory
from tests.balance.figures import Figures
from tests.balance.report import report

FILE = Path(__file__).with_name("published.json")
REPORT = Path(__file__).parents[2] / "docs" / "balance.md"
TUNED = ("quest", "units", "heroes", "difficulties", "factions", "weapons", "rules")
"""The files whose numbers make a mission harder or easier."""
PROSE = "text"
"""What may be reworded without playing again."""


@attrs.frozen
class Published:
    """The figures of record."""

    data: str
    """The digest of the data they were played with."""
    figures: Figures


def digest_of(directory: Path | None = None) -> str:
    """A digest of what the tuned files say; comments, layout and descriptions do not count."""
    folder = directory or data_directory()
    said = {name: tomllib.loads((folder / f"{name}.toml").read_text("utf-8")) for name in TUNED}
    return sha256(json.dumps(_numbers(said)).encode()).hexdigest()


def _numbers(said: object) -> object:
    if isinstance(said, dict):
        return {key: _numbers(value) for key, value in said.items() if key != PROSE}
    return said


def load() -> Published:
    """What the file says."""
    told: Any = json.loads(FILE.read_text("utf-8"))
    return cattrs.structure(told, Published)


def publish(found: Figures) -> None:
    """Write the file of record and the report."""
    told = cattrs.unstructure(Published(digest_of(), found))
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8", newline="\n")
    REPORT.write_text(report(found), encoding="utf-8", newline="\n")
