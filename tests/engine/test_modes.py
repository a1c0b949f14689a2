"""Every mode has every part the engine asks for, and no two of them claim the same."""

from collections.abc import Iterator
from typing import Any, Final, get_args

import attrs
import pytest

from starquest.engine import agenda, effects, offers, perform
from starquest.engine.mode import MODES, Mode, mind_of, mode_of, player_of, side_of
from starquest.engine.modes.quest.mode import QUEST
from starquest.engine.modes.skirmish.mode import SKIRMISH
from starquest.model.command import Command
from starquest.model.ids import ANYBODY, PlayerId, Side
from starquest.model.step import AskKind, Step
from tests.support.board import board, fighter

TABLES: Final = ("resolvers", "waiting", "options", "doers", "deploys", "answers", "effects")
FUNCTIONS: Final = (
    "blank", "lay_out", "round_start", "round_end", "round_next", "result", "act", "score", "hide",
)  # fmt: skip


def missing(mode: Mode) -> Iterator[str]:
    """What a mode lacks."""
    yield from (name for name in FUNCTIONS if not callable(getattr(mode, name)))
    yield from (name for name in TABLES if not all(map(callable, getattr(mode, name).values())))
    yield from (name for name in ("setup", "ledger") if not isinstance(getattr(mode, name), type))
    if not mode.minds or any(key != mind.id for key, mind in mode.minds.items()):
        yield "minds"
    if set(mode.waiting) != set(mode.options):
        yield "options for what waits"


def claimed_twice(modes: list[Mode]) -> list[object]:
    """Steps, commands and the like that two modes claim."""
    found: list[object] = []
    for name in TABLES:
        keys = [key for mode in modes for key in getattr(mode, name)]
        found += [key for key in keys if keys.count(key) > 1]
    return found


def test_there_are_three_modes() -> None:
    assert list(MODES) == ["quest", "skirmish", "match"]


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_every_mode_has_every_part(mode: Mode) -> None:
    assert list(missing(mode)) == []
    assert MODES[mode.id] is mode


@pytest.mark.parametrize(
    ("spoilt", "lacking"),
    [
        ({"result": None}, "result"),
        ({"answers": {AskKind.BOSS: None}}, "answers"),
        ({"ledger": "ledger"}, "ledger"),
        ({"minds": {}}, "minds"),
        ({"options": {}}, "options for what waits"),
    ],
)
def test_a_planted_gap_is_seen(spoilt: dict[str, Any], lacking: str) -> None:
    assert list(missing(attrs.evolve(QUEST, **spoilt))) == [lacking]


def test_no_two_modes_claim_the_same() -> None:
    assert claimed_twice([*MODES.values()]) == []
    assert claimed_twice([QUEST, attrs.evolve(SKIRMISH, answers=QUEST.answers)]) != []


def test_every_step_command_and_question_is_taken_care_of() -> None:
    assert {*agenda.RESOLVERS, *agenda.WAITING} == {*get_args(Step)}
    assert {*perform.DOERS} == {*get_args(Command)}
    assert {*agenda.ANSWERS} == {*AskKind}
    assert {*offers.OFFERS} == {*agenda.WAITING}
    assert {*perform.DEPLOYS} <= {*offers.OFFERS}
    assert "spell" in effects.SOURCES


def test_a_turn_belongs_to_its_side_and_to_its_only_player() -> None:
    state = board("1a", {"1": fighter(), "a": fighter()}, turn=Side.TWO)
    assert mode_of(state) is SKIRMISH
    assert (side_of(state), player_of(state), mind_of(state)) == (Side.TWO, 2, None)


def test_of_several_players_of_a_side_any_may_decide() -> None:
    state = board("1a", {"1": fighter(), "a": fighter()})
    row = state.world.players[player_of(state)]
    world = attrs.evolve(state.world, players={**state.world.players, PlayerId(3): row})
    assert player_of(attrs.evolve(state, world=world)) == ANYBODY
