"""Every sentence is printed: each id, each form, and none of them is a fault."""

import re

from starquest.text.locale import spoken
from starquest.text.sentences import sentences

AGREES = re.compile(r"\b1 (wounds|hits|points|models|tokens|commands|heroes|enemies|dice|waves)\b")
"""One of many; lengths and means such as 1.0 wounds are read otherwise."""
CONTRADICTS = re.compile(r"(?<![\d.])1 wound\b.*(?<![\d.])0 wounds")


def test_every_id_is_said() -> None:
    known = {name for file in spoken().files() for name in spoken().sentences(file)}
    assert {name for name, _ in sentences()} == known


def test_no_sentence_is_a_fault() -> None:
    assert [(name, said) for name, said in sentences() if "Error: " in said] == []


def test_each_plural_form_is_said_once() -> None:
    told = [said for name, said in sentences() if name == "attacks.wounds"]
    assert told == ["3 wounds", "1 wound", "0 wounds"]


def test_words_to_choose_from_are_all_said() -> None:
    told = [said for name, said in sentences() if name == "codex.gear"]
    assert [said.partition(",")[0] for said in told] == ["Armour", "Shield", "Upgrade"]


def test_one_of_a_thing_is_said_in_the_singular() -> None:
    assert [(name, said) for name, said in sentences() if AGREES.search(said)] == []


def test_no_sentence_contradicts_itself() -> None:
    assert [(name, said) for name, said in sentences() if CONTRADICTS.search(said)] == []
