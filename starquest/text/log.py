"""The log: what one command led to as a few entries, each a headline and its details."""

from collections.abc import Iterable, Sequence
from typing import Literal

import attrs

from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId
from starquest.text.attacks import PARTS, attack_line
from starquest.text.captions import short
from starquest.text.kinds import Kind, kind_of, opens, rank, subject
from starquest.text.phrases import Phrases
from starquest.text.tales import tell

__all__ = ("Kind", "LogEntry", "log_entries")

DULL = ("order", "end", "strike_back", "spend_tokens")
"""The horde's lines that what follows shows anyway."""


@attrs.frozen
class LogEntry:
    """One line of the log, and what it shows when it is opened."""

    headline: str
    details: tuple[str, ...]
    kind: Literal["attack", "move", "mission", "horde", "hero", "shop", "other"]
    unit: EntityId = NOBODY
    """Who it is about; 0 for nobody in particular."""


@attrs.define
class _Group:
    """Events that belong together."""

    kind: Kind
    events: list[Event]

    @property
    def unit(self) -> EntityId:
        return subject(self.events[0])

    def takes(self, event: Event) -> bool:
        """Whether an event goes on with what this group tells."""
        if isinstance(event, PARTS):
            return self.kind == "attack" and not self._another(event)
        if opens(event):
            return False
        return rank(event) == 0 or self._same(event)

    def _same(self, event: Event) -> bool:
        return kind_of(event) == self.kind and (
            self.kind == "shop" or subject(event) in {self.unit, NOBODY}
        )

    def _another(self, event: Event) -> bool:
        """Whether an event of an attack is of another one than this group's."""
        first = next((e for e in self.events if isinstance(e, events.HitsRolled)), None)
        if not isinstance(event, events.HitsRolled) or first is None:
            return isinstance(event, events.HitsRolled)
        pair = (first.attacker, first.target)
        return pair != (event.attacker, event.target) or self._settled()

    def _settled(self) -> bool:
        return any(isinstance(e, events.Wounded | events.MoraleTested) for e in self.events)


def log_entries(events_: Sequence[Event], phrases: Phrases) -> list[LogEntry]:
    """What a command led to, in order."""
    return [_entry(group, phrases) for group in _groups(_worth_telling(events_, phrases))]


def _worth_telling(events_: Iterable[Event], say: Phrases) -> list[Event]:
    return [event for event in events_ if not _dull(event) and tell(event, say)]


def _dull(event: Event) -> bool:
    return isinstance(event, events.Decided) and event.line in DULL


def _groups(events_: Iterable[Event]) -> list[_Group]:
    groups: list[_Group] = []
    for event in events_:
        if groups and groups[-1].takes(event):
            groups[-1].events.append(event)
        elif groups and isinstance(event, PARTS) and _aims(groups[-1].events):
            groups[-1].events.append(event)
            groups[-1].kind = "attack"
        else:
            groups.append(_Group(kind_of(event), [event]))
    return groups


def _aims(events_: Iterable[Event]) -> bool:
    """Whether all that happened so far is that somebody chose a target and fired."""
    return all(
        (isinstance(e, events.Decided) and e.line == "target")
        or (isinstance(e, events.Acted) and e.action == "shoot")
        for e in events_
    )  # fmt: skip


def _entry(group: _Group, say: Phrases) -> LogEntry:
    told = [tell(event, say) for event in group.events]
    parts = [event for event in group.events if isinstance(event, PARTS)]
    if group.kind == "attack" and parts:
        unit = subject(parts[0])
        return LogEntry(attack_line(parts, say), tuple(told), "attack", unit)
    best = max(range(len(told)), key=lambda index: (rank(group.events[index]), -index))
    head = group.events[best]
    headline = short(head, say) if isinstance(head, events.Decided) else told[best]
    details = tuple(line for index, line in enumerate(told) if index != best)
    return LogEntry(headline, details, group.kind, group.unit or subject(head))
