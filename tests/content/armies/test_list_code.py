"""Codes of lists: there and back, and nothing else is taken for one."""

from contextlib import suppress
from random import Random

import pytest

from starquest.content.armies.kinds import kinds_of
from starquest.content.armies.list_code import _hash, is_code, list_code, read_code
from starquest.content.armies.list_file import read_list
from starquest.content.problem import DataError
from starquest.model.army import ArmyList, ArmyUnit
from tests import times
from tests.content.armies.test_list_file import READY
from tests.support.board import catalog

LISTS = [read_list(path.read_bytes()) for path in READY]


def refused(code: str) -> str:
    with pytest.raises(DataError) as caught:
        read_code(catalog(), code)
    return caught.value.problems[0].fault.id.removeprefix("problems.code.")


@pytest.mark.parametrize("army", LISTS, ids=lambda army: army.name)
def test_a_list_comes_back_from_its_code(army: ArmyList) -> None:
    code = list_code(army)
    assert is_code(code)
    assert code.isalnum()
    assert code.isascii()
    assert read_code(catalog(), code) == army
    assert read_code(catalog(), f" {code[:20]}\n{code[20:]} ") == army


def test_the_code_of_a_match_fits_a_line() -> None:
    assert all(len(list_code(army)) <= 100 for army in LISTS if army.points <= 335)


def test_names_and_everything_else_travel() -> None:
    unit = ArmyUnit("ash_mob", 5, combined=True, upgrades=("fire_hose",), joins=0, name="Zoë")
    army = ArmyList("Ünt", ("cinder_raiders",), 1000, (unit,), "battle")
    assert read_code(catalog(), list_code(army)) == army


def test_a_wrong_letter_is_noticed() -> None:
    code = list_code(LISTS[0])
    for at in range(2, len(code)):
        other = "a" if code[at] != "a" else "b"
        with pytest.raises(DataError):
            read_code(catalog(), code[:at] + other + code[at + 1 :])


def test_what_is_no_code_is_said_to_be_none() -> None:
    assert refused("hello") == "none"
    assert refused("") == "none"
    assert refused("SQ" + "z" * 5000) == "none"
    assert refused("SQ000000") == "broken"
    assert refused(list_code(LISTS[0])[:-1]) == "broken"


def test_what_nobody_knows_is_said_to_be_unknown() -> None:
    army = ArmyList("Test", ("cinder_raiders",), 300, (ArmyUnit("of_tomorrow"),))
    assert refused(list_code(army)) == "unknown"


def test_no_two_ids_share_a_hash() -> None:
    """A code stays true for as long as this holds: units by factions, upgrades by units."""
    every = [*kinds_of(catalog()), *catalog().factions]
    assert len({_hash(name) for name in every}) == len(every)
    for kind in catalog().army_units.values():
        assert len({_hash(name) for name in kind.upgrades}) == len(kind.upgrades)


@pytest.mark.soak
def test_hostile_codes_fail_cleanly() -> None:
    dice = Random(5)  # noqa: S311 - faults to try
    letters = "0123456789ABCabcxyzSQ _-\x1b\u202e"
    for turn in range(times(300, 20_000)):
        code = list_code(LISTS[turn % len(LISTS)])
        at = dice.randrange(len(code))
        noise = "".join(dice.choices(letters, k=dice.randint(0, 12)))
        spoilt = code[:at] + noise + code[at + dice.randint(0, 12) :]
        with suppress(DataError):
            read_code(catalog(), spoilt)


def test_bodies_with_a_right_checksum_fail_cleanly_too() -> None:
    """Somebody who knows the form can make any bytes a code."""
    from starquest.content.armies import list_code as module  # noqa: PLC0415

    dice = Random(9)  # noqa: S311 - faults to try
    for _ in range(times(300, 20_000)):
        body = bytes([1, *dice.randbytes(dice.randint(0, 40))])
        code = module.PREFIX + module._digits(body + module._check(body))
        with suppress(DataError):
            read_code(catalog(), code)
