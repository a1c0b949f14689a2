"""A finished run goes into the score table; what the last page says of that."""

from starquest.desk.ledger_lines import standing
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
        return ["", words("panels.end.no_score", problem=bare(run.problem))]
    lines = ["", *_standing(record, Scores(run.folder, run.disk).records())]
    if record.replay:
        lines.append(words("panels.end.replay", file=clean(record.replay, 60)))
    return lines


def _standing(record: Score, table: list[Score]) -> list[str]:
    """Its place in the table, of a match what its lists have come to so far."""
    if record.ranked and record.fight is not None:
        return standing(record.fight, table)
    return [_place(record, table)]


def _place(record: Score, table: list[Score]) -> str:
    if not record.ranked:
        return words("panels.end.taken_over")
    ranked = [other.run for other in table if other.ranked and other.fight is None]
    place = ranked.index(record.run) + 1
    return words("panels.end.place", place=place, count=len(ranked))


def bare(problem: str) -> str:
    """The reason alone of a run that could not be saved."""
    return problem.removeprefix(words("saves.run.unsaved", reason=""))
