"""Two players pass the keyboard."""

from dataclasses import replace

import pytest

from starquest.model.command import Activate, Choose
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.play.session import Session
from starquest.ui.glyphs import SETS
from starquest.ui.modes import Mode
from starquest.ui.playing import Playing
from starquest.ui.seats import Seats
from tests.support.quest import lore
from tests.text.examples import STATE
from tests.text.test_asking import ASKS
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import asked, at_level, first_wave, last_round, seated, solo
from tests.ui.support import QUICK, opened, play


def pair(state: GameState) -> GameState:
    """Ann has the first hero, Bob the second."""
    return seated(at_level(state, 15, 0), "Ann", "Bob")


def test_a_mission_of_two_players_with_its_handovers() -> None:
    async def scene() -> None:
        async with opened(pair(last_round())) as desk:
            cards: list[str] = []
            for _ in range(ENOUGH):
                if desk.shown == "Card":
                    cards += [row for row in desk.rows() if "your turn" in row]
                if desk.mode is Mode.OVER and "mission is over" in desk.text():
                    break
                await desk.keys(next_key(desk))
            assert ["Ann" in card for card in cards[:2]] == [True, False]
            assert "Bob, it is your turn with Birch" in cards[1]
            assert "Ash (Ann)" in desk.text()
            assert "Birch (Bob)" in desk.text()

    play(scene())


def test_the_card_waits_for_the_next_player() -> None:
    async def scene() -> None:
        async with opened(pair(first_wave(alertness=0))) as desk:
            assert desk.shown == "Card"
            assert "Over to Ann" in desk.text()
            await desk.keys("x")
            assert desk.shown == "Card"
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            await desk.keys("enter")
            assert desk.mode is Mode.ACT

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
            await desk.keys("enter", "A")
            assert desk.playing.history, "the autopilot does something"
            for _ in range(ENOUGH):
                if desk.shown == "GameScreen" and desk.mode is Mode.PICK:
                    break
                await desk.keys("enter")
            assert desk.playing.focus == list(desk.playing.state.world.heroes)[1]

    play(scene())


def test_each_player_has_a_colour_that_goes_with_the_hero() -> None:
    async def scene() -> None:
        async with opened(pair(last_round(alertness=0))) as desk:
            await desk.keys("enter")
            one, two = desk.playing.state.world.heroes
            assert desk.playing.inks == {one: "player1", two: "player2"}
            assert "1 Ash (A)" in desk.text()
            await desk.keys("P", "2")
            assert desk.playing.inks == {one: "player1", two: "player1"}
            desk.game.redraw()
            await desk.settle()
            assert "1 Ash (B)" in desk.text()
            assert desk.playing.frame().things[desk.place(one)].ink == "player1"

    play(scene())


def test_somebody_who_plays_alone_cannot_hand_over() -> None:
    async def scene() -> None:
        async with opened(solo(last_round(alertness=0))) as desk:
            await desk.keys("P")
            assert desk.shown == "GameScreen"
            assert "One player has all heroes" in desk.text()
            assert desk.playing.inks == {}

    play(scene())


def test_the_autopilot_takes_its_own_hero_only() -> None:
    async def scene() -> None:
        async with opened(solo(last_round(alertness=0))) as desk:
            two = list(desk.playing.state.world.heroes)[1]
            await desk.keys("2", "A")
            assert desk.playing.history[0] == Activate(two)

    play(scene())


def test_what_is_asked_of_all_waits_for_a_person() -> None:
    state = asked(solo(STATE), ASKS[AskKind.PRIORITY])
    playing = Playing(Session(state), lore(), SETS["unicode"])
    seats, heroes = Seats(playing), list(state.world.heroes)
    seats.toggle(heroes[0])
    playing.focus = heroes[0]
    assert seats.autopilot() is None
    for hero in heroes[1:]:
        seats.toggle(hero)
    assert isinstance(seats.autopilot(), Choose)
