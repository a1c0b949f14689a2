"""Older formats are made new, newer ones are refused and stay as they are."""

from pathlib import Path
from typing import Any

import attrs
import pytest

from starquest.desk.recovery_lines import other_data
from starquest.engine.digest import digest
from starquest.play.saves import (
    Broken,
    Damaged,
    RunLibrary,
    TooNew,
    journal,
    migrate,
    shape,
    snapshot,
)
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.format_2 import from_format_1, summary_from_1
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.snapshot import read_snapshot
from starquest.play.saves.store import generations
from starquest.play.saves.summary import Waits
from tests.play.saves.forging import document, good, sealed
from tests.play.saves.playing import CATALOG, QUEST, play_on

Document = dict[str, Any]
PRESENT = FORMAT
NEXT = FORMAT + 1


def _older(found: Document) -> Document:
    """The present format as an older one might have been: the seed lay beside the state."""
    body = found["body"]
    body["origin"] = {k: v for k, v in body["origin"].items() if k != "seed"}
    body["seed"] = 7
    return found


def _newer(found: Document) -> Document:
    """What undoes it."""
    found["body"]["origin"]["seed"] = found["body"].pop("seed")
    return found


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """This version writes the next format and can make it out of the present one."""
    document()  # read as long as its format is the present one
    for module in (migrate, snapshot, journal):
        monkeypatch.setattr(module, "FORMAT", NEXT)
    monkeypatch.setattr(migrate, "MIGRATIONS", {PRESENT: _newer})


@pytest.mark.usefixtures("later")
def test_an_older_format_is_made_new(tmp_path: Path) -> None:
    (tmp_path / "old.run").write_bytes(sealed(_older(document()), number=PRESENT))
    library = RunLibrary(tmp_path, CATALOG)
    assert [type(entry).__name__ for entry in library.entries()] == ["Entry"]
    with library.open("old") as run:
        assert run.origin.seed == 7
        play_on(run, 3)
        state = digest(run.state)
    assert unseal((tmp_path / "old.run").read_bytes(), Kind.RUN).format == NEXT
    with library.open("old") as run:
        assert digest(run.state) == state


@pytest.mark.usefixtures("later")
def test_without_the_migration_it_is_not_read() -> None:
    """The mechanism itself: the same file as the next format lacks what the migration brings."""
    with pytest.raises(Damaged, match="seed"):
        read_snapshot(unseal(sealed(_older(document()), number=NEXT), Kind.RUN), CATALOG)


@pytest.mark.usefixtures("later")
def test_an_older_format_that_is_none_is_refused() -> None:
    with pytest.raises(Damaged, match=f"no sound save of format {PRESENT}"):
        read_snapshot(unseal(sealed(document(), number=PRESENT), Kind.RUN), CATALOG)


def test_a_format_before_the_first_is_refused() -> None:
    with pytest.raises(Damaged, match="never one of this game"):
        read_snapshot(unseal(sealed(document(), number=0), Kind.RUN), CATALOG)


def test_a_newer_format_is_refused_untouched(tmp_path: Path) -> None:
    library = RunLibrary(tmp_path, CATALOG)
    paths = generations(tmp_path, "new")
    paths[0].write_bytes(sealed(document(), number=NEXT, raw=b'{"who knows":1}'))
    paths[1].write_bytes(good()[1])
    before = [path.read_bytes() for path in paths[:2]]
    with pytest.raises(TooNew, match="newer version of the game"):
        library.open("new")
    with pytest.raises(TooNew):
        library.copy("new", "mine")
    (found,) = library.entries()
    assert isinstance(found, Broken)
    assert "newer version" in found.reason
    assert [path.read_bytes() for path in paths[:2]] == before
    assert sorted(path.name for path in tmp_path.glob("*.run*")) == ["new.run", "new.run.1"]


