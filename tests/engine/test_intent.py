"""What an enemy is shown to intend is what it does when nothing changes in between."""

import pytest

from starquest.content.loader import load_catalog
from starquest.engine.digest import digest
from starquest.engine.game import mind_step, new_game
from starquest.engine.intent import Intended, intent
from starquest.engine.mode import mind_of
from starquest.model.command import Activate, Advance, Charge, Hold, Rush, Shoot
from starquest.model.ids import Side
from starquest.model.state import GameState
from starquest.model.step import Act, Turn
from starquest.play.bots import bot_named
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.simulate import take_turn
from tests import times
from tests.support.changes import shaken
from tests.support.finding import uid
from tests.support.quest import quest

LIMIT = 400


def followed(state: GameState) -> list[Intended]:
    """What the unit that is activated next really does, up to its first die or its end."""
    mind = mind_of(state)
    assert mind is not None
    found = [Intended(*mind.decide(state))]
    before, state = state, mind_step(state)[1].state
    while before.dice.counts == state.dice.counts and state.agenda:
        top = state.agenda[-1]
        if not isinstance(top, Act) or state.world.units[top.unit].side is not Side.TWO:
            break
        found.append(Intended(*mind.decide(state)))
        before, state = state, mind_step(state)[1].state
    return found


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_intents_are_what_follows(bot: str) -> None:
    compared, wanted = 0, times(40, 500)
    for spec in specs(load_catalog(), 4100, times(10, 60), bot, Wishes()):
        if compared >= wanted:
            break
        state = new_game(spec.setup, spec.seed, load_catalog())
        player = bot_named(bot, spec.seed)
        for _ in range(LIMIT):
            if state.outcome is not None:
                break
            if isinstance(state.agenda[-1], Turn) and (mind := mind_of(state)) is not None:
                compared += 1
                _compare(state, mind.decide(state)[0])
            state = take_turn(state, player).state
    assert compared >= wanted


def _compare(state: GameState, command: object) -> None:
    assert isinstance(command, Activate)
    before = digest(state)
    told, real = intent(state, command.unit), followed(state)
    assert digest(state) == before
    assert told is not None
    said = told.commands
    if real[0] != said[0]:  # told of a unit among others, the reason may name its place in line
        assert real[0].command == said[0].command
    assert list(said[1 : len(real)]) == real[1:]


def test_a_shooter_shows_its_move_and_its_shot() -> None:
    state = quest("1.........a\nA..........", None, {"a": "slag_gunner"}, {"A": 1})
    told = intent(state, uid(state, "a"))
    assert told is not None
    kinds = [type(intended.command) for intended in told.commands]
    assert kinds[0] is Activate
    assert kinds[1] in (Advance, Hold)
    assert kinds[-1] is Shoot
    assert told.target == uid(state, "1")


def test_a_brawler_shows_its_charge() -> None:
    state = quest("1....a\nA.....", None, {"a": "jump_reaver"}, {"A": 1})
    told = intent(state, uid(state, "a"))
    assert told is not None
    last = told.commands[-1].command
    assert isinstance(last, Charge)
    assert last.target == uid(state, "1")


def test_who_is_far_away_shows_the_way_it_will_run() -> None:
    row = "." * 40
    state = quest(f"1{row}a\nA{row}.", None, {"a": "jump_reaver"}, {"A": 1})
    told = intent(state, uid(state, "a"))
    assert told is not None
    assert isinstance(told.commands[-1].command, Rush)
    assert told.ways[0]


def test_a_shaken_unit_shows_that_it_will_idle() -> None:
    state = shaken(quest("1....a\nA.....", None, {"a": "jump_reaver"}, {"A": 1}), "a")
    told = intent(state, uid(state, "a"))
    assert told is not None
    assert [type(intended.command) for intended in told.commands] == [Activate]


def test_a_hero_has_no_program_to_ask() -> None:
    state = quest("1....a\nA.....", None, {"a": "jump_reaver"}, {"A": 1})
    assert intent(state, uid(state, "1")) is None
