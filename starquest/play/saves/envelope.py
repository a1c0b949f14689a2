"""The envelope of everything we keep: what it is, how long it is, and a checksum over all of it.

The first 64 bytes have this layout in every format there will ever be, so that a newer file can
be told from a damaged one. Sizes are checked before anything is unpacked.
"""

import hashlib
import struct
import zlib
from enum import Enum

import attrs

from starquest.play.saves.errors import Damaged
from starquest.text.locale import words

MAGIC = b"\x89SQ\r\n\x1a\n"
PREFIX = struct.Struct(">7scIIIIII32s")
"""Magic, kind, format, lengths of head, body and rows, their unpacked sizes, checksum."""
SUM = 32
LARGEST = 8 << 20
"""Bytes of a file."""
LARGEST_HEAD = 1 << 16
LARGEST_PART = 8 << 20
"""Bytes of the body or the rows once unpacked."""


class Kind(Enum):
    """What an envelope holds."""

    RUN = b"R"
    REPLAY = b"P"
    SCORES = b"S"


@attrs.frozen
class Part:
    """Packed bytes, and how many they are unpacked."""

    packed: bytes
    size: int

    def unpack(self) -> bytes:
        """The bytes; never more of them than were announced."""
        engine = zlib.decompressobj()
        try:
            found = engine.decompress(self.packed, self.size + 1)
        except zlib.error:
            raise Damaged(words("saves.file.unpack")) from None
        if len(found) != self.size or not engine.eof or engine.unused_data:
            raise Damaged(words("saves.file.unpacked_size"))
        return found


@attrs.frozen
class Envelope:
    """The parts of a file as they are written."""

    kind: Kind
    format: int
    head: bytes
    body: Part
    rows: Part

    @property
    def length(self) -> int:
        """Bytes of the whole envelope."""
        return PREFIX.size + len(self.head) + len(self.body.packed) + len(self.rows.packed)


def pack(source: bytes) -> Part:
    """Bytes made small."""
    return Part(zlib.compress(source, 6), len(source))


def seal(envelope: Envelope) -> bytes:
    """An envelope as bytes."""
    prefix = _prefix(envelope, bytes(SUM))[:-SUM]
    content = envelope.head + envelope.body.packed + envelope.rows.packed
    return prefix + hashlib.sha256(prefix + content).digest() + content


def _prefix(envelope: Envelope, checksum: bytes) -> bytes:
    head, body, rows = envelope.head, envelope.body, envelope.rows
    return PREFIX.pack(
        MAGIC, envelope.kind.value, envelope.format,
        len(head), len(body.packed), len(rows.packed), body.size, rows.size, checksum,
    )  # fmt: skip


def kind_of(source: bytes) -> Kind | None:
    """What some bytes say they hold, if they are ours at all."""
    letter = source[len(MAGIC) : len(MAGIC) + 1]
    return Kind(letter) if source.startswith(MAGIC) and letter in _LETTERS else None


def unseal(source: bytes, kind: Kind) -> Envelope:
    """The envelope at the start of some bytes; Damaged says what is wrong with it."""
    if not source:
        raise Damaged(words("saves.file.empty"))
    if len(source) > LARGEST:
        raise Damaged(words("saves.file.too_large", most=LARGEST >> 20))
    if source[: len(MAGIC)] != MAGIC[: len(source)]:
        raise Damaged(words("saves.file.not_ours"))
    if len(source) < PREFIX.size:
        raise Damaged(words("saves.file.ends_early"))
    _, letter, number, *sizes, checksum = PREFIX.unpack_from(source)
    if letter != kind.value:
        raise Damaged(
            words("saves.file.other_kind")
            if letter in _LETTERS
            else words("saves.file.unknown_kind")
        )
    return _content(source, kind, number, sizes, checksum)


_LETTERS = {kind.value for kind in Kind}


def _content(source: bytes, kind: Kind, number: int, sizes: list[int], checksum: bytes) -> Envelope:
    head, body, rows, body_size, rows_size = sizes
    if head > LARGEST_HEAD or body_size > LARGEST_PART or rows_size > LARGEST_PART:
        raise Damaged(words("saves.file.says_too_large"))
    end = PREFIX.size + head + body + rows
    if end > len(source):
        raise Damaged(words("saves.file.ends_early"))
    if not _sound(source, end, checksum):
        raise Damaged(words("saves.file.checksum"))
    at = PREFIX.size + head
    parts = Part(source[at : at + body], body_size), Part(source[at + body : end], rows_size)
    return Envelope(kind, number, source[PREFIX.size : at], *parts)


def _sound(source: bytes, end: int, checksum: bytes) -> bool:
    """Whether the bytes are those that were sealed."""
    total = hashlib.sha256(source[: PREFIX.size - SUM])
    total.update(memoryview(source)[PREFIX.size : end])
    return total.digest() == checksum
