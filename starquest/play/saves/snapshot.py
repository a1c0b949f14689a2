"""A run at one moment, as it goes into a file and strictly comes back."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.engine.digest import digest
from starquest.model.command import Command
from starquest.model.dice import MASK
from starquest.model.setup import Setup
from starquest.model.state import GameState
from starquest.play.codec import state_converter
from starquest.play.memory import Memory
from starquest.play.modes import play_mode_of
from starquest.play.saves.documents import json_of, plain_text, read_document, structured
from starquest.play.saves.envelope import Envelope, Kind, pack, seal
from starquest.play.saves.errors import Damaged, SaveError, TooNew
from starquest.play.saves.faults import faults
from starquest.play.saves.history import MOST_ROWS, History, read_rows
from starquest.play.saves.migrate import FORMAT, check_format
from starquest.play.saves.plain import dumps
from starquest.play.saves.shape import shape_of
from starquest.play.saves.summary import Summary
from starquest.play.seating import Seating
from starquest.text.locale import words

LONGEST_TEXT = 200


@attrs.frozen
class Stretch:
    """From which command on a run was played with which game and data."""

    after: int
    game: str
    content: str


@attrs.frozen
class Head:
    """What can be read of a run without reading all of it."""

    game: str
    content: str
    shape: str
    """The fields a state had: digests of other shapes cannot be compared."""
    summary: Summary


@attrs.frozen
class Origin:
    """What a run is, apart from how it goes."""

    setup: Setup
    seed: int
    ranked: bool = True
    taken_from: str = ""
    """The replay a run was taken over from."""
    taken_at: int = 0
    """The command of it after which it was."""
    stretches: tuple[Stretch, ...] = ()
    opening: str = ""
    """The digest before the first command."""
    id: str = attrs.Factory(lambda: secrets.token_hex(8))
    """Tells runs apart, whatever they are called."""
    daily: str = ""
    """The day whose mission it is; empty for any other."""

    def again(self) -> "Origin":
        """The same for another run."""
        return attrs.evolve(self, id=secrets.token_hex(8))


@attrs.frozen
class Body:
    """Everything about a run but its past."""

    origin: Origin
    state: GameState
    digest: str
    seats: Seating = attrs.Factory(Seating)
    memory: Memory = ()
    """Where each side saw enemies last."""


@attrs.frozen
class Snapshot:
    """A run at one moment, and how it came there."""

    head: Head
    body: Body
    history: History


def write_snapshot(snapshot: Snapshot) -> bytes:
    """A snapshot as the bytes of a file; SaveError for one that could not be read again."""
    if len(snapshot.history.rows) > MOST_ROWS:
        raise SaveError(words("saves.history.long", most=MOST_ROWS))
    convert = state_converter().unstructure
    body = pack(dumps(convert(snapshot.body)))
    head = dumps(convert(snapshot.head))
    return seal(Envelope(Kind.RUN, FORMAT, head, body, snapshot.history.packed()))


@cache
def shape() -> str:
    """The fields of everything that is kept, in one word."""
    return shape_of(Head, Body, Command)


def read_head(envelope: Envelope) -> Head:
    """The head alone; an older format is read whole for it."""
    check_format(envelope.format)
    current = envelope.format == FORMAT
    plain = json_of(envelope.head) if current else read_document(envelope)["head"]
    with _from_elsewhere(plain, ""):
        head: Head = structured(plain, Head)
        return head


def read_snapshot(envelope: Envelope, catalog: Catalog) -> Snapshot:
    """A snapshot whose every reference and digest was checked; Damaged or TooNew if it is not."""
    document = read_document(envelope)
    with _from_elsewhere(document["head"], catalog.digest):
        head: Head = structured(document["head"], Head)
        body: Body = structured(document["body"], Body)
        body = attrs.evolve(body, state=attrs.evolve(body.state, catalog=catalog))
        _check(head, body, len(document["rows"]))
        return Snapshot(head, body, History(read_rows(document["rows"])))


@contextmanager
def _from_elsewhere(head: object, content: str) -> Iterator[None]:
    """What another version or other data make unreadable is not damaged, and is left alone."""
    try:
        yield
    except Damaged as error:
        match head:
            case {"game": str(game), "content": str(data), "shape": str(fields)}:
                same = (fields, data if content else "") == (shape(), content)
            case _:
                raise
        if same and game == __version__:
            raise
        raise TooNew(
            words(
                "saves.format.other_version",
                game=plain_text(game),
                here=__version__,
                reason=str(error),
            )
        ) from error


def check_origin(origin: Origin) -> None:
    """Damaged for a setup no run can have."""
    if not 0 <= origin.seed <= MASK or len(origin.taken_from) > LONGEST_TEXT:
        raise Damaged(words("saves.run.origin"))
    if not play_mode_of(origin.setup).in_bounds(origin.setup):
        raise Damaged(words("saves.run.setup"))


def _check(head: Head, body: Body, rows: int) -> None:
    """What must agree besides the types."""
    check_origin(body.origin)
    if found := faults(body.state, head.content):
        raise Damaged(plain_text(words("saves.run.state", reason=found[0])))
    if not all(body.state.table.grid.holds(row.cell) for row in body.memory):
        raise Damaged(words("saves.run.memory"))
    if head.shape == shape() and digest(body.state) != body.digest:
        raise Damaged(words("saves.run.other_state"))
    if head.summary.commands != rows:
        raise Damaged(words("saves.run.count", counted=head.summary.commands, there=rows))
