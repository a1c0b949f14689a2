"""From format 1 to format 2: rows, tables and fields under the names they have now."""

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]

TABLES = {
    "arcana": "spell_tokens",
    "vigor": "powers",
    "plights": "ailments",
    "deeds": "used_up",
    "caches": "search_tokens",
}
"""Tables of the world by their old names."""
WITH_WAYS = ("UseSkill", "UseItem", "UseFeat", "Effect", "Trial")
"""Commands and steps whose `way` was called `mode`."""


def from_format_1(document: Plain) -> Plain:
    """A document of format 1 as format 2 has it; scores and replays have no state."""
    body = document["body"]
    if "state" in body:
        body["state"] = state_from_1(body["state"])
    document["rows"] = [[command_from_1(row[0]), *row[1:]] for row in document["rows"]]
    return document


def state_from_1(state: Plain) -> Plain:
    """A state of format 1."""
    world = {TABLES.get(name, name): rows for name, rows in state["world"].items()}
    world["powers"] = {
        unit: _renamed(row, "power", "left") for unit, row in world["powers"].items()
    }
    world["players"] = _players_from_1(world["heroes"])
    agenda = [command_from_1(step) for step in state["agenda"]]
    return {**state, "world": world, "agenda": agenda}


def _players_from_1(heroes: Plain) -> Plain:
    """Who plays, which format 1 had with the heroes only; the enemy was always the horde."""
    names = dict.fromkeys(row.get("player", "") for row in heroes.values())
    rows = [{"name": name, "side": 0, "mind": ""} for name in names]
    rows.append({"name": "", "side": 1, "mind": "horde"})
    return {str(number): row for number, row in enumerate(rows, 1)}


def command_from_1(plain: Plain) -> Plain:
    """A command or step of format 1."""
    return _renamed(plain, "mode", "way") if plain.get("type") in WITH_WAYS else plain


def _renamed(row: Plain, old: str, new: str) -> Plain:
    return {new if name == old else name: value for name, value in row.items()}


COMMANDS: dict[int, Callable[[Plain], Plain]] = {1: command_from_1}
"""From the commands of each older format to those of the next, for the journals."""
