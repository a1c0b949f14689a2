"""A skirmish from words: two forces, played by people or programs, kept, resumed and replayed."""

from pathlib import Path

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.game import new_game
from starquest.engine.mode import mind_of
from starquest.model.setup import SkirmishSetup
from starquest.play.bots import bot_named
from starquest.play.games import GameSpec
from starquest.play.modes.quest.words import BadChoice
from starquest.play.modes.skirmish.forces import force
from starquest.play.modes.skirmish.words import read_skirmish
from starquest.play.replay import Replay, replay_of, verify
from starquest.play.saves import RunLibrary
from starquest.play.saves.faults import faults
from starquest.play.session import Whose, play_one, whose
from starquest.play.simulate import play_game, take_turn
from tests import times
from tests.support.board import catalog

SMALL = read_skirmish(catalog(), points=120, board="small", players=("Ann", "Bob"))


@pytest.mark.parametrize("points", [120, 200, 335, 1000])
@pytest.mark.parametrize("faction", catalog().factions)
def test_a_force_fits_its_points_and_nothing_more_would(faction: str, points: int) -> None:
    cost = {unit.id: unit.cost for unit in catalog().units.values() if unit.faction == faction}
    spent = sum(cost[name] for name in force(catalog(), faction, points))
    assert points - min(cost.values()) < spent <= points


@pytest.mark.parametrize("faction", catalog().factions)
def test_a_force_has_some_of_everything_before_two_of_anything(faction: str) -> None:
    units = [unit for unit in catalog().units.values() if unit.faction == faction]
    everything = sum(unit.cost for unit in units)
    assert force(catalog(), faction, everything) == tuple(unit.id for unit in units)
    dearest = min(units, key=lambda unit: (-unit.cost, unit.id))
    twice = force(catalog(), faction, everything + dearest.cost)
    assert [name for name in twice if name == dearest.id] == [dearest.id] * 2
    assert set(twice) == {unit.id for unit in units}


def test_a_name_makes_a_person_and_its_lack_a_program() -> None:
    both = read_skirmish(catalog(), players=("Ann", "Bob"))
    alone = read_skirmish(catalog(), players=("Ann",))
    assert (both.names, both.minds) == (("Ann", "Bob"), ("", ""))
    assert (alone.names, alone.minds) == (("Ann", ""), ("", "list"))


@pytest.mark.parametrize("armies", ["nullborn", "nullborn,nullborn,nullborn", "x,nullborn", ""])
def test_armies_that_make_no_sense_are_refused(armies: str) -> None:
    with pytest.raises(BadChoice, match="nullborn"):
        read_skirmish(catalog(), armies)


def programs(setup: SkirmishSetup) -> SkirmishSetup:
    return attrs.evolve(setup, minds=("list", "list"))


@pytest.mark.soak
def test_programs_fight_to_an_end_and_nothing_breaks() -> None:
    factions = list(catalog().factions)
    for seed in range(times(4, 60)):
        pair = f"{factions[seed % 6]},{factions[(seed // 6 + seed + 1) % 6]}"
        setup = programs(read_skirmish(catalog(), pair, board="small", points=150))
        record = play_game(GameSpec(seed, setup, "random"))
        assert record.winner in ("one", "two", "nobody")
        assert record == play_game(GameSpec(seed, setup, "random"))


def test_every_state_of_a_skirmish_is_sound() -> None:
    state, bot = new_game(SMALL, 5, catalog()), bot_named("random", 5)
    for _ in range(120):
        if state.outcome is not None:
            break
        assert faults(state) == []
        state = take_turn(state, bot).state


def test_two_people_leave_and_resume_a_skirmish_and_it_is_replayed(tmp_path: Path) -> None:
    library, bot = RunLibrary(tmp_path, catalog()), bot_named("random", 3)
    with library.begin(SMALL, 3, "duel") as run:
        while run.state.round < 2:
            assert mind_of(run.state) is None
            play_one(run, bot)
        assert whose(run.state) is Whose.PERSON, "it is left in the middle"
        here = digest(run.state)
    (entry,) = library.entries()
    assert entry.name == "duel"
    with library.open("duel") as run:
        assert (digest(run.state), run.troubles, run.problem) == (here, (), "")
        while whose(run.state) is Whose.PERSON and len(run.history) < 2000:
            play_one(run, bot)
        replay_of(run).save(tmp_path / "duel.replay")
    verdict = verify(Replay.load(tmp_path / "duel.replay", catalog()))
    assert verdict.ok, verdict
