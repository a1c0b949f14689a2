"""The parties of a simulation: drawn by the seed, named, or what a bot likes."""

from starquest.model.setup import QuestSetup
from starquest.play.modes.quest.spread import Wishes, quest_for
from tests.support.board import catalog

LIKED = ("medic", "psyker", "marksman", "breacher")


def kinds(seed: int, **wishes: object) -> list[str]:
    """The classes of a game's party."""
    quest: QuestSetup = quest_for(catalog(), seed, Wishes(**wishes))  # type: ignore[arg-type]  # fields
    return [recruit.kind for recruit in quest.party]


def test_liked_classes_are_taken_where_nothing_is_asked_for() -> None:
    for seed in range(20):
        party = kinds(seed, liked=LIKED)
        assert party == list(LIKED[: len(party)])
        assert len(party) == len(kinds(seed))


def test_a_size_that_is_asked_for_is_filled_by_the_seed_alone() -> None:
    assert all(kinds(seed, party=3) == kinds(seed, party=3, liked=LIKED) for seed in range(20))


def test_a_liked_class_that_is_not_in_the_data_is_left_out() -> None:
    for seed in range(20):
        party = kinds(seed, liked=("forgotten", "medic"))
        assert party[0] == "medic"
        assert len(set(party)) == len(party) == len(kinds(seed))


def test_named_classes_are_the_party() -> None:
    assert kinds(1, party=("medic", "breacher"), liked=LIKED) == ["medic", "breacher"]
