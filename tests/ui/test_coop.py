"""Two players pass the keyboard."""

from dataclasses import replace

import pytest

from starquest.desk.colours import PALETTES
from starquest.desk.glyphs import SETS
from starquest.desk.handing import befallen
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats, initials
from starquest.desk.waits import Wait
from starquest.model.command import Activate, Choose
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.play.session import Session
from starquest.text.log import LogEntry
from starquest.ui.app import StarquestApp
from tests.support.board import catalog
from tests.text.examples import STATE
from tests.text.questions.test_questions import ASKS
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import (
    at_level,
    first_wave,
    last_round,
    level_up,
    mission,
    seated,
    solo,
    with_question,
)
from tests.ui.support import QUICK, Desk, opened, play


def pair(state: GameState) -> GameState:
    """Ann has the first hero, Bob the second."""
    return seated(at_level(state, 15, 0), "Ann", "Bob")


def test_a_mission_of_two_players_with_its_handovers() -> None:
    async def scene() -> None:
        async with opened(pair(last_round())) as desk:
            cards: list[str] = []
            for _ in range(ENOUGH):
                if desk.shown in ("HandingCard", "Choosing"):
                    cards += [row for row in desk.rows() if "your turn" in row or "takes" in row]
                if desk.wait is Wait.OVER and "mission is over" in desk.text():
                    break
                await desk.keys(next_key(desk))
            assert ["Ann" in card for card in cards[:2]] == [True, False]
            assert "Bob takes the keyboard" in cards[1], "asked before his turn came"
            assert "Ash (Ann)" in desk.text()
            assert "Birch (Bob)" in desk.text()

    play(scene())


def test_the_card_waits_for_the_next_player() -> None:
    async def scene() -> None:
        async with opened(pair(first_wave(alertness=0))) as desk:
            assert desk.shown == "HandingCard"
            assert "Over to Ann" in desk.text()
            await desk.keys("x")
            assert desk.shown == "HandingCard"
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            assert desk.wait is Wait.ACT, "its Enter also picks"

    play(scene())


@pytest.mark.parametrize("handover", ["banner", "off"])
def test_without_cards_nothing_stands_between_the_players(handover: str) -> None:
    async def scene() -> None:
        options = replace(QUICK, handover=handover)
        async with opened(pair(first_wave(alertness=0)), options=options) as desk:
            assert desk.shown == "GameScreen"
            assert bool(desk.app._notifications) == (handover == "banner")

    play(scene())


def test_the_autopilot_plays_a_hero_and_gives_it_back() -> None:
    async def scene() -> None:
        async with opened(pair(last_round(alertness=0))) as desk:
            one, two = desk.playing.state.world.heroes
            await desk.keys("enter", "enter", "A")
            assert Activate(one) in desk.playing.history, "the autopilot goes on from there"
            assert desk.playing.scene.world.statuses[one].activated
            assert "Ash (*)" in desk.text()
            await desk.keys("enter", "1", "A")
            assert "Ash (A)" in desk.text(), "taken back although it is not its turn"
            await desk.keys("2", "enter")
            assert desk.playing.history[-1] == Activate(two)

    play(scene())


def test_the_table_chooses_when_the_autopilot_acts() -> None:
    """Somebody who may act is asked first; the autopilot follows by itself, or when picked."""

    async def scene(*, first: bool) -> None:
        async with opened(solo(last_round(alertness=0))) as desk:
            one, two = desk.playing.state.world.heroes
            await desk.keys("A")
            assert not desk.playing.history
            assert desk.playing.focus == two
            await desk.keys(*(("tab", "enter") if first else ("enter", "w", "full_stop")))
            while desk.shown == "Choosing":
                await desk.keys("b")
            acted = [c.unit for c in desk.playing.history
                     if isinstance(c, Activate) and c.unit in (one, two)]  # fmt: skip
            assert acted[:2] == ([one] if first else [two, one])

    play(scene(first=True))
    play(scene(first=False))


def test_each_player_has_a_colour_that_goes_with_the_hero() -> None:
    async def scene() -> None:
        async with opened(pair(last_round(alertness=0))) as desk:
            await desk.keys("enter")
            one, two = desk.playing.state.world.heroes
            assert desk.playing.inks == {one: "player1", two: "player2"}
            assert "1 Ash (A)" in desk.text()
            await desk.keys("P", "b")
            assert desk.playing.inks == {one: "player2", two: "player2"}
            assert "1 Ash (B)" in desk.text()
            assert "Over to Bob" in desk.text()
            await desk.keys("enter")
            assert "Played by Bob" in desk.text()
            assert desk.playing.frame().things[desk.place(one)].ink == "player2"

    play(scene())


def test_who_has_given_the_last_hero_away_takes_it_back() -> None:
    async def scene() -> None:
        async with opened(pair(last_round(alertness=0))) as desk:
            one, two = desk.playing.state.world.heroes
            await desk.keys("enter", "P", "b", "enter", "P")
            offered = [row.split()[1:] for row in desk.rows() if " takes it" in row]
            assert offered[0][:4] == ["a", "Ann", "takes", "it"]
            await desk.keys("a", "enter")
            assert desk.playing.owners == {one: "Ann", two: "Bob"}
            assert desk.playing.run.seats.owners == ((one, "Ann"), (two, "Bob"))

    play(scene())


