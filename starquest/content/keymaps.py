"""The table of keys, data/keymaps.toml: read strictly, and without what the title would wait for.

It is no part of the catalog: other keys make no other game, so no run depends on its hash.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starquest.content.fault import Fault, fault
from starquest.content.paths import data_directory

FILE = "keymaps.toml"
Found = tuple[str, Fault]
"""A path inside the file and what is wrong there."""
LARGEST = 1 << 18
STANDARD = "standard"
"""The keymap of the field `keys`; `remap` has the others."""


class KeyRow(NamedTuple):
    """An action of a screen, and its keys."""

    screen: str
    id: str
    keys: tuple[str, ...] = ()
    do: str = ""
    """What the screen is told to do; the id where nothing else is said, nothing if foreign."""
    remap: Mapping[str, tuple[str, ...]] = {}
    """The keys in other keymaps."""
    like: tuple[str, ...] = ()
    """Rows whose keys it has, as `screen.id`."""
    waits: tuple[str, ...] = ()
    """What the game waits for while the footer offers it; empty for anything."""
    footer: int = 0
    """Its place in the footer; 0 for none."""
    names: int = 1
    """How many of its keys the footer names."""
    always: bool = False
    """Whether the footer keeps it however narrow the terminal is."""
    priority: bool = False
    """Whether it comes before what has the focus."""
    foreign: bool = False
    """Whether somebody else listens to the keys and they are only shown here."""
    click: bool = False
    """Whether a click does the same."""
    help: str = ""
    """Rows with the same word share a line of the help page."""


class Keymaps(NamedTuple):
    """Every key of the game."""

    names: Mapping[str, str]
    """What keys are called that are no single character."""
    screens: Mapping[str, tuple[KeyRow, ...]]
    """The rows of a screen, or of a screen in one mode as `screen:mode`."""

    def rows(self, screen: str, mode: str = "") -> tuple[KeyRow, ...]:
        """The rows of a screen, those of the mode in place of the general ones."""
        own = self.screens.get(f"{screen}:{mode}", ())
        ids = {row.id for row in own}
        return (*(row for row in self.screens[screen] if row.id not in ids), *own)

    def row(self, name: str) -> KeyRow:
        """A row by its name, `screen.id`."""
        screen, _, wanted = name.partition(".")
        return next(row for row in self.screens[screen] if row.id == wanted)

    def keymaps(self) -> tuple[str, ...]:
        """The keymaps there are, the standard one first."""
        others = (name for rows in self.screens.values() for row in rows for name in row.remap)
        return tuple(dict.fromkeys((STANDARD, *others)))


@cache
def load_keymaps(directory: Path | None = None) -> Keymaps:
    """The keys of a data folder, read once; raises ValueError with every problem."""
    keymaps, problems = read_keymaps(directory or data_directory())
    if problems:
        raise ValueError("\n".join(f"{FILE}: {path}: {told}" for path, told in problems))
    return keymaps


def read_keymaps(directory: Path) -> tuple[Keymaps, list[Found]]:
    """Whatever could be read, and every problem as a path in the file and what is wrong there."""
    try:
        with (directory / FILE).open("rb") as file:
            source = file.read(LARGEST + 1)
        plain = tomllib.loads(source[:LARGEST].decode("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        return Keymaps({}, {}), [("", fault("problems.file.unreadable", reason=str(error)))]
    problems = [
        (name, fault("problems.key.table")) for name in plain if name not in ("names", "keys")
    ]
    names, problems = _names(plain.get("names"), problems)
    screens: dict[str, tuple[KeyRow, ...]] = {}
    for screen, table in _tables(plain.get("keys"), "keys", problems):
        read = [_row(screen, row, fields, problems)
                for row, fields in _tables(table, f"keys.{screen}", problems)]  # fmt: skip
        screens[screen] = tuple(row for row in read if row is not None)
    found = Keymaps(names, screens)
    return found, problems + list(_cross(found))


def _names(table: object, problems: list[Found]) -> tuple[dict[str, str], list[Found]]:
    plain = table if isinstance(table, dict) else {}
    bad = [key for key, name in plain.items() if not _word(name)]
    told = [(f"names.{key}", fault("problems.key.name")) for key in bad]
    missing = [] if plain else [("names", fault("problems.key.missing"))]
    return {k: n for k, n in plain.items() if k not in bad}, [*problems, *told, *missing]


def _tables(
    plain: object, path: str, problems: list[Found]
) -> Iterator[tuple[str, dict[str, object]]]:
    if not isinstance(plain, dict) or not plain:
        problems.append((path, fault("problems.key.no_tables")))
        return
    for name, table in plain.items():
        if not name.replace(":", "").replace("_", "").isalnum():
            problems.append((f"{path}.{name}", fault("problems.key.id")))
        elif isinstance(table, dict):
            yield name, table
        else:
            problems.append((f"{path}.{name}", fault("problems.key.no_table")))


def _row(screen: str, name: str, fields: dict[str, object], problems: list[Found]) -> KeyRow | None:
    path = f"keys.{screen}.{name}"
    told = [(path, fault("problems.key.field", field=field)) for field in fields
            if field not in KINDS]  # fmt: skip
    wrong = [name for name in fields if name in KINDS and not KINDS[name][1](fields[name])]
    told += [(f"{path}.{name}", fault("problems.key.kind", kind=KINDS[name][0])) for name in wrong]
    if ("keys" in fields) == ("like" in fields):
        told.append((path, fault("problems.key.either")))
    problems += told
    return None if told else KeyRow(screen, name, **_tupled(fields, name))  # type: ignore[arg-type]


def _tupled(fields: dict[str, object], name: str) -> dict[str, object]:
    do = "" if fields.get("foreign") else name
    plain = {"do": do, "help": name, **fields}
    remap = plain.get("remap")
    if isinstance(remap, dict):
        plain["remap"] = {keymap: tuple(keys) for keymap, keys in remap.items()}
    return {field: tuple(v) if isinstance(v, list) else v for field, v in plain.items()}


def _word(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip()) and value.isprintable()


def _words(value: object) -> bool:
    return isinstance(value, list) and all(map(_word, value))


def _count(value: object) -> bool:
    return type(value) is int and 0 <= value < 100  # noqa: PLR2004


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _maps(value: object) -> bool:
    return isinstance(value, dict) and all(value.values()) and all(map(_words, value.values()))


KINDS = {
    "keys": ("keys", _words), "like": ("rows", _words),
    "remap": ("keymaps", _maps), "waits": ("words", _words),
    "do": ("text", _word), "help": ("text", _word), "footer": ("count", _count),
    "names": ("count", _count), "always": ("flag", _flag),
    "priority": ("flag", _flag), "foreign": ("flag", _flag),
    "click": ("flag", _flag),
}  # fmt: skip
"""What each field must be, by name and as a check."""


def _cross(found: Keymaps) -> Iterator[Found]:
    """Keys without a name, rows that are not there, and keys that mean two things."""
    rows = {f"{row.screen}.{row.id}" for table in found.screens.values() for row in table}
    for screen in found.screens:
        base, _, mode = screen.partition(":")
        if base not in found.screens:
            yield f"keys.{screen}", fault("problems.key.screen", screen=base)
            continue
        yield from _twice(found, screen, base, mode)
        for row in found.screens[screen]:
            path = f"keys.{screen}.{row.id}"
            yield from (
                (path, fault("problems.key.row", row=name)) for name in row.like if name not in rows
            )
            keys = (*row.keys, *(key for keys in row.remap.values() for key in keys))
            yield from ((path, fault("problems.key.unnamed", key=key)) for key in keys
                        if len(key) > 1 and key not in found.names)  # fmt: skip


def _twice(found: Keymaps, screen: str, base: str, mode: str) -> Iterator[Found]:
    """The same key for two rows of one screen, in any keymap."""
    for keymap in found.keymaps():
        met: dict[str, str] = {}
        for row in found.rows(base, mode):
            for key in row.remap.get(keymap, row.keys):
                other = met.setdefault(key, row.id)
                if other != row.id:
                    yield (
                        f"keys.{screen}.{row.id}",
                        fault("problems.key.twice", key=key, other=other),
                    )
