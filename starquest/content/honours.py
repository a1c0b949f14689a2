"""The honours, data/honours.toml: read strictly. No rule knows them, so no run depends on them."""

import tomllib
from functools import cache
from pathlib import Path

import cattrs

from starquest.content.paths import data_directory
from starquest.model.frozen import frozen

FILE = "honours.toml"


@frozen
class HonourDef:
    """Something a mission can be remembered for."""

    id: str
    name: str
    text: str
    measure: str
    """What is counted."""
    least: int
    """How much of it is enough."""
    spoilt_by: str = ""
    """What must not happen before; empty for nothing."""
    only_with: str = ""
    """The challenge it needs; empty for none."""


@cache
def load_honours(directory: Path | None = None) -> tuple[HonourDef, ...]:
    """The honours of a data folder; raises with what is wrong."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    source = (directory or data_directory()) / FILE
    plain = tomllib.loads(source.read_text("utf-8"))
    return tuple(converter.structure({"id": name, **row}, HonourDef) for name, row in plain.items())