def test_a_friend_joins_somebody_who_plays_alone() -> None:
    async def scene() -> None:
        async with opened(solo(last_round(alertness=0))) as desk:
            one, two = desk.playing.state.world.heroes
            await desk.keys("2", "P", "c")
            assert desk.shown == "Naming"
            await desk.type("Zoe")
            await desk.keys("enter")
            assert desk.playing.owners == {one: "Player 1", two: "Zoe"}
            assert "Over to Zoe" in desk.text()
            await desk.keys("escape", "1")
            assert "2 Birch (Z)" in desk.text()
            assert "1 Ash (P1)" in desk.text()
            await desk.keys("enter")
            assert "Over to Player 1" in desk.text()

    play(scene())


def test_a_hero_goes_to_the_autopilot_and_back_by_the_same_panel() -> None:
    async def scene() -> None:
        async with opened(solo(last_round(alertness=0))) as desk:
            await desk.keys("P", "b")
            assert "1 Ash (*)" in desk.text()
            await desk.keys("1", "P", "a")
            assert "(*)" not in desk.text()
            assert "Player" not in desk.text(), "still one person"

    play(scene())


def test_who_has_no_name_is_a_player_too() -> None:
    async def scene() -> None:
        async with opened(seated(first_wave(alertness=0), "Ann", "")) as desk:
            assert "Over to Ann" in desk.text()
            await desk.keys("enter", "enter", "w", "full_stop")
            while desk.shown == "Choosing":
                assert "─ Player 2 ─" in desk.text()
                await desk.keys("b")
            assert desk.game.seats.player == "Player 2"

    play(scene())


def test_one_player_with_a_name_needs_no_card() -> None:
    async def scene() -> None:
        async with opened(seated(first_wave(alertness=0), "Ann", "Ann")) as desk:
            assert desk.shown == "GameScreen"

    play(scene())


def test_no_two_players_have_the_same_initials() -> None:
    assert initials(["Ann", "Bob Dow", "Player 1"]) == {
        "Ann": "A",
        "Bob Dow": "BD",
        "Player 1": "P1",
    }
    assert initials(["Ann", "Abe", "Abi", "Abo"]) == {
        "Ann": "A",
        "Abe": "Ab",
        "Abi": "A1",
        "Abo": "A2",
    }


def test_a_question_names_who_is_to_answer() -> None:
    async def scene() -> None:
        state = with_question(seated(STATE, "Ann", "Bob"), ASKS[AskKind.STRIKE_BACK])
        unit = ASKS[AskKind.STRIKE_BACK].unit
        async with opened(state, options=replace(QUICK, handover="off")) as desk:
            player = dict(zip(state.world.heroes, ("Ann", "Bob"), strict=True))[unit]
            assert desk.shown == "Choosing"
            assert f"─ {player} ─" in desk.text()

    play(scene())


def test_the_card_has_the_colour_of_its_player() -> None:
    async def scene() -> None:
        async with opened(pair(first_wave(alertness=0))) as desk:
            styles = [s.style for strip in desk.strips() for s in strip if "Over to Ann" in s.text]
            assert styles[0] is not None
            assert styles[0].color is not None
            assert styles[0].color.name == PALETTES["starquest-dark"].ink["player1"]
            assert "hero 1" in desk.text()
            assert "lets another hero go first" in desk.text()

    play(scene())


def test_what_is_asked_of_all_waits_for_a_person() -> None:
    state = with_question(solo(STATE), ASKS[AskKind.PRIORITY])
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    seats, heroes = Seats(playing), list(state.world.heroes)
    seats.toggle(heroes[0])
    playing.focus = heroes[0]
    assert seats.autopilot() is None
    for hero in heroes[1:]:
        seats.toggle(hero)
    assert isinstance(seats.autopilot(), Choose)


def test_a_player_with_two_heroes_is_one_player() -> None:
    state = seated(mission("medic", "psyker", "marksman"), "Player 1", "Player 2", "Player 2")
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    seats, (one, two, three) = Seats(playing), state.world.heroes
    assert seats.players() == ["Player 1", "Player 2"]
    assert [seats.initials(hero) for hero in (one, two, three)] == ["P1", "P2", "P2"]
    assert seats.inks() == {one: "player1", two: "player2", three: "player2"}


def test_who_had_no_name_is_still_known_when_the_run_is_resumed() -> None:
    state = seated(mission("medic", "psyker"), "Ann", "")
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    Seats(playing).give(list(state.world.heroes)[1], "Ann")
    assert Seats(playing).players() == ["Ann", "Player 2"]


def test_no_key_answers_for_somebody_else() -> None:
    """A question to another player first has the keyboard taken; then keys answer."""

    async def scene(key: str) -> None:
        async with opened(seated(level_up(), "Ann", "Bob")) as desk:
            assert "Ann takes the keyboard" in desk.text()
            await desk.keys(key)
            assert not desk.playing.history, "the first key only takes it"
            assert "Choose at once" in desk.text()
            await desk.keys(key)
            assert desk.playing.history == [Choose(0)]

    for key in ("enter", "a"):
        play(scene(key))


