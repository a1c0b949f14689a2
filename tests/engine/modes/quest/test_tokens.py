"""Search tokens: what is under them, who gets it, and when new ones come."""

import attrs
import pytest

from starquest.model.command import Activate, Choose, Discover, Done, PickUp
from starquest.model.component import Treasure
from starquest.model.event import (
    Asked,
    ConditionChanged,
    CreditsChanged,
    Event,
    ItemGained,
    Mod,
    TokenPlaced,
    TokenRevealed,
    TokensStay,
    TreasurePlaced,
)
from starquest.model.ids import NOBODY, EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import AskKind, EndWave, Replenish, Reveal
from tests.support.board import drawn
from tests.support.changes import carrying, downed
from tests.support.events import exact, of, only
from tests.support.finding import cell, inches, near, question, token, treasure, uid
from tests.support.playing import offered, play, run_alone, run_step
from tests.support.quest import quest

CLOSE, FAR = "1?.......2A", "1..?.....2A"
INJECTORS = ["courage_injector"] * 3 + ["frenzy_injector"] * 2 + ["power_injector"]
GRENADES = ["noise_grenade"] * 3 + ["grease_grenade"] * 2 + ["stun_grenade"]
KITS = ["curing_kit"] * 3 + ["teleport_kit"] * 2 + ["med_kit"]
STASHES = [5, 5, 5, 10, 10, 15]
CONDITIONS = ["afflicted", "diseased", "impaired", "crippled", "", ""]
ITEMS = [(first, second, name, row[second - 1])
         for first, name, row in ((3, "injector_pouch", INJECTORS), (4, "grenade_bag", GRENADES),
                                  (5, "kit_box", KITS))
         for second in range(1, 7)]  # fmt: skip


def search(drawing: str, *dice: int, wave: int = 1) -> GameState:
    state = quest(drawing, objectives={"A": 1}, dice=dice, wave=wave)
    return carrying(carrying(state, "1"), "2")


def look(state: GameState, by: str = "1") -> tuple[GameState, list[Event]]:
    """Let a hero look under the token; every scripted die is rolled, and no other."""
    return exact(run_step(state, Reveal(token(state), uid(state, by))))


def items(state: GameState, mark: str) -> tuple[str, ...]:
    return state.world.packs[uid(state, mark)].items


@pytest.mark.rule("SQ-201")
@pytest.mark.parametrize(
    ("die", "content"),
    [
        (1, "hazard"),
        (2, "hazard"),
        (3, "injector_pouch"),
        (4, "grenade_bag"),
        (5, "kit_box"),
        (6, "credits_stash"),
    ],
)
def test_a_die_decides_what_is_under_a_token(die: int, content: str) -> None:
    state = search(CLOSE, die, 6)
    told = TokenRevealed(token(state), uid(state, "1"), (die,), (), content, 6)
    _, events = look(state)
    assert only(events, TokenRevealed) == told


@pytest.mark.rule("SQ-202", "SQ-204", "SQ-205", "SQ-206")
@pytest.mark.parametrize(("first", "second", "content", "item"), ITEMS)
def test_a_hero_within_an_inch_takes_the_item_at_once(
    first: int, second: int, content: str, item: str
) -> None:
    state, events = look(search(CLOSE, first, second))
    assert only(events, TokenRevealed).treasure == content
    assert only(events, ItemGained) == ItemGained(uid(state, "1"), item, "find")
    assert of(events, TreasurePlaced) == []
    assert (items(state, "1"), items(state, "2")) == ((item,), ())
    assert (state.world.search_tokens, state.world.treasures) == ({}, {})


