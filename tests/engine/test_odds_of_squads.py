"""Odds asked for from a cell are those of the command, also for squads of ten and twenty."""

import attrs
import pytest

from starquest.engine.odds import Odds, odds
from starquest.model.command import Activate, Advance, Charge, Command, Shape, Shoot, Shot
from starquest.model.dice import Dice
from starquest.model.event import Event, HitsRolled
from starquest.model.settings import Following
from starquest.model.state import GameState
from tests import times
from tests.engine.test_odds import disagreements, sampled
from tests.support.attacks import armed, bladed, foe
from tests.support.board import TALLY, Kind, board, drawn, fighter, gun, sword
from tests.support.brawls import Picks
from tests.support.events import of
from tests.support.finding import Spot, uid
from tests.support.playing import offered, play

IN_RANKS = attrs.evolve(TALLY, following=Following.RANKS)
WIDE, TALL = 30, 24
COUNTS = (10, 20)
SEEDS = range(times(3, 60))
SOME = times(12, 100)
SAMPLES = times(400, 40_000)


def block(x: int, y: int, count: int, width: int) -> list[Spot]:
    """The places of a block of models."""
    return [(x + index % width, y + index // width) for index in range(count)]


def ruins(seed: int, count: int, hero: Kind, enemy: Kind, gap: int) -> GameState:
    """Two squads so far apart on ground drawn at random, none of it dangerous; one is to act."""
    picks, width = Picks(seed), 4 + seed % 3
    lower = 4 + -(-count // width) + gap
    near, far = block(9, lower, count, width), block(11, 4, count, width)
    rows = [list(row) for row in drawn(WIDE, TALL, {"1": near, "a": far})]
    for _ in range(40):
        x, y = picks.below(WIDE), picks.below(TALL)
        if rows[y][x] == ".":
            rows[y][x] = picks.one("##w~%")
    drawing = ["".join(row) for row in rows]
    state = board(drawing, {"1": hero, "a": enemy}, settings=IN_RANKS)
    return play(state, Activate(uid(state, "1")))[0]


@pytest.mark.soak
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_shots_from_a_cell_are_those_after_the_advance(seed: int, count: int) -> None:
    state, picks = ruins(seed, count, fighter(gun(1, reach=9)), foe(), 7), Picks(seed)
    unit, target = uid(state, "1"), uid(state, "a")
    fire, told = Shoot((Shot("gun", target),)), set()
    goals = [advance for advance in offered(state, Advance) if advance.shape is Shape.ANY]
    for advance in [goals[picks.below(len(goals))] for _ in range(SOME)]:
        found = odds(state, unit, ("gun",), target, advance.cell)
        after, _ = play(state, advance)
        assert found == odds(after, unit, ("gun",), target, moved=True)
        fired = play(after, fire)[1] if fire in offered(after, Shoot) else []
        assert len(found.hits) - 1 == sum(len(event.dice) for event in of(fired, HitsRolled))
        told.add(len(found.hits) - 1)
    assert len(told) > 1


@pytest.mark.soak
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_strikes_from_a_cell_are_those_of_the_charge(seed: int, count: int) -> None:
    state, picks = ruins(seed, count, fighter(sword(1)), foe(), 5), Picks(seed)
    unit, target = uid(state, "1"), uid(state, "a")
    charges = offered(state, Charge)
    for charge in [charges[picks.below(len(charges))] for _ in range(SOME)]:
        found = odds(state, unit, ("sword",), target, charge.cell)
        struck = of(play(state, charge)[1], HitsRolled)
        assert len(found.hits) - 1 == sum(len(event.dice) for event in struck)
        assert {event.attacker for event in struck} <= {unit}


@pytest.mark.soak
@pytest.mark.parametrize("count", COUNTS)
def test_a_volley_of_a_squad_comes_to_what_was_told(count: int) -> None:
    state = ruins(count, count, armed("surge", "ap 1"), foe("tough 2"), 7)
    unit, target = uid(state, "1"), uid(state, "a")
    goal = next(a.cell for a in offered(state, Advance) if wounds(state, a))
    found = odds(state, unit, ("gun",), target, goal)
    after = play(state, Advance(goal))[0]
    assert repeated(after, found, Shoot((Shot("gun", target),))) == []


def repeated(state: GameState, found: Odds, command: Command) -> list[str]:
    """How odds disagree with a command that is carried out again and again."""

    def resolve(seed: int) -> list[Event]:
        return play(attrs.evolve(state, dice=Dice(seed)), command)[1]

    return disagreements(found, sampled(resolve, uid(state, "a"), SAMPLES))


def wounds(state: GameState, advance: Advance) -> bool:
    """Whether anybody could shoot from there."""
    return len(odds(state, uid(state, "1"), ("gun",), uid(state, "a"), advance.cell).hits) > 1


@pytest.mark.soak
@pytest.mark.parametrize("count", COUNTS)
def test_a_charge_of_a_squad_comes_to_what_was_told(count: int) -> None:
    state = ruins(count, count, bladed("thrust", own=["furious"]), foe(), 5)
    charge = offered(state, Charge)[0]
    found = odds(state, uid(state, "1"), ("sword",), charge.target, charge.cell)
    assert repeated(state, found, charge) == []
