"""What is wrong with data or with a saved value: an id and its facts, no words.

`text/problems.py` has the words, by the same id in data/locale. No attrs here: the table of keys is
read before the title is shown.
"""

from typing import NamedTuple, TypeAlias, Union

Fact: TypeAlias = Union[int, str, "Fault"]


class Fault(NamedTuple):
    """Something that is wrong."""

    id: str
    facts: dict[str, Fact]


def fault(name: str, /, **facts: Fact) -> Fault:
    """A fault by its id."""
    return Fault(name, facts)
