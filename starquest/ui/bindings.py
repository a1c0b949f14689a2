"""Textual's bindings, made from the table of keys; nothing else names a key."""

from collections.abc import Iterable

from textual.binding import Binding, BindingType

from starquest.content.keymaps import KeyRow, load_keymaps
from starquest.desk.keymap import label


def bindings(*screens: str) -> list[BindingType]:
    """The bindings of screens as the table has them, a mode's own among them."""
    tables = load_keymaps().screens
    return [_binding(row) for screen in screens for row in tables[screen] if _bound(row)]


def every_mode(screen: str) -> list[BindingType]:
    """The bindings of a screen in all modes; the screen says which of them count."""
    return bindings(*[name for name in load_keymaps().screens if name.partition(":")[0] == screen])


def cursor_keys(screen: str) -> list[BindingType]:
    """The keys that move the cursor on a screen, for others that have one."""
    rows = [row for row in load_keymaps().screens[screen] if row.do.startswith("move(")]
    return [_binding(row) for row in rows]


def _bound(row: KeyRow) -> bool:
    return bool(row.keys) and not row.foreign


def _binding(row: KeyRow) -> Binding:
    keys = ",".join(row.keys)
    return Binding(keys, row.do, label(row), show=False, priority=row.priority, id=binding_id(row))


def pressed(keys: Iterable[str]) -> set[str]:
    """Keys of the table as Textual names them when they are pressed."""
    bound = Binding.make_bindings([Binding(key, "") for key in keys])
    return {binding.key for binding in bound}


def binding_id(row: KeyRow) -> str:
    """The name under which a keymap changes a binding."""
    return f"{row.screen}.{row.id}"


def changes(keymap: str) -> dict[str, str]:
    """What a keymap changes, as Textual takes it."""
    rows = [row for table in load_keymaps().screens.values() for row in table]
    return {binding_id(row): ",".join(row.remap[keymap]) for row in rows if keymap in row.remap}
