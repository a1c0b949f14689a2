"""What the events of a mission mean to a forecast: stat tests, power, conditions, markers."""

from starquest.engine.forecast.branch import Branch
from starquest.engine.forecast.facts import DieTestKind
from starquest.engine.forecast.records import Records, reads
from starquest.model import event as events

POWER, CONDITION, CURED, WORKED, MENDED = "power", "condition", "cured", "worked", "mended"
PLACED = "placed"
"""What happenings are called."""


@reads(events.StatTested)
def _(records: Records, chance: float, _: Branch, event: events.StatTested) -> None:
    check = event.check
    records.tested(chance, DieTestKind.STAT, event.unit, event.source, check, passed=check.passed)


@reads(events.PowerChanged)
def _(_: Records, _chance: float, branch: Branch, event: events.PowerChanged) -> None:
    branch.count(POWER, event.unit, amount=event.change)


@reads(events.ConditionChanged)
def _(_: Records, _chance: float, branch: Branch, event: events.ConditionChanged) -> None:
    branch.count(CONDITION if event.on else CURED, event.unit, event.condition)


@reads(events.SkillUsed)
def _(_: Records, _chance: float, branch: Branch, event: events.SkillUsed) -> None:
    if event.worked:
        branch.count(WORKED, event.unit, event.id or event.kind)


@reads(events.ObjectiveDamaged)
def _(_: Records, _chance: float, branch: Branch, event: events.ObjectiveDamaged) -> None:
    branch.count(MENDED, event.objective, amount=-event.change)


@reads(events.GadgetPlaced)
def _(_: Records, _chance: float, branch: Branch, event: events.GadgetPlaced) -> None:
    branch.count(PLACED, event.unit, event.kind)
