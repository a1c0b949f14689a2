"""What the horde knows: what its units see, and the objectives."""

import attrs
import pytest

from starquest.engine.board.bits import cells_of
from starquest.engine.board.fields import field_of
from starquest.engine.game import new_game, step
from starquest.engine.mode import mind_of
from starquest.model.command import Cast, Charge, Command, Shoot
from starquest.model.ids import EntityId, Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.profile import Profile
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.bots.random_bot import RandomBot
from tests import times
from tests.support.board import catalog, fighter, gun, sword
from tests.support.quest import quest
from tests.support.schemes import decides, says

BRUTE, ARCHER = fighter(sword()), fighter(gun(reach=24))
ONE = {"1": "medic"}


def yard(south: str, foe: Profile = BRUTE) -> GameState:
    """An enemy on its way east along the north row, beyond a wall with one gap in column 6."""
    rows = ["a.............A", "######.########", south.ljust(15, ".")]
    foes = {mark: foe for mark in "ab" if mark in "".join(rows)}
    return quest(rows, ONE, foes, {"A": 1}, turn=Side.TWO)


@pytest.mark.rule("HR-1406")
def test_a_hero_that_nobody_sees_is_not_charged() -> None:
    assert says(yard(".........1.....")) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1406")
def test_what_one_unit_sees_all_know() -> None:
    assert says(yard(".........1....b")) == ("4", "in_reach")


@pytest.mark.rule("HR-1406")
def test_where_an_unseen_hero_stands_makes_no_difference() -> None:
    for foe in (BRUTE, ARCHER, fighter(gun(reach=24), sword(9))):
        found = {
            attrs.evolve(decides(yard("." * x + "1", foe)), unit=EntityId(0)) for x in (0, 1, 9, 12)
        }
        assert len(found) == 1


@pytest.mark.rule("HR-1406")
def test_objectives_are_known_without_being_seen() -> None:
    rows = ["a.....#...", "......#...", "..........", "......#..A", "######....", "1........."]
    state = quest(rows, ONE, {"a": BRUTE}, {"A": 1}, turn=Side.TWO)
    assert says(state) == ("4", "to_goal objective 1")


@pytest.mark.rule("HR-1406")
@pytest.mark.parametrize(("gap", "known"), [(12, True), (13, False)])
def test_at_night_it_sees_no_farther_than_anybody(gap: int, *, known: bool) -> None:
    row = "1" + "." * (gap - 1) + "a" + "." * 20 + "A"
    state = quest(row, ONE, {"a": BRUTE}, {"A": 1}, turn=Side.TWO)
    assert says(state)[1] == "in_reach"
    night = attrs.evolve(state, weather=(Modifier("night", Stat.SIGHT, 12, Until.REMOVED),))
    assert (says(night)[1] == "in_reach") == known


# --- whole games


def aimed_at(state: GameState, command: Command, target: EntityId) -> list[EntityId]:
    """The heroes a decision is about."""
    named = [target]
    match command:
        case Charge(other):
            named.append(other)
        case Shoot(shots):
            named += [shot.target for shot in shots]
        case Cast(_, others):
            named += others
    return [unit for unit in named if unit in state.world.heroes]


def seen(state: GameState, hero: EntityId) -> bool:
    """Whether any model of the horde sees a hero."""
    field, world = field_of(state.table), state.world
    (there,) = [world.places[model].cell for model in world.squads[hero].members]
    eyes = 0
    for unit, row in world.units.items():
        if row.side is Side.TWO and not world.statuses[unit].reserve:
            size = world.builds[unit].profiles[0].footprint
            for model in world.squads[unit].members:
                eyes |= field.bits.footprint(world.places[model].cell, size)
    return any(field.sees(cell, there) for cell in cells_of(eyes))


@pytest.mark.rule("HR-1406")
@pytest.mark.parametrize("seed", range(times(3, 30)))
def test_in_whole_games_it_acts_only_on_heroes_it_sees(seed: int) -> None:
    party = (Recruit("commander"), Recruit("medic"), Recruit("infiltrator"))
    state, bot = (
        new_game(QuestSetup(party, small=True), seed, catalog()),
        RandomBot(seed, by_kind=True),
    )
    checked = 0
    for _ in range(400):
        if state.outcome is not None:
            break
        mind = mind_of(state)
        if mind is not None:
            command, told = mind.decide(state)
            for hero in aimed_at(state, command, told.target):
                checked += 1
                assert seen(state, hero)
                assert not state.world.statuses[hero].down
        else:
            command = bot.choose(state)
        result = step(state, command)
        assert isinstance(result, Applied)
        state = result.state
    assert checked
