"""One-line codes of lists: letters and digits only, so that they travel through any chat.

Kinds, factions and upgrades are written as short hashes of their ids, so a code means the same
whatever else the data has by then. The last three bytes are a checksum of the others.
"""

import hashlib
from collections.abc import Iterable

from starquest.content.armies.kinds import kinds_of
from starquest.content.armies.list_file import made_list
from starquest.content.army_units import ArmyUnitDef
from starquest.content.catalog import Catalog
from starquest.content.fault import Fault, fault
from starquest.content.problem import DataError, Problem
from starquest.model.army import ArmyList, ArmyUnit

PREFIX = "SQ"
VERSION = 1
LONGEST = 4000
MODES = ("match", "battle")
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CHECK = 3
_HASH = 2
"""Bytes of a hash; an upgrade is looked for among those of its unit, a unit in its factions."""
_SIZE, _COMBINED, _JOINS, _NAMED = 0x1F, 0x20, 0x40, 0x80


def is_code(text: str) -> bool:
    """Whether a text looks like a code rather than like a name or a file."""
    bare = _bare(text)
    return bare.startswith(PREFIX) and len(bare) > 2 * len(PREFIX) and set(bare) <= set(_DIGITS)


def list_code(army: ArmyList) -> str:
    """The code of a list."""
    body = bytearray(
        (VERSION, MODES.index(army.mode), *army.points.to_bytes(2), len(army.factions))
    )
    for faction in army.factions:
        body += _hash(faction)
    body += _string(army.name)
    for entry in army.units:
        body += _packed(entry)
    return PREFIX + _digits(bytes(body) + _check(bytes(body)))


def read_code(catalog: Catalog, text: str) -> ArmyList:
    """The list of a code; DataError if it is none, was cut or has what nobody here knows."""
    body = _body(_bare(text))
    try:
        return made_list(_Reader(catalog, body).table())
    except (IndexError, UnicodeDecodeError):
        raise _refused(fault("problems.code.broken")) from None


def _packed(entry: ArmyUnit) -> bytes:
    flags = entry.size | _COMBINED * entry.combined
    flags |= _JOINS * (entry.joins >= 0) | _NAMED * bool(entry.name)
    found = bytearray((*_hash(entry.kind), flags, len(entry.upgrades)))
    for upgrade in entry.upgrades:
        found += _hash(upgrade)
    if entry.joins >= 0:
        found.append(entry.joins)
    return bytes(found) + (_string(entry.name) if entry.name else b"")


class _Reader:
    """Takes a body apart from its start."""

    def __init__(self, catalog: Catalog, body: bytes) -> None:
        self._catalog, self._body, self._at = catalog, body, 0

    def table(self) -> dict[str, object]:
        """The list as a table, such as a file has."""
        _version, mode, high, low, factions = (self._byte() for _ in range(5))
        names = [self._name(self._catalog.factions) for _ in range(factions)]
        head = {"name": self._text(), "factions": names, "points": high << 8 | low}
        kinds = [kind for kind in kinds_of(self._catalog).values() if kind.faction in names]
        units = []
        while self._at < len(self._body):
            units.append(self._entry(kinds))
        return {**head, "mode": MODES[mode], "unit": units}

    def _entry(self, kinds: list[ArmyUnitDef]) -> dict[str, object]:
        kind = self._name([kind.id for kind in kinds])
        offered = next(row.upgrades for row in kinds if row.id == kind)
        flags, count = self._byte(), self._byte()
        upgrades = [self._name(offered) for _ in range(count)]
        joins = self._byte() if flags & _JOINS else -1
        name = self._text() if flags & _NAMED else ""
        return {
            "kind": kind, "size": flags & _SIZE, "combined": bool(flags & _COMBINED),
            "upgrades": upgrades, "joins": joins, "name": name,
        }  # fmt: skip

    def _byte(self) -> int:
        self._at += 1
        return self._body[self._at - 1]

    def _take(self, count: int) -> bytes:
        return bytes(self._byte() for _ in range(count))

    def _text(self) -> str:
        return self._take(self._byte()).decode("utf-8")

    def _name(self, known: Iterable[str]) -> str:
        wanted = self._take(_HASH)
        found = next((name for name in known if _hash(name) == wanted), None)
        if found is None:
            raise _refused(fault("problems.code.unknown"))
        return found


def _body(code: str) -> bytes:
    if not is_code(code) or len(code) > LONGEST:
        raise _refused(fault("problems.code.none"))
    number = 0
    for digit in code[len(PREFIX) :]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    whole = number.to_bytes((number.bit_length() + 7) // 8)
    body, check = whole[:-_CHECK], whole[-_CHECK:]
    if not body or _check(body) != check:
        raise _refused(fault("problems.code.broken"))
    if body[0] != VERSION:
        raise _refused(fault("problems.code.version"))
    return body


def _digits(whole: bytes) -> str:
    number, found = int.from_bytes(whole), ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        found = _DIGITS[digit] + found
    return found


def _string(text: str) -> bytes:
    raw = text.encode("utf-8")
    return bytes((len(raw),)) + raw


def _hash(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()[:_HASH]


def _check(body: bytes) -> bytes:
    return hashlib.sha256(b"list" + body).digest()[:_CHECK]


def _bare(text: str) -> str:
    """A code as it was, whatever line breaks and blanks a chat has put into it."""
    return "".join(text[: 2 * LONGEST].split())


def _refused(wrong: Fault) -> DataError:
    return DataError((Problem("", "", wrong),))
