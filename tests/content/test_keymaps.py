"""The table of keys is read strictly: every fault is told with its path, all at once."""

from pathlib import Path

import pytest

from starquest.content.keymaps import FILE, load_keymaps, read_keymaps
from starquest.text.problems import told_fault

GOOD = """
[names]
enter = "Enter"
tab = "Tab"
[keys.list]
down = { keys = ["j"], do = "cursor_down" }
[keys.game]
confirm = { keys = ["enter", "x"], footer = 1, waits = ["pick"], click = true }
next = { keys = ["tab"], do = "cycle(1)", priority = true, help = "go", remap = { arrows = ["n"] } }
look = { like = ["list.down"], foreign = true, names = 2, always = true }
[keys."game:quest"]
next = { keys = ["f"] }
feat = { keys = [] }
"""


def problems(folder: Path, text: str) -> list[tuple[str, str]]:
    """What is wrong with a table."""
    (folder / FILE).write_text(text, "utf-8")
    return [(path, told_fault(wrong)) for path, wrong in read_keymaps(folder)[1]]


def test_a_table_is_read(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD, "utf-8")
    found, wrong = read_keymaps(tmp_path)
    assert wrong == []
    assert found.keymaps() == ("standard", "arrows")
    assert found.row("list.down").do == "cursor_down"
    confirm = found.row("game.confirm")
    assert (confirm.keys, confirm.do, confirm.help) == (("enter", "x"), "confirm", "confirm")
    assert found.row("game.next").remap == {"arrows": ("n",)}


def test_a_mode_changes_rows_and_adds_some(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(GOOD, "utf-8")
    found = read_keymaps(tmp_path)[0]
    assert [row.id for row in found.rows("game")] == ["confirm", "next", "look"]
    quest = {row.id: row.keys for row in found.rows("game", "quest")}
    assert quest == {"confirm": ("enter", "x"), "look": (), "next": ("f",), "feat": ()}


@pytest.mark.parametrize(
    ("old", "new", "path"),
    [
        ("footer = 1", "footer = true", "keys.game.confirm.footer"),
        ("footer = 1", 'footer = "1"', "keys.game.confirm.footer"),
        ("footer = 1", "foot = 1", "keys.game.confirm"),
        ('keys = ["j"]', 'keys = "j"', "keys.list.down.keys"),
        ('keys = ["j"]', 'keys = ["j", ""]', "keys.list.down.keys"),
        ('keys = ["j"]', 'keys = ["\\u001b"]', "keys.list.down.keys"),
        ('keys = ["j"], do', "do", "keys.list.down"),
        ('keys = ["j"]', 'keys = ["f13"]', "keys.list.down"),
        ("arrows = [", "arrows = [], other = [", "keys.game.next.remap"),
        ('like = ["list.down"]', 'like = ["list.up"]', "keys.game.look"),
        ('"enter", "x"', '"enter", "tab"', "keys.game.next"),
        ('arrows = ["n"]', 'arrows = ["x"]', "keys.game.next"),
        ('keys = ["f"]', 'keys = ["x"]', "keys.game:quest.next"),
        ('[keys."game:quest"]', '[keys."shop:quest"]', "keys.shop:quest"),
        ("[keys.list]", "[key.list]", "key"),
        ('tab = "Tab"', 'tab = ""', "names.tab"),
    ],
)
def test_every_fault_is_told_with_its_path(tmp_path: Path, old: str, new: str, path: str) -> None:
    assert old in GOOD
    assert path in [where for where, _ in problems(tmp_path, GOOD.replace(old, new, 1))]


@pytest.mark.parametrize("text", ["keys = 3", "[names", "\udcff", ""])
def test_no_table_at_all_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert read_keymaps(tmp_path)[1]
    with pytest.raises(ValueError, match=FILE):
        load_keymaps(tmp_path)


def test_the_table_of_the_game_is_sound() -> None:
    assert load_keymaps().screens["game"]
