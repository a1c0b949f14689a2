"""The rounds of a run without waves: what each side destroyed and wounded in each."""

from starquest.desk.columns import Measure, cut
from starquest.desk.ending.dice_page import side_word
from starquest.desk.ending.told import Row, Spot, Told, rows, wrapped
from starquest.desk.glyphs import Glyphs
from starquest.desk.styled import Span, line
from starquest.model.ids import Side
from starquest.play.account.deeds import Leg
from starquest.text.locale import words, words_of

ROUND, POINTS, WOUNDS = 7, 5, 9
"""Columns of a round's number, of points, and of both sides' wounds."""
LEAST, LONGEST = 6, 24
"""The columns of a bar."""
INKS = ("player1", "player2")


def rounds_page(told: Told, width: int, measure: Measure, glyphs: Glyphs) -> list[Row]:
    """A row for each round: points each side destroyed, as bars, and the wounds it dealt."""
    legs = told.account.legs
    bar = max(LEAST, min(LONGEST, (width - ROUND - 2 * (POINTS + 1) - WOUNDS) // 2))
    most = max([1, *[max(leg.destroyed, leg.given) for leg in legs]])
    names = [side_word(told, side) for side in Side]
    named = words_of("ending.rounds")
    column = POINTS + 1 + bar
    heads = [cut(words("ending.round.by", who=who), column - 1, measure) for who in names]
    spaced = [head + " " * (column - measure(head)) for head in heads]
    head = f"{named['round']:<{ROUND}}{''.join(spaced)}{named['wounds']:>{WOUNDS}}"
    found = [*rows([named["heading"]], "heading"), Row(line(head, "bold"))]
    found += [_round(leg, bar, most, glyphs) for leg in legs]
    about = words("ending.round.about", one=names[0], two=names[1])
    return [*found, *wrapped(about, width, "muted"), *wrapped(named["enter"], width, "muted")]


def _round(leg: Leg, bar: int, most: int, glyphs: Glyphs) -> Row:
    spans = [Span(f"{leg.number:>{ROUND - 2}}  ")]
    for points, ink in zip((leg.destroyed, leg.given), INKS, strict=True):
        long = -(-points * (bar - 1) // most) if points else 0
        spans += [Span(f"{points:>{POINTS - 1}}  "), Span((glyphs.full * long).ljust(bar), "", ink)]
    spans.append(Span(f"{leg.dealt}/{leg.taken}".rjust(WOUNDS)))
    return Row(tuple(spans), Spot(leg.at, leg.number))
