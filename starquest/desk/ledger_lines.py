"""The ledger of matches in lines: a table for a page and for the command line."""

from collections.abc import Iterable

from starquest.desk.columns import Measure, cut
from starquest.desk.ending.told import table
from starquest.play.ledger import PERSON, Fight, Tally, ledger
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.locale import words, words_of

NAME = 32
"""Letters of a list's name."""


def ledger_lines(records: Iterable[Score], measure: Measure = len) -> list[str]:
    """A line for each list: wins, draws and losses against each seat that was met."""
    found = ledger([record.fight for record in records if record.ranked])
    if not found:
        return [words("ledger.none")]
    seats = sorted({seat for tallies in found.values() for seat in tallies})
    head = [words("ledger.list"), words("ledger.points"), *map(seat_name, seats)]
    cells = [head]
    for (name, points), tallies in found.items():
        told = [tally_told(tallies.get(seat, Tally())) for seat in seats]
        cells.append([cut(clean(name), NAME, measure), str(points), *told])
    return [*table(cells, measure), "", words("ledger.about")]


def seat_name(mind: str) -> str:
    """Who sits at the other side."""
    if mind == PERSON:
        return words("ledger.person")
    return words_of("match_form.mind").get(mind, clean(mind))


def tally_told(tally: Tally) -> str:
    """Wins, draws and losses in one figure; a dash where nothing was played."""
    if not tally.played:
        return "-"
    return words("ledger.tally", wins=tally.wins, draws=tally.draws, losses=tally.losses)


def standing(fight: Fight, records: Iterable[Score]) -> list[str]:
    """What each list of a match has come to against the other's seat, this match with it."""
    found = ledger([record.fight for record in records if record.ranked])
    told = []
    for side in (0, 1):
        mine, other = fight.sides[side], fight.sides[1 - side]
        tally = found.get((mine.list, mine.points), {}).get(other.mind, Tally())
        told.append(
            words(
                "ledger.standing", name=clean(mine.list), seat=seat_name(other.mind),
                wins=tally.wins, draws=tally.draws, losses=tally.losses,
            )
        )  # fmt: skip
    return list(dict.fromkeys(told))
