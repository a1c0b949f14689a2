"""A dask cluster that plays games; dask.distributed is an extra and imported only for it."""

import logging
import socket
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import attrs

from starquest.cli.arguments import UsageError
from starquest.play.this_game import this_game
from starquest.text.clean import clean
from starquest.text.locale import words

if TYPE_CHECKING:
    from distributed import Client

PATIENCE = 5
"""Seconds until a scheduler has to answer and to have a worker."""
LONGEST = 120
PORTS = 1 << 16
GREETING, LONGEST_GREETING = 8, 1 << 16
"""A scheduler greets first; its greeting starts with its length, in so many bytes."""


class ClusterError(RuntimeError):
    """A cluster does not play; the message says why."""


@attrs.frozen
class Cluster:
    """Where games can be handed in, and how many are played at once."""

    executor: Executor
    slots: int


@contextmanager
def cluster_at(address: str) -> Iterator[Cluster]:
    """The cluster of a scheduler, which has to have this very game on all its workers."""
    shown = clean(address, LONGEST)
    client = _client(address, shown)
    try:
        slots = _workers(client, shown)
        yield Cluster(client.get_executor(pure=False), slots)
    except _losses() as error:
        told = words("cli.cluster_lost", address=shown, reason=_reason(error))
        raise ClusterError(told) from error
    finally:
        client.close()


def _client(address: str, shown: str) -> "Client":
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise UsageError(words("cli.no_cluster_extra")) from None
    # What goes wrong is told once, in a sentence of ours.
    for logger in ("distributed", "distributed.client"):
        logging.getLogger(logger).setLevel(logging.CRITICAL + 1)
    host, port = _place(address)
    try:
        _knock(host, port)
        return Client(f"tcp://{_bracketed(host)}:{port}", timeout=PATIENCE, set_as_default=False)
    except OSError as error:
        told = words("cli.no_cluster", address=shown, reason=_reason(error))
        raise ClusterError(told) from error


def _losses() -> tuple[type[Exception], ...]:
    """What is raised when a cluster, its workers or the way to them are gone."""
    from distributed import KilledWorker  # noqa: PLC0415 - as above

    return (CancelledError, OSError, KilledWorker)


def _place(address: str) -> tuple[str, int]:
    """Host and port of an address, or a complaint about it."""
    host, _, port = address.removeprefix("tcp://").rpartition(":")
    plain = host.strip("[]")
    if not plain or "/" in plain or not (port.isascii() and port.isdigit() and int(port) < PORTS):
        raise UsageError(words("cli.no_address", given=repr(clean(address, LONGEST))))
    return plain, int(port)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _knock(host: str, port: int) -> None:
    """See that a scheduler greets there: a client would wait for ever for one that does not."""
    with socket.create_connection((host, port), timeout=PATIENCE) as door:
        greeting = door.recv(GREETING, socket.MSG_WAITALL)
    if len(greeting) < GREETING or int.from_bytes(greeting, "little") > LONGEST_GREETING:
        raise ConnectionError(words("cli.no_scheduler"))


def _reason(error: BaseException) -> str:
    told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return clean(told or type(error).__name__, LONGEST).rstrip(".")


def _workers(client: "Client", shown: str) -> int:
    """How many workers there are; all of them have to play the same game as we."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise ClusterError(words("cli.no_cluster_workers", address=shown)) from None
    try:
        theirs = client.run(this_game)
    except Exception as error:
        # Whatever goes wrong while a worker looks for the game: it has none, or an older one.
        raise ClusterError(words("cli.other_cluster_game", address=shown)) from error
    if set(theirs.values()) != {this_game()}:
        raise ClusterError(words("cli.other_cluster_game", address=shown))
    return len(theirs)
