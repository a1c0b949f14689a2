"""`python -m tests.bench.battles [WIDTH]`: a match of 80 models at the keyboard, for key to frame.

Two armies of squads of twenty on a table 48 deep, a squad about to act.
"""

import sys
from pathlib import Path

import attrs

from starquest.content.loader import load_catalog
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.engine.game import mind_step
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.play.session import Session
from starquest.ui.app import StarquestApp
from starquest.ui.table.game import GameScreen
from tests.bench.squads import LARGE, matched

SEED, THEME, READY = 3, "ruined_city", b"Round 1"
NARROW, WIDE = 48, 72


def fought(width: int) -> GameState:
    """A squad of the first side is about to act; from here on a person decides for it."""
    state = matched(LARGE, THEME, SEED, width=width)
    while not _due(state):
        state = mind_step(state)[1].state
    players = {
        player: attrs.evolve(row, mind="") if row.side is Side.ONE else row
        for player, row in state.world.players.items()
    }
    return attrs.evolve(state, world=attrs.evolve(state.world, players=players))


def _due(state: GameState) -> bool:
    top = state.agenda[-1]
    if state.round != 1 or not isinstance(top, Act) or not top.main:
        return False
    return state.world.units[top.unit].side is Side.ONE


class BattleApp(StarquestApp):
    """Opens on that table."""

    def __init__(self, width: int) -> None:
        super().__init__(Path("/nonexistent/options.json"))
        self._battle = fought(width)

    def on_mount(self) -> None:
        """The table on top of the title, which the class above opens."""
        options = Preferences(handover="off", animation="none")
        playing = Playing(Session(self._battle), load_catalog(), SETS["unicode"])
        self.call_after_refresh(self.push_screen, GameScreen(playing, options))


if __name__ == "__main__":
    BattleApp(int(sys.argv[1]) if len(sys.argv) > 1 else NARROW).run()
