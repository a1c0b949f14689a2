"""Keys: one table from action to keys, for people and for the footer."""

import attrs


@attrs.frozen
class Key:
    """An action, the keys that do it and what the footer calls it."""

    action: str
    keys: str
    label: str

    @property
    def shown(self) -> str:
        """The key as it is written on the keyboard."""
        return "." if self.keys == "full_stop" else self.keys


MOVES: dict[str, tuple[int, int]] = {
    "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0),
    "k": (0, -1), "j": (0, 1), "h": (-1, 0), "l": (1, 0),
    "y": (-1, -1), "u": (1, -1), "b": (-1, 1), "n": (1, 1),
    "home": (-1, -1), "pageup": (1, -1), "end": (-1, 1), "pagedown": (1, 1),
    "shift+up": (0, -5), "shift+down": (0, 5), "shift+left": (-5, 0), "shift+right": (5, 0),
    "K": (0, -5), "J": (0, 5), "H": (-5, 0), "L": (5, 0),
}  # fmt: skip
"""Cursor keys: arrows, vi letters, the numpad's names; with shift five cells at once."""

KEYS = (
    Key("hold", "w", "Hold"),
    Key("advance", "a", "Advance"),
    Key("rush", "r", "Rush"),
    Key("charge", "c", "Charge"),
    Key("shoot", "s", "Shoot"),
    Key("cast", "v", "Cast"),
    Key("skill", "e", "Skill"),
    Key("item", "i", "Item"),
    Key("feat", "f", "Feat"),
    Key("discover", "d", "Discover"),
    Key("push", "p", "Push"),
    Key("scurry", "x", "Scurry"),
    Key("first_aid", "t", "First aid"),
    Key("pick_up", "g", "Pick up"),
    Key("rest", "z", "Rest"),
    Key("end", "full_stop", "End"),
)
"""The actions of an activation that have a key of their own."""
