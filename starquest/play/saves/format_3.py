"""From format 2 to format 3: states gained fields, so that older digests say nothing any more."""

from typing import Any

from starquest.play.saves.format_2 import UNKNOWN

Plain = dict[str, Any]


def from_format_2(document: Plain) -> Plain:
    """A document of format 2 as format 3 has it; what its states lack is filled by defaults."""
    body = document["body"]
    origin = body.get("origin", body)
    if origin.get("opening"):
        origin["opening"] = ""
    document["rows"] = [[*row[:-1], UNKNOWN] for row in document["rows"]]
    return document


def command_from_2(plain: Plain) -> Plain:
    """A command of format 2, which is one of format 3."""
    return plain
