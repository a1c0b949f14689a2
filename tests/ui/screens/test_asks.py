"""Every question a rule can put is shown and answered by keys."""

import attrs
import pytest

from starquest.desk import answer_odds
from starquest.desk.cursor import targets
from starquest.desk.first_answers import first_answer
from starquest.desk.option_lines import letter
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.engine.forecast.facts import Forecast
from starquest.model.command import Choose
from starquest.model.ids import Side
from starquest.model.modes.quest.ask_facts import SkillFacts
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from starquest.play.session import Session
from starquest.text.questions.question import is_map_choice
from tests.support.changes import powered
from tests.text.examples import ONE, STATE
from tests.text.questions.test_questions import ASKS
from tests.ui.states import solo, with_question
from tests.ui.support import Desk, opened, play

OWN = (AskKind.CORNER,)
"""Questions with a screen of their own."""
PANELS = [kind for kind in AskKind if not is_map_choice(ASKS[kind]) and kind not in OWN]
CELLS = [kind for kind in AskKind if is_map_choice(ASKS[kind])]


def posed(kind: AskKind) -> GameState:
    """A mission that waits with this question."""
    return with_question(solo(powered(STATE, "1", 4)), ASKS[kind])


@pytest.fixture(autouse=True)
def no_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions that nothing led to lead to nothing: there is nothing to foresee."""
    monkeypatch.setattr(answer_odds, "foreseen", lambda *_: Forecast())


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is answered; what the answer would do is the engine's affair."""
    given: list[object] = []

    def take(self: Playing, command: object) -> tuple[()]:
        given.append(command)
        self.run = Session(attrs.evolve(self.state, agenda=self.state.agenda[:-1]))
        return ()

    monkeypatch.setattr(Playing, "apply", take)
    return given


async def pose(desk: Desk, kind: AskKind) -> None:
    """Put another question."""
    desk.playing.run = Session(posed(kind))
    desk.playing.refocus()
    desk.game.shown.redraw()
    desk.game.flow.proceed()
    await desk.settle()


def test_every_panel_is_answered_by_arrows_and_enter(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(solo(STATE)) as desk:
            for kind in PANELS:
                await pose(desk, kind)
                assert (desk.shown, desk.fits()) == ("Choosing", True), kind
                last = len(ASKS[kind].options) - 1
                start = first_answer(desk.playing.state, ASKS[kind])
                await desk.keys(*["down"] * (last - start), "enter")
                assert answers.pop() == Choose(last), kind
                assert desk.shown == "GameScreen", kind

    play(scene())


def test_every_panel_is_answered_by_a_letter(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(solo(STATE)) as desk:
            for kind in PANELS:
                await pose(desk, kind)
                key = letter(len(ASKS[kind].options) - 1)
                twice = kind is AskKind.LEARN  # nothing is learned unread
                await desk.keys(*[key] * (1 + twice))
                assert answers.pop() == Choose(len(ASKS[kind].options) - 1), kind

    play(scene())


def test_a_panel_can_be_left_for_the_map_and_comes_back(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(posed(AskKind.STRIKE_BACK)) as desk:
            await desk.keys("escape")
            assert desk.shown == "GameScreen"
            await desk.keys("right", "w", "enter")
            assert desk.shown == "Choosing"
            await desk.keys("q", "enter", "j", "k", "enter")
            assert answers == [Choose(1)], "most players strike back"

    play(scene())


def test_cells_are_chosen_on_the_map(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(solo(STATE)) as desk:
            for kind in CELLS:
                await pose(desk, kind)
                assert (desk.shown, desk.wait) == ("GameScreen", Wait.ASK_MAP), kind
                await desk.keys("tab")
                assert desk.playing.cursor in ASKS[kind].options, kind
                await desk.point(targets(desk.playing)[-1])
                await desk.keys("enter")
                assert answers.pop() == Choose(len(ASKS[kind].options) - 1), kind

    play(scene())


def test_escape_stays_where_that_is_an_answer(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(solo(STATE)) as desk:
            for kind in CELLS:
                await pose(desk, kind)
                await desk.keys("escape")
                stays = -1 in ASKS[kind].options
                assert answers == ([Choose(0)] if stays else []), kind
                answers.clear()

    play(scene())


def test_a_cell_that_is_no_answer_does_nothing(answers: list[object]) -> None:
    async def scene() -> None:
        async with opened(posed(AskKind.STAND)) as desk:
            await desk.keys("down", "down", "enter")
            assert not answers
            assert desk.wait is Wait.ASK_MAP

    play(scene())


def test_a_long_list_is_reached_to_its_end(answers: list[object]) -> None:
    """More options than digits and than rows."""

    async def scene() -> None:
        learnt = Ask(AskKind.LEARN, Side.ONE, ONE, tuple(range(24)),
                     SkillFacts(("inspire", "ground_slam") * 12))  # fmt: skip
        async with opened(with_question(solo(STATE), learnt)) as desk:
            assert desk.shown == "Choosing"
            await desk.keys("end", "enter")
            assert answers == [Choose(23)]

    play(scene())


def hint(desk: Desk) -> str:
    """The line that says which keys work."""
    return next(row for row in desk.rows() if "Enter" in row)


def test_every_panel_says_how_to_answer() -> None:
    async def scene() -> None:
        async with opened(posed(AskKind.BOSS)) as desk:
            assert "Enter Choose" in hint(desk)

    play(scene())
