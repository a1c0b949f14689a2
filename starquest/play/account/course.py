"""The course of a run: the table it began with and every command, from wherever it is kept."""

import attrs

from starquest.model.command import Command
from starquest.model.state import GameState
from starquest.play.replay.file import Replay, replay_of
from starquest.play.replay.verify import Differs, first_state
from starquest.play.saves.saved_run import SavedRun
from starquest.play.session import Run


@attrs.frozen
class Course:
    """What a run can be played again from."""

    first: GameState
    commands: tuple[Command, ...]
    replay: Replay | None = None
    """Where it can be watched from; none for a run that is kept in memory only."""


def course_of(run: Run) -> Course:
    """The course of a run so far."""
    if isinstance(run, SavedRun):
        found = course_of_replay(replay_of(run))
        return found or Course(run.state, ())
    first = run.opening[0].after if run.opening and run.opening[0].before is None else run.state
    return Course(first, tuple(run.history) if first is not run.state else ())


def course_of_replay(replay: Replay) -> Course | None:
    """The course of a replay; None if its table can no longer be laid out as it was."""
    try:
        first = first_state(replay)
    except Differs:
        return None
    return Course(first, tuple(row.command for row in replay.rows), replay)
