"""A run at one moment, as it goes into a file and strictly comes back."""

from typing import Any

import attrs

from starquest import __version__
from starquest.content.catalog import Catalog
from starquest.content.failures import failures
from starquest.engine.digest import digest
from starquest.model.setup import Quest
from starquest.model.state import GameState
from starquest.play.codec import state_converter
from starquest.play.saves.envelope import Envelope, Kind, pack, seal
from starquest.play.saves.errors import Damaged, TooNew
from starquest.play.saves.history import History, plain_rows, read_rows
from starquest.play.saves.migrate import FORMAT, check_format, migrate
from starquest.play.saves.plain import dumps, loads
from starquest.play.saves.shape import shape
from starquest.play.saves.sound import faults
from starquest.play.saves.summary import Summary
from starquest.play.seating import Seating


@attrs.frozen
class Stretch:
    """From which command on a run was played with which game and data."""

    after: int
    game: str
    content: str


@attrs.frozen
class Head:
    """What can be read of a run without reading all of it."""

    run: str
    """Tells runs apart, whatever they are called."""
    game: str
    content: str
    shape: str
    """The fields a state had: digests of other shapes cannot be compared."""
    summary: Summary


@attrs.frozen
class Body:
    """Everything about a run but its past."""

    quest: Quest
    seed: int
    state: GameState
    digest: str
    seats: Seating = attrs.Factory(Seating)
    ranked: bool = True
    origin: str = ""
    """Where a run that was taken over comes from."""
    stretches: tuple[Stretch, ...] = ()


@attrs.frozen
class Snapshot:
    """A run at one moment, and how it came there."""

    head: Head
    body: Body
    history: History


def write_snapshot(snapshot: Snapshot) -> bytes:
    """A snapshot as the bytes of a file."""
    convert = state_converter().unstructure
    body = pack(dumps(convert(snapshot.body)))
    head = dumps(convert(snapshot.head))
    return seal(Envelope(Kind.RUN, FORMAT, head, body, snapshot.history.packed()))


def read_head(envelope: Envelope) -> Head:
    """The head alone; an older format is read whole for it."""
    check_format(envelope.format)
    if envelope.format == FORMAT:
        head: Head = structured(_json(envelope.head), Head)
    else:
        head = structured(_document(envelope)["head"], Head)
    return head


def read_snapshot(envelope: Envelope, lore: Catalog) -> Snapshot:
    """A snapshot whose every reference and digest was checked; Damaged or TooNew if it is not."""
    document = _document(envelope)
    head: Head = structured(document["head"], Head)
    try:
        body: Body = structured(document["body"], Body)
    except Damaged as error:
        if head.shape != shape():
            raise TooNew(
                f"it was written by version {_plain(head.game)} of the game, which keeps things "
                f"this version ({__version__}) does not know, and is left as it is"
            ) from error
        raise
    body = attrs.evolve(body, state=attrs.evolve(body.state, lore=lore))
    rows = read_rows(document["rows"])
    _check(head, body, len(rows))
    return Snapshot(head, body, History(rows))


def _check(head: Head, body: Body, rows: int) -> None:
    """What must agree besides the types."""
    if found := faults(body.state, head.content):
        raise Damaged(_plain(f"its state cannot be ({found[0]})"))
    if head.shape == shape() and digest(body.state) != body.digest:
        raise Damaged("its state is not the one that was saved")
    if head.summary.commands != rows:
        raise Damaged(f"it counts {head.summary.commands} commands and has {rows}")


def structured(plain: object, kind: type) -> Any:  # noqa: ANN401 - whatever the kind says
    """A value from JSON values; Damaged with the first thing that is wrong."""
    try:
        return state_converter().structure(plain, kind)
    except RecursionError:
        raise Damaged("it is nested too deeply") from None
    except Exception as error:
        first = failures(error)[0]
        raise Damaged(_plain(f"{first.path}: {first.message}")) from error


def _document(envelope: Envelope) -> dict[str, Any]:
    document = {
        "head": _json(envelope.head),
        "body": _json(envelope.body.unpack()),
        "rows": _rows(envelope.rows.unpack()),
    }
    return migrate(document, envelope.format)


def _json(source: bytes) -> Any:  # noqa: ANN401 - any JSON value
    try:
        return loads(source)
    except ValueError as error:
        raise Damaged(_plain(str(error))) from None


def _rows(source: bytes) -> list[Any]:
    try:
        return plain_rows(source)
    except ValueError as error:
        raise Damaged(_plain(str(error))) from None


def _plain(text: str) -> str:
    """A text of a file that goes into a message: short, and nothing that cannot be shown."""
    return "".join(char if char.isprintable() else "?" for char in text)[:200]
