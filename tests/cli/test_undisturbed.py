"""Ctrl-C waits for what has to be done as a whole."""

import signal

import pytest

from starquest.cli.undisturbed import undisturbed


def test_ctrl_c_counts_when_the_whole_is_done() -> None:
    done: list[str] = []

    def whole() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            done.append("whole")

    with pytest.raises(KeyboardInterrupt):
        whole()
    assert done == ["whole"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_one_counts_at_once() -> None:
    done: list[str] = []

    def whole() -> None:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            done.append("never")

    with pytest.raises(KeyboardInterrupt):
        whole()
    assert done == []
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_nothing_is_raised_where_nothing_was_pressed() -> None:
    with undisturbed():
        pass
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_who_ignores_it_goes_on_ignoring_it() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with undisturbed():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
