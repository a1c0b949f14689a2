"""Files with too much of everything: refused before it costs anything.

No clocks: memory is measured, and work is counted in values that are looked at.
"""

import tracemalloc
import zlib
from collections.abc import Callable
from typing import Any

import attrs
import pytest

from starquest.play.invariants.values import WIDEST
from starquest.play.saves import Damaged, SaveError, documents, journal
from starquest.play.saves.envelope import LARGEST, LARGEST_PART, Kind, pack, seal, unseal
from starquest.play.saves.history import MOST_ROWS
from starquest.play.saves.journal import (
    CHECK,
    FRAME,
    MARK,
    MOST_RECORDS,
    JournalRecord,
    pack_record,
    read_journal,
    search_journal,
)
from starquest.play.saves.plain import FEW, dumps, loads
from starquest.play.saves.snapshot import read_snapshot, write_snapshot
from tests.play.saves.forging import Forgery, document, good, sealed, with_part
from tests.play.saves.playing import CATALOG

MIB = 1 << 20
ROW = b'[{"type":"Hold"},0,"0123456789abcdef"]\n'
ROOM = 64
"""MiB that a refusal may take."""


def filled(piece: bytes, first: bytes = b"", last: bytes = b"") -> bytes:
    """As many pieces as a part may have bytes."""
    return first + piece * ((LARGEST_PART - len(first + last)) // len(piece)) + last


def body(raw: bytes) -> bytes:
    return sealed(document(), raw=raw)


def rows(count: int) -> bytes:
    found = document()
    found["head"]["summary"]["commands"] = count
    return seal(attrs.evolve(unseal(sealed(found), Kind.RUN), rows=pack(ROW * count)))


def crowded(table: str, count: int) -> Forgery:
    """The good save with many more rows in a table of its world."""

    def change(found: Any) -> None:  # noqa: ANN401 - a document
        world = found["body"]["state"]["world"]
        row = next(iter(world[table].values()))
        world[table].update({str(number): row for number in range(1000, 1000 + count)})

    return Forgery(change)


FLOODS: dict[str, Callable[[], bytes]] = {
    "rows": lambda: rows(200_000),
    "rows of a table": lambda: sealed(_with(crowded("places", 200_000))),
    "keys": lambda: body(b"{" + b",".join(b'"%d":1' % n for n in range(600_000)) + b"}"),
    "quotes": lambda: body(filled(b'"')),
    "quotes in the rows": lambda: with_part(rows=pack(filled(b'"'))),
    "empty texts": lambda: body(filled(b'"",', b"[", b"1]")),
    "empty lists": lambda: body(filled(b"[],", b"[", b"1]")),
    "empty tables": lambda: body(filled(b"{},", b"[", b"1]")),
    "empty lists in the rows": lambda: with_part(rows=pack(filled(b"[]\n"))),
    "numbers": lambda: body(filled(b"1,", b"[", b"1]")),
    "one text": lambda: body(filled(b"x", b'"', b'"')),
    "one wide text": lambda: body(filled(b"x", b'"', '\U0001f600"'.encode())),
    "one number": lambda: body(filled(b"1", b"[", b"]")),
    "brackets": lambda: body(filled(b"[")),
    "blanks": lambda: body(filled(b" ")),
}


def _with(forgery: Forgery) -> Any:  # noqa: ANN401 - a document
    found = document()
    forgery.change(found)
    return found


def peak_of(act: Callable[[], object]) -> int:
    """The MiB that something takes at most."""
    tracemalloc.start()
    try:
        act()
        return tracemalloc.get_traced_memory()[1] // MIB
    finally:
        tracemalloc.stop()


def refused(whole: bytes) -> None:
    with pytest.raises(Damaged):
        read_snapshot(unseal(whole, Kind.RUN), CATALOG)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_is_refused_with_little_memory_and_before_values_are_made_of_it(
    flood: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = FLOODS[flood]()
    made: list[object] = []
    monkeypatch.setattr(documents, "state_converter", lambda: made.append(1))
    assert peak_of(lambda: refused(whole)) < ROOM
    assert not made


def test_a_flood_that_is_let_through_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measure itself: without the limits even an eighth of a flood takes much more."""
    whole = body(b"[" + b"[]," * (MIB // 3) + b"1]")
    held = peak_of(lambda: refused(whole))
    monkeypatch.setattr("starquest.play.saves.plain._check_size", lambda *_: None)
    assert peak_of(lambda: refused(whole)) > 20 > 4 * held


def test_faults_by_the_thousand_are_not_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many bad values as the limits let through; each suggestion of a name takes its time."""
    found = document()
    found["body"]["state"]["agenda"] = [{"type": f"No{n}"} for n in range(FEW.entries)]
    told: list[str] = []

    def nearest(name: str, _valid: object) -> str:
        told.append(name)
        return "Turn"

    monkeypatch.setattr("starquest.content.names.nearest", nearest)
    refused(sealed(found))
    assert 0 < len(told) < 50


def test_a_question_may_offer_every_cell_of_the_widest_table() -> None:
    """A point for a spell is asked for among all cells within its reach."""
    cells = list(range(WIDEST * WIDEST + 1))
    assert loads(dumps({"options": cells})) == {"options": cells}
    assert len(cells) > FEW.entries
    for flood in (list(range(FEW.numbers + 1)), [*cells, None], dict.fromkeys(map(str, cells), 1)):
        with pytest.raises(ValueError, match="more than"):
            loads(dumps(flood))


def test_the_longest_history_is_read_and_a_longer_one_neither_read_nor_written() -> None:
    snapshot = read_snapshot(unseal(rows(MOST_ROWS), Kind.RUN), CATALOG)
    assert len(snapshot.history.rows) == MOST_ROWS
    write_snapshot(snapshot)
    snapshot.history.add(snapshot.history.rows[0])
    with pytest.raises(SaveError, match="more than 25000 commands"):
        write_snapshot(snapshot)


def marks(claims: int) -> bytes:
    """Nothing but marks, each of which claims so many bytes."""
    return (MARK + claims.to_bytes(2)) * (LARGEST // 4)


@pytest.mark.parametrize(
    "tail",
    [b"\xff" * LARGEST, marks(0), marks(0xFFFF), MARK * (LARGEST // 2), MARK[:1] * LARGEST],
    ids=["ff", "short", "long", "only marks", "halves"],
)
def test_a_journal_of_noise_is_looked_through_once(
    tail: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (good()[0] + tail)[:LARGEST]
    looks: list[int] = []
    sealed_ = journal._sealed

    def counted(source: bytes, at: int, end: int) -> bool:
        looks.append(end - at)
        return sealed_(source, at, end)

    monkeypatch.setattr(journal, "_sealed", counted)
    assert read_journal(whole, unseal(whole, Kind.RUN).length).torn == 1
    assert sum(looks) < 3 * LARGEST
    assert len(looks) < 70_000


def test_records_behind_some_noise_are_found() -> None:
    command = read_journal(good()[0], unseal(good()[0], Kind.RUN).length).records[0].command
    records = [pack_record(JournalRecord(n, command, 0, "00" * 32)) for n in (1, 2)]
    noise = marks(0)[:4000]
    found = search_journal(records[0] + noise + records[1])
    assert [record.number for record in found.records] == [1, 2]


def test_no_journal_has_more_records_than_a_run_has_commands() -> None:
    payload = b'{"type":"Hold"}'
    frame = FRAME.pack(MARK, len(payload), 1, 0, bytes(32)) + payload
    record = frame + CHECK.pack(zlib.crc32(frame))
    assert len(read_journal(record * (MOST_RECORDS + 9), 0).records) == MOST_RECORDS
