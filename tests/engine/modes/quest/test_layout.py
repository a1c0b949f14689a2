"""How a mission is laid out: party, horde, table, objectives, search tokens, deployment."""

from functools import cache

import attrs
import pytest

from starquest.engine.game import mind_step, open_game
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.horde.goals import goal_of
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import scene_of
from starquest.model.command import Activate, Advance, Deploy, Hold
from starquest.model.decision import GoalKind
from starquest.model.event import Decided, TokenPlaced
from starquest.model.ground import GROUNDS
from starquest.model.ids import Cell, Side
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Deployment
from tests.support.board import catalog, drawn
from tests.support.events import of, only
from tests.support.finding import inches, near, uid
from tests.support.playing import offered, play
from tests.support.quest import quest
from tests.support.schemes import because

PAIR = (Recruit("commander"), Recruit("medic"))
SEEDS = range(12)
BOTH_BOARDS = pytest.mark.parametrize("small", [False, True])


@cache
def opened(seed: int, *, small: bool) -> Applied:
    return open_game(QuestSetup(PAIR, ("cinder_raiders",), small=small), seed, catalog())


def deployed(state: GameState) -> GameState:
    """The same, once the heroes stand in the first places offered."""
    while isinstance(state.agenda[-1], Deployment):
        state, _ = play(state, offered(state, Deploy)[0])
    return state


def spot(state: GameState, cell: Cell) -> tuple[int, int]:
    return state.table.grid.xy(cell)


def open_ground(state: GameState, cell: Cell) -> bool:
    return not GROUNDS[state.table.glyph(cell)].blocks


@pytest.mark.rule("SQ-101")
@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_party_has_two_to_four_heroes_of_level_one(size: int) -> None:
    kinds = ("commander", "medic", "psyker", "breacher")[:size]
    party = tuple(Recruit(kind) for kind in kinds)
    heroes = open_game(QuestSetup(party, small=True), 1, catalog()).state.world.heroes.values()
    assert [(row.kind, row.level, row.xp) for row in heroes] == [(kind, 1, 0) for kind in kinds]


@pytest.mark.rule("SQ-101")
@pytest.mark.parametrize("size", [0, 1, 5])
def test_smaller_and_larger_parties_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 heroes"):
        open_game(QuestSetup((Recruit("medic"),) * size, small=True), 1, catalog())


@pytest.mark.rule("SQ-101")
@pytest.mark.parametrize("players", [("ann", "ann"), ("ann", "ben")])
def test_one_person_controls_all_heroes_or_several_share_them(players: tuple[str, str]) -> None:
    party = tuple(Recruit("medic", player=player) for player in players)
    world = open_game(QuestSetup(party, small=True), 1, catalog()).state.world
    assert tuple(row.player for row in world.heroes.values()) == players
    assert {world.units[hero].side for hero in world.heroes} == {Side.ONE}


@pytest.mark.rule("SQ-102")
@pytest.mark.parametrize("seed", range(4))
def test_the_enemies_come_from_the_chosen_roster(seed: int) -> None:
    collection = ("hollow_legion", "spore_tide")
    state = open_game(QuestSetup(PAIR, collection, small=True), seed, catalog()).state
    # the eighth wave of a party of 180 points buys from the whole roster
    state = deployed(attrs.evolve(state, ledger=attrs.evolve(quest_of(state), wave=7)))
    horde = [row for row in state.world.units.values() if row.side is Side.TWO]
    assert horde
    assert {catalog().units[row.kind].faction for row in horde} <= set(collection)


@pytest.mark.rule("SQ-102")
def test_without_a_choice_one_faction_is_drawn() -> None:
    missions = [
        quest_of(open_game(QuestSetup(PAIR, small=True), s, catalog()).state) for s in SEEDS
    ]
    drawn_factions = [mission.factions for mission in missions]
    assert all(len(factions) == 1 for factions in drawn_factions)
    assert len(set(drawn_factions)) > 2


@pytest.mark.rule("SQ-102")
def test_the_enemies_act_by_themselves() -> None:
    drawing = drawn(20, 5, {"A": (10, 2), "1": (0, 0), "2": (0, 4), "a": (19, 2)})
    state = quest(drawing, enemies={"a": "jump_reaver"}, objectives={"A": 1}, turn=Side.TWO)
    assert mind_of(state)
    first = mind_step(state)[1]
    assert only(first.events, Decided).unit == uid(state, "a")
    assert mind_of(first.state)


@pytest.mark.rule("SQ-103")
@pytest.mark.parametrize("theme", catalog().flat_themes)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_standard_battlefield_is_four_feet_square_with_twenty_pieces(
    theme: str, seed: int
) -> None:
    table = open_game(QuestSetup(PAIR, theme=theme), seed, catalog()).state.table
    assert (table.grid.width, table.grid.height, table.halved) == (48, 48, False)
    assert len(table.pieces) >= 20


@pytest.mark.rule("SQ-104")
def test_a_small_battlefield_is_two_feet_square_with_distances_halved() -> None:
    table = opened(1, small=True).state.table
    assert (table.grid.width, table.grid.height, table.halved) == (24, 24, True)


@pytest.mark.rule("SQ-105")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("small", "places"),
    [
        (False, [(12, 12), (36, 12), (12, 36), (36, 36), (24, 24)]),
        (True, [(6, 6), (18, 6), (6, 18), (18, 18), (12, 12)]),
    ],
)
def test_five_objectives_at_the_centres_of_the_quarters_and_of_the_table(
    seed: int, places: list[tuple[int, int]], *, small: bool
) -> None:
    state = opened(seed, small=small).state
    rows = list(state.world.objectives.values())
    assert [row.number for row in rows] == [1, 2, 3, 4, 5]
    assert [spot(state, row.cell) for row in rows] == places
    assert all(row.damage == 0 and open_ground(state, row.cell) for row in rows)


