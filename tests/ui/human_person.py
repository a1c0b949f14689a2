"""A sensible new player: reads the screen, and says which key comes next.

Answers are what the question starts on; whoever can be attacked is attacked; else one goes to the
nearest thing that matters; in the shop the first thing that can be had is bought.
"""

import re
from collections.abc import Sequence

from tests.ui.human_eyes import Place, place, told

PLAIN = (Place.DEPLOY, Place.PICK, Place.QUESTION, Place.CARD, Place.HANDING, Place.CORNERS)
"""Where Enter is all one needs."""
DOES = r"\bEnter(:| (?!on\b|picks\b)\w)"
"""Enter has something to do with what is pointed at."""
SPENT = r"ends the turn|already|spent"
"""There is nothing more to do in this turn."""
STUBBORN = 4
"""How often a key is pressed at the same sight before it is a dead end."""


class DeadEndError(Exception):
    """The same key at the same sight again and again."""


class Person:
    """Who decides, with what one remembers of the turn."""

    def __init__(self) -> None:
        self._turn: list[str] = []
        """The keys of this turn."""
        self._bought = False
        self._seen: list[tuple[str, str]] = []

    def key(self, rows: Sequence[str]) -> str:
        """The next key; none while there is nothing to decide."""
        where = place(rows)
        if where in (Place.NOWHERE, Place.END):
            return ""
        key = self._decide(where, rows)
        self._turn = [] if where is Place.PICK or key == "full_stop" else [*self._turn, key]
        taking = "takes the keyboard" in "\n".join(rows)
        self._bought = where is Place.SHOP and key == "enter" and not taking
        self._notice("\n".join(rows), key)
        return key

    def _notice(self, text: str, key: str) -> None:
        self._seen = [*self._seen[1 - STUBBORN :], (text, key)]
        if len(self._seen) == STUBBORN and len(set(self._seen)) == 1:
            raise DeadEndError(f"{key} does nothing here:\n{text}")

    def _decide(self, where: Place, rows: Sequence[str]) -> str:
        if where in PLAIN:
            return "enter"
        match where:
            case Place.SHOP:
                return self._shop(rows)
            case Place.MAP:
                return "enter" if self._turn[-1:] == ["tab"] else "tab"
            case Place.AIM:
                return self._aim(rows)
            case _:
                return self._act(told(rows))

    def _shop(self, rows: Sequence[str]) -> str:
        """Take the keyboard, buy the first thing one can have, leave."""
        if self._bought or self._turn.count("down") > STUBBORN:
            return "full_stop"
        return "down" if "Not for " in "\n".join(rows) else "enter"

    def _act(self, says: str) -> str:
        """Attack or go where Tab leads; else rush; else end the turn."""
        if re.search(DOES, says) and self._turn.count("enter") < STUBBORN:
            return "enter"
        if re.search(r"Enter on .*(attacks|shoots)", says) and "tab" not in self._turn[-1:]:
            return "tab"
        return "full_stop" if "r" in self._turn or re.search(SPENT, says) else "r"

    def _aim(self, rows: Sequence[str]) -> str:
        """The nearest thing nobody of the party holds, or the third one."""
        tabs = len(self._turn) - self._turn.index("r") - 1 if "r" in self._turn else 0
        if not re.search(DOES, told(rows)):
            return "tab" if tabs < STUBBORN else "escape"
        held = "Held by heroes" in "\n".join(rows)
        return "tab" if held and tabs < STUBBORN - 1 else "enter"
