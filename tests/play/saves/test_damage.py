"""Bit flips and truncations: never taken for sound, never a traceback, never the wrong state."""

import shutil
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

from starquest.desk.recovery_lines import recovered
from starquest.engine.digest import digest
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate
from starquest.play.bots import bot_named
from starquest.play.saves import Disk, RunLibrary, SaveError, envelope, journal
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.recover import Lost, Trouble, recover
from starquest.play.saves.store import generations
from starquest.play.session import Whose, whose
from tests import times
from tests.play.saves.faulty import NAME, Recorder, Sample, sample
from tests.play.saves.playing import CATALOG, QUEST, play_on

FLIPS = 2000
SEED = 7
"""The one samples are played with."""
LONG = 5
"""A journal with as many records at least."""
EACH = times(3, 1)
"""Of so many places in a row, one is tried."""
Spoil = Callable[[bytes], bytes]


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    return sample(tmp_path_factory.mktemp("damage"), _handed_over(tmp_path_factory.mktemp("scout")))


def _handed_over(folder: Path) -> int:
    """How many commands of the sample it takes to a long journal that ends a hero's turn."""
    with RunLibrary(folder, CATALOG).begin(QUEST, SEED, NAME) as run:
        recorder = Recorder(run)
        while run.state.outcome is None:
            heroes = whose(run.state) is Whose.PERSON
            recorder.play()
            if not (heroes and whose(run.state) is Whose.PROGRAM):
                continue
            if len(_ends(generations(folder, NAME)[0].read_bytes())) > LONG:
                return len(run.history)
    raise AssertionError("no hero does so much in a turn")


def flip(bit: int) -> Spoil:
    """Turn one bit round."""

    def spoil(whole: bytes) -> bytes:
        at, shift = divmod(bit, 8)
        return whole[:at] + bytes([whole[at] ^ 1 << shift]) + whole[at + 1 :]

    return spoil


def cut(length: int) -> Spoil:
    """Keep only so many bytes."""
    return lambda whole: whole[:length]


def faults(swept: Sample, spoils: Iterable[Spoil], *, alone: bool) -> Iterator[str]:
    """What is wrong with how a damaged newest file is met, with its elders or without."""
    folder = swept.copy()
    newest, *older = generations(folder, NAME)
    whole = newest.read_bytes()
    for path in older if alone else ():
        path.unlink()
    for number, spoil in enumerate(spoils):
        newest.write_bytes(spoil(whole))
        for fault in _met(folder, swept, alone=alone):
            yield f"spoilt {number}: {fault}"
    shutil.rmtree(folder)


def _met(folder: Path, swept: Sample, *, alone: bool) -> Iterator[str]:
    try:
        found = recover(Disk(), folder, NAME, CATALOG)
    except SaveError as error:
        if not alone:
            yield f"the elders were not used: {error}"
        return
    except Exception as error:  # noqa: BLE001 - that is what must not happen
        yield f"a traceback: {error!r}"
        return
    count = len(found.snapshot.history.rows)
    if not found.troubles:
        yield "it was taken for sound"
    if count > swept.before or digest(found.state) != swept.digests[count]:
        yield f"command {count} came back as another state"


def bits(swept: Sample, count: int) -> list[Spoil]:
    """So many different bits of the newest file, at random."""
    size = generations(swept.folder, NAME)[0].stat().st_size
    return _bits(range(size * 8), count)


def _bits(among: range, count: int) -> list[Spoil]:
    return [flip(bit) for bit in Random(5).sample(among, count)]  # noqa: S311 - the same each time


@pytest.mark.soak
def test_flipped_bits_are_noticed(swept: Sample) -> None:
    assert list(faults(swept, bits(swept, times(600, FLIPS)), alone=True)) == []


@pytest.mark.soak
def test_flipped_bits_give_way_to_the_save_before(swept: Sample) -> None:
    assert list(faults(swept, bits(swept, times(150, FLIPS)), alone=False)) == []


@pytest.mark.soak
def test_every_truncation_of_the_snapshot_is_noticed(swept: Sample) -> None:
    newest = generations(swept.folder, NAME)[0].read_bytes()
    lengths = range(0, unseal(newest, Kind.RUN).length, EACH)
    assert list(faults(swept, map(cut, lengths), alone=True)) == []


@pytest.mark.soak
def test_every_truncation_of_the_journal_keeps_what_is_whole(swept: Sample) -> None:
    newest = generations(swept.folder, NAME)[0].read_bytes()
    ends = _ends(newest)
    inside = [n for n in range(ends[0], len(newest)) if n not in ends]
    assert list(faults(swept, map(cut, inside[::EACH]), alone=True)) == []


