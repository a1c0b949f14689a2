"""Aiming starts on whom the attack hurts most, not on who is nearest."""

from starquest.desk.cursor import targets
from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.model.command import Activate
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest


def test_the_unit_an_attack_destroys_most_likely_comes_first() -> None:
    state = quest("1......a..b", {"1": "marksman"}, {"a": "war_hauler", "b": "scrap_cutters"})
    game = Playing(Session(state), catalog(), SETS["unicode"], open_table=True)
    game.apply(Activate(uid(state, "1")))
    game.aim = next(choice for choice in game.choices() if choice.action == "shoot")
    assert len(game.aim.units) == 2
    assert targets(game)[0] == game.place_of(uid(state, "b"))
