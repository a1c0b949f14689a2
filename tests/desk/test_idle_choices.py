"""What would help nobody now says so, and what can be bought is among the keys."""

from starquest.desk.choices import choices
from starquest.desk.glyphs import SETS
from starquest.desk.hints import hints
from starquest.desk.idle_choices import is_idle
from starquest.desk.playing import Playing
from starquest.model.command import Activate, Advance
from starquest.model.state import GameState
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.changes import ailing, wounded
from tests.support.finding import cell, uid
from tests.support.playing import play
from tests.support.quest import quest

ROOM = quest("12......A\n.........\n.........", {"1": "medic", "2": "breacher"}, {}, {"A": 1})


def at(state: GameState) -> Playing:
    """The medic acts."""
    return Playing(Session(play(state, Activate(uid(state, "1")))[0]), catalog(), SETS["unicode"])


def idle(state: GameState) -> dict[str, bool]:
    """Each skill and item, and whether it would help nobody."""
    playing = at(state)
    return {one.name: is_idle(playing, one) for one in choices(playing.state) if one.name}


def test_help_for_whom_nothing_ails_is_idle() -> None:
    found = idle(ROOM)
    assert found["field_surgery"]
    assert found["curing_kit"]
    assert not found["stim_shot"]


def test_help_for_somebody_hurt_is_not() -> None:
    assert not idle(wounded(ROOM, "2", 3))["field_surgery"]
    assert idle(wounded(ROOM, "2", 3))["curing_kit"]


def test_a_kit_for_somebody_with_a_condition_is_not() -> None:
    assert not idle(ailing(ROOM, "2", "impaired"))["curing_kit"]


def test_another_main_action_is_among_the_keys_once_the_first_is_spent() -> None:
    playing = at(ROOM)
    before = [hint.text for hint in hints(playing, 200)]
    state = play(playing.state, Advance(cell(playing.state, 0, 2)))[0]
    after = Playing(Session(state), catalog(), SETS["unicode"])
    assert "B Extra main action" not in before
    assert "B Extra main action" in [hint.text for hint in hints(after, 200)]
