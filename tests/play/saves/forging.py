"""Saves forged with a sound checksum, so that what is inside has to be looked at."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import attrs

from starquest.engine.digest import digest
from starquest.model.setup import Setup
from starquest.play.codec import load_state
from starquest.play.saves import RunLibrary
from starquest.play.saves.documents import read_document
from starquest.play.saves.envelope import Envelope, Kind, pack, seal, unseal
from starquest.play.saves.journal import JournalRecord, pack_record
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.plain import dumps, loads
from starquest.play.saves.store import generations
from tests.play.saves.playing import CATALOG, QUEST, play_on

Document = dict[str, Any]


@attrs.frozen
class Played:
    """What is played, and for how many commands."""

    setup: Setup
    commands: int


MIDST = Played(QUEST, 67)
"""A mission in the middle of an activation."""


@cache
def good(played: Played = MIDST) -> tuple[bytes, bytes]:
    """A save of that moment, and the one a generation before it if there is one."""
    with TemporaryDirectory() as folder:
        with RunLibrary(Path(folder), CATALOG).begin(played.setup, 7, "good") as run:
            play_on(run, played.commands)
        newest, before, _ = generations(Path(folder), "good")
        return newest.read_bytes(), before.read_bytes() if before.exists() else b""


@cache
def _said(played: Played) -> bytes:
    return dumps(read_document(unseal(good(played)[0], Kind.RUN)))


def document(played: Played = MIDST) -> Document:
    """What the good save says, to be changed at will."""
    found: Document = loads(_said(played))
    return found


def sealed(body: Document, *, head: bytes = b"", raw: bytes = b"", number: int = FORMAT) -> bytes:
    """A document as a file, or with its head or body given as they are."""
    rows = b"".join(dumps(row) + b"\n" for row in body["rows"])
    parts = pack(raw or dumps(body["body"])), pack(rows)
    return seal(Envelope(Kind.RUN, number, head or dumps(body["head"]), *parts))


@attrs.frozen
class Forgery:
    """The good save with a change, and with the digest its state has now if it has one."""

    change: Callable[[Document], object]
    played: Played = MIDST

    def whole(self) -> bytes:
        """The bytes of the file."""
        found = document(self.played)
        self.change(found)
        try:
            found["body"]["digest"] = digest(load_state(found["body"]["state"], CATALOG))
        except Exception:  # noqa: BLE001 - what cannot be read has no digest
            return sealed(found)
        return sealed(found)


def state_with(**changes: Any) -> Forgery:
    """The good save with other values in its state."""
    return Forgery(lambda found: found["body"]["state"].update(changes))


def row_with(table: str, **changes: Any) -> Forgery:
    """The good save with other values in the first row of a table of its world."""

    def change(found: Document) -> None:
        rows = found["body"]["state"]["world"][table]
        rows[next(iter(rows))].update(changes)

    return Forgery(change)


def with_part(**parts: Any) -> bytes:
    """The good save with other packed bytes, sealed as if they were right."""
    return seal(attrs.evolve(unseal(good()[0], Kind.RUN), **parts))


def with_record(record: bytes | JournalRecord) -> bytes:
    """The good save without its journal, and one record behind it."""
    whole = good()[0]
    tail = record if isinstance(record, bytes) else pack_record(record)
    return whole[: unseal(whole, Kind.RUN).length] + tail
