"""A notice of the terminal is one sequence, whatever a player is called."""

from starquest.ui.terminal.notice import notice


def test_a_terminal_is_told_in_its_own_way() -> None:
    assert notice("Over to Ann", {"TERM": "xterm-kitty"}) == "\x1b]9;Over to Ann\x1b\\"
    told = "\x1b]777;notify;starquest;Over to Ann\x1b\\"
    assert notice("Over to Ann", {"TERM": "foot"}) == told
    assert notice("Over to Ann", {"TERM": "xterm-256color", "VTE_VERSION": "7000"}) == told


def test_a_name_cannot_end_it_or_begin_another() -> None:
    found = notice("Over to \x1b\\\x07;rm\x9c", {})
    inside = found.removeprefix("\x1b]9;").removesuffix("\x1b\\")
    assert not any(char in inside for char in "\x1b\x07\x9c;")
