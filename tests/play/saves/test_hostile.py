"""Files made to do harm: each is refused with a reason, and nothing else happens."""

import os
import pickle
import tracemalloc
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starquest.play.invariants import values as sound_values
from starquest.play.saves import Broken, Damaged, Entry, RunLibrary, SaveError
from starquest.play.saves.envelope import MAGIC, PREFIX, Envelope, Kind, Part, pack, seal, unseal
from starquest.play.saves.journal import CHECK, FRAME, MARK, read_journal
from starquest.play.saves.plain import dumps, loads
from starquest.play.saves.snapshot import read_snapshot
from starquest.play.saves.store import generations
from tests.play.saves.forging import (
    Forgery,
    document,
    good,
    row_with,
    sealed,
    state_with,
    with_part,
    with_record,
)
from tests.play.saves.playing import CATALOG, QUEST

DEEP = 100_000
BOMB = 200 << 20


def refusal(whole: bytes) -> str:
    """Why a save is refused."""
    with pytest.raises(Damaged) as told:
        read_snapshot(unseal(whole, Kind.RUN), CATALOG)
    return str(told.value)


def test_a_forged_save_without_a_change_is_taken() -> None:
    read_snapshot(unseal(Forgery(lambda _: None).whole(), Kind.RUN), CATALOG)


@cache
def _bomb() -> bytes:
    engine = zlib.compressobj(9)
    chunk = bytes(1 << 20)
    return b"".join(engine.compress(chunk) for _ in range(BOMB >> 20)) + engine.flush()


@pytest.mark.parametrize("said", [1000, 16 << 20, BOMB, (1 << 32) - 1])
@pytest.mark.parametrize("part", ["body", "rows"])
def test_a_bomb_is_not_set_off(part: str, said: int) -> None:
    whole = with_part(**{part: Part(_bomb(), said)})
    tracemalloc.start()
    reason = refusal(whole)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "size" in reason or "larger than any save" in reason
    assert peak < 64 << 20


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":'])
def test_deep_nesting_is_refused(opening: bytes) -> None:
    deep = opening * DEEP
    for whole in (
        sealed(document(), raw=deep),
        sealed(document(), head=deep[:60_000]),
        with_part(rows=pack(deep)),
    ):
        assert "nested" in refusal(whole)


ROUND = b'"round":'


@pytest.mark.parametrize(
    ("instead", "reason"),
    [
        (b'"round":1,"round":', "key twice"),
        (b'"round":NaN,"x":', "NaN"),
        (b'"round":-Infinity,"x":', "-Infinity"),
        (b'"round":1.0,"x":', "not whole"),
        (b'"round":1e9,"x":', "not whole"),
        (b'"round":' + b"9" * 5000 + b',"x":', "5000 digits"),
        (b'"round"', "not JSON"),
        (b'"\xff":', "UTF-8"),
    ],
)
def test_json_that_is_not_ours_is_refused(instead: bytes, reason: str) -> None:
    raw = dumps(document()["body"])
    assert ROUND in raw
    assert reason in refusal(sealed(document(), raw=raw.replace(ROUND, instead, 1)))


@pytest.mark.parametrize("raw", [b"[]", b"null", b"7", b'"text"'])
def test_json_that_is_no_table_is_refused(raw: bytes) -> None:
    assert "table" in refusal(sealed(document(), raw=raw))


Table = dict[str, Any]


def _swap(found: Table, table: str, key: str) -> None:
    rows = found["body"]["state"]["world"][table]
    rows[key] = rows.pop(next(iter(rows)))


