"""Choices that are allowed and come to nothing now: help for whom nothing ails."""

from starquest.content.ops import Calm, Cure, Restore, StandUp, Steady
from starquest.desk.choices import Choice
from starquest.desk.foresight import foreseen
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import Forecast
from starquest.model.command import Command

HELP = (Calm, Cure, Restore, StandUp, Steady)
"""What changes nothing for who is well."""
CHANGES = ("cured", "status", "condition")
"""What else tells that somebody was helped."""


def is_idle(playing: Playing, choice: Choice) -> bool:
    """Whether a choice only helps, and would help nobody it can be aimed at."""
    if not _only_helps(playing, choice):
        return False
    commands = [*choice.listed, *[group[0] for group in choice.groups]]
    return not any(_helped(playing, command) for command in commands)


def _only_helps(playing: Playing, choice: Choice) -> bool:
    catalog, name = playing.catalog, choice.name
    found = catalog.items.get(name) or catalog.skills.get(name)
    ops = found.ways[choice.way].ops if found else ()
    return bool(ops) and all(isinstance(op, HELP) for op in ops)


def _helped(playing: Playing, command: Command) -> bool:
    told = foreseen(playing, (command,))
    return told.untold > 0 or _changes(told)


def _changes(told: Forecast) -> bool:
    healed = any(len(fate.healed) > 1 or fate.raised for fate in told.fates)
    return healed or any(one.kind in CHANGES for one in told.happenings)
