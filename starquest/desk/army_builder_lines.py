"""What the army builder shows, as lines."""

from starquest.content.armies.build import halves_of, size_of
from starquest.content.armies.check import list_faults
from starquest.content.armies.costs import upgrade_price
from starquest.content.armies.kinds import is_hero, kinds_of
from starquest.content.armies.organisation import Limit, counted, measures
from starquest.content.army_units import ArmyUnitDef, Role
from starquest.desk.army_builder import Builder
from starquest.desk.columns import Measure, cut, pad
from starquest.desk.keymap import Hint, fitted, rows
from starquest.desk.styled import Line, Span, line
from starquest.text.armies import (
    kind_lines,
    list_head,
    measure_told,
    told_found,
    unit_name,
    upgrade_facts,
    upgrades_told,
)
from starquest.text.locale import words, words_in

BAR = 8
"""Cells of a bar."""
COST = 5
LAST_OF_UNITS = 9
"""The last place in the footer of a key that is about units."""
BAR_ROOM = 26
"""Columns of a bar with what it says."""


def head_line(builder: Builder) -> Line:
    """The list's name, faction and points."""
    head = list_head(builder.catalog, builder.army)
    return line(f" {head}{words('builder.unsaved') if builder.changed else ''}", "heading")


def entry_rows(builder: Builder, width: int, measure: Measure = len) -> list[Line]:
    """One line for each entry: models, name, badges, cost."""
    costs = {row.at: row.cost for row in counted(builder.catalog, builder.army)}
    wrong = {path.partition(".")[0] for path, _ in list_faults(builder.catalog, builder.army)}
    found = list[Line]()
    for at in range(len(builder.army.units)):
        cost, alarm = costs.get(at, 0), f"unit[{at}]" in wrong
        mark = "!" if alarm else " "
        name = f"{mark}{_entry_name(builder, at, aligned=True)}"
        badges = _badges(builder, at)
        room = width - COST - len(badges) - 1
        text = f"{pad(name, room, measure)} {badges}{cost:>{COST}}"
        found.append(line(text, "alarm" if alarm else ""))
    return found


def _entry_name(builder: Builder, at: int, *, aligned: bool = False) -> str:
    entry = builder.army.units[at]
    kind = kinds_of(builder.catalog).get(entry.kind)
    if kind is None:
        return words("armies.unknown", kind=entry.kind)
    models = str(size_of(kind, entry) * halves_of(entry))
    shown = models.rjust(2) if aligned else models
    return words("builder.entry", models=shown, name=unit_name(kind, entry))


def _badges(builder: Builder, at: int) -> str:
    """What stands out of an entry, a letter each."""
    entry = builder.army.units[at]
    kind = kinds_of(builder.catalog).get(entry.kind)
    found = [
        ("core", kind is not None and kind.role is Role.CORE),
        ("hero", kind is not None and is_hero(kind)),
        ("combined", entry.combined),
        ("joins", entry.joins >= 0),
        ("upgraded", bool(entry.upgrades)),
    ]
    return "".join(words_in("builder.badge", name) for name, there in found if there)


def kind_rows(builder: Builder, width: int, measure: Measure = len) -> list[Line]:
    """One line for each kind on offer: role, name, smallest cost."""
    found = list[Line]()
    for kind in builder.offered:
        role = words_in("builder.role", kind.role)
        cost = words("builder.waits") if kind.coming else str(kind.cost[0])
        name = words("builder.entry", models=kind.sizes[0], name=kind.name)
        room = width - COST - 7
        text = f"{pad(role, 6)} {pad(name, room, measure)}{cost:>{COST}}"
        found.append(line(text, "dim" if kind.coming else ""))
    return found


def upgrade_rows(builder: Builder, width: int, measure: Measure = len) -> list[Line]:
    """One line for each upgrade of the entry: how often it is taken, name, price."""
    entry, kind = builder.entry, builder.kind
    if entry is None or kind is None:
        return []
    found = list[Line]()
    for name in kind.upgrades:
        upgrade, taken = builder.catalog.upgrades[name], builder.taken(name)
        most = upgrade.times(size_of(kind, entry))
        price = upgrade_price(builder.catalog, kind.id, size_of(kind, entry), name)
        told = words("builder.taken", taken=taken, most=most)
        cost = f"{price * halves_of(entry):+d}"
        room = width - COST - len(told) - 1
        text = f"{told} {pad(upgrade.name, room, measure)}{cost:>{COST}}"
        found.append(line(text, "bold" if taken else ""))
    return found


def kind_facts(builder: Builder, kind: ArmyUnitDef) -> list[Line]:
    """What is known of a kind."""
    values, *rest = kind_lines(builder.catalog, kind)
    return [(Span(kind.name, "bold"), Span(f"  {values}")), *map(line, rest)]


def entry_facts(builder: Builder) -> list[Line]:
    """What is known of the entry."""
    entry, kind = builder.entry, builder.kind
    if entry is None or kind is None:
        return [line(words("builder.nothing"))]
    upgrades = upgrades_told(builder.catalog, entry)
    told = [line(words("builder.upgrades", upgrades=upgrades))] if upgrades else []
    if 0 <= entry.joins < len(builder.army.units):
        told.append(line(words("builder.joins", name=_entry_name(builder, entry.joins))))
    head, *rest = kind_facts(builder, kind)
    return [head, *told, *rest]


def upgrade_told(builder: Builder, name: str) -> list[Line]:
    """What is known of an upgrade."""
    upgrade = builder.catalog.upgrades[name]
    return [line(upgrade.name, "bold"), *map(line, upgrade_facts(builder.catalog, upgrade))]


def bar_lines(builder: Builder, width: int) -> list[Line]:
    """A bar for each limit, as many on a line as there is room for."""
    bars = [_bar(have.have, have.most, measure_told(have), have.limit)
            for have in measures(builder.catalog, builder.army)]  # fmt: skip
    many = max(1, width // BAR_ROOM)
    found = list[Line]()
    for start in range(0, len(bars), many):
        spans = list[Span]()
        for bar in bars[start : start + many]:
            long = sum(len(span.text) for span in bar)
            spans += [*bar, Span(" " * max(1, BAR_ROOM - long))]
        found.append(tuple(spans))
    return found


def _bar(have: int, most: int, told: str, limit: Limit) -> Line:
    over = have > most
    full = BAR if over else BAR * have // max(1, most)
    if have and not full:
        full = 1
    look = "alarm" if over else "bold" if limit is Limit.POINTS else ""
    return (Span("#" * full, look), Span("." * (BAR - full), "dim"), Span(f" {told}", look))


def key_lines(width: int) -> tuple[list[Hint], list[Hint]]:
    """Two lines of keys: what is done to units, then what is done to the list."""
    table = rows("builder")
    units = [row for row in table if 0 < row.footer <= LAST_OF_UNITS]
    others = [row for row in table if row.footer > LAST_OF_UNITS]
    return fitted(units, width), fitted(others, width)


def verdict_line(builder: Builder, width: int, measure: Measure = len) -> Line:
    """The one sentence that says what is wrong now."""
    faults = list_faults(builder.catalog, builder.army)
    if not faults:
        return line(words("armies.legal"))
    told = words("builder.wrong", what=told_found(faults[0]), more=len(faults) - 1)
    return line(cut(told, width, measure), "alarm")
