"""The ledger of matches: counted by hand, and kept with the scores."""

from pathlib import Path

import attrs

from starquest.play.finish import finish
from starquest.play.ledger import Fight, Fought, Tally, ledger
from starquest.play.modes.match.words import read_match
from starquest.play.named_army import named_army
from starquest.play.saves import RunLibrary
from starquest.play.scores import Scores
from starquest.play.session import Whose, whose
from tests.play.saves.playing import CATALOG

DAWN, BLOOM = Fought("Dawn", 300), Fought("Bloom", 300, "list")


def test_both_lists_are_counted_by_who_played_the_other_side() -> None:
    fights = [
        Fight((DAWN, BLOOM), 0),
        Fight((DAWN, BLOOM), 1),
        Fight((DAWN, BLOOM), 1),
        Fight((DAWN, attrs.evolve(BLOOM, mind="captain")), -1),
        None,
    ]
    assert ledger(fights) == {
        ("Bloom", 300): {"": Tally(2, 1, 1)},
        ("Dawn", 300): {"list": Tally(1, 0, 2), "captain": Tally(0, 1, 0)},
    }


def test_lists_of_other_points_are_other_lists_and_the_most_played_comes_first() -> None:
    small = attrs.evolve(DAWN, points=200)
    found = ledger([Fight((small, DAWN), 0), Fight((BLOOM, DAWN), 0)])
    assert [*found] == [("Dawn", 300), ("Bloom", 300), ("Dawn", 200)]
    assert found["Dawn", 300] == {"": Tally(0, 0, 1), "list": Tally(0, 0, 1)}


def test_a_finished_match_is_kept_with_its_lists(tmp_path: Path) -> None:
    setup = read_match(CATALOG, points=200, board="small", find=named_army)
    setup = attrs.evolve(setup, minds=("list", "list"))
    with RunLibrary(tmp_path, CATALOG).begin(setup, 3, "first") as run:
        while whose(run.state) is not Whose.OVER:
            run.mind_step()
        finish(run)
        assert run.state.outcome is not None
        won = run.state.outcome.winner
    (record,) = Scores(tmp_path).records()
    both = [Fought(army.name, 200, "list") for army in setup.sides]
    assert record.fight == Fight((both[0], both[1]), won)
