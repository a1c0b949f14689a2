"""Two players pass the keyboard."""

from dataclasses import replace

import pytest

from starquest.model.state import GameState
from starquest.ui.modes import Mode
from tests.ui.scenes import ENOUGH, next_key
from tests.ui.states import at_level, first_wave, last_round, seated
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
