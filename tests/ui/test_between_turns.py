"""A choice for one player's hero within another's turn, and the way back."""

from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import UseSkill
from starquest.model.state import GameState
from tests.support.board import drawn
from tests.support.quest import quest
from tests.ui.states import CALLED, MARKS, at_level, named, plain_enemies, seated
from tests.ui.support import Desk, opened, play


def pair() -> GameState:
    """Ann's commander beside Bob's medic, whose tests pass."""
    state = quest(drawn(24, 24, MARKS), enemies={"a": "scrap_cutters"}, objectives={"A": 1},
                  dice=[6] * 20)  # fmt: skip
    return seated(named(at_level(plain_enemies(state), 15, 0), CALLED), "Ann", "Bob")


async def stimmed(desk: Desk) -> None:
    """Bob's medic helps Ann's commander along."""
    one, two = desk.playing.state.world.heroes
    await desk.keys("2", "enter")
    assert desk.playing.focus == two
    found = [c for c in legal(desk.playing.state) if isinstance(c, UseSkill)]
    command = next(c for c in found if c.skill == "stim_shot" and c.targets == (one,))
    desk.game.flow.do(command)
    await desk.settle()
    while desk.wait is Wait.ASK:
        await desk.keys("enter")


def test_the_card_says_that_it_is_a_choice_in_the_turn_of_another() -> None:
    async def scene() -> None:
        async with opened(pair()) as desk:
            await stimmed(desk)
            assert desk.wait is Wait.ASK_MAP
            assert desk.shown == "HandingCard"
            text = "\n".join(str(one) for one in desk.game.flow.handover.handing.lines())
            assert "Ann, a choice for Ash in Bob's turn with Birch" in text
            assert "it is not Ash's own turn" in text
            assert "Bob goes on with Birch after it." in text
            assert "Stim Shot" in text
            assert "it is your turn" not in text
            assert "a choice for Ash in Bob's turn" in desk.text()
            assert "Another hero" not in desk.text()
            await desk.keys("tab", "2")
            assert desk.playing.focus == next(iter(desk.playing.state.world.heroes))

    play(scene())


def test_who_goes_on_in_the_same_turn_needs_no_card() -> None:
    async def scene() -> None:
        async with opened(pair()) as desk:
            await stimmed(desk)
            await desk.keys("enter")
            assert desk.shown == "GameScreen"
            assert desk.game.flow.asking.stay() or moved(desk)
            await desk.settle()
            two = list(desk.playing.state.world.heroes)[1]
            assert (desk.wait, desk.playing.focus) == (Wait.ACT, two)
            assert desk.shown == "GameScreen", "no card on the way back"
            await desk.keys("w", "full_stop", "full_stop")
            assert desk.playing.scene.world.statuses[two].activated

    play(scene())


def moved(desk: Desk) -> bool:
    """Move the hero who was asked to the first cell that is offered."""
    ask = desk.playing.ask
    assert ask is not None
    desk.game.flow.asking.answer(ask, 0)
    return True
