"""The table of keys as people meet it: names of keys, footers, help pages."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from starquest.content.keymaps import STANDARD, KeyRow, load_keymaps
from starquest.text.locale import has_words, words_in, words_of

if TYPE_CHECKING:
    from starquest.model.table import Table

GAP = "  "
SHORT = {
    ("Left", "Right", "Up", "Down"): "arrows",
    ("Home", "PageUp", "End", "PageDown"): "numpad",
    ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"): "shift_arrows",
    ("1", "2", "3", "4", "5", "6", "7", "8", "9"): "digits",
}
"""Keys that have one name together, by the id of that name."""
MANY = 4
"""So many letters are written as one word."""


class Hint(NamedTuple):
    """A key, what it does, and the screen's action that a click on it runs."""

    key: str
    label: str
    action: str = ""

    @property
    def text(self) -> str:
        """The key as it is shown."""
        return f"{self.key} {self.label}"


def rows(screen: str, mode: str = "") -> tuple[KeyRow, ...]:
    """The rows of a screen in a mode."""
    return load_keymaps().rows(screen, mode)


def row_named(name: str) -> KeyRow:
    """A row by its name, `screen.id`."""
    return load_keymaps().row(name)


def is_act(row: KeyRow) -> bool:
    """Whether a row is an action of an activation."""
    return row.do == f"act('{row.id}')"


def label(row: KeyRow, where: str = "") -> str:
    """What a row is called, which may depend on what the game waits for; empty for no name."""
    if is_act(row):
        from starquest.text.actions import action_name  # noqa: PLC0415 - not for the title

        return action_name(row.id)
    screen = row.screen.replace(":", "_")
    names = [
        name for name in (f"{row.id}__{where}", row.id) if has_words(f"keys.label.{screen}", name)
    ]
    return words_in("keys.label", f"{screen}.{names[0]}") if names else ""


def about(row: KeyRow, table: "Table | None" = None) -> str:
    """What a row does, in a few words; empty where the help page leaves it out."""
    if is_act(row):
        from starquest.text.actions import action_help  # noqa: PLC0415 - not for the title

        return action_help(row.id, table)
    screen = row.screen.replace(":", "_")
    if not has_words(f"keys.help.{screen}", row.help):
        return ""
    return words_in("keys.help", f"{screen}.{row.help}")


# names of keys


def keys_of(row: KeyRow, keymap: str = STANDARD) -> tuple[str, ...]:
    """The keys of a row, its own or those it shows for others."""
    if row.like:
        table = load_keymaps()
        return tuple(keys_of(table.row(name), keymap)[0] for name in row.like)
    return row.remap.get(keymap, row.keys)


def key_name(key: str) -> str:
    """What a key is called."""
    return load_keymaps().names.get(key, key)


def shown(row: KeyRow) -> str:
    """The keys of a row as the footer names them."""
    keys = keys_of(row)
    if row.like:
        return " ".join(_short([key_name(key) for key in keys]))
    return ", ".join(_short([key_name(key) for key in keys[: row.names]]))


def _short(names: Sequence[str]) -> list[str]:
    """Names of keys, fewer where several have one name together."""
    found = list(names)
    for many, one in SHORT.items():
        if set(many) <= set(found):
            at = found.index(many[0])
            found[at : at + len(many)] = [words_of("keys.together")[one]]
    letters = [name for name in found if len(name) == 1]
    if len(letters) == len(found) and len(found) >= MANY and letters[0].isalpha():
        return ["".join(letters)]
    return found


def all_keys(group: Sequence[KeyRow], keymap: str = STANDARD) -> str:
    """The keys of rows that share a line of the help: the first ones, the second ones, and so on.

    Rows that move left and right are `Left Right, h l` that way.
    """
    lists = [[key_name(key) for key in keys_of(row, keymap)] for row in group]
    if len(lists) == 1:
        told = [" ".join(_short(lists[0]))] if group[0].like else _short(lists[0])
    else:
        most = max(map(len, lists))
        columns = [[names[at] for names in lists if at < len(names)] for at in range(most)]
        told = [" ".join(_short(names)) for names in columns]
    clicked = ["click"] if any(row.click for row in group) else []
    return ", ".join([*told, *clicked])


# footers and help pages


def hint(row: KeyRow, wait: str = "") -> Hint:
    """A row as a footer shows it."""
    return Hint(shown(row), label(row, wait), row.do)


def footer(screen: str, mode: str = "", where: str = "") -> list[Hint]:
    """All hints of a screen, in their order; `where` names what a key leads to."""
    return [hint(row, where) for row in offered(rows(screen, mode), where)]


def offered(table: Iterable[KeyRow], wait: str) -> list[KeyRow]:
    """The rows a footer offers while the game waits for this: what can be done, then the rest."""
    here = [row for row in table if row.footer and (not row.waits or wait in row.waits)]
    return sorted(here, key=lambda row: (not is_act(row), row.footer))


def fitting(first: Sequence[Hint], last: Sequence[Hint], width: int) -> list[Hint]:
    """As many of the first as there is room for, and all of the last."""
    left = width - sum(len(hint.text) + len(GAP) for hint in last)
    chosen: list[Hint] = []
    for hint in first:
        left -= len(hint.text) + len(GAP)
        if left < -len(GAP):
            break
        chosen.append(hint)
    return [*chosen, *last]


def fitted(
    table: Iterable[KeyRow],
    width: int,
    wait: str = "",
    called: Mapping[str, str] = MappingProxyType({}),
) -> list[Hint]:
    """A footer in the room there is; what must always be there comes last.

    `called` has other names for rows than the table, by their ids; without one they are left out.
    """
    here = [(row, hint(row, wait)) for row in offered(table, wait)]
    named = [(row, one._replace(label=called.get(row.id, one.label))) for row, one in here]
    first = [one for row, one in named if one.label and not row.always]
    return fitting(first, [one for row, one in named if row.always], width)


def help_rows(screen: str, mode: str = "", keymap: str = STANDARD) -> list[tuple[str, str]]:
    """Keys and what they do, a line for each group of rows that is explained."""
    groups: dict[str, list[KeyRow]] = {}
    for row in rows(screen, mode):
        if about(row) and not is_act(row):
            groups.setdefault(row.help, []).append(row)
    return [(all_keys(group, keymap), about(group[0])) for group in groups.values()]


def other_actions(screen: str, mode: str) -> set[str]:
    """The actions that a screen has keys for in other modes only."""
    tables = load_keymaps().screens
    every = {_action(row) for name in tables if name.partition(":")[0] == screen
             for row in tables[name]}  # fmt: skip
    return every - {_action(row) for row in rows(screen, mode)}


def _action(row: KeyRow) -> str:
    return row.do.partition("(")[0]


def act_rows(mode: str) -> list[KeyRow]:
    """The actions of an activation in a mode, with a key or without."""
    return [row for row in rows("game", mode) if is_act(row)]
