"""TOML from outside: parsed, or refused with a reason, and never at any length."""

import pytest

from starquest.content.fault import Fault
from starquest.content.toml_text import parse_toml


def refused(source: bytes) -> str:
    found = parse_toml(source)
    assert isinstance(found, Fault)
    return found.id.removeprefix("problems.file.")


def test_a_sound_file_is_its_tables() -> None:
    assert parse_toml(b"a = 1\n[b]\nc = 'x.y'\n") == {"a": 1, "b": {"c": "x.y"}}


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (b"\xff", "utf_8"),
        (b"a = ", "toml"),
        (b"a = " + b"9" * 5000, "number"),
        (b"a = " + b"[" * 60_000, "deep"),
        (b"a." * 30_000 + b"a = 1", "deep"),
        (b"[" + b"a." * 30_000 + b"a]", "deep"),
    ],
)
def test_what_is_wrong_has_its_reason(source: bytes, why: str) -> None:
    assert refused(source) == why
