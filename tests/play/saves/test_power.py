"""The power goes: whatever was shown is on the disk, flushed, and under its name."""

from pathlib import Path

import pytest

from starquest.play.saves import Disk, store
from starquest.play.saves.disk import write_all
from starquest.play.saves.store import Store
from tests.play.saves.faulty import Sample, sample
from tests.play.saves.power import losses


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Sample:
    return sample(tmp_path_factory.mktemp("power"))


def test_nothing_that_was_shown_is_lost_when_the_power_goes(swept: Sample) -> None:
    assert list(losses(swept)) == []


def test_a_new_folder_is_there_for_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    flushed: list[Path] = []
    monkeypatch.setattr(Disk, "flush_folder", lambda _disk, path: flushed.append(path))
    Disk().make_folder(tmp_path / "a" / "b")
    assert sorted(flushed) == [tmp_path, tmp_path / "a"]
    Disk().make_folder(tmp_path / "a" / "b")
    assert len(flushed) == 2


# the checker itself


@pytest.mark.parametrize("call", ["flush", "flush_folder"])
def test_a_disk_that_is_not_flushed_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    monkeypatch.setattr(f"tests.play.saves.power.Powered.{call}", lambda _disk, _what: None)
    assert any("commands were shown" in loss for loss in losses(swept))


def test_a_snapshot_that_is_not_flushed_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lazy(disk: Disk, path: Path, whole: bytes) -> int:
        file = disk.create(path)
        write_all(disk, file, whole)
        return file

    monkeypatch.setattr(store, "write_new", lazy)
    assert any("it is left damaged" in loss for loss in losses(swept))


def test_a_journal_that_is_not_flushed_is_found(
    swept: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lazy(kept: Store, record: bytes) -> None:
        kept.disk.write(kept._file, record)

    monkeypatch.setattr(Store, "append", lazy)
    assert any("commands were shown" in loss for loss in losses(swept))
