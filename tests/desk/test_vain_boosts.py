"""A boost of the next attack that no attack would be better for says so before it is spent."""

import attrs
import pytest

from starquest.desk.choices import Choice
from starquest.desk.cursor import targets
from starquest.desk.glyphs import SETS
from starquest.desk.hints import caption
from starquest.desk.playing import Playing
from starquest.desk.vain_boosts import is_vain
from starquest.model.command import Activate
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.phrases import Phrases
from tests.support.board import GRUNT, catalog
from tests.support.finding import uid
from tests.support.playing import play
from tests.support.quest import quest

LANE = "1......a\n........\n.......A"
FAR = f"1{'.' * 60}a\nA{'.' * 61}"


def at(state: GameState) -> Playing:
    """The hero acts."""
    return Playing(Session(play(state, Activate(uid(state, "1")))[0]), catalog(), SETS["unicode"])


def against(defense: int, hero: str = "marksman", rows: str = LANE) -> Playing:
    """A hero acts, with an enemy of this Defense on the table."""
    foe = attrs.evolve(GRUNT, defense=defense)
    return at(quest(rows, {"1": hero}, {"a": foe}, {"A": 1}))


def choice(playing: Playing, action: str, name: str = "") -> Choice:
    """What is chosen."""
    found = [one for one in playing.choices() if (one.action, one.name) == (action, name)]
    return found[0]


def test_a_shot_that_no_armour_stops_needs_no_better_one() -> None:
    assert is_vain(against(5), choice(against(5), "feat"))


@pytest.mark.parametrize("playing", [
    against(3), against(5, rows=LANE.replace(".a", "%a")), against(5, rows=FAR),
], ids=["armour", "cover", "nobody in range"])  # fmt: skip
def test_one_that_armour_or_cover_would_stop_does(playing: Playing) -> None:
    assert not is_vain(playing, choice(playing, "feat"))


def test_a_skill_that_makes_hits_likelier_is_never_vain() -> None:
    playing = against(5)
    assert not is_vain(playing, choice(playing, "skill", "aimed_shot"))


def test_what_serves_another_end_is_not_compared() -> None:
    playing = against(5, "infiltrator")
    assert not is_vain(playing, choice(playing, "skill", "vanish"))
    assert not is_vain(playing, choice(playing, "feat"))


@pytest.mark.parametrize(("defense", "told"), [(5, True), (3, False)])
def test_aiming_it_says_so(defense: int, *, told: bool) -> None:
    playing = against(defense)
    playing.aim = choice(playing, "feat")
    playing.cursor = targets(playing)[0]
    line = caption(playing, Phrases.of(playing.state, catalog()))
    assert "Perfect Shot" in line
    assert ("would change nothing now" in line) is told
