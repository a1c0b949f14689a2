"""A finished run goes into the score table; what the last page says of that."""

from starquest.play.finish import finish
from starquest.play.saves import SavedRun
from starquest.play.scores import Score, Scores
from starquest.play.session import Run
from starquest.text.clean import clean
from starquest.text.locale import words


def recorded(run: Run) -> list[str]:
    """Score a run that is over and say where it can be found; nothing for one in memory."""
    if not isinstance(run, SavedRun):
        return []
    record = finish(run)
    if run.problem:
        return ["", words("ending.unrecorded", reason=run.problem.removeprefix(long_problem()))]
    lines = ["", _place(record, Scores(run.folder, run.disk).records())]
    if record.replay:
        lines.append(words("ending.replay", file=clean(record.replay, 60)))
    return lines


def long_problem() -> str:
    """How a problem begins where it is told in full."""
    return words("saves.run.unsaved", reason="")


def _place(record: Score, table: list[Score]) -> str:
    if not record.ranked:
        return words("ending.unranked")
    ranked = [other.run for other in table if other.ranked]
    place = ranked.index(record.run) + 1
    return words("ending.place", place=place, count=len(ranked))
