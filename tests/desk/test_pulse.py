"""One key lights up whatever matters."""

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.pulse import pulse
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.quest import quest


def test_heroes_enemies_objectives_and_tokens_light_up_and_nothing_else() -> None:
    state = quest("1.2.A#.?.a", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    playing = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    lit = pulse(playing.frame())
    assert sorted(state.table.grid.xy(cell)[0] for cell in lit) == [0, 2, 4, 7, 9]
    assert {mark.flags for mark in lit.values()} == {"bold reverse"}
