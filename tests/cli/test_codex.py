"""`starquest codex`: a word, no word, a word nobody has."""

import pytest

from starquest import cli


def test_a_word_prints_its_page_and_where_to_read_on(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["codex", "cover"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("Cover (What words mean)\n\nA unit in cover has +1 to block shots.")
    assert "\nSee: Who has cover.\n" in out
    assert "\nAlso found: Who has cover, " in out
    assert err == ""
    assert all(len(line) <= 80 for line in out.splitlines())


def test_without_a_word_every_chapter_lists_its_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["codex"]) == 0
    out = capsys.readouterr().out
    for line in ("How to play", "Our rulings", "Special rules", "Random events"):
        assert f"{line}\n  " in out
    assert "Commander, Instigator, Breacher" in out


def test_a_word_nobody_has_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["codex", "medick\x1b[2J"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("starquest: no page has 'medick[2J'; near it: Medic")
    assert "\x1b" not in err


def test_a_statement_of_the_rules_prints_its_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["codex", "FF-212"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Furious (Special rules)")
    assert "\nStatements of the rules: FF-212, FF-230.\n" in out