@pytest.mark.rule("SQ-106")
@pytest.mark.parametrize(
    ("place", "number"), [((13, 12), 2), ((5, 12), 1), ((9, 12), 1), ((10, 12), 2)]
)
def test_the_nearest_objective_is_an_enemys_goal(place: tuple[int, int], number: int) -> None:
    # 1 and 2 are 15 inches apart: the middle lies between columns 9 and 10
    marks = {"A": (2, 12), "B": (17, 12), "1": (0, 0), "2": (19, 0), "a": place}
    state = quest(drawn(20, 15, marks), enemies={"a": "jump_reaver"}, objectives={"A": 1, "B": 2})
    goal = goal_of(scene_of(state), uid(state, "a"))
    assert goal is not None
    assert (goal.kind, goal.number) == (GoalKind.OBJECTIVE, number)
    assert spot(state, goal.cell) == {1: (2, 12), 2: (17, 12)}[number]


@pytest.mark.rule("SQ-106")
def test_each_enemy_goes_for_its_own_goal() -> None:
    rows = [*["." * 30] * 3, "a....A..............B....b....", "#" * 30, "1" + "." * 28 + "2"]
    foes = {"a": "jump_reaver", "b": "jump_reaver"}
    state = quest(rows, enemies=foes, objectives={"A": 1, "B": 2}, turn=Side.TWO)
    why = {}
    for mark in "ab":
        acting, _ = play(state, Activate(uid(state, mark)))
        why[mark] = because(only(mind_step(acting)[1].events, Decided))
    assert why == {"a": "to_goal objective 1", "b": "to_goal objective 2"}


def quarter_of(state: GameState, cell: Cell) -> int:
    x, y = spot(state, cell)
    half = state.table.grid.width // 2
    return 1 + (x >= half) + 2 * (y >= half)


def corner_of(state: GameState, quarter: int) -> tuple[int, int]:
    edge = state.table.grid.width - 1
    return edge * ((quarter - 1) % 2), edge * ((quarter - 1) // 2)


@pytest.mark.rule("SQ-107")
@BOTH_BOARDS
@pytest.mark.parametrize("seed", SEEDS)
def test_one_search_token_lies_in_each_quarter_at_its_centre_or_near_its_corner(
    seed: int, *, small: bool
) -> None:
    applied = opened(seed, small=small)
    state, reach = applied.state, 3 if small else 6
    placed = of(applied.events, TokenPlaced)
    assert [event.token for event in placed] == list(state.world.search_tokens)
    assert [quarter_of(state, event.cell) for event in placed] == [1, 2, 3, 4]
    centres = [spot(state, row.cell) for row in state.world.objectives.values()]
    for quarter, event in enumerate(placed, 1):
        here = spot(state, event.cell)
        # the centre itself holds an objective, so a token at the centre lies right beside it
        at_centre = inches(here, centres[quarter - 1]) == 1
        assert at_centre or near(here, corner_of(state, quarter), reach)
        assert here not in centres
        assert open_ground(state, event.cell)


@pytest.mark.rule("SQ-107")
@pytest.mark.parametrize("quarter", [1, 2, 3, 4])
def test_chance_decides_between_centre_and_corner_in_every_quarter(quarter: int) -> None:
    found = set()
    for seed in SEEDS:
        state = opened(seed, small=True).state
        cell = list(state.world.search_tokens.values())[quarter - 1].cell
        found.add(near(spot(state, cell), corner_of(state, quarter), 3))
    assert found == {False, True}


@pytest.mark.rule("SQ-108")
@BOTH_BOARDS
@pytest.mark.parametrize("seed", SEEDS)
def test_heroes_deploy_within_six_inches_of_the_centre(seed: int, *, small: bool) -> None:
    state = opened(seed, small=small).state
    grid, reach = state.table.grid, 3 if small else 6
    middle = (grid.width // 2, grid.height // 2)
    allowed = [
        grid.cell(x, y)
        for y in range(grid.height)
        for x in range(grid.width)
        if near((x, y), middle, reach) and open_ground(state, grid.cell(x, y)) and (x, y) != middle
    ]
    for hero in state.world.heroes:
        assert [c.cell for c in offered(state, Deploy) if c.unit == hero] == allowed


@pytest.mark.rule("SQ-108")
def test_every_hero_deploys_before_the_first_wave_comes() -> None:
    state = opened(1, small=False).state
    first, second = state.world.heroes
    places = [command.cell for command in offered(state, Deploy) if command.unit == second]
    state, _ = play(state, Deploy(second, places[0]))
    assert not any(row.side is Side.TWO for row in state.world.units.values())
    assert places[0] not in [command.cell for command in offered(state, Deploy)]
    state, _ = play(state, Deploy(first, places[-1]))
    assert any(row.side is Side.TWO for row in state.world.units.values())
    models = [state.world.squads[hero].members[0] for hero in (first, second)]
    assert [state.world.places[model].cell for model in models] == [places[-1], places[0]]


@pytest.mark.rule("SQ-101")
def test_a_hero_of_level_one_has_nothing_beyond_its_class() -> None:
    state = deployed(opened(1, small=True).state)
    medic = list(state.world.heroes)[1]
    row, pool = state.world.heroes[medic], state.world.powers[medic]
    assert (row.strength, row.dexterity, row.will, pool.most) == (6, 6, 4, 5)
    assert row.skills == ("field_surgery", "stim_shot")
    while mind_of(state):
        state = mind_step(state)[1].state
    state, _ = play(state, Activate(medic))
    assert offered(state, Hold)
    assert offered(state, Advance)
