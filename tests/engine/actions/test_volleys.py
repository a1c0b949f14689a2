"""The ways to share out weapons are counted and found without writing them out."""

from itertools import product

import pytest

from starquest.engine.actions.volleys import Volleys
from starquest.model.command import Hold, Shoot, Shot
from starquest.model.ids import EntityId
from tests import times
from tests.support.brawls import Picks

Pairs = list[tuple[str, list[EntityId]]]


def drawn_at_random(seed: int) -> Pairs:
    """Some weapons, each with some of six targets."""
    picks = Picks(seed)
    found: Pairs = []
    for weapon in range(picks.below(5)):
        targets = [EntityId(target) for target in range(1, 7) if picks.below(2)]
        found.append((f"gun {weapon}", targets or [EntityId(6)]))
    return found


def written_out(pairs: Pairs) -> list[Shoot]:
    """Every way, one after the other."""
    choices = [[None, *[Shot(weapon, target) for target in targets]] for weapon, targets in pairs]
    ways = [tuple(shot for shot in way if shot is not None) for way in product(*choices)]
    return [Shoot(way) for way in ways if way and len({shot.target for shot in way}) <= 2]


@pytest.mark.rule("FF-141")
@pytest.mark.parametrize("seed", range(times(30, 400)))
def test_volleys_are_those_one_would_write_out(seed: int) -> None:
    pairs = drawn_at_random(seed)
    volleys, wanted = Volleys(pairs), written_out(pairs)
    assert len(volleys) == len(wanted)
    assert list(volleys) == wanted
    assert [volleys[index] for index in range(len(volleys))] == wanted
    everything = written_out([(w, [EntityId(t) for t in range(8)]) for w, _ in pairs[:3]])
    assert [c for c in everything if c in volleys] == [c for c in everything if c in wanted]


@pytest.mark.rule("FF-141")
def test_two_guns_and_two_targets_have_eight_ways() -> None:
    volleys = Volleys([("gun", [EntityId(1), EntityId(2)]), ("rifle", [EntityId(1), EntityId(2)])])
    assert len(volleys) == 3 * 3 - 1


@pytest.mark.parametrize(
    "command",
    [
        Shoot(()),
        Hold(),
        Shoot((Shot("rifle", EntityId(1)), Shot("gun", EntityId(1)))),
        Shoot((Shot("gun", EntityId(1)), Shot("gun", EntityId(1)))),
        Shoot((Shot("gun", EntityId(True)),)),  # noqa: FBT003
    ],
)
def test_what_is_no_volley_is_not_among_them(command: object) -> None:
    assert command not in Volleys([("gun", [EntityId(1)]), ("rifle", [EntityId(1)])])


def test_there_is_no_volley_beyond_the_last() -> None:
    volleys = Volleys([("gun", [EntityId(1)]), ("rifle", [EntityId(1)])])
    with pytest.raises(IndexError):
        volleys[3]
