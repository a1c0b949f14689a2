"""`python -m tests.bench.crowded`: the game on 48x48 with 40 enemies, for the key to frame rows."""

import sys
from pathlib import Path

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.ui.app import StarquestApp
from starquest.ui.table.game import GameScreen
from tests.support.board import drawn
from tests.support.quest import quest

SIDE, ENEMIES = 48, 40
MARKS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
READY = "Whose turn"


def crowded() -> GameState:
    """Four heroes in the middle, enemies all round."""
    spots = [(4 + 5 * (n % 9), 3 + 9 * (n // 9)) for n in range(ENEMIES)]
    foes = dict(zip(MARKS, spots, strict=False))
    heroes = {"1": (22, 23), "2": (25, 23), "3": (22, 25), "4": (25, 25), "@": (24, 24)}
    party = {"1": "breacher", "2": "medic", "3": "marksman", "4": "commander"}
    board = drawn(SIDE, SIDE, {**foes, **heroes})
    return quest(board, party, dict.fromkeys(foes, "scrap_cutters"), {"@": 1})


class CrowdedApp(StarquestApp):
    """Opens on that board."""

    def on_mount(self) -> None:
        """The board on top of the title, which the class above opens."""
        options = Preferences(handover="off", animation="none")
        playing = Playing(Session(crowded()), load_catalog(), SETS["unicode"])
        self.call_after_refresh(self.push_screen, GameScreen(playing, options))


if __name__ == "__main__":
    CrowdedApp(Path(sys.argv[1] if len(sys.argv) > 1 else "/nonexistent/options.json")).run()
