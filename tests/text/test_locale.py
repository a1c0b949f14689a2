"""Sentences by id, at home and in a tiny second language."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from starquest.text.handover import handover_lines
from starquest.text.locale import (
    Locale,
    LocaleError,
    has_words,
    speaking,
    spoken,
    words,
    words_in,
    words_of,
)
from starquest.text.locale_check import locale_problems
from starquest.text.problems import told_problem
from tests.text.locales import CZECH, stored


def test_a_sentence_is_said_by_its_id() -> None:
    assert words("handover.unnamed", number=2) == "Player 2"
    assert words_in("handover.seat", "now") == "as it is now"


def test_a_group_knows_its_keys() -> None:
    seats = words_of("handover.seat")
    assert seats["you"] == "You"
    assert "never" not in seats
    assert words_of("handover.se") == {}
    assert has_words("handover.seat", "you")
    assert not has_words("handover.seat", "never")
    assert not has_words("nowhere", "you")


@pytest.mark.parametrize(
    "name", ["handover.nothing", "nowhere.at_all", "handover", "handover.seat"]
)
def test_an_unknown_id_is_a_fault(name: str) -> None:
    with pytest.raises(LocaleError, match=f"there is no sentence {name}"):
        words(name)


def test_a_missing_or_an_unused_field_is_a_fault() -> None:
    with pytest.raises(LocaleError, match="was given nothing, its fields are number"):
        words("handover.unnamed")
    with pytest.raises(LocaleError, match="was given name, number, its fields are number"):
        words("handover.unnamed", number=1, name="Ann")


def test_a_second_language_changes_what_is_said(tmp_path: Path) -> None:
    text = 'turn = "{player}: {hero} ({number} {number#rana|rany|ran})"\n'
    with speaking(stored(tmp_path, CZECH, handover=text)):
        for number, counted in ((1, "1 rana"), (3, "3 rany"), (5, "5 ran")):
            lines = handover_lines("Ann", "Medic", number, choice=True)
            assert lines[1] == f"Ann: Medic ({counted})"
    assert handover_lines("Ann", "Medic", 1, choice=True)[1].startswith("Ann, it is your turn")


def test_what_a_language_lacks_is_said_as_at_home(tmp_path: Path) -> None:
    with speaking(stored(tmp_path, CZECH, handover='autopilot = "autopilot"\n')):
        assert words("handover.autopilot") == "autopilot"
        assert words("handover.seat.you") == "You"
        assert words_of("handover.seat")["you"] == "You"
        assert has_words("handover.seat", "you")


def test_a_file_is_read_when_it_is_needed(tmp_path: Path) -> None:
    locale = Locale(stored(tmp_path, CZECH, good='here = "yes"\n', bad="[["))
    assert locale.say("good.here", {}) == "yes"
    with pytest.raises(LocaleError, match=r"bad\.toml cannot be read"):
        locale.say("bad.here", {})


@pytest.mark.parametrize(
    ("header", "files", "expected"),
    [
        ({"forms": 2}, {"a": 'b = "c"\n'}, "locale.toml needs name, forms and plural"),
        ({**CZECH, "plural": "n ++ 1"}, {"a": 'b = "c"\n'}, "locale.toml: plural: "),
        (CZECH, {"a": "b = 3\n"}, "a.b is neither a text nor a table"),
        (CZECH, {"a": '"B" = "c"\n'}, "'a.B' is no id"),
        (CZECH, {"a": 'b = "{n#one|two}"\n'}, "a.b: 3 forms expected, 2 found"),
        (CZECH, {"a": 'b = "{&a.c}"\n'}, "there is no sentence a.c"),
        (CZECH, {"a": 'b = "{&a.b}"\n'}, "a.b refers to itself"),
    ],
)
def test_a_locale_that_cannot_be_used_says_why(
    tmp_path: Path, header: Mapping[str, str | int], files: Mapping[str, str], expected: str
) -> None:
    with pytest.raises(LocaleError) as error:
        Locale(stored(tmp_path, header, **files)).say("a.b", {})
    assert expected in str(error.value)


def test_the_sentences_that_ship_are_sound() -> None:
    assert locale_problems(spoken().folder.parents[1]) == []


def test_every_fault_of_a_second_language_is_told(tmp_path: Path) -> None:
    handover = """
        autopilot = "a\\u202e"
        unnamed = "{numbr}"
        turn = "{player} {hero} {number#a|b}"
        seats = "x"
    """
    stored(tmp_path / "locale" / "cs", CZECH, handover=handover, hondover='a = "b"\n', bad="[[")
    told = [told_problem(problem) for problem in locale_problems(tmp_path)]
    assert [line.removeprefix("locale/cs/") for line in told if "is missing" not in line] == [
        (
            "bad.toml: bad.toml cannot be read: Invalid initial character for a key part "
            "(at end of document)"
        ),
        "handover.toml: autopilot: has the character '\\u202e'",
        (
            "handover.toml: unnamed: leaves out the field number, unknown field 'numbr', "
            "the nearest is 'number'"
        ),
        "handover.toml: turn: 3 forms expected, 2 found at character 29",
        "handover.toml: seats: unknown id 'handover.seats', the nearest is 'handover.seat.takes'",
        "hondover.toml: a: unknown id 'hondover.a'",
    ]
    assert "locale/cs/handover.toml: seat.you: is missing" in told


def test_a_broken_header_is_told(tmp_path: Path) -> None:
    stored(tmp_path / "locale" / "cs", {"name": "Czech"})
    (problem,) = locale_problems(tmp_path)
    assert (
        told_problem(problem) == "locale/cs/locale.toml: locale.toml needs name, forms and plural"
    )
