"""What the events of every mode mean to a forecast; importing this makes it known."""

from starquest.engine.attack.morale import ROUT
from starquest.engine.forecast.branch import Branch
from starquest.engine.forecast.facts import DieTestKind
from starquest.engine.forecast.records import (
    FALLEN,
    GONE,
    HEALED,
    ROUTED,
    TESTED,
    WOUNDS,
    Records,
    reads,
)
from starquest.model import event as events
from starquest.model.modifier import Modifier

MODIFIED, GRANTED, TOKENS, STATUS = "modified", "granted", "tokens", "status"
"""What happenings are called."""


@reads(events.Wounded)
def _(_: Records, _chance: float, branch: Branch, event: events.Wounded) -> None:
    branch.count(WOUNDS, event.unit, amount=event.wounds)


@reads(events.Healed)
def _(_: Records, _chance: float, branch: Branch, event: events.Healed) -> None:
    branch.count(HEALED, event.unit, amount=event.wounds)


@reads(events.ModelDown)
def _(_: Records, _chance: float, branch: Branch, event: events.ModelDown) -> None:
    if event.source != ROUT:
        branch.count(FALLEN, event.unit)


@reads(events.UnitDestroyed)
def _(_: Records, _chance: float, branch: Branch, event: events.UnitDestroyed) -> None:
    branch.count(GONE, event.unit)
    if event.source == ROUT:
        branch.count(ROUTED, event.unit)


@reads(events.MoraleTested)
def _(records: Records, chance: float, branch: Branch, event: events.MoraleTested) -> None:
    branch.count(TESTED, event.unit)
    records.tested(
        chance, DieTestKind.MORALE, event.unit, event.reason, event.test,
        passed=event.passed, lent_by=event.lent_by,
    )  # fmt: skip


@reads(events.SpellTried)
def _(records: Records, chance: float, _: Branch, event: events.SpellTried) -> None:
    test = event.test
    records.tested(chance, DieTestKind.SPELL, event.unit, event.spell, test, passed=test.passed)


@reads(events.EffectRolled)
def _(records: Records, chance: float, branch: Branch, event: events.EffectRolled) -> None:
    need = event.knocked_out - sum([mod.value for mod in event.mods])
    check = events.Check(0, need, event.knocked_out, event.mods, passed=False)
    unit = branch.unit_of(event.model)
    kept = event.total < event.knocked_out
    records.tested(chance, DieTestKind.WOUND_EFFECT, unit, "", check, passed=kept)


@reads(events.DangerRolled)
def _(records: Records, chance: float, branch: Branch, event: events.DangerRolled) -> None:
    records.endured(chance, branch.unit_of(event.model), event.model, len(event.dice))


@reads(events.JumpTried)
def _(records: Records, chance: float, _: Branch, event: events.JumpTried) -> None:
    records.jumped(chance, event)


@reads(events.Moved)
def _(records: Records, chance: float, _: Branch, event: events.Moved) -> None:
    records.moved(chance, event.model, event.path, event.cost)


@reads(events.ModifierAdded)
def _(_: Records, _chance: float, branch: Branch, event: events.ModifierAdded) -> None:
    lasting = event.modifier
    if isinstance(lasting, Modifier):
        branch.count(MODIFIED, event.unit, lasting.stat, lasting.value)
    else:
        branch.count(GRANTED, event.unit, lasting.rule.name, lasting.rule.value or 1)


@reads(events.TokensChanged)
def _(_: Records, _chance: float, branch: Branch, event: events.TokensChanged) -> None:
    branch.count(TOKENS, event.unit, amount=event.change)


@reads(events.StatusChanged)
def _(_: Records, _chance: float, branch: Branch, event: events.StatusChanged) -> None:
    branch.count(STATUS, event.unit, event.status, 1 if event.on else -1)
