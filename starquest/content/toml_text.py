"""TOML from outside: parsed, or what is wrong with it as a fault, and never at any length."""

import tomllib
from typing import Any

from starquest.content.fault import Fault, fault

MOST_DOTS = 100
"""Dots of one line: a key of many parts would cost the square of their number."""


def parse_toml(source: bytes) -> dict[str, Any] | Fault:
    """The tables of a file, or why it has none."""
    if any(line.count(b".") > MOST_DOTS for line in source.splitlines()):
        return fault("problems.file.deep")
    try:
        return tomllib.loads(source.decode("utf-8"))
    except UnicodeDecodeError as error:
        return fault("problems.file.utf_8", byte=error.start)
    except tomllib.TOMLDecodeError as error:
        return fault("problems.file.toml", reason=str(error))
    except ValueError:
        return fault("problems.file.number")
    except RecursionError:
        return fault("problems.file.deep")
