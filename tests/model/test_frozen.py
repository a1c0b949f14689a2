"""The house's frozen classes are those of attrs in everything that can be seen."""

from itertools import product

import attrs
import pytest

from starquest.model.frozen import frozen


@frozen
class Own:
    """Built by the house."""

    number: int
    words: tuple[str, ...] = ()
    note: str = attrs.field(default="", eq=False)
    secret: str = attrs.field(default="x", repr=False)


@attrs.frozen
class Theirs:
    """The same by attrs."""

    number: int
    words: tuple[str, ...] = ()
    note: str = attrs.field(default="", eq=False)
    secret: str = attrs.field(default="x", repr=False)


@frozen
class Empty:
    """Nothing in it."""


@frozen
class Child(Own):
    """One field more."""

    more: int = 0


@frozen
class Spoken:
    """Says itself what it is."""

    number: int

    def __repr__(self) -> str:
        """In its own words."""
        return "me"


VALUES = [(1, ("a",), "n", "s"), (1, ("a",), "other", "s"), (1, ("a",), "n", "t"), (2, (), "", "")]


@pytest.mark.parametrize(("one", "other"), [*product(VALUES, VALUES)])
def test_equality_and_hash_go_by_the_fields(
    one: tuple[int, tuple[str, ...], str, str], other: tuple[int, tuple[str, ...], str, str]
) -> None:
    alike = Theirs(*one) == Theirs(*other)
    assert (Own(*one) == Own(*other)) is alike
    assert not alike or hash(Own(*one)) == hash(Own(*other))


def test_another_class_is_another_thing() -> None:
    assert Own(1) != Theirs(1)  # type: ignore[comparison-overlap]
    assert Own(1) != Child(1)
    assert Own(1).__eq__(1) is NotImplemented
    assert Empty() == Empty()
    assert len({Empty(), Empty(), Own(1), Own(1), Child(1)}) == 3


def test_a_row_shows_its_fields() -> None:
    assert repr(Own(3, ("a",))) == "Own(number=3, words=('a',), note='')"
    assert repr(Own(3)).replace("Own", "Theirs") == repr(Theirs(3))
    assert repr(Spoken(3)) == "me"


def test_a_row_cannot_be_changed_and_has_slots() -> None:
    row = Own(1)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        row.number = 2  # type: ignore[misc]
    assert not hasattr(row, "__dict__")
    assert attrs.evolve(row, number=2) == Own(2)
    assert Own.__match_args__ == Theirs.__match_args__


def test_options_are_those_of_attrs() -> None:
    @frozen(eq=False)
    class Single:
        number: int

    @frozen(cache_hash=True)
    class Kept:
        number: int

    assert Single(1) != Single(1)
    assert Kept(1) == Kept(1)
    assert hash(Kept(1)) == hash(Kept(1))
