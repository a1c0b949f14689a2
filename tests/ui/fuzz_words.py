"""What the fuzzer types: every key of the game, some of no game, and texts that would do harm."""

from starquest.content.keymaps import load_keymaps
from starquest.ui.bindings import pressed

LEFT_OUT = {"ctrl+q", "ctrl+c", "ctrl+z", "any", "type"}
"""Keys that only end a session, and names that are none."""
USED = sorted(
    pressed({key for table in load_keymaps().screens.values() for row in table for key in row.keys})
    - LEFT_OUT
)
OFTEN = ["enter"] * 14 + ["escape"] * 6 + ["full_stop", "space", "tab", "down", "up", "1", "ctrl+p"]
STRANGE = ["f1", "f12", "insert", "ctrl+a", "ctrl+x", "ctrl+v", "ctrl+k", "ctrl+u", "ctrl+up", "ä",
           "日", "0", "9", "[", "]", "$", "shift+home", "ctrl+right", "backspace", "delete",
           "ctrl+backslash", "ctrl+l", "ctrl+shift+end"]  # fmt: skip
KEYS = [*USED, *OFTEN * 3, *STRANGE]
PASTES = (
    "", "a", "Ann", "[/]", "[b]", "[@click=app.quit]x", "\x1b[2J\x1b]0;own\x07", "\r\n\r\n", "\x00",
    "../../etc/passwd", "." * 300, "x" * 10_000, "\u202egnihtyreve\u2066", "e\u0301" * 40,
    "日本" * 30, "\ud800", "\U0001f469\u200d\U0001f467", "\x9b31m", "CON", "-", " ", "'\"`$(ls)",
    "0", "-1", "9" * 400, "1e9", "FF-212",
)  # fmt: skip
SPEEDS = (
    {"speed": "instant", "animation": "none"},
    {"speed": "step", "animation": "fast"},
    {"speed": "normal", "animation": "fast"},
    {"speed": "slow", "animation": "normal"},
)
