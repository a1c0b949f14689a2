"""Questions that lead to dice tell what each answer comes to before it is given."""

from starquest.desk.answer_odds import with_odds
from starquest.desk.choices import choices
from starquest.desk.forecast_lines import unaimed_text
from starquest.desk.foresight import foreseen
from starquest.desk.glyphs import SETS
from starquest.desk.growing import Weighed, weighed
from starquest.desk.playing import Playing
from starquest.engine.game import legal
from starquest.model.command import Activate, Charge
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.play.session import Session
from starquest.text.foreseen import other_facts
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.playing import play, skill
from tests.support.quest import quest

ROOM = "1A......\n...aaa..\n2......."


def at(state: GameState) -> Playing:
    """A game somebody plays."""
    return Playing(Session(state), catalog(), SETS["unicode"], open_table=True)


def told(state: GameState) -> Weighed:
    """The question that is open, as it is put."""
    playing, say = at(state), Phrases.of(state, catalog())
    assert playing.ask
    return with_odds(playing, playing.ask, weighed(state, playing.ask, say), say)


def charged() -> GameState:
    """Husks charged the breacher and hit nobody."""
    state = quest(ROOM, {"1": "breacher", "2": "medic"}, {"a": "husks"}, {"A": 1},
                  dice=[1] * 12, turn=Side.TWO)  # fmt: skip
    state = play(state, Activate(uid(state, "a")))[0]
    blows = [c for c in legal(state) if isinstance(c, Charge) and c.target == uid(state, "1")]
    return play(state, blows[0])[0]


def test_striking_back_tells_its_odds_and_standing_fast_has_none() -> None:
    """Four dice at 5+, blocked on 6+ and ignored on 6+: no wound by one die is 1 - 25/108."""
    stand, strike = told(charged()).question.options
    none = (1 - 1 / 3 * 5 / 6 * 5 / 6) ** 4
    assert strike.detail.startswith(f"a: 0.9 wounds, any {1 - none:.0%}, kills ")
    assert stand.detail == "No blows, no fatigue from this fight."


def test_the_dice_behind_an_answer_are_told_below_it() -> None:
    stand, strike = told(charged()).abouts
    assert not stand
    assert strike.split("\n")[0] == "Breach maul: 4 dice at 5+"
    assert "Loses the melee" in strike


def failed() -> GameState:
    """The breacher has failed at Iron Stance, which works for a power."""
    state = quest(ROOM, {"1": "breacher", "2": "medic"}, {"a": "husks"}, {"A": 1}, dice=[1])
    state = play(state, Activate(uid(state, "1")))[0]
    return play(state, skill(state, "iron_stance", "1"))[0]


def test_paying_says_how_much_power_there_is_and_when_it_comes_back() -> None:
    """A breacher has 5 power; Rest restores 3."""
    body = told(failed()).question.body
    assert "has 5 of 5 power" in body
    assert "comes back when the wave ends, 3 by Rest" in body
    leave, pay = told(failed()).abouts
    assert not leave
    assert "to block" in pay


def test_a_test_says_what_makes_it_sure() -> None:
    """Strength 4+ is one half; a failed skill still works for 1 power."""
    state = quest(ROOM, {"1": "breacher", "2": "medic"}, {"a": "husks"}, {"A": 1})
    state = play(state, Activate(uid(state, "1")))[0]
    playing, say = at(state), Phrases.of(state, catalog())
    found = foreseen(playing, (skill(state, "iron_stance", "1"),))
    sure = "Works 50% by the die, else for 1 power (has 5 of 5)"
    assert sure in list(other_facts(found, say))
    slam = next(choice for choice in choices(state) if choice.name == "ground_slam")
    whole = "1 power; works 50% by the die, else for 1 more (has 5 of 5)"
    assert whole in unaimed_text(playing, slam, "", say)
