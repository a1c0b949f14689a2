"""A command carried out again and again with other dice, to hold against its forecast."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

import attrs

from starquest.engine.attack.morale import ROUT
from starquest.engine.forecast.facts import DieTestKind, Fate, Forecast
from starquest.engine.game import step
from starquest.engine.mode import mind_of
from starquest.model.command import Choose, Command
from starquest.model.dice import Dice
from starquest.model.event import (
    Asked,
    Event,
    Healed,
    ModelDown,
    MoraleTested,
    SpellTried,
    StatTested,
    UnitDestroyed,
    Wounded,
)
from starquest.model.ids import EntityId
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from tests.support.sampling import disagreement

E = TypeVar("E", Wounded, Healed, MoraleTested)


@attrs.define
class Tally:
    """How often each thing came of a command."""

    counts: dict[tuple[object, ...], Counter[int]] = attrs.Factory(dict)
    total: int = 0

    def add(self, name: str, about: object, number: int) -> None:
        """One continuation more in which something happened so often."""
        self.counts.setdefault((name, about), Counter())[number] += 1

    def of(self, name: str, about: object) -> Counter[int]:
        """How often something happened so often; what was never seen happened 0 times."""
        found = Counter(self.counts.get((name, about), Counter()))
        found[0] += self.total - found.total()
        return found


def continued(state: GameState, command: Command, seed: int) -> tuple[GameState, list[Event]]:
    """A command with dice of its own, and plain answers to what is asked on the way."""
    events: list[Event] = []
    asked = [pending for pending in state.agenda if isinstance(pending, Ask)]
    now: Command | None = command
    state = attrs.evolve(state, dice=Dice(seed))
    while now is not None:
        result = step(state, now)
        assert isinstance(result, Applied), f"{now}: {result}"
        state, events = result.state, [*events, *result.events]
        now = _answer(state, asked)
    return state, events


ANSWERED = {
    AskKind.STRIKE_BACK: 1,
    AskKind.FOLLOW_UP: 0,
    AskKind.SPEND_TOKENS: 0,
    AskKind.SHIFT: 0,
    AskKind.PAY_TEST: 0,
    AskKind.PAY_SPELL: 0,
    AskKind.REROLL_BLOCK: 0,
}


def _answer(state: GameState, before: list[Ask]) -> Command | None:
    """As a program would; else strike back, and no. None where the next decision waits."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Ask) or top in before:
        return None
    mind = mind_of(state)
    if mind is not None:
        return mind.decide(state)[0]
    if top.kind not in ANSWERED:
        return None
    return Choose(ANSWERED[top.kind])


def sampled(state: GameState, command: Command, repeats: int) -> Tally:
    """What came of a command, counted."""
    tally = Tally()
    for seed in range(repeats):
        end, events = continued(state, command, seed)
        tally.total += 1
        _count_units(tally, state, end, events)
        _count_rolls(tally, events)
    return tally


def _count_units(tally: Tally, start: GameState, end: GameState, events: list[Event]) -> None:
    for unit in start.world.units:
        status, before = end.world.statuses.get(unit), start.world.statuses[unit]
        gone = [e for e in events if isinstance(e, UnitDestroyed) and e.unit == unit]
        fell = [e for e in events if isinstance(e, ModelDown) and e.unit == unit]
        stands = status is not None and not gone and not status.down
        tally.add("wounds", unit, sum(e.wounds for e in _of(events, Wounded, unit)))
        tally.add("healed", unit, sum(e.wounds for e in _of(events, Healed, unit)))
        tally.add("fallen", unit, sum(e.source != ROUT for e in fell))
        tally.add("destroyed", unit, len(gone))
        tally.add("routed", unit, sum(e.source == ROUT for e in gone))
        tally.add("down", unit, bool(status and status.down and not before.down and not gone))
        tally.add("raised", unit, bool(stands and before.down))
        tally.add("shaken", unit, bool(stands and status and status.shaken))
        tally.add("tested", unit, any(e.unit == unit for e in _of(events, MoraleTested, unit)))


def _of(events: Iterable[Event], kind: type[E], unit: EntityId) -> list[E]:
    return [event for event in events if isinstance(event, kind) and event.unit == unit]


def _count_rolls(tally: Tally, events: list[Event]) -> None:
    for event in events:
        match event:
            case StatTested(unit=unit, check=check):
                tally.add("test", (DieTestKind.STAT, unit), 1 + check.passed)
            case SpellTried(unit=unit, test=check):
                tally.add("test", (DieTestKind.SPELL, unit), 1 + check.passed)
            case Asked(kind=kind):
                tally.add("asked", kind, 1)
            case _:
                pass


def disagreements(found: Forecast, tally: Tally, units: Iterable[EntityId]) -> list[str]:
    """What is wrong with a forecast in the light of continuations; empty if nothing is."""
    faults = []
    for unit in units:
        fate = found.fate(unit)
        for name, chances in _told(fate).items():
            wrong = disagreement(chances, tally.of(name, unit))
            faults += [f"{name} of {unit}: {wrong}"] if wrong else []
    for kind in (DieTestKind.STAT, DieTestKind.SPELL):
        faults += _tests(found, tally, kind)
    return faults


def _tests(found: Forecast, tally: Tally, kind: DieTestKind) -> list[str]:
    faults = []
    for unit in dict.fromkeys(test.unit for test in found.tests if test.kind is kind):
        tests = [test for test in found.tests if test.kind is kind and test.unit == unit]
        made, passed = sum(t.made for t in tests), sum(t.passed for t in tests)
        wrong = disagreement((1 - made, made - passed, passed), tally.of("test", (kind, unit)))
        faults += [f"{kind} of {unit}: {wrong}"] if wrong else []
    return faults


def _told(fate: Fate | None) -> dict[str, tuple[float, ...]]:
    """The chances of a fate by the names of the tally; an untouched unit has none."""
    if fate is None:
        names = ("wounds", "healed", "fallen", "destroyed", "routed", "down", "raised", "tested")
        return dict.fromkeys(names, (1.0,))
    single = {
        "destroyed": fate.destroyed,
        "routed": fate.routed,
        "down": fate.down,
        "raised": fate.raised,
        "shaken": fate.shaken,
        "tested": fate.tested,
    }
    pairs = {name: (max(0.0, 1.0 - chance), chance) for name, chance in single.items()}
    return {"wounds": fate.wounds, "healed": fate.healed, "fallen": fate.fallen, **pairs}
