"""Everything that has to happen at least once, and what need not, each with its reason."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, get_args

from starquest.content.catalog import Catalog
from starquest.content.treasure import Find, TreasureDef
from starquest.model.command import Command, Nudge, PlaceMarker, Tidy
from starquest.model.event import Event
from starquest.model.events.heights import Fell, JumpTried, Pushed
from starquest.model.modes.field.events import FieldModeEvent
from starquest.model.step import AskKind
from starquest.play.exhaust.bearers import excused_lines, unborne_rules
from starquest.play.modes.quest.record import RESULTS, UNFINISHED

LINES = ("1", "2", "3", "4", "5", "6", "7")
"""The horde's list of decisions."""
TROVE = "trove"

SKIRMISH_ONLY: Mapping[tuple[str, str], str] = {
    ("told", "RolledOff"): "in a quest the heroes always start, nobody rolls for it",
    ("told", "KeptBack"): "in a quest ambushes and scouts arrive by themselves",
    ("ask", AskKind.KEEP_BACK): "in a quest ambushes and scouts arrive by themselves",
    ("told", "EffectRolled"): "a quest counts wounds against Tough and rolls no wound effects",
}
"""What belongs to the skirmish alone."""
MARKERS = "a quest is no fight of armies over markers"
SQUADS = "a quest has no squads that stand in formations"
FLAT = "a quest is played on one floor, without special moves"
FIELD_ONLY: Mapping[tuple[str, str], str] = {
    ("command", PlaceMarker.__name__): MARKERS,
    **{("command", kind.__name__): SQUADS for kind in (Tidy, Nudge)},
    **{("told", kind.__name__): MARKERS for kind in get_args(FieldModeEvent)},
    ("ask", AskKind.EDGE): MARKERS,
    ("ask", AskKind.PUSH): FLAT,
    **{("told", kind.__name__): FLAT for kind in (JumpTried, Fell, Pushed)},
}
"""What belongs to armies alone."""


class Goal(NamedTuple):
    """One thing that has to happen."""

    kind: str
    id: str

    def __str__(self) -> str:
        return f"{self.kind} {self.id}"


def goals(catalog: Catalog) -> list[Goal]:
    """Everything the game has, in a fixed order."""
    named: dict[str, Iterable[str]] = {
        "ending": [result for result in RESULTS if result != UNFINISHED],
        "command": [kind.__name__ for kind in get_args(Command)],
        "told": [kind.__name__ for kind in get_args(Event)],
        "ask": list(AskKind),
        "line": LINES,
        "rule": catalog.rules,
        "event": catalog.events,
        "item": catalog.items,
        "gear": catalog.gear,
        "weapon": shop_weapons(catalog),
        "skill": catalog.skills,
        "feat": catalog.feats,
        "spell": catalog.spells,
        "injury": catalog.injuries,
        "condition": catalog.conditions,
        "find": [name for row in catalog.treasure.values() for name in find_names(row)],
        "level": level_choices(catalog),
        "alertness": catalog.alertness,
        "time": catalog.times,
        "weather": catalog.weather,
        "unit": catalog.units,
    }
    return [Goal(kind, str(name)) for kind, names in named.items() for name in names]


def excuses(catalog: Catalog) -> dict[Goal, str]:
    """What cannot happen in a quest with this data, and why."""
    others = {**SKIRMISH_ONLY, **FIELD_ONLY}
    found = {Goal(*goal): reason for goal, reason in others.items()}
    found |= {Goal("rule", rule): reason for rule, reason in unborne_rules(catalog).items()}
    return found | {Goal("line", line): reason for line, reason in excused_lines(catalog).items()}


def shop_weapons(catalog: Catalog) -> list[str]:
    """The weapons the shop may stock."""
    return [w.id for w in catalog.weapons.values() if w.group != "unit" and w.sold]


def level_choices(catalog: Catalog) -> list[str]:
    """Every improvement of every level."""
    return [choice_name(row.level, c.stat) for row in catalog.levels.values() for c in row.choices]


def choice_name(level: int, stat: str) -> str:
    """One improvement of one level."""
    return f"{level}/{stat}"


def find_names(row: TreasureDef) -> list[str]:
    """The rows of a treasure table; a trove has none of its own."""
    return [find_name(row, find) for find in row.finds] or [row.id]


def find_name(row: TreasureDef, find: Find) -> str:
    """One row of a treasure table."""
    what = find.item or find.condition or (f"{find.credits}c" if find.credits else "nothing")
    return f"{row.id}/{what}"