@pytest.mark.parametrize(
    ("forgery", "reason"),
    [
        (state_with(round="1"), "round: expected a whole number"),
        (state_with(round=True), "round: expected a whole number"),
        (state_with(round=None), "round: expected a whole number"),
        (state_with(surprise=1), "unknown field 'surprise'"),
        (state_with(round=10**15), "GameState.round is 1000000000000000"),
        (state_with(round=-1), "round -1"),
        (state_with(next_id=2), "nobody"),
        (state_with(next_id=10**19), "next id"),
        (state_with(agenda=[]), "nobody is asked"),
        (state_with(agenda=[{"type": "Import", "name": "os"}]), "unknown type 'Import'"),
        (state_with(agenda=[{"type": "Turn", "side": 7}]), "agenda"),
        (state_with(ledger=None), "a NoneType instead of a QuestLedger"),
        (state_with(outcome={"winner": 0, "reason": "victory"}), "over and goes on"),
        (row_with("bodies", wounds=-5), "-5 wounds"),
        (row_with("bodies", wounds=99), "99 wounds"),
        (row_with("bodies", unit=999), "999"),
        (row_with("bodies", unit=0), "0"),
        (row_with("bodies", profile=-1), "no profile"),
        (row_with("bodies", profile=5), "no profile"),
        (row_with("places", cell=-2), "Place.cell is -2"),
        (row_with("places", cell=10**9), "Place.cell is 1000000000"),
        (row_with("places", cell=24), "Place.cell is 24"),
        (row_with("squads", members=[998]), "998"),
        (row_with("objectives", cell=10**12), "Objective.cell"),
        (row_with("objectives", damage=3), "destroyed"),
        (row_with("powers", left=-1), "power"),
        (row_with("packs", credits=-1), "-1c"),
        (row_with("packs", ranged="doom_ray"), "no 'doom_ray'"),
        (row_with("heroes", kind="wizard"), "no 'wizard'"),
        (row_with("heroes", skills=["flying"]), "no 'flying'"),
        (row_with("heroes", player="x" * 100_000), "100000 letters"),
        (row_with("spell_tokens", tokens=7), "7"),
        (row_with("units", side=3), "side"),
        (row_with("units", size=10**9), "Unit.size"),
        (Forgery(lambda f: _swap(f, "bodies", "4711")), "nobody was given"),
        (Forgery(lambda f: _swap(f, "units", "-1")), "nobody was given"),
        (Forgery(lambda f: _swap(f, "units", "x")), "whole number as key"),
        (Forgery(lambda f: _swap(f, "units", "01")), "whole number as key"),
        (Forgery(lambda f: f["body"]["state"]["table"].update(rows=[])), "board"),
        (Forgery(lambda f: f["body"]["state"]["table"].update(rows=["..", "."])), "board"),
        (Forgery(lambda f: f["body"]["state"]["table"].update(rows=["?" * 24] * 24)), "ground"),
        (Forgery(lambda f: f["body"]["state"]["table"].update(rows=["." * 999] * 999)), "size"),
        (Forgery(lambda f: f["body"]["state"]["dice"].update(script=[6, 6])), "loaded"),
        (Forgery(lambda f: f["body"]["state"]["dice"].update(counts=[])), "dice"),
        (Forgery(lambda f: f["body"]["state"]["dice"].update(seed=-1)), "dice"),
        (Forgery(lambda f: f["body"]["origin"].update(seed=1 << 65)), "origin"),
        (Forgery(lambda f: f["body"]["origin"]["setup"].update(share=10**6)), "out of bounds"),
        (Forgery(lambda f: f["body"]["origin"]["setup"].update(party=[])), "out of bounds"),
        (Forgery(lambda f: f["body"].pop("state")), "state: is required"),
        (Forgery(lambda f: f["rows"].pop()), "counts"),
        (Forgery(lambda f: f["rows"].__setitem__(-1, "x")), "makes no sense"),
        (Forgery(lambda f: f["rows"][0].__setitem__(0, {"type": "Quit"})), "command"),
        (Forgery(lambda f: f["rows"].__setitem__(0, [{}, True, ""])), "makes no sense"),
        (Forgery(lambda f: f["head"].update(surprise=1)), "unknown field"),
        (Forgery(lambda f: f["head"]["summary"].update(wave="4")), "wave"),
    ],
)  # fmt: skip
def test_values_no_game_has_are_refused(forgery: Forgery, reason: str) -> None:
    assert reason in refusal(forgery.whole())


def test_a_state_that_is_not_the_saved_one_is_refused() -> None:
    found = document()
    found["body"]["state"]["ledger"]["salvage"] += 1
    assert refusal(sealed(found)) == "its state is not the one that was saved"


