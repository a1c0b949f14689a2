"""Whatever is asked in whatever game: a forecast adds up, changes nothing and knows no die."""

from collections.abc import Iterator

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.forecast.facts import Forecast
from starquest.engine.forecast.forecast import forecast
from starquest.engine.game import legal, mind_step, new_game, step
from starquest.engine.mode import mind_of, side_of
from starquest.engine.roller import Roller
from starquest.engine.view import view
from starquest.model.command import Command
from starquest.model.dice import Dice, Stream
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.modes.quest.words import read_quest
from tests import times
from tests.support.board import catalog

WHOLE = pytest.approx(1.0, abs=1e-9)
EVERY = times(11, 7)
"""Every so many decisions some commands are looked at."""
LONGEST = times(120, 100_000)


def quest_of(seed: int) -> QuestSetup:
    """One of many missions."""
    parties = ("commander,medic", "psyker,breacher,engineer", "marksman,instigator,infiltrator")
    factions = list(catalog().factions)
    return read_quest(
        catalog(),
        parties[seed % len(parties)],
        faction=factions[seed % len(factions)],
        board="small" if seed % 2 else "standard",
        challenges="all" if seed % 3 == 0 else "none",
    )


def played(seed: int) -> Iterator[GameState]:
    """The decisions of a game, whoever makes them."""
    state = new_game(quest_of(seed), seed, catalog())
    bot = bot_named("greedy" if seed % 4 else "random", seed)
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        yield state
        if mind_of(state) is not None:
            state = mind_step(state)[1].state
        else:
            result = step(state, bot.choose(state))
            assert isinstance(result, Applied)
            state = result.state


def some(state: GameState, seed: int) -> list[Command]:
    """A command of each kind that is offered now."""
    roller = Roller(Dice(seed))
    groups = [group for group in legal(state).groups if len(group)]
    return [group[roller.die(Stream.MINDS, len(group)) - 1] for group in groups]


def faults(found: Forecast) -> list[str]:
    """What cannot be right in a forecast."""
    wrong = []
    for fate in found.fates:
        wrong += [f"wounds of {fate.unit}"] if sum(fate.wounds) != WHOLE else []
        wrong += [f"fallen of {fate.unit}"] if sum(fate.fallen) != WHOLE else []
        ends = fate.destroyed + fate.down + fate.shaken
        wrong += [f"ends of {fate.unit}"] if not -1e-9 <= ends <= 1 + 1e-9 else []
        wrong += [f"rout of {fate.unit}"] if fate.routed > fate.destroyed + 1e-9 else []
    for test in found.tests:
        wrong += [f"{test}"] if not -1e-9 <= test.passed <= test.made + 1e-9 <= 1 + 2e-9 else []
    return wrong


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(times(4, 60)))
def test_every_kind_of_command_can_be_foreseen(seed: int) -> None:
    looked = 0
    for count, state in enumerate(played(seed)):
        if count % EVERY:
            continue
        before = digest(state)
        side = side_of(state)
        assert side is not None
        blind = attrs.evolve(state, dice=Dice(seed + 1))
        for command in some(state, seed + count):
            found = forecast(state, command)
            assert faults(found) == [], command
            assert forecast(blind, command) == found, f"{command} was seen in the dice"
            assert faults(forecast(view(state, side).state, command)) == []
            looked += 1
        assert digest(state) == before
    assert looked


def test_a_planted_fault_is_seen() -> None:
    state = next(iter(played(1)))
    found = forecast(state, some(state, 1)[0])
    (fate,) = forecast_of_a_shot().fates
    broken = attrs.evolve(fate, wounds=(0.5, 0.4), routed=0.9)
    assert faults(attrs.evolve(found, fates=(broken,))) == [
        f"wounds of {fate.unit}",
        f"rout of {fate.unit}",
    ]


def forecast_of_a_shot() -> Forecast:
    """Some forecast with a fate."""
    from tests.support.situations import plain_shots  # noqa: PLC0415

    return forecast(*plain_shots())
