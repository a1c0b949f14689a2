"""The first page of a match that is over: markers by round, points lost by unit, luck of both."""

from starquest.desk.columns import Measure, cut
from starquest.desk.ending.dice_page import rare_line, side_word
from starquest.desk.ending.told import Row, Told, rows, table, wrapped
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import scene_of
from starquest.model.component import Unit
from starquest.model.ids import EntityId, Side
from starquest.text.clean import clean
from starquest.text.locale import words, words_of

COLUMNS = ("points", "models", "lost", "kills", "dealt", "taken")
NAME, OWNER = 26, 11
"""Letters of a unit in the table, and of an owner of a marker."""


def match_page(told: Told, width: int, measure: Measure) -> list[Row]:
    """What follows the result: markers, points, every unit, luck."""
    found = [*_markers(told, width, measure), *rows([""])]
    for side in Side:
        found += [*_units(told, side, width, measure), *rows([""])]
    found += wrapped(words("match.result.about"), width, "muted")
    found += [*rows([""]), *rows([words("match.result.luck")], "heading")]
    for side in Side:
        found += wrapped(rare_line(told, side), width)
    return found


def _markers(told: Told, width: int, measure: Measure) -> list[Row]:
    """Who held which marker at the end of each round, and how many each side had."""
    field = field_of(scene_of(told.state))
    if not field.course:
        return rows([words("match.result.no_round")])
    names = [cut(side_word(told, side), OWNER, measure) for side in Side]
    rounds = [
        words("match.result.round", round=number) for number in range(1, len(field.course) + 1)
    ]
    cells = [[words("match.result.markers"), *rounds]]
    for at, marker in enumerate(field.markers):
        owners = [row[at] for row in field.course]
        held = [names[owner] if owner >= 0 else "-" for owner in owners]
        cells.append([words("match.result.marker", number=marker.number), *held])
    for side, name in zip(Side, names, strict=True):
        counts = [str(row.count(side)) for row in field.course]
        cells.append([words("match.result.holds", who=name), *counts])
    first, *lines = table(cells, measure, width=width)
    return [*rows([first], "bold"), *rows(lines)]


def _units(told: Told, side: Side, width: int, measure: Measure) -> list[Row]:
    """Each unit of a side, the dearest first: what is left of it, and what it did."""
    field, who = field_of(scene_of(told.state)), side_word(told, side)
    lost, worth = field.lost[side], field.worth[side]
    named = words_of("match.result.column")
    head = [words("match.result.unit"), *[named[column] for column in COLUMNS]]
    units = _all_units(told, side)
    ranked = sorted(units, key=lambda unit: (-units[unit].points, unit))
    first, *lines = table([head, *[_cells(told, u, units[u], measure) for u in ranked]],
                          measure, width=width)  # fmt: skip
    title = words("match.result.side", who=who, lost=lost, worth=worth)
    return [*wrapped(title, width, "heading"), *rows([first], "bold"), *rows(lines)]


def _cells(told: Told, unit: EntityId, row: Unit, measure: Measure) -> list[str]:
    deeds, squads = told.account.of(unit), told.state.world.squads
    left = len(squads[unit].members) if unit in squads else 0
    name = cut(clean(told.account.names.get(unit) or row.name), NAME, measure)
    special = {
        "points": str(row.points),
        "models": f"{left}/{row.size}",
        "lost": "" if unit in squads else str(row.points),
    }
    return [name, *[special.get(c, "") if c in special else str(getattr(deeds, c))
                    for c in COLUMNS]]  # fmt: skip


def _all_units(told: Told, side: Side) -> dict[EntityId, Unit]:
    """Every unit that came for a side, with what it is worth."""
    world = told.state.world
    there = dict(world.units) | {unit: gone.unit for unit, gone in world.gone.items()}
    return {unit: row for unit, row in there.items() if row.side is side and row.points}
