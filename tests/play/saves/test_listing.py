"""A list of runs is cheap: what was read is kept until a file of the run changes."""

import os
from pathlib import Path
from typing import Any

import pytest

from starquest.play.saves import Entry, RunLibrary, run_library
from starquest.play.saves.recover import Recovered, recover
from tests.ui.run_libraries import advance, begun, library_in


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the runs whose journals were played again."""
    found: list[str] = []

    def counted(*given: Any) -> Recovered:
        found.append(str(given[2]))
        return recover(*given)

    monkeypatch.setattr(run_library, "recover", counted)
    return found


def commands(library: RunLibrary) -> dict[str, int]:
    entries = library.entries()
    return {entry.name: entry.summary.commands for entry in entries if isinstance(entry, Entry)}


def test_a_run_is_read_once_until_it_changes(tmp_path: Path, readings: list[str]) -> None:
    """While it is played the newest commands stand in the journal behind the snapshot."""
    library = library_in(tmp_path)
    begun(library, "one", commands=4, bot="random")
    with library.open("one") as run:
        advance(run, 3, "random")
        before, seen = commands(library), len(readings)
        assert before == {"one": len(run.history)}
        assert commands(library_in(tmp_path)) == before
        assert commands(library) == before
        assert len(readings) == seen
        advance(run, 2, "random")
        assert commands(library) == {"one": len(run.history)}
        assert len(run.history) > before["one"]
    assert commands(library) == {"one": len(run.history)}


def test_a_file_of_another_content_is_read_again(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    begun(library, "one", commands=2, bot="random")
    path = tmp_path / "one.run"
    assert [entry.path for entry in library.entries()] == [path]
    when, size = path.stat().st_mtime, path.stat().st_size
    path.write_bytes(b"x" * size)
    os.utime(path, (when, when))
    assert path not in [entry.path for entry in library.entries() if isinstance(entry, Entry)]


def test_a_run_that_is_gone_is_not_listed(tmp_path: Path) -> None:
    library = library_in(tmp_path)
    begun(library, "one", commands=2, bot="random")
    begun(library, "two", commands=2, bot="random")
    assert set(commands(library)) == {"one", "two"}
    library.rename("two", "three")
    library.delete("one")
    assert set(commands(library)) == {"three"}
