"""The log: what one command led to as a few entries, each a headline and its details."""

from collections.abc import Iterable, Mapping, Sequence

import attrs

from starquest.model import event as events
from starquest.model.decision import Line
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId, Side
from starquest.text.attacks import LOSSES, PARTS, ROLLS, attack_line, outcome_line
from starquest.text.captions import short
from starquest.text.kinds import CAUSES, Kind, kind_of, opens, rank, subject
from starquest.text.locale import words
from starquest.text.marked import marks_of
from starquest.text.narration import tell
from starquest.text.phrases import Phrases, capital, stat_name

CAUSE = 4
"""What weighs less may be what a cause led to."""
DULL = (
    Line.ORDER,
    Line.END,
    Line.STRIKE_BACK,
    Line.SPEND_TOKENS,
    Line.PLACE_MARKER,
    Line.EDGE,
    Line.DEPLOY,
)
"""The horde's lines that what follows shows anyway."""


@attrs.frozen
class LogEntry:
    """One line of the log, and what it shows when it is opened."""

    headline: str
    details: tuple[str, ...]
    kind: Kind
    unit: EntityId = NOBODY
    """Who or which objective it is about; 0 for nobody in particular."""
    target: EntityId = NOBODY
    """Whom it was done to, if to somebody else."""
    brief: str = ""
    """What came of it without the dice; empty where the headline has none."""
    marks: tuple[str, ...] = ()
    """Why it must not scroll away, as kinds of loss."""
    round: int = 0
    """The round it begins; 0 for none."""
    grows: bool = False
    """Whether it tells of a level, which is no part of a round."""


@attrs.define
class _Group:
    """Events that belong together."""

    kind: Kind
    events: list[Event]

    def takes(self, event: Event) -> bool:
        """Whether an event goes on with what this group tells."""
        if isinstance(event, PARTS):
            return self._goes_on(event)
        if opens(event):
            return False
        if rank(event) == 0 or (rank(event) < CAUSE and self._causes()):
            return True
        if kind_of(event) != self.kind and self.kind != "horde":
            return False
        return self.kind == "shop" or subject(event) in {self._unit(), NOBODY}

    def _unit(self) -> EntityId:
        return subject(self.events[0])

    def _causes(self) -> bool:
        return any(isinstance(event, CAUSES) for event in self.events)

    def _goes_on(self, event: Event) -> bool:
        """Whether a roll or loss belongs here; wounds are told by themselves or by their attack."""
        if self.kind == "attack":
            return not self._another(event)
        if isinstance(event, events.Wounded):
            return False
        lost = isinstance(event, LOSSES)
        return lost and (self._causes() or subject(event) == self._unit())

    def _another(self, event: Event) -> bool:
        """Whether an event is of another attack than this group's."""
        if not isinstance(event, events.HitsRolled):
            return False
        first = next((e for e in self.events if isinstance(e, events.HitsRolled)), None)
        if first is None or any(isinstance(e, events.Wounded) for e in self.events):
            return True
        return (first.attacker, first.target) != (event.attacker, event.target)


def log_entries(
    events_: Sequence[Event], phrases: Phrases, side: Side = Side.ONE
) -> list[LogEntry]:
    """What a command led to, in order; what this side lost is marked."""
    # Each sentence is made once: the log of a long run is made of very many.
    told = {
        id(event): capital(sentence)
        for event in events_
        if not is_dull(event) and (sentence := tell(event, phrases))
    }
    groups = _groups(event for event in events_ if id(event) in told)
    units = phrases.state.world.units if phrases.state else {}
    return [
        attrs.evolve(_entry(group, told, phrases), marks=marks_of(group.events, units, side))
        for group in groups
    ]


def caption_of(events_: Sequence[Event], phrases: Phrases) -> str:
    """A caption for what a command led to: of the first event that says something of its own."""
    said = (short(event, phrases) for event in events_ if not is_dull(event))
    return capital(next(filter(None, said), ""))


def is_dull(event: Event) -> bool:
    """Whether an event is a decision of the horde that what follows shows anyway."""
    return isinstance(event, events.Decided) and event.line in DULL


def _groups(events_: Iterable[Event]) -> list[_Group]:
    groups: list[_Group] = []
    for event in events_:
        if groups and groups[-1].takes(event):
            groups[-1].events.append(event)
        elif groups and isinstance(event, ROLLS) and all(map(_leads_up, groups[-1].events)):
            groups[-1].events.append(event)
            groups[-1].kind = "attack"
        else:
            groups.append(_Group(kind_of(event), [event]))
    return groups


def _leads_up(event: Event) -> bool:
    """Whether an event only leads up to the roll that follows."""
    match event:
        case events.Decided(line=Line.TARGET) | events.Acted(action="shoot"):
            return True
        case events.PowerChanged(source="reroll_block"):
            return True
        case _:
            return False


def _entry(group: _Group, told: Mapping[int, str], say: Phrases) -> LogEntry:
    parts = [event for event in group.events if isinstance(event, PARTS)]
    if group.kind == "attack" and parts:
        details = tuple(told[id(event)] for event in group.events)
        headline = capital(attack_line(parts, say)) or details[0]
        brief = capital(outcome_line(parts, say))
        return LogEntry(headline, details, "attack", subject(parts[0]), _target(parts), brief)
    best = max(group.events, key=rank)
    headline = short(best, say) if isinstance(best, events.Decided) else told[id(best)]
    if isinstance(best, events.SkillUsed) and best.worked:
        headline = _won(headline, best, group, say)
    details = tuple(told[id(event)] for event in group.events if event is not best)
    begun = best.round if isinstance(best, events.RoundStarted) else 0
    unit = subject(best) or _objective(best) or _whose(group)
    grows = isinstance(best, events.LevelReached | events.Improved)
    return LogEntry(headline, details, group.kind, unit, round=begun, grows=grows)


def _won(headline: str, used: events.SkillUsed, group: _Group, say: Phrases) -> str:
    """A headline with what the deed took: the test that was passed, or the power paid for it."""
    bare, own = headline.rstrip("."), [e for e in group.events if subject(e) == used.unit]
    tests = [event for event in own if isinstance(event, events.StatTested)]
    if tests:
        stat, rolled = stat_name(tests[-1].stat), say.check(tests[-1].check)
        passed = tests[-1].check.passed
        told = words("narration.hero.tested", told=bare, stat=stat, rolled=rolled)
        return told if passed else headline
    paid = [-e.change for e in own if isinstance(e, events.PowerChanged) and e.source == used.id]
    if used.kind == "skill" and sum(paid) > 0:
        return words("narration.hero.forced", told=bare, power=sum(paid))
    return headline


def _target(parts: Sequence[Event]) -> EntityId:
    """Whom an attack was aimed at."""
    found = (event.target for event in parts if isinstance(event, events.HitsRolled))
    return next(found, NOBODY)


def _objective(event: Event) -> EntityId:
    return event.objective if isinstance(event, events.ObjectiveDamaged) else NOBODY


def _whose(group: _Group) -> EntityId:
    """Whom an entry is about whose headline names nobody."""
    if group.kind == "mission":
        return NOBODY
    return next((found for event in group.events if (found := subject(event))), NOBODY)
