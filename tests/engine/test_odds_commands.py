"""Odds asked for before a command, against what whole commands come to."""

from collections.abc import Sequence

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.odds import Odds, odds
from starquest.model.command import Activate, Advance, Charge, Choose, Command, Hold, Shoot, Shot
from starquest.model.dice import Dice
from starquest.model.event import Event, HitsRolled
from starquest.model.state import GameState
from tests.engine.test_odds import SAMPLES, disagreements, sampled
from tests.support.attacks import COUNTERS, armed, bladed, foe
from tests.support.board import TALLY, Kind, board, fighter, gun, sword
from tests.support.events import of
from tests.support.finding import cell, uid
from tests.support.playing import offered, play

COLUMN = ["1....................", "1....................", "1..............aaa..."]


def activated(drawing: str | Sequence[str], hero: Kind, enemy: Kind) -> GameState:
    """The hero's unit, ready to act."""
    state = board(drawing, {"1": hero, "a": enemy}, settings=TALLY)
    return play(state, Activate(uid(state, "1")))[0]


def fire(state: GameState) -> Shoot:
    """The gun at the enemy."""
    return Shoot((Shot("gun", uid(state, "a")),))


def first_charge(state: GameState) -> Charge:
    """Some charge at the enemy."""
    return offered(state, Charge)[0]


def repeated(state: GameState, found: Odds, *commands: Command) -> list[str]:
    """How odds disagree with commands that are carried out again and again."""

    def resolve(seed: int) -> list[Event]:
        return play(attrs.evolve(state, dice=Dice(seed)), *commands)[1]

    return disagreements(found, sampled(resolve, uid(state, "a"), SAMPLES))


@pytest.mark.soak
def test_shots_after_holding() -> None:
    state = activated("1.....aaaaa", armed("surge", attacks=5), foe())
    found = odds(state, uid(state, "1"), ("gun",), uid(state, "a"))
    assert repeated(play(state, Hold())[0], found, fire(state)) == []


@pytest.mark.soak
def test_shots_of_a_squad_after_an_advance() -> None:
    state = activated(COLUMN, armed(attacks=2), foe("tough 2"))
    goal = cell(state, 5, 1)
    found = odds(state, uid(state, "1"), ("gun",), uid(state, "a"), goal)
    assert repeated(play(state, Advance(goal))[0], found, fire(state)) == []


@pytest.mark.soak
def test_indirect_shots_after_an_advance() -> None:
    state = activated("1....#.aaa", armed("indirect", "ap 1", attacks=5), foe())
    goal = cell(state, 3, 0)
    found = odds(state, uid(state, "1"), ("gun",), uid(state, "a"), goal)
    assert repeated(play(state, Advance(goal))[0], found, fire(state)) == []


@pytest.mark.soak
def test_a_lone_charge() -> None:
    hero = bladed("thrust", own=["furious", "impact 2"])
    state = activated("1....a", hero, foe("tough 6"))
    charge = first_charge(state)
    found = odds(state, uid(state, "1"), ("sword",), charge.target, charge.cell)
    assert repeated(state, found, charge) == []


@pytest.mark.soak
def test_the_charge_of_a_squad() -> None:
    state = activated(["111.", "....", "aaa."], bladed(attacks=2), foe())
    charge = first_charge(state)
    found = odds(state, uid(state, "1"), ("sword",), charge.target, charge.cell)
    assert repeated(state, found, charge) == []


@pytest.mark.soak
def test_a_charge_at_counter_weapons_that_are_not_used() -> None:
    state = activated(["111.", "....", "aaa."], bladed(own=["impact 2"], attacks=1), COUNTERS)
    charge = first_charge(state)
    found = odds(state, uid(state, "1"), ("sword",), charge.target, charge.cell)
    assert repeated(state, found, charge, Choose(0)) == []


def test_as_many_models_shoot_as_the_odds_were_told() -> None:
    drawing = ["11.#......", "11.#.....a", "1..w.....a", "...w......"]
    state = activated(drawing, fighter(gun(1, reach=6)), foe())
    advances = offered(state, Advance)
    told = [
        len(odds(state, uid(state, "1"), ("gun",), uid(state, "a"), advance.cell).hits) - 1
        for advance in advances
    ]
    assert told == [dice_rolled(play(state, advance)[0]) for advance in advances]
    assert len(set(told)) > 2


def dice_rolled(state: GameState) -> int:
    """How many dice the gun rolls to hit, if it can fire at all."""
    if fire(state) not in offered(state, Shoot):
        return 0
    return sum(len(event.dice) for event in of(play(state, fire(state))[1], HitsRolled))


def test_as_many_models_strike_as_the_odds_were_told() -> None:
    drawing = ["11111.......", "#......#....", ".....##.a...", ".......a...."]
    state = activated(drawing, fighter(sword(1)), foe())
    charges = offered(state, Charge)
    told = [
        len(odds(state, uid(state, "1"), ("sword",), uid(state, "a"), charge.cell).hits) - 1
        for charge in charges
    ]
    struck = [of(play(state, charge)[1], HitsRolled) for charge in charges]
    assert told == [sum(len(event.dice) for event in rolled) for rolled in struck]
    assert len(set(told)) > 1


def test_odds_of_a_charge_draw_no_dice_for_dangerous_ground() -> None:
    state = activated(["1....aa", "....^^^"], fighter(sword(2)), foe())
    charge = first_charge(state)
    before = digest(state)
    found = [odds(state, uid(state, "1"), ("sword",), charge.target, charge.cell) for _ in "12"]
    assert found[0] == found[1]
    assert digest(state) == before


def test_odds_are_told_for_a_cell_where_the_unit_does_not_fit() -> None:
    state = activated(["111..#.", "....#.#", "...a.##"], fighter(gun(2)), foe())
    corner = cell(state, 6, 0)
    assert sum(odds(state, uid(state, "1"), ("gun",), uid(state, "a"), corner).hits) == 1.0
