"""A match from words: two lists, played by people or programs, kept, resumed and replayed."""

from functools import partial
from pathlib import Path

import attrs
import pytest

from starquest.content.armies.build import build_unit
from starquest.content.armies.list_code import list_code
from starquest.engine.digest import digest
from starquest.engine.game import new_game
from starquest.engine.mode import mind_of
from starquest.model.army import ArmyList
from starquest.model.setup import MatchSetup
from starquest.play.bots import bot_named
from starquest.play.games import GameSpec
from starquest.play.modes.match import in_bounds
from starquest.play.modes.match import words as match_words
from starquest.play.modes.quest.words import BadChoice
from starquest.play.named_army import named_army
from starquest.play.replay import Replay, replay_of, verify
from starquest.play.saves import RunLibrary
from starquest.play.saves.faults import faults
from starquest.play.session import play_one
from starquest.play.simulate import play_game, take_turn
from tests.support.board import catalog

read_match = partial(match_words.read_match, find=named_army)
HOT_SEAT = read_match(catalog(), points=200, players=("Ann", "Bob"))


@pytest.mark.rule("FF-111")
def test_both_lists_fit_the_points() -> None:
    setup = read_match(catalog(), points=300)
    for army in setup.sides:
        costs = [build_unit(catalog(), unit).cost for unit in army.units]
        assert 200 < sum(costs) <= 300
        assert max(costs) * 100 <= 35 * 300


def test_an_army_is_named_by_its_faction_its_list_or_its_code() -> None:
    ready = named_army(catalog(), "nullborn_300", 300)
    assert ready.factions == ("nullborn",)
    for word in ("nullborn", list_code(ready)):
        setup = read_match(catalog(), f"{word},spore_tide", points=300)
        assert setup.sides[0].units == ready.units


def test_a_squad_of_a_list_comes_with_all_its_models_and_what_they_bought() -> None:
    state = new_game(read_match(catalog(), "nullborn_300,spore_tide", points=300), 1, catalog())
    ready = named_army(catalog(), "nullborn_300", 300)
    units = [unit for unit in state.world.units.values() if unit.side == 0]
    for unit, entry in zip(units, ready.units, strict=True):
        built = build_unit(catalog(), entry)
        assert (unit.kind, unit.points) == (entry.kind, built.cost)
        assert unit.size == len(built.kinds) >= entry.size


def test_a_list_for_more_points_or_against_the_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadChoice, match="1000 points, the match is for 300"):
        read_match(catalog(), "nullborn_1000,nullborn", points=300)
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "Mine"\nfactions = ["nullborn"]\npoints = 300\n[[unit]]\nkind = "husks"\n'
    )
    with pytest.raises(BadChoice, match="cannot be played"):
        read_match(catalog(), f"{file},nullborn", points=300)


def test_a_name_makes_a_person_and_its_lack_a_program() -> None:
    alone = read_match(catalog(), players=("Ann",))
    assert (HOT_SEAT.names, HOT_SEAT.minds) == (("Ann", "Bob"), ("", ""))
    assert (alone.names, alone.minds) == (("Ann", ""), ("", "list"))


@pytest.mark.parametrize("armies", ["nullborn", "nullborn,nullborn,nullborn", "x,nullborn", ""])
def test_armies_that_make_no_sense_are_refused(armies: str) -> None:
    with pytest.raises(BadChoice, match="nullborn"):
        read_match(catalog(), armies)


def test_a_table_too_small_for_the_zones_is_out_of_bounds() -> None:
    assert in_bounds(HOT_SEAT)
    assert not in_bounds(attrs.evolve(HOT_SEAT, height=35))
    assert not in_bounds(attrs.evolve(HOT_SEAT, sides=(HOT_SEAT.sides[0], empty())))


def empty() -> ArmyList:
    """A list of nobody."""
    return attrs.evolve(HOT_SEAT.sides[0], units=())


def programs(seed: int) -> MatchSetup:
    """Two programs on one of the tables, every faction against every other in time."""
    factions, themes = list(catalog().factions), list(catalog().themes)
    pair = f"{factions[seed % 6]},{factions[(seed // 6 + seed + 1) % 6]}"
    points, theme = (200, 300)[seed % 2], themes[seed % len(themes)]
    setup = read_match(catalog(), pair, points=points, theme=theme)
    return attrs.evolve(setup, minds=("list", "list"))


def test_the_same_match_is_played_twice_alike() -> None:
    spec = GameSpec(9, programs(9), "")
    assert play_game(spec) == play_game(spec)


def test_every_state_of_a_match_of_people_is_sound() -> None:
    state, bot = new_game(HOT_SEAT, 5, catalog()), bot_named("random", 5)
    while state.outcome is None:
        assert mind_of(state) is None
        assert faults(state) == []
        state = take_turn(state, bot).state


def test_a_run_is_kept_and_resumed_at_every_decision(tmp_path: Path) -> None:
    """Every question of the setup and of the fight can be the last before one leaves."""
    library, bot = RunLibrary(tmp_path, catalog()), bot_named("random", 3)
    library.begin(HOT_SEAT, 3, "duel").close()
    while True:
        with library.open("duel") as run:
            assert (run.troubles, run.problem) == ((), "")
            if run.state.outcome is not None:
                break
            for _ in range(1 if run.state.round == 0 else 7):
                if run.state.outcome is None:
                    play_one(run, bot)
            here = digest(run.state)
        with library.open("duel") as run:
            assert digest(run.state) == here
    with library.open("duel") as run:
        replay_of(run).save(tmp_path / "duel.replay")
    verdict = verify(Replay.load(tmp_path / "duel.replay", catalog()))
    assert verdict.ok, verdict
