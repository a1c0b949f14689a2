"""A finished run becomes a record: a replay to watch and a line in the score table."""

from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import attrs

from starquest.engine.modes.quest.party import quest_if_any
from starquest.play.ledger import fight_of
from starquest.play.replay.file import SUFFIX, Replay, replay_of
from starquest.play.saves.disk import Disk
from starquest.play.saves.errors import SaveError
from starquest.play.saves.files import there
from starquest.play.saves.recover import unsaved
from starquest.play.saves.run_library import Entry, RunLibrary
from starquest.play.saves.saved_run import SavedRun
from starquest.play.saves.summary import Summary
from starquest.play.scores import Score, Scores


def finish(run: SavedRun) -> Score:
    """Score a run that is over, once however often; a failing disk shows in its `problem`."""
    replay = replay_of(run)
    mission = quest_if_any(run.state)
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
    record = Score(
        run.origin.id, run.name, when, run.summary, mission.xp if mission else 0,
        replay.head.content, daily=run.origin.daily, fight=fight_of(run.origin.setup, run.state),
    )  # fmt: skip
    try:
        path = _free(run.folder, replay, run.disk)
        replay.save(path, run.disk)
        record = attrs.evolve(record, replay=path.name)
        Scores(run.folder, run.disk).add(record)
    except (OSError, SaveError) as error:
        run.problem = unsaved(error)
    return record


def make_good(library: RunLibrary) -> None:
    """Score the finished runs the table does not have: something kept the game from it."""
    table = Scores(library.folder, library.disk).records()
    known = [_apart_from_version(record.summary) for record in table]
    runs = [
        entry for entry in library.entries() if isinstance(entry, Entry) and entry.summary.outcome
    ]
    for entry in runs:
        if _apart_from_version(entry.summary) not in known:
            with suppress(SaveError), library.open(entry.name) as run:
                finish(run)


def _apart_from_version(summary: Summary) -> Summary:
    return attrs.evolve(summary, version="")


def _free(folder: Path, replay: Replay, disk: Disk) -> Path:
    """Where a replay goes: its run's name, with a number if another run's replay has it."""
    number, path = 1, folder / f"{replay.name}{SUFFIX}"
    while there(path) and not _same(path, replay, disk):
        number += 1
        path = folder / f"{replay.name}-{number}{SUFFIX}"
    return path


def _same(path: Path, replay: Replay, disk: Disk) -> bool:
    try:
        return Replay.load(path, replay.catalog, disk).origin.id == replay.origin.id
    except SaveError:
        return False
