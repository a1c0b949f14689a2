"""Whole missions played at random: everything asked, offered and told can be read."""

import re
from collections.abc import Generator, Iterator

import pytest

from starquest.engine.game import mind_step, open_game, step
from starquest.engine.mode import mind_of
from starquest.model.ids import EntityId
from starquest.model.result import Applied
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Ask
from starquest.play.bots.random_bot import RandomBot
from starquest.text.labels import cell_sheet, label, sheet
from starquest.text.phrases import Phrases
from starquest.text.questions.question import question
from starquest.text.telling import log_entries, short, tell
from tests.support.board import catalog

UNREADABLE = re.compile(r"[a-z]_[a-z]|[{}<]|None|somebody|  |\(\)")
PARTIES = (
    ("commander", "instigator", "breacher", "marksman"),
    ("infiltrator", "medic", "engineer", "psyker"),
)
COMMANDS = 400


def said(seed: int) -> Iterator[str]:
    """Everything the text layer has to say about a mission."""
    party = tuple(Recruit(kind) for kind in PARTIES[seed % 2])
    faction = list(catalog().factions)[seed % 6]
    quest = QuestSetup(party, (faction,), small=seed % 2 == 0, challenges=CHALLENGES)
    now, bot = open_game(quest, seed, catalog()), RandomBot(seed, by_kind=True)
    known: dict[EntityId, str] = {}
    for count in range(COMMANDS):
        yield from told(now, known)
        state = now.state
        if state.outcome is not None:
            return
        if count % 40 == 0:
            yield from inspected(state)
        now = mind_step(state)[1] if mind_of(state) else (yield from played(state, bot, known))


def told(now: Applied, known: dict[EntityId, str]) -> Iterator[str]:
    say = Phrases.of(now.state, catalog(), known)
    for event in now.events:
        yield from (tell(event, say), short(event, say))
    for entry in log_entries(now.events, say):
        yield from (entry.headline, *entry.details)


def inspected(state: GameState) -> Iterator[str]:
    for unit in state.world.units:
        yield from sheet(state, unit, catalog())
    for place in state.world.places.values():
        yield from cell_sheet(state, place.cell)


def played(
    state: GameState, bot: RandomBot, known: dict[EntityId, str]
) -> Generator[str, None, Applied]:
    say = Phrases.of(state, catalog(), known)
    top = state.agenda[-1]
    if isinstance(top, Ask):
        asked = question(top, say)
        yield from (asked.title, asked.body)
        yield from (part for choice in asked.options for part in (choice.label, choice.detail))
    command = bot.choose(state)
    yield label(command, say)
    result = step(state, command)
    assert isinstance(result, Applied)
    return result


@pytest.mark.parametrize("seed", range(6))
def test_everything_can_be_read(seed: int) -> None:
    for line in said(seed):
        assert not UNREADABLE.search(line), line
        assert line.isprintable(), line
