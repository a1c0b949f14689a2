"""The briefing and the voices of the enemy: by seed and occasion, never twice in a run."""

import attrs
import pytest

from starquest.engine.game import open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.model.dice import Dice
from starquest.model.event import GameEnded, ObjectiveDamaged, WaveEnded, WaveStarted, WentDown
from starquest.model.ids import EntityId, Side
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.text.phrases import Phrases
from starquest.text.story import Story
from starquest.text.voices import briefing, spoken
from tests.support.board import catalog
from tests.support.quest import quest

PARTY = (Recruit("breacher"), Recruit("medic"))


def mission(seed: int, faction: str, theme: str = "jungle") -> GameState:
    setup = QuestSetup(PARTY, (faction,), small=True, theme=theme)
    return open_game(setup, seed, catalog()).state


def drawn(seed: int = 7, wave: int = 1) -> GameState:
    state = quest("1.A\n2.a", enemies={"a": "husks"}, objectives={"A": 1}, wave=wave,
                  factions=("hollow_legion",))  # fmt: skip
    return attrs.evolve(state, dice=Dice(seed))


def heard(state: GameState, *told: object, story: Story | None = None) -> list[str]:
    say, kept = Phrases.of(state, catalog()), story or Story()
    kept.add(told, say)  # type: ignore[arg-type]
    return [entry.headline for entry in spoken(told, kept, say)]  # type: ignore[arg-type]


def test_ten_waves_are_announced_in_ten_ways() -> None:
    said = [heard(drawn(wave=n), WaveStarted(n, 50, boss=False)) for n in range(1, 11)]
    assert all(len(lines) == 1 and lines[0].startswith("Hollow Legion: ") for lines in said)
    assert len({lines[0] for lines in said}) == 10


def test_the_seed_alone_decides_the_order() -> None:
    first = [heard(drawn(3), WaveStarted(n, 50, boss=False)) for n in range(1, 11)]
    again = [heard(drawn(3), WaveStarted(n, 50, boss=False)) for n in range(1, 11)]
    other = [heard(drawn(4), WaveStarted(n, 50, boss=False)) for n in range(1, 11)]
    assert first == again
    assert first != other
    assert sorted(first) == sorted(other)


def test_speaking_draws_no_die() -> None:
    state = drawn()
    heard(state, WaveStarted(1, 50, boss=True))
    assert state.dice == Dice(7)


def test_only_the_first_fall_of_a_wave_is_spoken_of() -> None:
    state, story = drawn(), Story()
    heard(state, WaveStarted(1, 50, boss=False), story=story)
    one, two = [EntityId(hero) for hero in state.world.heroes]
    assert len(heard(state, WentDown(one, ""), WentDown(two, ""), story=story)) == 1
    assert heard(state, WentDown(one, ""), story=story) == []


def test_who_comes_back_in_the_middle_of_a_wave_hears_nothing_of_falls() -> None:
    state = drawn()
    assert heard(state, WentDown(EntityId(1), ""), story=Story()) == []


def test_each_objective_that_is_lost_has_a_line_of_its_own() -> None:
    lost = [ObjectiveDamaged(EntityId(n), n, 1, 3, destroyed=True) for n in (2, 3)]
    assert len({*heard(drawn(), *lost)}) == 2


@pytest.mark.parametrize("winner", Side)
def test_the_end_has_the_last_word(winner: Side) -> None:
    assert len(heard(drawn(), GameEnded(winner, "victory"))) == 1


def test_the_lull_after_a_wave_has_a_line() -> None:
    assert heard(drawn(), WaveEnded(1, (), priority=False, xp=0, doubled=False, salvage=0))


@pytest.mark.parametrize("faction", sorted(catalog().factions))
@pytest.mark.parametrize("theme", sorted(catalog().flat_themes))
def test_every_mission_is_briefed_in_three_lines(faction: str, theme: str) -> None:
    state = mission(5, faction, theme)
    told = [tuple(briefing(attrs.evolve(state, dice=Dice(seed)))) for seed in range(200)]
    assert {len(lines) for lines in told} == {3}
    assert len({*told}) == 9, "three ways for the place, three for the enemy"


def test_two_factions_take_turns() -> None:
    state = drawn(wave=2)
    both = attrs.evolve(quest_of(state), factions=("hollow_legion", "nullborn"))
    state = attrs.evolve(state, ledger=both)
    assert heard(state, WaveStarted(2, 50, boss=False))[0].startswith("Nullborn: ")