@pytest.mark.soak
def test_truncations_give_way_to_the_save_before(swept: Sample) -> None:
    newest = generations(swept.folder, NAME)[0].read_bytes()
    lengths = range(0, unseal(newest, Kind.RUN).length, times(97, 1))
    assert list(faults(swept, map(cut, lengths), alone=False)) == []


def _ends(newest: bytes) -> list[int]:
    """Where the snapshot and each record of the journal end: cut there, a file is sound."""
    at = unseal(newest, Kind.RUN).length
    ends = [at]
    while at < len(newest):
        found = journal._record(newest, at, FORMAT)
        assert found is not None
        at = found[1]
        ends.append(at)
    return ends


def test_a_journal_cut_between_records_is_whole(swept: Sample) -> None:
    """As if the process had been stopped there: nothing to tell, the commands before are back."""
    folder = swept.copy()
    newest = generations(folder, NAME)[0]
    whole = newest.read_bytes()
    ends = _ends(whole)
    assert len(ends) > LONG
    for lost, end in enumerate(reversed(ends)):
        newest.write_bytes(whole[:end])
        found = recover(Disk(), folder, NAME, CATALOG)
        assert (len(found.snapshot.history.rows), found.troubles) == (swept.before - lost, [])
    shutil.rmtree(folder)


def test_the_sentence_says_what_was_recovered(swept: Sample) -> None:
    folder = swept.copy()
    newest = generations(folder, NAME)[0]
    whole = newest.read_bytes()
    newest.write_bytes(whole[:-5])
    found = recover(Disk(), folder, NAME, CATALOG)
    chosen = [c.unit for c in found.snapshot.history.commands if isinstance(c, Activate)]
    who = dict(zip(found.state.world.heroes, ("Ann", "the Medic"), strict=True))[chosen[-1]]
    wave = quest_of(found.state).wave
    assert recovered(found.troubles, found.state) == (
        f"recovered to wave {wave}, {who} to act; 1 command at the end of the journal was torn"
    )
    newest.write_bytes(flip(900)(whole))
    found = recover(Disk(), folder, NAME, CATALOG)
    assert len(found.snapshot.history.rows) == swept.before, (
        "the journal of the damaged file was read"
    )
    assert recovered(found.troubles, found.state) == (
        f"recovered to wave {wave}, the horde to act; "
        "the newest save is damaged (its checksum is wrong)"
    )
    shutil.rmtree(folder)


def test_a_recovered_run_keeps_its_elders(swept: Sample) -> None:
    folder = swept.copy()
    newest, before, _ = generations(folder, NAME)
    elder = before.read_bytes()
    newest.write_bytes(newest.read_bytes()[:200])
    with RunLibrary(folder, CATALOG).open(NAME) as run:
        assert run.troubles[0].lost is Lost.NEWEST
        count = len(run.history)
        assert digest(run.state) == swept.digests[count]
        play_on(run, 1)
        assert run.problem == ""
    assert before.read_bytes() == elder
    found = recover(Disk(), folder, NAME, CATALOG)
    assert found.troubles == []
    assert len(found.snapshot.history.rows) == count + 1
    shutil.rmtree(folder)


def test_a_run_that_was_torn_before_is_still_mended_by_its_elders(swept: Sample) -> None:
    """Torn, gone on with, then damaged: the old journal and the new one meet without a gap."""
    folder = swept.copy()
    newest = generations(folder, NAME)[0]
    newest.write_bytes(newest.read_bytes()[:-5])
    with RunLibrary(folder, CATALOG).open(NAME) as run:
        assert run.troubles == (Trouble(Lost.TORN, 1),)
        played, bot = swept.before - 1, bot_named("random", 8)
        played += play_on(run, 2, bot)
        state = digest(run.state)
    newest.write_bytes(flip(900)(newest.read_bytes()))
    found = recover(Disk(), folder, NAME, CATALOG)
    assert (len(found.snapshot.history.rows), digest(found.state)) == (played, state)
    shutil.rmtree(folder)


# the checkers themselves


def test_a_loader_without_the_checksum_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(envelope, "_sound", lambda *_: True)
    assert list(faults(swept, bits(swept, 300), alone=True))


def test_a_journal_without_checksums_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest = generations(swept.folder, NAME)[0].read_bytes()
    ends = _ends(newest)
    spoils = _bits(range(ends[0] * 8, ends[-1] * 8), 200)
    assert list(faults(swept, spoils, alone=True)) == []
    monkeypatch.setattr(journal, "_sealed", lambda *_: True)
    assert list(faults(swept, spoils, alone=True))
