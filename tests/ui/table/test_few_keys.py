"""Fewer keys on the table: N, the last one ready, standing answers."""

from dataclasses import replace

import pytest

from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.command import Activate, Choose, Command
from starquest.model.event import Event
from starquest.model.step import AskKind
from starquest.play.session import Session
from tests.support.quest import quest
from tests.text.examples import STATE
from tests.ui.screens.test_asks import posed
from tests.ui.states import first_wave, plain_enemies, solo
from tests.ui.support import QUICK, opened, play


def test_one_key_ends_the_round_for_all_who_wait_after_one_question() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            heroes, before = list(desk.playing.state.world.heroes), desk.playing.state.round
            await desk.keys("N")
            assert desk.shown == "Choosing"
            assert not desk.playing.history
            await desk.keys("b")
            while desk.shown == "Choosing":
                await desk.keys("b")
            activated = [c.unit for c in desk.playing.history if isinstance(c, Activate)]
            assert [unit for unit in activated if unit in heroes][:2] == heroes
            assert desk.playing.state.round > before or desk.wait is not Wait.PICK

    play(scene())


def test_one_key_ends_a_wave_of_which_nobody_is_left() -> None:
    async def scene() -> None:
        state = quest("1.2.A....", objectives={"A": 1})
        async with opened(state) as desk:
            await desk.keys("F")
            assert desk.shown == "Choosing"
            assert not desk.playing.history
            await desk.keys("b")
            # from no alertness in steps of two: three rounds, and two heroes in each
            activated = [c for c in desk.playing.history if isinstance(c, Activate)]
            assert len(activated) == 6
            told = [entry.headline for entry in desk.game.chronicle.entries]
            assert any("wave" in text.lower() for text in told)
            mission = quest_if_any(desk.playing.state)
            assert mission is not None
            assert mission.finished == 1

    play(scene())


def test_a_wave_is_not_ended_while_somebody_is_left_of_it() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("F")
            assert desk.shown != "Choosing"
            assert "Enemies of this wave are left" in desk.text()
            assert not desk.playing.history

    play(scene())


def test_the_last_one_ready_is_picked_by_itself_and_not_again_after_undo() -> None:
    async def scene() -> None:
        state = quest("1.2.A..............a", enemies={"a": "scrap_cutters"}, objectives={"A": 1})
        calm, options = solo(plain_enemies(state)), replace(QUICK, picking="last")
        async with opened(calm, options=options) as desk:
            _, two = desk.playing.state.world.heroes
            await desk.keys("enter", "w", "full_stop")
            assert (desk.wait, desk.playing.focus) == (Wait.ACT, two), desk.text()
            await desk.keys("u")
            assert desk.wait is Wait.PICK

    play(scene())


def test_a_standing_answer_is_given_and_said_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Command] = []

    def take(playing: Playing, command: Command) -> tuple[Event, ...]:
        given.append(command)
        playing.run = Session(solo(STATE))
        return ()

    monkeypatch.setattr(Playing, "apply", take)

    async def scene() -> None:
        options = replace(QUICK, striking="always")
        async with opened(posed(AskKind.STRIKE_BACK), options=options) as desk:
            assert given == [Choose(1)]
            told = [entry.headline for entry in desk.game.chronicle.entries]
            assert any("standing answer" in text for text in told)

    play(scene())


def test_a_comma_without_a_deed_before_says_so() -> None:
    async def scene() -> None:
        async with opened(solo(first_wave(alertness=0))) as desk:
            await desk.keys("enter", "comma")
            assert "Nothing to do again" in desk.text()

    play(scene())