@pytest.mark.rule("SQ-202", "SQ-204", "SQ-205", "SQ-206")
@pytest.mark.parametrize(("first", "second", "content", "item"), ITEMS)
def test_farther_off_a_treasure_marker_takes_its_place(
    first: int, second: int, content: str, item: str
) -> None:
    state = search(FAR, first, second)
    state, events = look(state)
    assert only(events, TokenRevealed).treasure == content
    marker = treasure(state)
    assert only(events, TreasurePlaced) == TreasurePlaced(marker, cell(state, 3, 0), (item,), 0)
    assert state.world.treasures[marker] == Treasure(cell(state, 3, 0), (item,), 0)
    assert (state.world.search_tokens, items(state, "1")) == ({}, ())


@pytest.mark.rule("SQ-202", "SQ-207")
@pytest.mark.parametrize("second", range(1, 7))
def test_a_stash_holds_credits(second: int) -> None:
    money = STASHES[second - 1]
    state, events = look(search(CLOSE, 6, second))
    assert only(events, CreditsChanged) == CreditsChanged(uid(state, "1"), money, money, "stash")
    assert state.world.packs[uid(state, "1")].credits == money
    assert state.world.treasures == {}
    state, events = look(search(FAR, 6, second))
    marker = treasure(state)
    assert only(events, TreasurePlaced) == TreasurePlaced(marker, cell(state, 3, 0), (), money)
    assert state.world.packs[uid(state, "1")].credits == 0


@pytest.mark.rule("SQ-202")
def test_an_inch_counts_diagonally_and_two_do_not() -> None:
    for drawing, taken in (("1.......2A\n.?", True), ("1.?.....2A", False)):
        state, _ = look(search(drawing, 5, 6))
        assert (items(state, "1") == ("med_kit",)) == taken
        assert bool(state.world.treasures) != taken


@pytest.mark.rule("SQ-202")
def test_another_hero_beside_the_token_takes_it() -> None:
    state, _ = look(search("1...?2.......A", 5, 6))
    assert (items(state, "1"), items(state, "2")) == ((), ("med_kit",))


@pytest.mark.rule("SQ-202")
def test_who_looks_comes_before_others_beside_it() -> None:
    state, _ = look(search("1?2.......A", 5, 6), by="2")
    assert (items(state, "1"), items(state, "2")) == ((), ("med_kit",))


@pytest.mark.rule("SQ-202")
def test_an_unconscious_hero_picks_nothing_up() -> None:
    state, _ = look(downed(search("1...?2.......A", 5, 6), "2"))
    assert items(state, "2") == ()
    assert state.world.treasures[treasure(state)].items == ("med_kit",)


@pytest.mark.rule("SQ-202")
def test_a_treasure_marker_waits_to_be_collected() -> None:
    lying = Treasure(cell(search(CLOSE), 0, 0), ("med_kit",), 10)
    state = quest("1$........2A", objectives={"A": 1}, treasure=lying)
    state = carrying(state, "1", money=1)
    marker, unit = treasure(state), uid(state, "1")
    state, _ = play(state, Activate(unit))
    state, events = play(state, PickUp(marker))
    assert only(events, ItemGained) == ItemGained(unit, "med_kit", "treasure")
    assert only(events, CreditsChanged) == CreditsChanged(unit, 10, 11, "treasure")
    assert state.world.treasures == {}


@pytest.mark.rule("SQ-201", "SQ-202")
def test_a_hero_discovers_and_pockets_in_one_action() -> None:
    state = search(CLOSE, 5, 6)
    unit = uid(state, "1")
    state, _ = play(state, Activate(unit))
    state, events = play(state, Discover(token(state)))
    assert only(events, TokenRevealed).hero == unit
    assert items(state, "1") == ("med_kit",)


@pytest.mark.rule("SQ-203")
@pytest.mark.parametrize("first", [1, 2])
@pytest.mark.parametrize("second", range(1, 7))
def test_a_hazard_gives_a_random_condition_to_a_hero_within_an_inch(
    first: int, second: int
) -> None:
    condition = CONDITIONS[second - 1]
    state = search(CLOSE, first, second)
    state, events = look(state)
    told = [ConditionChanged(uid(state, "1"), condition, on=True, source="hazard")]
    assert of(events, ConditionChanged) == (told if condition else [])
    held = state.world.ailments[uid(state, "1")].conditions
    assert held == ((condition,) if condition else ())
    assert (state.world.search_tokens, state.world.treasures) == ({}, {})


