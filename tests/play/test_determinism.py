"""The same seed and commands make the same game, in every process and on every day."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.golden.skirmishes import COMMANDS, GAMES, play, stored, written

ROOT = Path(__file__).resolve().parents[2]
HASH_SEEDS = ("0", "1", "random")


def fresh(hash_seed: str, *arguments: str) -> str:
    """What a new interpreter prints whose strings hash in this way."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def first_difference(one: list[str], other: list[str]) -> int | None:
    """The number of the first command after which two games differ."""
    for index in range(max(len(one), len(other))):
        if one[index : index + 1] != other[index : index + 1]:
            return index
    return None


@cache
def here() -> str:
    """Every golden game played in this process."""
    return written()


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
def test_a_fresh_process_plays_alike_however_strings_hash(hash_seed: str) -> None:
    assert fresh(hash_seed, "-m", "tests.golden", "--print") == here()


def test_strings_do_hash_differently_there() -> None:
    hashes = [fresh(seed, "-c", "print(hash('starquest'))") for seed in HASH_SEEDS[:2]]
    assert hashes[0] != hashes[1]


def test_a_game_played_twice_is_the_same_game() -> None:
    assert play("ruins") == play("ruins")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_plays_as_stored(name: str) -> None:
    # If the change was meant: `make golden`, and say in the commit why the game is another one.
    assert first_difference(play(name), stored()[name]) is None


def test_the_golden_games_are_worth_playing() -> None:
    games = stored()
    assert games.keys() == GAMES.keys()
    assert [len(set(digests)) for digests in games.values()] == [COMMANDS + 1] * len(GAMES)


def test_a_planted_difference_is_found_where_it_is() -> None:
    assert first_difference(["a", "b", "c"], ["a", "b", "c"]) is None
    assert first_difference(["a", "b", "c"], ["a", "x", "c"]) == 1
    assert first_difference(["a", "b"], ["a", "b", "c"]) == 2
