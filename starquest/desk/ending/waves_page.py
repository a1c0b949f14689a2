"""The waves of a run as a plot of letters: what each brought, cost and was worth."""

from starquest.desk.columns import Measure
from starquest.desk.ending.told import Row, Spot, Told, rows, wrapped
from starquest.desk.glyphs import Glyphs
from starquest.desk.styled import Span, line
from starquest.play.account.deeds import Leg
from starquest.text.locale import words_of

FIXED = 34
"""Columns that are no bars."""
DAMAGE = 8
"""The longest bar of damage."""


def waves_page(told: Told, width: int, _measure: Measure, glyphs: Glyphs) -> list[Row]:
    """A row for each wave."""
    named, legs = words_of("ending.waves"), told.account.legs
    room = max(6, min(30, (width - FIXED - DAMAGE) // 2))
    most = max([1, *(leg.destroyed for leg in legs)])
    hurt = max([1, *(leg.dealt + leg.taken for leg in legs)])
    found = [*rows([named["heading"]], "heading"), Row(line(_head(room), "bold"))]
    found += [_leg(leg, room, most, hurt, glyphs) for leg in legs]
    found += wrapped(named["about"], width, "muted")
    return [*found, *wrapped(named["enter"], width, "muted")]


def _head(room: int) -> str:
    named = words_of("ending.waves")
    first = named["wave"]
    bars = f"{named['destroyed']:<{room + 5}}{named['damage']:<{DAMAGE + 2}}"
    wounds, wide = named["wounds"], room + 8
    return f"{first:<6}{named['worth']:>5}  {bars}{wounds[:wide]:<{wide}}{named['falls']:>5}"


def _leg(leg: Leg, room: int, most: int, hurt: int, glyphs: Glyphs) -> Row:
    """One wave: bars of points, of damage, of wounds dealt and then taken."""
    mark = "B" if leg.boss else " "
    lost = "*" if leg.lost else " "
    done = _bar(leg.destroyed, most, room, glyphs.full)
    damage = (glyphs.full * min(DAMAGE, leg.damage)).ljust(DAMAGE)
    dealt = glyphs.full * (-(-leg.dealt * room // hurt) if leg.dealt else 0)
    taken = glyphs.empty * (leg.taken * room // hurt)
    wounds = f"{leg.dealt}/{leg.taken}"
    falls = str(leg.falls) if leg.falls else ""
    spans = (
        Span(f"{leg.number:>4}{mark} {leg.points or '':>5}  "),
        Span(f"{leg.destroyed:>4} "), Span(f"{done}", "", "objective"),
        Span(f"{damage}{lost} ", "", "danger"),
        Span(f"{wounds:>6} "), Span(f"{(dealt + taken)[:room]:<{room}} ", "", "enemy"),
        Span(f"{falls:>5}", "bold"),
    )  # fmt: skip
    return Row(spans, Spot(leg.at, leg.number))


def _bar(value: int, most: int, room: int, glyph: str) -> str:
    """A bar as long as a value is of the most there is; never nothing for something."""
    long = -(-value * (room - 1) // most) if value else 0
    return (glyph * long).ljust(room)