@pytest.mark.rule("SQ-203")
def test_a_hazard_is_for_the_hero_beside_it_whoever_looked() -> None:
    state, _ = look(search("1...?2.......A", 2, 3))
    held = [state.world.ailments[uid(state, mark)].conditions for mark in "12"]
    assert held == [(), ("impaired",)]


@pytest.mark.rule("SQ-203")
@pytest.mark.parametrize("second", range(1, 7))
def test_a_hazard_hurts_nobody_farther_off(second: int) -> None:
    state = search(FAR, 1, second)
    state, events = look(state)
    assert of(events, ConditionChanged) == []
    assert all(ailments.conditions == () for ailments in state.world.ailments.values())
    assert (state.world.search_tokens, state.world.treasures) == ({}, {})


def lucky(state: GameState) -> GameState:
    """The same, but the first hero has a Lucky charm."""
    world, unit = state.world.copy(), uid(state, "1")
    world.packs[unit] = attrs.evolve(world.packs[unit], upgrades=("lucky_charm",))
    return attrs.evolve(state, world=world)


@pytest.mark.rule("SQ-208")
def test_a_seven_is_a_trove_of_two_finds_of_the_players_choice() -> None:
    state = lucky(search(CLOSE, 6))
    unit = uid(state, "1")
    state, events = look(state)
    told = only(events, TokenRevealed)
    assert (told.dice, told.bonus, told.treasure) == (
        (6,),
        (Mod("lucky_charm", 1),),
        "treasure_trove",
    )
    assert only(events, Asked) == Asked(Side.ONE, unit, AskKind.TROVE)
    assert len(question(state, AskKind.TROVE).options) == 12
    state, events = play(state, Choose(8))
    assert of(events, ItemGained) == []
    assert len(question(state, AskKind.TROVE).options) == 12
    state, events = play(state, Choose(11))
    assert only(events, ItemGained) == ItemGained(unit, "med_kit", "find")
    assert only(events, CreditsChanged) == CreditsChanged(unit, 15, 15, "stash")


@pytest.mark.rule("SQ-208")
def test_a_trove_offers_everything_the_other_tokens_hold() -> None:
    goods = [*dict.fromkeys((*INJECTORS, *GRENADES, *KITS))]
    for option, item in enumerate(goods):
        state, _ = look(lucky(search(CLOSE, 6)))
        state, _ = play(state, Choose(option), Choose(option))
        assert items(state, "1") == (item, item)
    for option, money in enumerate((5, 10, 15), len(goods)):
        state, _ = look(lucky(search(CLOSE, 6)))
        state, _ = play(state, Choose(option), Choose(0))
        assert state.world.packs[uid(state, "1")].credits == money


@pytest.mark.rule("SQ-208")
def test_a_trove_farther_off_is_a_treasure_marker_with_both() -> None:
    state = lucky(search(FAR, 6))
    state, _ = look(state)
    state, events = play(state, Choose(0), Choose(10))
    told = TreasurePlaced(treasure(state), cell(state, 3, 0), ("courage_injector",), 10)
    assert only(events, TreasurePlaced) == told


