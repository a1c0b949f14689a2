"""Whom the horde picks among several heroes."""

import attrs
import pytest

from starquest.model.event import Acted
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from tests.support.board import fighter, gun, sword
from tests.support.changes import activated, bearing, geared, turreted, wounded
from tests.support.events import of
from tests.support.finding import uid
from tests.support.quest import quest
from tests.support.schemes import acts, decides

MEDICS = {"1": "medic", "2": "medic", "3": "medic"}


def stand(rows: list[str] | str, foe: Profile, heroes: dict[str, str] = MEDICS) -> GameState:
    """An enemy that does not move, and heroes in its sight."""
    drawing = rows if isinstance(rows, list) else [rows]
    drawn = {mark: kind for mark, kind in heroes.items() if any(mark in row for row in drawing)}
    width = max(len(row) for row in drawing)
    full = [*[row.ljust(width, ".") for row in drawing], "#" * width, "A".ljust(width, ".")]
    return quest(full, drawn, {"a": foe}, {"A": 1}, turn=Side.TWO)


def archer(*rules: str, attacks: int = 1) -> Profile:
    return fighter(gun(attacks, *rules, reach=24), rules=["immobile"])


def shot_at(state: GameState) -> str:
    """Whom the enemy shoots; it misses."""
    state, events = acts(state, "a", 1)
    (target,) = [event.target for event in of(events, Acted) if event.action == "shoot"]
    return state.world.units[target].name


# --- nearest, not yet activated, in the open, weakest, a die

EVEN = ["1.....a.....2"]


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("row", "wanted"), [("1.....a....2", "2"), ("1....a.....2", "1")])
def test_the_nearest_comes_first(row: str, wanted: str) -> None:
    # whatever else speaks for the other
    state = stand(row, archer())
    other = "2" if wanted == "1" else "1"
    state = wounded(activated(state, wanted), other, 8)
    assert shot_at(state) == wanted


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("done", "wanted"), [("1", "2"), ("2", "1")])
def test_of_equally_near_ones_who_has_still_to_act(done: str, wanted: str) -> None:
    state = wounded(activated(stand(EVEN, archer()), done), done, 8)
    assert shot_at(state) == wanted


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("row", "wanted"), [("1%....a.....2", "2"), ("1.....a....%2", "1")])
def test_then_who_stands_in_the_open(row: str, wanted: str) -> None:
    covered = "2" if wanted == "1" else "1"
    assert shot_at(wounded(stand(row, archer()), covered, 8)) == wanted


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("hurt", "wanted"), [("1", "1"), ("2", "2")])
def test_then_who_has_fewest_wounds_left(hurt: str, wanted: str) -> None:
    assert shot_at(wounded(stand(EVEN, archer()), hurt, 1)) == wanted


@pytest.mark.rule("HR-1404")
def test_then_a_seeded_die() -> None:
    found = []
    for seed in range(40):
        state = stand(EVEN, archer())
        state = attrs.evolve(state, dice=attrs.evolve(state.dice, seed=seed))
        found.append(shot_at(state))
        assert shot_at(state) == found[-1]
    assert 8 <= found.count("1") <= 32


@pytest.mark.rule("HR-1404")
def test_a_charge_picks_by_the_same_list() -> None:
    brute = fighter(sword())
    state = stand("1....a.......2", brute)
    assert decides(state).target == uid(state, "1")
    state = activated(stand(EVEN, brute), "1")
    assert decides(state).target == uid(state, "2")
    state = wounded(stand(EVEN, brute), "2", 1)
    assert decides(state).target == uid(state, "2")


# --- AP 2 and more: the best Defense

LINE = {"1": "medic", "2": "breacher", "3": "psyker"}
"""Defense 5+, 4+ and 6+, in that order of nearness."""


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("rule", "wanted"), [("ap 1", "1"), ("ap 2", "2"), ("ap 4", "2")])
def test_ap_two_and_more_prefers_the_best_defense(rule: str, wanted: str) -> None:
    assert shot_at(stand("a..1...2...3", archer(rule), LINE)) == wanted


@pytest.mark.rule("HR-1404")
def test_armour_counts_for_it() -> None:
    state = geared(stand("a..1...2...3", archer("ap 2"), LINE), "3", armour="powered_armour")
    # Defense 6+ has become 4+, which is no better than the nearer one's
    assert shot_at(state) == "2"
    state = geared(stand("a..1...2...3", archer("ap 2"), LINE), "1", armour="powered_armour")
    assert shot_at(state) == "1"


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("rule", "wanted"), [("ap 1", "1"), ("ap 2", "2")])
def test_it_counts_in_a_charge_too(rule: str, wanted: str) -> None:
    brute = fighter(sword(1, rule))
    state = stand("...1..a.....2", brute, LINE)
    assert decides(state).target == uid(state, wanted)


# --- Deadly: the most wounds left, but it finishes what it can kill


@pytest.mark.rule("HR-1404")
def test_deadly_prefers_the_most_wounds_left() -> None:
    state = wounded(wounded(stand("a..1...2...3", archer("deadly 3")), "1", 4), "3", 1)
    assert shot_at(state) == "2"


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("left", "wanted"), [(3, "3"), (4, "2")])
def test_deadly_finishes_what_it_can_kill(left: int, wanted: str) -> None:
    state = wounded(stand("a..1...2...3", archer("deadly 3")), "3", 9 - left)
    state = wounded(state, "1", 1)
    assert shot_at(state) == wanted


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(
    ("rules", "wanted"),
    [(("ap 4",), "2"), (("ap 4", "deadly 3"), "3"), (("blast 3", "deadly 3"), "3")],
)
def test_deadly_comes_before_blast_and_armour(rules: tuple[str, ...], wanted: str) -> None:
    # the Breacher has the best Defense and company, the Psyker the most wounds left
    heroes = {"1": "medic", "2": "breacher", "3": "psyker"}
    state = stand("a..1..2.....3", archer(*rules), heroes)
    assert shot_at(wounded(wounded(state, "1", 2), "2", 2)) == wanted


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("rules", "wanted"), [(("ap 4",), "3"), (("ap 4", "blast 3"), "1")])
def test_blast_comes_before_armour(rules: tuple[str, ...], wanted: str) -> None:
    heroes = {"1": "medic", "2": "medic", "3": "breacher"}
    assert shot_at(stand("a..1..2.....3", archer(*rules), heroes)) == wanted


@pytest.mark.rule("HR-1404", "HR-1002")
def test_a_turret_is_a_target_like_a_hero() -> None:
    state = turreted(stand("a.....1", archer(), {"1": "engineer"}), "1", (3, 0))
    assert shot_at(state) == "Turret"


# --- Blast: two heroes within three inches


@pytest.mark.rule("HR-1404")
@pytest.mark.parametrize(("row", "wanted"), [("a..1....2..3", "2"), ("a..1....2...3", "1")])
def test_blast_prefers_two_heroes_within_three_inches(row: str, wanted: str) -> None:
    assert shot_at(stand(row, archer("blast 3"))) == wanted


@pytest.mark.rule("HR-1404", "HR-1406")
def test_blast_does_not_know_of_a_hero_it_cannot_see() -> None:
    # the third hero is beside the second, but has vanished
    state = stand("a..1....2..3", archer("blast 3"))
    state = bearing(state, "3", Grant("vanish", RuleRef("hidden", 3), Until.ATTACK))
    assert shot_at(state) == "1"
