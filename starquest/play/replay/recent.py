"""What happened last in a run, told again from an older generation of its file.

The generations behind the newest one are moments of the same run: whoever comes back to it can
read how it went on without the whole run being played again.
"""

from pathlib import Path

import attrs

from starquest.engine.digest import digest
from starquest.model.result import Happened
from starquest.model.state import GameState
from starquest.play.replay.verify import Differs, repeat
from starquest.play.saves.documents import json_of, structured
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.errors import SaveError
from starquest.play.saves.files import read_file
from starquest.play.saves.history import SHORT, Row
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.saved_run import SavedRun
from starquest.play.saves.snapshot import Body, Head
from starquest.play.saves.store import generations


@attrs.frozen
class Moment:
    """A run after so many commands."""

    at: int
    state: GameState


def recent(run: SavedRun, until: int) -> tuple[Happened, ...]:
    """What happened up to a command since the oldest moment that is kept; nothing if none is."""
    paths = reversed(generations(run.folder, run.name)[1:])
    moments = (_moment(run, path) for path in paths)
    start = next((moment for moment in moments if moment and moment.at < until), None)
    return _again(start, run.rows[start.at : until]) if start else ()


def _moment(run: SavedRun, path: Path) -> Moment | None:
    """The moment a file keeps, if it is one of this very run; the digest of the row proves it."""
    try:
        source = read_file(run.disk, path)
        envelope = unseal(source, Kind.RUN) if source is not None else None
        if envelope is None or envelope.format != FORMAT:
            return None
        head: Head = structured(json_of(envelope.head), Head)
        body: Body = structured(json_of(envelope.body.unpack()), Body)
    except SaveError:
        return None
    at, state = head.summary.commands, attrs.evolve(body.state, catalog=run.state.catalog)
    known = run.rows[at - 1].digest if 0 < at <= len(run.rows) else run.origin.opening[:SHORT]
    return Moment(at, state) if digest(state)[:SHORT] == known else None


def _again(start: Moment, rows: list[Row]) -> tuple[Happened, ...]:
    """The commands after a moment once more; nothing if they come out otherwise."""
    found, state = [], start.state
    for row in rows:
        try:
            applied = repeat(state, row)
        except Differs:
            return ()
        found.append(Happened(state, applied.events, applied.state))
        state = applied.state
    return tuple(found)
