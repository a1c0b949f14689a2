"""What was published last: the figures, and the data they were played with."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs
import cattrs

from starquest.content.published_odds import Effect
from starquest.content.tuned import digest_of
from tests.balance.figures import Figures
from tests.balance.odds import NOTHING, ODDS, odds_of
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


def publish(found: Figures, challenges: Mapping[str, Effect] = NOTHING) -> None:
    """Write the file of record, the table of the game and the report."""
    told = cattrs.unstructure(Published(digest_of(), found))
    FILE.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8", newline="\n")
    REPORT.write_text(report(found), encoding="utf-8", newline="\n")
    ODDS.write_text(odds_of(found, challenges), encoding="utf-8", newline="\n")
