"""What came of an exhaustive run, for people."""

from collections.abc import Iterator

from starquest.play.exhaust.ledger import Ledger


def report(ledger: Ledger, *, counts: bool = False) -> str:
    """What it took, what never happened and what need not; with counts, how often each did."""
    return "".join(f"{line}\n" for line in _lines(ledger, counts=counts))


def _lines(ledger: Ledger, *, counts: bool) -> Iterator[str]:
    due = [goal for goal in ledger.wanted if goal not in ledger.excused]
    happened = len(due) - len(ledger.missing)
    yield f"{ledger.games} games, {ledger.commands} commands: {happened} of {len(due)} happened"
    if counts:
        yield from (f"  {goal}: {ledger.fired.get(goal, 0)}" for goal in due)
    yield f"not applicable: {len(ledger.excused)}"
    yield from (f"  {goal}: {reason}" for goal, reason in ledger.excused.items())
    if ledger.missing:
        yield f"never happened: {len(ledger.missing)}"
        yield from (f"  {goal}" for goal in ledger.missing)
    if ledger.surprises:
        yield f"happened although not applicable: {len(ledger.surprises)}"
        yield from (f"  {goal}" for goal in ledger.surprises)
