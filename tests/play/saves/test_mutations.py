"""Sound saves with one value changed at random: refused, or a game that can be played."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from starquest.play.bots import bot_named
from starquest.play.saves import SaveError, snapshot
from starquest.play.saves.envelope import Kind, unseal
from starquest.play.saves.snapshot import read_snapshot
from starquest.play.session import Session
from tests import times
from tests.play.saves.forging import MIDST, Document, Forgery, Played, document
from tests.play.saves.playing import CATALOG, play_on
from tests.support.matches import army, setup_of

Place = tuple[str | int, ...]
VALUES: tuple[Any, ...] = (0, -1, 3, 24, 10**6, 2**63, "", "x", "medic", None, True, [], {}, [1])
SHIFTS = (-1, 1, 2, -5, 10, 1000)
PLAYED = 15
MATCH = setup_of(
    army("scrap_cutters", "scrap_gunners", "slag_gunner"),
    army("flickerlings", "phase_hunter", "null_howlers"),
    minds=("", "list"),
)
MOMENTS = (2, 9, 30)
"""While markers are placed, while armies deploy, in the fight."""


def places(value: Any, here: Place) -> Iterator[Place]:  # noqa: ANN401 - any JSON value
    """Every place in a JSON value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in parts:
        yield (*here, key)
        if isinstance(part, dict | list):
            yield from places(part, (*here, key))


def mutated(found: Document, random: Random, among: list[Place]) -> None:
    """Change, remove or copy one value of a state."""
    place = random.choice(among)
    table: Any = _at(found, place[:-1])
    key, old = place[-1], _at(found, place)
    match random.randrange(5):
        case 0:
            del table[key]
        case 1:
            table[key] = deepcopy(_at(found, random.choice(among)))
        case _ if type(old) is int:
            table[key] = old + random.choice(SHIFTS)
        case _:
            table[key] = deepcopy(random.choice(VALUES))


def _at(found: Any, place: Place) -> Any:  # noqa: ANN401 - any JSON value
    for key in place:
        found = found[key]
    return found


def outcomes(count: int, seed: int, played: Played = MIDST) -> Iterator[str]:
    """What becomes of each of so many mutations."""
    random = Random(seed)  # noqa: S311 - the same each time
    among = list(places(document(played)["body"]["state"], ("body", "state")))
    for number in range(count):
        whole = Forgery(lambda found: mutated(found, random, among), played).whole()
        try:
            snapshot = read_snapshot(unseal(whole, Kind.RUN), CATALOG)
        except SaveError:
            yield "refused"
            continue
        try:
            play_on(Session(snapshot.body.state), PLAYED, bot_named("random", number))
        except Exception as error:  # noqa: BLE001 - that is what is counted
            yield f"mutation {number}: {error!r}"
        else:
            yield "played"


@pytest.mark.soak
def test_a_changed_save_is_refused_or_can_be_played() -> None:
    found = list(outcomes(times(400, 5000), 21))
    assert set(found) == {"refused", "played"}


@pytest.mark.soak
@pytest.mark.parametrize("commands", MOMENTS)
def test_a_changed_save_of_a_match_is_refused_or_can_be_played(commands: int) -> None:
    found = list(outcomes(times(100, 2500), commands, Played(MATCH, commands)))
    assert set(found) <= {"refused", "played"}
    assert "refused" in found


def test_without_the_checks_some_cannot_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker itself."""
    monkeypatch.setattr(snapshot, "faults", lambda *_: [])
    assert not set(outcomes(150, 21)) <= {"refused", "played"}
