"""Every command of a run, kept packed so that a fresh snapshot costs only what is new."""

import zlib
from collections.abc import Iterable
from typing import Any

import attrs

from starquest.model.command import Command
from starquest.play.codec import dump_command
from starquest.play.saves.envelope import Part
from starquest.play.saves.errors import Damaged
from starquest.play.saves.journal import read_command
from starquest.play.saves.plain import Limits, dumps, loads
from starquest.text.locale import words

MOST_ROWS = 25_000
"""Commands of a run, ten times those of a long one; a longer history is not kept."""
ROWS = Limits(marks=20 * MOST_ROWS, entries=MOST_ROWS)
SHORT = 16
"""Digits of a digest that are kept for good."""
LOOSE = 64
"""Rows at the end that are packed only for a snapshot, so that they can be taken back."""


@attrs.frozen
class Row:
    """One command of the past, the dice drawn and the short digest after it."""

    command: Command
    draws: int
    digest: str


class History:
    """The rows of a run, in order."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self._fill(rows)

    def _fill(self, rows: Iterable[Row]) -> None:
        self.rows: list[Row] = []
        self._engine = zlib.compressobj(6)
        self._packed = bytearray()
        self._loose: list[bytes] = []
        self._size = 0
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        """One more command."""
        line = dumps([dump_command(row.command), row.draws, row.digest]) + b"\n"
        self.rows.append(row)
        self._loose.append(line)
        self._size += len(line)
        if len(self._loose) > 2 * LOOSE:
            self._packed += self._engine.compress(b"".join(self._loose[:LOOSE]))
            del self._loose[:LOOSE]

    def drop(self) -> None:
        """Take the last command back."""
        if not self._loose:
            self._fill(self.rows)
        self.rows.pop()
        self._size -= len(self._loose.pop())

    def packed(self) -> Part:
        """All rows, packed; more can be added afterwards."""
        engine = self._engine.copy()
        whole = bytes(self._packed) + engine.compress(b"".join(self._loose)) + engine.flush()
        return Part(whole, self._size)

    @property
    def commands(self) -> list[Command]:
        """The commands alone."""
        return [row.command for row in self.rows]


def plain_rows(source: bytes) -> list[Any]:
    """The rows as JSON values; ValueError if they are none, or too many."""
    if source.count(b"\n") > MOST_ROWS:
        raise ValueError(words("saves.history.long", most=MOST_ROWS))
    found: list[Any] = loads(b"[" + source.rstrip(b"\n").replace(b"\n", b",") + b"]", ROWS)
    return found


def read_rows(plain: object) -> list[Row]:
    """The rows from JSON values; Damaged if they are none."""
    if type(plain) is not list:
        raise Damaged(words("saves.history.no_list"))
    return [_row(entry) for entry in plain]


def _row(entry: object) -> Row:
    match entry:
        case [command, int(draws), str(digest)] if type(draws) is int and len(digest) == SHORT:
            return Row(read_command(command), draws, digest)
        case _:
            raise Damaged(words("saves.history.line"))
