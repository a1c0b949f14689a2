"""What files say, as plain JSON values and as typed ones."""

from typing import Any

from starquest.content.failures import first_failure
from starquest.play.codec import state_converter
from starquest.play.saves.envelope import Envelope, Kind
from starquest.play.saves.errors import Damaged
from starquest.play.saves.history import plain_rows
from starquest.play.saves.migrate import Document, check_format, migrate
from starquest.play.saves.plain import FEW, Limits, loads
from starquest.text.locale import words
from starquest.text.problems import told_fault

SCORES = Limits(marks=1_000_000, entries=6_000)
"""Of a full score table."""


def structured(plain: object, kind: type) -> Any:  # noqa: ANN401 - whatever the kind says
    """A value from JSON values; Damaged with the first thing that is wrong."""
    try:
        return state_converter().structure(plain, kind)
    except RecursionError:
        raise Damaged(words("saves.json.deep")) from None
    except Exception as error:
        first = first_failure(error)
        raise Damaged(plain_text(f"{first.path}: {told_fault(first.fault)}")) from error


def read_document(envelope: Envelope) -> Document:
    """What a file says, as plain JSON values in the format of this version."""
    check_format(envelope.format)
    document = {
        "head": json_of(envelope.head),
        "body": json_of(envelope.body.unpack(), SCORES if envelope.kind is Kind.SCORES else FEW),
        "rows": _rows(envelope.rows.unpack()),
    }
    return migrate(document, envelope.format)


def json_of(source: bytes, most: Limits = FEW) -> Any:  # noqa: ANN401 - any JSON value
    """The value some JSON says; Damaged if it is not to be trusted."""
    try:
        return loads(source, most)
    except ValueError as error:
        raise Damaged(plain_text(str(error))) from None


def _rows(source: bytes) -> list[Any]:
    try:
        return plain_rows(source)
    except ValueError as error:
        raise Damaged(plain_text(str(error))) from None


def plain_text(text: str) -> str:
    """A text of a file that goes into a message: short, and nothing that cannot be shown."""
    return "".join(char if char.isprintable() else "?" for char in text)[:200]
