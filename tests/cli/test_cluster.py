"""Games on a cluster of this machine: two processes that are reached by the loopback only."""

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

import pytest
from distributed import LocalCluster

from starquest import cli
from starquest.cli import cluster
from starquest.cli.cluster import ClusterError
from starquest.play.this_game import this_game

GAMES = ("sim", "--bot", "random", "--board", "small", "--heroes", "2", "--games", "5", "--json")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster with two processes, which are gone afterwards."""
    with LocalCluster(
        n_workers=2, threads_per_worker=2, host="127.0.0.1", dashboard_address=None,
        silence_logs=True,
    ) as local:  # fmt: skip
        yield local.scheduler_address


def test_the_same_records_as_in_one_process(
    scheduler: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*GAMES, "--workers", "1"]) == 0
    alone = capsys.readouterr().out
    assert alone.count("\n") == 5
    assert cli.main([*GAMES, "--cluster", scheduler]) == 0
    assert capsys.readouterr() == (alone, "")


def test_every_process_of_the_cluster_is_a_place_to_play(scheduler: str) -> None:
    with cluster.cluster_at(scheduler) as found:
        assert found.slots == 2
        assert list(found.executor.map(abs, [-3, 2])) == [3, 2]


@contextmanager
def door(*, greeting: bytes) -> Iterator[str]:
    """Somebody who is no scheduler, and what it says to whoever comes."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            guest, _ = server.accept()
            with guest:
                guest.sendall(greeting)

        clerk = Thread(target=answer)
        clerk.start()
        yield f"127.0.0.1:{server.getsockname()[1]}"
        clerk.join()


def test_nobody_there_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
    assert cli.main([*GAMES, "--cluster", address]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"starquest: no cluster answers at {address} (")


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.0 400 Bad request\r\n\r\n"])
def test_a_server_that_is_no_scheduler_is_not_waited_for(
    greeting: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    with door(greeting=greeting) as address:
        assert cli.main([*GAMES, "--cluster", address]) == 1
    assert "(what is there is no scheduler of dask)" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["nowhere", "tcp://x", "ws://x:1", ":5", "x:70000", "x:\u0663"])
def test_what_is_no_address_is_refused(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*GAMES, "--cluster", address]) == 2
    assert "is no address of a cluster such as tcp://127.0.0.1:8786" in capsys.readouterr().err


def test_without_the_extra_the_command_to_install_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert cli.main([*GAMES, "--cluster", "127.0.0.1:8786"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "pip install 'starquest[cluster]'" in err


class Crew:
    """Workers that say which game they have, or break."""

    def __init__(self, *games: str | Exception) -> None:
        self.games = games

    def wait_for_workers(self, _count: int, timeout: float) -> None:
        if not self.games:
            raise TimeoutError(timeout)

    def run(self, _look: object) -> dict[int, str]:
        if isinstance(self.games[0], Exception):
            raise self.games[0]
        return dict(enumerate(map(str, self.games)))


@pytest.mark.parametrize(
    ("crew", "told"),
    [
        (Crew(), "has no workers"),
        (Crew("an older one"), "another version of the game"),
        (Crew(this_game(), "an older one"), "another version of the game"),
        (Crew(ModuleNotFoundError("starquest")), "another version of the game"),
    ],
)
def test_workers_without_this_very_game_are_refused(crew: Crew, told: str) -> None:
    with pytest.raises(ClusterError, match=told):
        cluster._workers(crew, "there")  # type: ignore[arg-type]


def test_workers_with_this_game_are_counted() -> None:
    assert cluster._workers(Crew(this_game(), this_game()), "there") == 2  # type: ignore[arg-type]