@pytest.mark.parametrize(
    ("place", "name", "value"),
    [
        ("head", "mood", 3),
        ("body", "mood", 3),
        ("state", "mood", 3),
        ("pack", "ranged", "doom_ray"),
    ],
)
def test_what_another_version_knows_is_refused_untouched(
    tmp_path: Path, place: str, name: str, value: object
) -> None:
    """Not taken for damage: the save before it must not take its place."""
    found = document()
    state = found["body"]["state"]
    packs = state["world"]["packs"]
    tables = {**found, "state": state, "pack": packs[next(iter(packs))]}
    tables[place][name] = value
    found["head"] |= {"game": "9.9", "content": "0" * 64, "shape": "0" * 12}
    paths = generations(tmp_path, "other")
    paths[0].write_bytes(sealed(found))
    paths[1].write_bytes(good()[1])
    before = paths[0].read_bytes()
    with pytest.raises(TooNew, match=r"written by version 9\.9 of the game"):
        RunLibrary(tmp_path, CATALOG).open("other")
    assert paths[0].read_bytes() == before


def test_a_state_of_another_shape_is_taken_with_a_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fields were added since, with defaults: digests differ, and that is no damage."""
    with RunLibrary(tmp_path, CATALOG).begin(QUEST, 7, "first") as run:
        play_on(run, 30)
        here = digest(run.state)
    for module in ("snapshot", "recover", "saved_run"):
        monkeypatch.setattr(f"starquest.play.saves.{module}.shape", lambda: "another")
    monkeypatch.setattr("starquest.play.saves.snapshot.digest", lambda state: digest(state)[::-1])
    with RunLibrary(tmp_path, CATALOG).open("first") as run:
        assert digest(run.state) == here
        assert run.other_data == "0.1.0"


def test_other_game_data_are_told_and_no_trouble(tmp_path: Path) -> None:
    found = document()
    found["head"]["content"] = "0" * 64
    (tmp_path / "data.run").write_bytes(sealed(found))
    with RunLibrary(tmp_path, CATALOG).open("data") as run:
        assert run.troubles == ()
        assert run.other_data == "0.1.0"
        told = "it was played with other game data so far (version 0.1.0)"
        assert other_data(run.other_data) == told
        stretches = run.origin.stretches
    assert len(stretches) == 1, "the run itself was played with the present data"


def test_the_shape_follows_the_classes() -> None:
    """A field more, a field less or an option more is another shape."""
    one = attrs.make_class("Row", {"a": attrs.field(type=int)})
    two = attrs.make_class("Row", {"a": attrs.field(type=int), "b": attrs.field(type=int)})
    other = attrs.make_class("Row", {"a": attrs.field(type=str)})
    found = {shape.shape_of(kind) for kind in (one, two, other)}
    assert len(found) == 3
    assert shape.shape_of(one) == shape.shape_of(one)


@pytest.mark.parametrize(
    ("whose", "waits", "hero"),
    [
        ("nobody", Waits.NOBODY, -1),
        ("the horde", Waits.PROGRAM, -1),
        ("the shop", Waits.SHOP, -1),
        ("the party", Waits.PARTY, -1),
        ("Ann", Waits.HERO, 0),
        ("Medic", Waits.HERO, 1),
        ("somebody else", Waits.PARTY, -1),
    ],
)
def test_what_format_1_said_in_words_is_a_fact_now(whose: str, waits: Waits, hero: int) -> None:
    party = [["commander", "Ann", "Bo"], ["medic", "Medic", ""]]
    found = summary_from_1({"party": party, "wave": 3, "whose": whose})
    assert found == {"party": party, "wave": 3, "waits": waits, "hero": hero}


def test_where_a_run_was_taken_from_is_a_name_and_a_number_now() -> None:
    origin = {"seed": 7, "taken_from": "a run after command 5 after command 60"}
    found = from_format_1({"head": {}, "body": {"origin": origin}, "rows": []})["body"]["origin"]
    assert (found["taken_from"], found["taken_at"]) == ("a run after command 5", 60)