@pytest.mark.rule("SQ-208")
@pytest.mark.parametrize(
    ("wave", "charm", "die", "content"),
    [
        (5, False, 6, "credits_stash"),
        (6, False, 6, "treasure_trove"),
        (6, False, 5, "credits_stash"),
        (6, True, 5, "treasure_trove"),
        (6, True, 6, "treasure_trove"),
        (1, True, 5, "credits_stash"),
        (6, True, 2, "hazard"),
    ],
)
def test_only_a_bonus_reaches_seven(wave: int, die: int, content: str, *, charm: bool) -> None:
    dice = (die,) if content == "treasure_trove" else (die, 6)
    state = search(CLOSE, *dice, wave=wave)
    state = lucky(state) if charm else state
    state, events = look(state)
    assert only(events, TokenRevealed).treasure == content
    bonus = {mod.source: mod.value for mod in only(events, TokenRevealed).bonus}
    assert bonus == {
        **({"lucky_charm": 1} if charm else {}),
        **({"late_wave": 1} if wave > 5 else {}),
    }


TABLE = {"1": (15, 15), "2": (13, 15), "A": (7, 7), "B": (22, 22)}


@pytest.mark.rule("SQ-107", "SQ-158")
def test_four_new_tokens_come_when_none_is_left() -> None:
    # 1-3 the quarter's centre, 4-6 near the corner, and then a die for the cell there
    state = quest(drawn(30, 30, TABLE), objectives={"A": 1, "B": 2}, dice=[3, 4, 1, 6, 2, 1])
    state, events = exact(run_alone(state, Replenish()))
    placed = [state.table.grid.xy(event.cell) for event in of(events, TokenPlaced)]
    assert [event.token for event in of(events, TokenPlaced)] == list(state.world.search_tokens)
    # the first quarter's centre holds an objective, the last one's as well
    assert inches(placed[0], (7, 7)) == 1
    assert near(placed[1], (29, 0), 6)
    assert near(placed[2], (0, 29), 6)
    assert inches(placed[3], (22, 22)) == 1


@pytest.mark.rule("SQ-107", "SQ-158")
def test_a_token_lies_at_the_very_centre_of_a_quarter_if_nothing_else_does() -> None:
    marks = {"1": (15, 15), "2": (13, 15), "A": (0, 14)}
    state = quest(drawn(30, 30, marks), objectives={"A": 1}, dice=[1, 2, 3, 1])
    state, events = exact(run_alone(state, Replenish()))
    placed = [state.table.grid.xy(event.cell) for event in of(events, TokenPlaced)]
    assert placed == [(7, 7), (22, 7), (7, 22), (22, 22)]


@pytest.mark.rule("SQ-158")
@pytest.mark.parametrize("tokens", [[(3, 3)], [(3, 3), (25, 3)]])
def test_none_comes_while_one_is_left(tokens: list[tuple[int, int]]) -> None:
    state = quest(drawn(30, 30, {**TABLE, "?": tokens}), objectives={"A": 1, "B": 2})
    before = state.world.search_tokens
    state, events = exact(run_alone(state, Replenish()))
    assert of(events, TokenPlaced) == []
    assert state.world.search_tokens == before
    places = tuple(cell(state, x, y) for x, y in tokens)
    assert of(events, TokensStay) == [TokensStay(places)]


@pytest.mark.rule("SQ-158")
def test_a_treasure_marker_is_no_search_token() -> None:
    state = quest(drawn(30, 30, {**TABLE, "$": (3, 3)}), objectives={"A": 1, "B": 2})
    state, events = run_alone(state, Replenish())
    assert len(of(events, TokenPlaced)) == 4
    assert len(state.world.treasures) == 1
    assert cell(state, 3, 3) not in [event.cell for event in of(events, TokenPlaced)]


@pytest.mark.rule("SQ-158")
def test_they_come_at_the_end_of_the_wave() -> None:
    state, events = run_alone(quest(drawn(30, 30, TABLE), objectives={"A": 1, "B": 2}), EndWave())
    assert of(events, TokenPlaced) == []
    state, events = play(state, Done())
    assert len(of(events, TokenPlaced)) == 4


def test_nobody_looks_twice_under_a_token() -> None:
    state, events = run_step(search(CLOSE), Reveal(EntityId(999), NOBODY))
    assert events == []
    assert offered(state, Activate)
