"""The journal behind a snapshot: one record for each command, each with its own checksum."""

import struct
import zlib

import attrs

from starquest.model.command import Command
from starquest.play.codec import dump_command, load_command
from starquest.play.saves.errors import Damaged
from starquest.play.saves.format_2 import UNKNOWN
from starquest.play.saves.migrate import FORMAT, migrate_command
from starquest.play.saves.plain import dumps, loads
from starquest.text.locale import words

MARK = b"\x1eJ"
FRAME = struct.Struct(">2sHIQ32s")
"""Mark, bytes of the command, its number in the run, dice drawn and digest after it."""
CHECK = struct.Struct(">I")
LONGEST = 0xFFFF
MOST_RECORDS = 25_000
"""Commands of a run; what is behind them is not read."""
ALLOWED = 1 << 20
"""Bytes that may be looked at for nothing in the shortest of files."""
LEAST_EFFORT = 256
"""Bytes that a look at a mark counts for, however short its record."""


@attrs.frozen
class JournalRecord:
    """One command and what the run had come to after it."""

    number: int
    """The first command of a run has 1."""
    command: Command
    draws: int
    digest: str


@attrs.frozen
class Journal:
    """The records that could be read, and what could not."""

    records: tuple[JournalRecord, ...] = ()
    torn: int = 0
    """Commands at the end that were not written whole, as far as they can be counted."""


def pack_record(record: JournalRecord) -> bytes:
    """A record as bytes."""
    command = dumps(dump_command(record.command))
    if len(command) > LONGEST:
        raise ValueError("a command is too long for the journal")
    frame = FRAME.pack(
        MARK, len(command), record.number, record.draws, bytes.fromhex(record.digest)
    )
    whole = frame + command
    return whole + CHECK.pack(zlib.crc32(whole))


def read_journal(source: bytes, start: int, written: int = FORMAT) -> Journal:
    """The records from a place on, up to the first that is not whole."""
    records: list[JournalRecord] = []
    at = start
    while at < len(source) and len(records) < MOST_RECORDS:
        found = _record(source, at, written)
        if found is None:
            after = search_journal(source, at + 1, written)
            return Journal(tuple(records), 1 + len(after.records))
        record, at = found
        records.append(record)
    return Journal(tuple(records))


def search_journal(source: bytes, start: int = 0, written: int = FORMAT) -> Journal:
    """Every whole record in some bytes, wherever it begins.

    Marks that begin none may be as many as the bytes and each claim the next 64 KiB: what is
    looked at for nothing is counted, and the search given up when it is past twice the whole.
    """
    records: list[JournalRecord] = []
    effort = 2 * len(source) + ALLOWED
    at = source.find(MARK, start)
    while at >= 0 and effort > 0 and len(records) < MOST_RECORDS:
        found = _record(source, at, written)
        if found is not None:
            records.append(found[0])
        else:
            effort -= max(LEAST_EFFORT, _claimed(source, at))
        at = source.find(MARK, at + 1 if found is None else found[1])
    return Journal(tuple(records))


def _claimed(source: bytes, at: int) -> int:
    """The bytes that a mark says its record has."""
    return FRAME.size + int.from_bytes(source[at + len(MARK) : at + len(MARK) + 2])


def _record(source: bytes, at: int, written: int) -> tuple[JournalRecord, int] | None:
    """The record at a place and where it ends, if it is whole."""
    body = at + FRAME.size
    if body > len(source):
        return None
    mark, length, number, draws, digest = FRAME.unpack_from(source, at)
    end = body + length
    if mark != MARK or end + CHECK.size > len(source):
        return None
    if not _sealed(source, at, end):
        return None
    try:
        command = read_command(migrate_command(loads(source[body:end]), written))
    except (ValueError, KeyError, AttributeError, Damaged):
        return None
    known = digest.hex() if written == FORMAT else UNKNOWN
    return JournalRecord(number, command, draws, known), end + CHECK.size


def _sealed(source: bytes, at: int, end: int) -> bool:
    """Whether a record has the bytes it was written with."""
    found: int = CHECK.unpack_from(source, end)[0]
    return found == zlib.crc32(source[at:end])


def read_command(plain: object) -> Command:
    """A command from JSON values; Damaged if it is none."""
    try:
        return load_command(plain)
    except Exception as error:
        raise Damaged(words("saves.history.command")) from error
