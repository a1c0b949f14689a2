"""Wave 0 on the screen: the game as it is, with one instruction over the log."""

from typing import ClassVar

from textual.binding import BindingType

from starquest.desk.cards import Card
from starquest.desk.facts import PAGE, fact_lines
from starquest.desk.keymap import Hint, fitted, rows
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.styled import Line, line, plain
from starquest.desk.teacher import Teacher
from starquest.desk.waits import Wait
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.screens.pages import Page
from starquest.ui.table.flow import Flow
from starquest.ui.table.game import GameScreen

CARD = 50
"""Columns of the card about the shop."""


class LessonFlow(Flow):
    """The game goes on by itself, and the teacher sees what happens."""

    teacher: Teacher
    in_shop = False
    """Whether the shop was explained."""

    def proceed(self) -> None:
        """Go on, or end the lesson where it ends."""
        screen = self._screen
        if self.teacher.over and screen.is_active and not self.films.busy:
            lines = fact_lines(self.teacher.closing(), PAGE)
            page = Page(words("lessons.over.title"), lines, "title")
            screen.open_over(page, self._learned)
            return
        if self._playing.wait is Wait.SHOP and not self.in_shop and not self._cards:
            self.in_shop = True
            told = tuple(map(plain, self.teacher.lines(CARD)[1:]))
            self._cards.append(Card(line(words("lessons.step.shop.title")), ("", *told)))
        super().proceed()

    def _learned(self, _answer: object) -> None:
        self._screen.dismiss(None)


class LessonScreen(GameScreen):
    """The lesson; it is left like a game, and nothing is kept of it."""

    BINDINGS: ClassVar[list[BindingType]] = bindings("lesson")
    FLOW: ClassVar[type[Flow]] = LessonFlow
    DEFAULT_CSS = """
    LessonScreen LessonPanel { height: auto; min-height: 6; max-height: 7; }
    LessonScreen #below { height: 3; min-height: 3; }
    LessonScreen.-low-hint #below { display: block; }
    """

    def __init__(self, playing: Playing, options: Preferences) -> None:
        self.teacher = Teacher(playing, options.keymap)
        super().__init__(playing, options)
        assert isinstance(self.flow, LessonFlow)  # noqa: S101 - that is what FLOW says
        self.flow.teacher, self.flow.heard = self.teacher, self.teacher.note

    def lesson(self, width: int) -> list[Line]:
        """The instruction that is next; no hints besides."""
        return self.teacher.lines(width)

    def key_hints(self, width: int) -> list[Hint]:
        """The keys that work now, and how to skip."""
        skip = fitted(rows("lesson"), width)
        own = {hint.key for hint in skip}
        others = super().key_hints(width - sum(len(hint.text) + 2 for hint in skip))
        return [*(hint for hint in others if hint.key not in own), *skip]

    def action_skip_step(self) -> None:
        """Leave the present instruction out."""
        self.teacher.skip()
        self.shown.show_hints()
        self.flow.soon()
