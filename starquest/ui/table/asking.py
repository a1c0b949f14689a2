"""Asking: lists to choose from, and the questions of the game itself."""

import time
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

import attrs

from starquest.desk.answer_odds import with_odds
from starquest.desk.asked import frame_of, in_order, options_of
from starquest.desk.asked_about import cells_about, pointed_at
from starquest.desk.chronicle import Chronicle
from starquest.desk.first_answers import first_answer
from starquest.desk.growing import answered, is_final, weighed
from starquest.desk.playing import Playing
from starquest.desk.seats import Seats
from starquest.desk.waits import Wait
from starquest.model.command import Choose, Command
from starquest.model.ids import Cell
from starquest.model.step import Ask
from starquest.text.locale import words
from starquest.ui.screens.base import OwnScreen
from starquest.ui.screens.choosing import BACK, Choosing
from starquest.ui.widgets.board import Board

NO_KEYS: Mapping[str, int] = MappingProxyType({})
Options = Sequence[tuple[str, str]]


class Asking:
    """Puts questions on top of a screen."""

    def __init__(
        self,
        screen: OwnScreen[object],
        playing: Playing,
        seats: Seats,
        chronicle: Chronicle,
        do: Callable[[Command], None],
    ) -> None:
        """Answers of the game's questions are commands; `do` carries them out."""
        self._screen, self._playing, self._do = screen, playing, do
        self._seats, self._chronicle = seats, chronicle
        self.settling = 0.0
        """Seconds in which a question that has just come takes no key."""
        self.clock: Callable[[], float] = time.monotonic
        self._on_map: tuple[Ask | None, float] = (None, 0.0)
        """The question about the map that is open, and since when."""
        self.cards = True
        """Whether a question for another player waits until that player has the keyboard."""
        self.point: Callable[[Cell], None] = lambda _: None
        """Puts the cursor on a cell."""
        self.called: Callable[[str], None] = lambda _: None
        """Calls a player who has to take the keyboard first."""
        self.undo: Callable[[], None] = lambda: None
        """Takes the last answer back."""

    def choose(
        self,
        title: str,
        options: Options,
        then: Callable[[int], None],
        *,
        body: str = "",
        disabled: tuple[int, ...] = (),
        keys: Mapping[str, int] = NO_KEYS,
    ) -> None:
        """Let somebody choose, and go on with the index; leaving the list changes nothing."""

        def chosen(index: int | None) -> None:
            if index is not None:
                then(index)

        panel = Choosing(title, body, options, disabled=disabled, keys=keys)
        panel.spots = self._spots(None)
        self._screen.open_over(panel, chosen)

    def _spots(self, ask: Ask | None) -> list[tuple[int, int]]:
        """The places of the terminal that a question must not hide."""
        boards = self._screen.query(Board)
        cells = cells_about(self._playing, ask)
        return [boards.first().spot_of(cell) for cell in cells] if boards else []

    def _show(self, panel: Choosing, ask: Ask, order: Sequence[int]) -> None:
        """Open a question beside what it asks about, and point at what its lines are about."""
        panel.spots = self._spots(ask)
        cells, before = pointed_at(self._playing, ask), self._playing.cursor
        if cells:
            panel.pointing = lambda at: self.point(cells[order[at]])

        def closed(index: int | None) -> None:
            if cells:
                self.point(before)
            chosen = index if index is None or index == BACK else order[index]
            self._answered(ask, chosen)

        self._screen.open_over(panel, closed)

    def ask(self) -> None:
        """Put the open question to the player; leaving it shows the map, Enter asks again."""
        ask = self._playing.ask
        if ask is not None:
            say = self._chronicle.phrases()
            found = with_odds(self._playing, ask, weighed(self._playing.state, ask, say), say)
            frame = frame_of(self._playing, self._seats, ask, cards=self.cards)
            if frame.waits:
                self.called(frame.take)
            panel = Choosing(
                found.question.title,
                found.question.body,
                in_order(options_of(found, ask, self._seats), found.listed),
                optional=False,
                frame=attrs.evolve(
                    frame,
                    abouts=tuple(in_order(found.abouts, found.listed)),
                    reads=bool(found.order),
                ),
            )
            panel.first = 0 if found.order else first_answer(self._playing.state, ask)
            panel.settling = self.settling
            self._show(panel, ask, found.listed)

    def _answered(self, ask: Ask, index: int | None) -> None:
        """Take an answer; one about growth that nobody could take back is confirmed first."""
        if index is not None:
            self._seats.take(self._seats.addressee(ask))
        if index == BACK:
            self._screen.call_later(self.undo)
        elif index is not None and ask is self._playing.ask and is_final(self._playing, index):
            # what is below has to be on top again before it opens anything
            self._screen.call_later(self._confirm, ask, index)
        else:
            self.answer(ask, index)

    def _confirm(self, ask: Ask, index: int) -> None:
        """Read everything once more before it stands."""
        options = [
            (words("changes.confirm.yes"), words("changes.confirm.yes_about")),
            (words("changes.confirm.no"), words("changes.confirm.no_about")),
        ]
        body = "\n".join(answered(self._playing, index, self._chronicle.phrases()))
        frame = frame_of(self._playing, self._seats, ask, cards=False)
        panel = Choosing(words("changes.confirm.title"), body, options, optional=False, frame=frame)
        self._screen.open_over(panel, lambda at: self._confirmed(ask, index, at))

    def _confirmed(self, ask: Ask, index: int, at: int | None) -> None:
        if at == BACK:
            self._screen.call_later(self.undo)
        elif at == 0:
            self.answer(ask, index)
        elif at is not None:
            self._screen.call_later(self.ask)

    def answer(self, ask: Ask, index: int | None) -> None:
        """Answer a question, if it is still the one that is open."""
        if index is not None and ask is self._playing.ask:
            self._do(Choose(index))

    def open_map(self) -> None:
        """A question about the map lies open from now on, unless it did before."""
        ask = self._playing.ask
        if ask is not self._on_map[0]:
            self._on_map = ask, self.clock()

    @property
    def early(self) -> bool:
        """Whether a question about the map is too new for a key to be meant for it."""
        if not self.settling or self._playing.wait is not Wait.ASK_MAP:
            return False
        ask, since = self._on_map
        return ask is not self._playing.ask or self.clock() - since < self.settling

    def stay(self) -> bool:
        """Answer a question about the map with staying, where it may be; whether it was."""
        ask = self._playing.ask
        if ask is None or -1 not in ask.options:
            return False
        self.answer(ask, ask.options.index(-1))
        return True
