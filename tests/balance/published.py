"""What was published last: the figures, and the data they were played with."""

import json
from pathlib import Path
from typing import Any

import attrs
import cattrs

from starquest.content.tuned import digest_of
from tests.balance.figures import Figures
from tests.balance.odds import ODDS, odds_of
from tests.balance.report import report

FILE = Path(__file__).with_name("published.json")
REPORT = Path(__file__).parents[2] / "docs" / "balance.md"


@attrs.frozen
class Published:
    """The figures of record."""

    data: str
    """The digest of the data they were played with."""
    figures: Figures


def load() -> Published:
    """What the file says."""
    told: Any = json.loads(FILE.read_text("utf-8"))
    return cattrs.structure(told, Published)


def publish(found: Figures) -> None:
    """Write the file of record, the table of the game and the report."""
    _write(Published(digest_of(), found))


def retell() -> None:
    """Write them anew from the figures of record, whose data stay what they were."""
    _write(load())


def _write(record: Published) -> None:
    told = json.dumps(cattrs.unstructure(record), indent=1) + "\n"
    files = {FILE: told, REPORT: report(record.figures), ODDS: odds_of(record.figures, record.data)}
    for file, text in files.items():
        file.write_text(text, encoding="utf-8", newline="\n")