def test_bounds_that_are_not_checked_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker itself: without the walk over all values, wild numbers go through."""
    wild = row_with("units", size=10**9).whole()
    monkeypatch.setattr(sound_values, "_walk", lambda *_: iter(()))
    read_snapshot(unseal(wild, Kind.RUN), CATALOG)


@pytest.mark.parametrize(
    "payload",
    [b"[" * 60_000, b'{"type":"Hold","type":"Hold"}', b'{"type":"Rush","cell":NaN}', b"\x80K."],
)
def test_a_hostile_record_ends_the_journal(payload: bytes) -> None:
    frame = FRAME.pack(MARK, len(payload), 68, 0, bytes(32)) + payload
    whole = with_record(frame + CHECK.pack(zlib.crc32(frame)))
    journal = read_journal(whole, unseal(whole, Kind.RUN).length)
    assert (journal.records, journal.torn) == ((), 1)


def _empty(path: Path) -> None:
    path.touch()


def _pickle(path: Path) -> None:
    path.write_bytes(pickle.dumps({"os": "system"}))


def _folder(path: Path) -> None:
    path.mkdir()


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _link(path: Path) -> None:
    path.symlink_to(path.with_name("good.run"))


def _lost_link(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def _ring(path: Path) -> None:
    path.symlink_to(path)


def _vast(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 34)


def _replay(path: Path) -> None:
    path.write_bytes(seal(Envelope(Kind.REPLAY, 1, b"{}", pack(b"{}"), pack(b""))))


def _text(path: Path) -> None:
    path.write_text('{"state": 1}', encoding="utf-8")


@pytest.mark.skipif(os.name == "nt", reason="it takes links and pipes")
@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (_empty, "the file is empty"),
        (_pickle, "it is no file of this game"),
        (_folder, "it is a folder, not a file"),
        (_pipe, "it is a pipe, not a file"),
        (_link, "it is a link, not a file"),
        (_lost_link, "it is a link, not a file"),
        (_ring, "it is a link, not a file"),
        (_vast, "the file has more than 8 MiB"),
        (_replay, "it holds something else"),
        (_text, "it is no file of this game"),
    ],
)
def test_what_is_no_save_is_refused_and_left_alone(
    tmp_path: Path, make: Callable[[Path], None], reason: str
) -> None:
    library = RunLibrary(tmp_path, CATALOG)
    library.begin(QUEST, 7, "good").close()
    before = generations(tmp_path, "good")[0].read_bytes()
    path = tmp_path / "bad.run"
    make(path)
    kept, broken = library.entries()
    assert isinstance(kept, Entry)
    assert isinstance(broken, Broken)
    assert (broken.name, broken.reason) == ("bad", reason)
    with pytest.raises(SaveError, match="cannot be read"):
        library.open("bad")
    assert generations(tmp_path, "good")[0].read_bytes() == before
    library.open("good").close()


@pytest.mark.parametrize(
    "stem", ["\x1b[2Jx", "a\u202eb", "[b]x", "[@click=app.quit]x", "x" * 90, "-x"]
)
def test_a_file_name_never_acts(tmp_path: Path, stem: str) -> None:
    (tmp_path / f"{stem}.run").write_bytes(b"x")
    (found,) = RunLibrary(tmp_path, CATALOG).entries()
    assert isinstance(found, Broken)
    assert "\x1b" not in found.name + found.reason
    assert "\u202e" not in found.name + found.reason


def test_a_name_that_is_no_text_is_listed(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff\xfe.run"
    with open(path, "wb") as file:  # noqa: PTH123 - a path of bytes
        file.write(b"x")
    (found,) = RunLibrary(tmp_path, CATALOG).entries()
    assert isinstance(found, Broken)
    found.name.encode()
    found.reason.encode()


def test_random_bytes_are_refused() -> None:
    """20,000 of them, from pure noise to noise behind a sound checksum."""
    random = Random(77)  # noqa: S311 - noise that can be had again
    makers = [_noise, _noise_in_prefix, _noise_in_parts, _noise_in_json]
    for number in range(20_000):
        whole = makers[number % len(makers)](random)
        try:
            read_snapshot(unseal(whole, Kind.RUN), CATALOG)
        except SaveError:
            continue
        raise AssertionError(f"taken: {whole!r}")


def _noise(random: Random) -> bytes:
    return random.randbytes(random.randrange(300))


def _noise_in_prefix(random: Random) -> bytes:
    return MAGIC + b"R" + random.randbytes(random.randrange(PREFIX.size + 200))


def _noise_in_parts(random: Random) -> bytes:
    body = Part(random.randbytes(random.randrange(80)), random.randrange(1 << 16))
    return seal(Envelope(Kind.RUN, random.randrange(3), random.randbytes(40), body, pack(b"")))


def _noise_in_json(random: Random) -> bytes:
    letters = b'{}[]",:0123456789-.eNaInfinitytruefalsenull\\u '
    made = [bytes(random.choices(letters, k=random.randrange(40))) for _ in range(3)]
    return seal(Envelope(Kind.RUN, 1, made[0], pack(made[1]), pack(made[2])))


def test_strict_json_reads_what_it_writes() -> None:
    value = {"a": [1, -2, "x\u202e\ud800", None, True], "b": {"c": 2**64 - 1}}
    assert loads(dumps(value)) == value
    assert good()[0] != good()[1]