def test_a_question_for_the_whole_table_says_so() -> None:
    async def scene() -> None:
        state = with_question(seated(STATE, "Ann", "Bob"), ASKS[AskKind.PRIORITY])
        async with opened(state) as desk:
            assert "Together: Ann, Bob" in desk.text()
            assert "takes the keyboard" not in desk.text()

    play(scene())


def test_the_frame_of_a_question_has_the_colour_of_its_player() -> None:
    async def scene() -> None:
        ask = ASKS[AskKind.STRIKE_BACK]
        async with opened(with_question(seated(STATE, "Ann", "Bob"), ask)) as desk:
            player = desk.game.seats.owner(ask.unit)
            found = [s.style for strip in desk.strips() for s in strip if player in s.text]
            inks = [style.color.name for style in found if style and style.color]
            assert PALETTES["starquest-dark"].ink[desk.game.seats.ink(player)] in inks

    play(scene())


def test_levels_stay_with_people_unless_the_autopilot_was_told() -> None:
    state = with_question(solo(STATE), ASKS[AskKind.LEVEL])
    seats = Seats(Playing(Session(state), catalog(), SETS["unicode"]))
    for hero in state.world.heroes:
        seats.toggle(hero)
    assert seats.autopilot() is None
    seats.grows = True
    assert isinstance(seats.autopilot(), Choose)


def trio(state: GameState) -> GameState:
    """Ann, Bob and Cid with a hero each."""
    return seated(at_level(state, 15, 0), "Ann", "Bob", "Cid")


def test_tab_and_digits_on_the_card_let_another_player_go_first() -> None:
    async def scene() -> None:
        async with opened(trio(mission("breacher", "medic", "marksman", seed=3))) as desk:
            while desk.shown in ("Choosing", "CornerScreen"):
                await desk.keys("a" if desk.shown == "Choosing" else "enter")
            assert "Over to Ann" in desk.text()
            await desk.keys("tab")
            assert "Over to Bob" in desk.text()
            await desk.keys("3")
            assert "Over to Cid" in desk.text()
            await desk.keys("enter")
            third = list(desk.playing.state.world.heroes)[2]
            assert desk.playing.history[-1] == Activate(third)
            assert desk.game.seats.player == "Cid"

    play(scene())


def test_the_card_can_be_left_to_look_at_the_map() -> None:
    async def scene() -> None:
        async with opened(pair(first_wave(alertness=0))) as desk:
            await desk.keys("escape")
            assert (desk.shown, desk.wait) == ("GameScreen", Wait.PICK)
            await desk.keys("right")
            assert desk.shown == "GameScreen", "and is not laid again"

    play(scene())


async def held(desk: Desk, activations: int) -> int:
    """Keys of patient players until so many heroes have acted."""
    heroes, keys = list(desk.playing.state.world.heroes), 0
    while True:
        acted = [c for c in desk.playing.history if isinstance(c, Activate) and c.unit in heroes]
        if len(acted) >= activations and desk.wait is Wait.PICK:
            return keys
        await desk.keys(next_key(desk))
        keys += 1


def test_passing_costs_at_most_one_key_an_activation() -> None:
    """The same game with the same answers, by one person and by three."""
    counted = {}

    async def scene(name: str, state: GameState) -> None:
        async with opened(state, options=replace(QUICK, reminders="off")) as desk:
            counted[name] = await held(desk, 9)

    state = at_level(mission("breacher", "medic", "marksman", seed=3), 15, 0)
    play(scene("one", solo(state)))
    play(scene("three", trio(state)))
    assert counted["three"] - counted["one"] <= 9


def test_the_card_tells_what_befell_the_heroes_of_its_player() -> None:
    ash, birch, other = EntityId(1), EntityId(2), EntityId(9)
    entries = [
        LogEntry("Husks move", (), "horde", other),
        LogEntry("Husks > Ash: 1 wound | dice", (), "attack", other, ash, "Husks > Ash: 1 wound."),
        LogEntry("Husks > Birch: 2 wounds", (), "attack", other, birch),
        LogEntry("Ash falls", (), "other", ash, marks=("down",)),
        LogEntry("Ash a", (), "other", ash),
        LogEntry("Ash b", (), "other", ash),
    ]
    assert befallen(entries, [ash]) == ["- Ash falls", "- Ash a", "- Ash b"]
    assert befallen(entries[:3], [ash]) == ["- Husks > Ash: 1 wound."]
    assert befallen(entries, [EntityId(3)]) == []


@pytest.mark.parametrize("bell", ["off", "bell", "notice"])
def test_a_bell_calls_the_next_player_if_that_is_wanted(
    bell: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[str] = []
    monkeypatch.setattr(StarquestApp, "bell", lambda _: rung.append("bell"))

    async def scene() -> None:
        async with opened(pair(first_wave(alertness=0)), options=replace(QUICK, bell=bell)) as desk:
            assert "Over to Ann" in desk.text()

    play(scene())
    assert rung == (["bell"] if bell == "bell" else [])
