"""What was met is kept in a small file; nothing about that file can do harm."""

from pathlib import Path

import pytest

from starquest.desk.learned import FILE, LESSON, Learned, tip


def test_what_was_met_is_known_the_next_time(tmp_path: Path) -> None:
    options = tmp_path / "deep" / "options.json"
    Learned.beside(options).meet(["wound", "shop"])
    assert Learned.beside(options).seen == {"wound", "shop"}
    assert [path.name for path in options.parent.iterdir()] == [FILE]


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"a": 1}', b"null"])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / FILE).write_bytes(damage)
    learned = Learned.beside(tmp_path / "options.json")
    assert learned.seen == set()
    learned.meet(["wound"])
    assert Learned.beside(tmp_path / "options.json").seen == {"wound"}


def test_other_things_than_names_are_left_out(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('["wound", 3, null]', "utf-8")
    assert Learned.beside(tmp_path / "options.json").seen == {"wound"}


def test_a_folder_that_cannot_be_written_is_no_reason_not_to_play(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    learned = Learned.beside(tmp_path / "file" / "options.json")
    learned.meet(["wound"])
    assert learned.seen == {"wound"}


def test_without_a_file_it_is_known_until_the_end() -> None:
    learned = Learned()
    learned.meet(["wound"])
    assert learned.seen == {"wound"}


def test_the_title_offers_the_lesson_until_it_was_met() -> None:
    learned = Learned()
    assert tip(learned) == "New here? w plays Wave 0: the game in three minutes."
    learned.meet([LESSON])
    first = tip(learned)
    assert first.startswith("Tip: ")
    learned.meet(["wound"])
    assert tip(learned) != first
