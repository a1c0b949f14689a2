"""Goals seen in what a command led to."""

from collections.abc import Callable, Iterator
from typing import Any

from starquest.model import event as told
from starquest.model.command import Command
from starquest.model.event import Event
from starquest.model.modes.quest.ask_facts import LevelFacts
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from starquest.play.exhaust.goals import Goal, choice_name, find_name
from starquest.play.exhaust.look import Look
from starquest.play.exhaust.rulings import rules_in

Seer = Callable[[Look, Any], Iterator[tuple[str, str]]]


def seen(before: GameState, command: Command | None, applied: Applied) -> Iterator[Goal]:
    """Everything that has happened; no command is the opening of a game."""
    look = Look(before, applied.state)
    if command is not None:
        yield Goal("command", type(command).__name__)
    for event in applied.events:
        yield Goal("told", type(event).__name__)
        yield from (Goal("rule", rule) for rule in rules_in(look, event))
        seer = SEERS.get(type(event))
        if seer is not None:
            yield from (Goal(kind, name) for kind, name in seer(look, event))


def _used(_look: Look, event: told.SkillUsed) -> Iterator[tuple[str, str]]:
    if event.worked and event.kind in ("skill", "feat", "item"):
        yield event.kind, event.id


def _gained(look: Look, event: told.ItemGained) -> Iterator[tuple[str, str]]:
    if event.source == "shop":
        yield ("gear" if event.item in look.catalog.gear else "weapon"), event.item


def _chosen(look: Look, event: told.Chosen) -> Iterator[tuple[str, str]]:
    yield "ask", event.kind
    ask = look.before.agenda[-1]
    if event.kind == AskKind.LEVEL and isinstance(ask, Ask):
        level = ask.about(LevelFacts).level
        row = next(row for row in look.catalog.levels.values() if row.level == level)
        yield "level", choice_name(row.level, row.choices[event.value].stat)


def _revealed(look: Look, event: told.TokenRevealed) -> Iterator[tuple[str, str]]:
    row = look.catalog.treasure[event.treasure]
    if not row.finds:
        yield "find", row.id
    yield from (("find", find_name(row, find)) for find in row.finds if event.find in find.rolls)


def _deployed(look: Look, event: told.Deployed) -> Iterator[tuple[str, str]]:
    unit = look.unit(event.unit)
    if unit is not None and unit.kind in look.catalog.units:
        yield "unit", unit.kind


def _cast(_look: Look, event: told.SpellTried) -> Iterator[tuple[str, str]]:
    if event.test.passed:
        yield "spell", event.spell


def _condition(_look: Look, event: told.ConditionChanged) -> Iterator[tuple[str, str]]:
    if event.on:
        yield "condition", event.condition


SEERS: dict[type[Event], Seer] = {
    told.GameEnded: lambda _, event: iter([("ending", event.reason)]),
    told.EventStruck: lambda _, event: iter([("event", event.event)]),
    told.SkyChanged: lambda _, event: iter([(event.kind, event.id)]),
    told.Injured: lambda _, event: iter([("injury", event.injury)]),
    told.Decided: lambda _, event: iter([("line", event.line)]),
    told.HitsRolled: lambda _, event: iter([("weapon", event.weapon)]),
    told.SkillUsed: _used,
    told.ItemGained: _gained,
    told.Chosen: _chosen,
    told.TokenRevealed: _revealed,
    told.Deployed: _deployed,
    told.SpellTried: _cast,
    told.ConditionChanged: _condition,
}
