"""A bug report: one text file with the last screen and the run, which can be played again."""

import re
from base64 import b64decode, b64encode
from binascii import Error
from collections.abc import Mapping
from textwrap import wrap

MAGIC = "starquest-report"
SCREEN, RUN = "[screen]", "[run]"
LINE = 76
LONGEST = 8 << 20


def report_of(run: bytes, facts: Mapping[str, str], screen: str) -> bytes:
    """A report: facts, the last screen, and the run as letters that survive any mail."""
    told = [f"{key}: {_line(value)}" for key, value in facts.items()]
    shown = [f"|{line}" for line in screen.splitlines()]
    letters = wrap(b64encode(run).decode("ascii"), LINE)
    return "\n".join([MAGIC, *told, SCREEN, *shown, RUN, *letters, ""]).encode("utf-8")


def is_report(source: bytes) -> bool:
    """Whether a file is a report."""
    return source.startswith(MAGIC.encode("ascii"))


def run_in(source: bytes) -> bytes:
    """The run in a report; nothing if there is none that can be read."""
    _, mark, letters = source[:LONGEST].partition(f"\n{RUN}\n".encode("ascii"))
    try:
        return b64decode(re.sub(rb"\s", b"", letters), validate=True) if mark else b""
    except Error:
        return b""


def _line(text: str) -> str:
    return " ".join(text.split())
