"""A finished run goes into the score table; what the last page says of that."""

from starquest.play.finish import finish
from starquest.play.saves import SavedRun
from starquest.play.scores import Score, Scores
from starquest.play.session import Run
from starquest.text.clean import clean

LONG = "the run could not be saved: "
"""How a problem begins where it is told in full."""


def recorded(run: Run) -> list[str]:
    """Score a run that is over and say where it can be found; nothing for one in memory."""
    if not isinstance(run, SavedRun):
        return []
    record = finish(run)
    if run.problem:
        return ["", f"It is not in the score table: {run.problem.removeprefix(LONG)}."]
    lines = ["", _place(record, Scores(run.folder, run.disk).records())]
    if record.replay:
        lines.append(f"It can be watched again: {clean(record.replay, 60)}")
    return lines


def _place(record: Score, table: list[Score]) -> str:
    if not record.ranked:
        return "It was taken over from a replay, so it has no place in the score table."
    ranked = [other.run for other in table if other.ranked]
    return f"Place {ranked.index(record.run) + 1} of {len(ranked)} in the score table."
