"""The roll for a search token: what makes it better, and what a hazard is decided on."""

import pytest

from starquest.model.command import Discover
from starquest.model.event import ConditionChanged, Mod, TokenRevealed
from starquest.model.step import AskKind
from tests.support.changes import geared
from tests.support.events import only
from tests.support.finding import asked, token
from tests.support.playing import act
from tests.support.quest import arena

CHARM, LATE = Mod("lucky_charm", 1), Mod("late_wave", 1)


def searched(die: int, wave: int = 1, *, charm: bool = False) -> TokenRevealed:
    """A Medic looks under a token next to it; what is found is settled by a 6."""
    total = die + charm + (wave >= 6)
    dice = [die] if die > 2 and total > 6 else [die, 6]
    state = arena("1?", {"1": "medic"}, wave=wave, dice=dice)
    state = geared(state, "1", upgrades=("lucky_charm",) if charm else ())
    state, events = act(state, "1", Discover(token(state)))
    assert asked(state, AskKind.TROVE) == (len(dice) == 1)
    return only(events, TokenRevealed)


@pytest.mark.rule("HR-1301")
@pytest.mark.parametrize(
    ("wave", "charm", "bonus"),
    [
        (1, False, ()),
        (5, False, ()),
        (6, False, (LATE,)),
        (10, False, (LATE,)),
        (5, True, (CHARM,)),
        (6, True, (CHARM, LATE)),
    ],
)
def test_a_charm_and_a_late_wave_add_one_each(
    wave: int, bonus: tuple[Mod, ...], *, charm: bool
) -> None:
    found = searched(3, wave, charm=charm)
    assert (found.dice, found.bonus) == ((3,), bonus)
    assert found.treasure == ("injector_pouch", "grenade_bag", "kit_box")[len(bonus)]


@pytest.mark.rule("HR-1301")
@pytest.mark.parametrize(("die", "wave", "charm"), [(6, 6, False), (6, 1, True), (5, 6, True)])
def test_seven_and_more_is_a_treasure_trove(die: int, wave: int, *, charm: bool) -> None:
    assert searched(die, wave, charm=charm).treasure == "treasure_trove"


@pytest.mark.rule("HR-1301")
def test_eight_is_a_trove_too_and_six_is_not() -> None:
    assert searched(6, 6, charm=True).treasure == "treasure_trove"
    assert searched(6).treasure == "credits_stash"


@pytest.mark.rule("HR-1301")
@pytest.mark.parametrize("die", [1, 2])
def test_a_hazard_is_decided_on_the_unmodified_die(die: int) -> None:
    assert searched(die, 6, charm=True).treasure == "hazard"


@pytest.mark.rule("HR-1301")
def test_a_bonus_does_not_change_what_a_hazard_does() -> None:
    state = geared(arena("1?", {"1": "medic"}, wave=6, dice=[1, 4]), "1", upgrades=("lucky_charm",))
    _, events = act(state, "1", Discover(token(state)))
    assert only(events, ConditionChanged).condition == "crippled"
