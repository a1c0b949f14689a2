"""What happens between keys: commands carried out, films, cards, the horde, questions, the end."""

from collections.abc import Callable, Mapping

from starquest.desk.cards import Card
from starquest.desk.chronicle import Chronicle
from starquest.desk.ending.told import told_of
from starquest.desk.few_keys import ends_round, last_ready
from starquest.desk.held_losses import held_losses
from starquest.desk.modes.looks import look_of
from starquest.desk.pilot_log import PilotLog
from starquest.desk.playing import Playing
from starquest.desk.score_lines import recorded
from starquest.desk.seats import Seats
from starquest.desk.standing import standing_answer
from starquest.desk.travel_hint import trip_news
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import Activate, Command
from starquest.model.event import Event
from starquest.model.result import Rejected
from starquest.text.labels import why_not
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.question import question
from starquest.ui.own_screens import own_screen
from starquest.ui.screens.base import OwnScreen, OwnStop
from starquest.ui.screens.ending import Ending, Wanted
from starquest.ui.screens.pages import page_of
from starquest.ui.table.asking import Asking
from starquest.ui.table.films import Films
from starquest.ui.table.handover import Handover
from starquest.ui.table.shown import Shown


class Flow:
    """A game that goes on by itself as far as nobody is asked."""

    def __init__(
        self,
        screen: OwnScreen[object],
        playing: Playing,
        seats: Seats,
        chronicle: Chronicle,
        shown: Shown,
        tell_past: Callable[[], None],
    ) -> None:
        """Join the parts that take turns: films, questions, the keyboard going round."""
        self._screen, self._playing, self._seats = screen, playing, seats
        self._chronicle, self._shown, self._tell_past = chronicle, shown, tell_past
        self.films = Films(playing, lambda: shown.board, shown.redraw, self._film_over)
        self.asking = Asking(screen, playing, seats, chronicle, self.do)
        self.asking.point = shown.point
        self.heard: Callable[[tuple[Event, ...]], None] = lambda _: None
        """Who else is told what happens."""
        self.announce: Callable[[tuple[Event, ...]], None] = lambda _: None
        """Says over the map what has come, where nobody has to answer anything."""
        self.handover = Handover(screen, playing, seats, chronicle, self._lay)
        self.handover.begin, self.handover.go_on = self.do, self._page_closed
        self.asking.called = self.handover.ring
        self._pilot = PilotLog(playing)
        self.hold = "none"
        """Which losses wait for a key."""
        self._cards: list[Card | Event] = []
        """What lies on the table next; an event for a card that waits for the whole story."""
        self.standing: Mapping[str, str] = {}
        """What somebody has said once and for all, by option."""
        self.picks = True
        """Whether the last one who is ready is picked by itself."""
        self.ends = -1
        """The round that is ended for all who wait; none as soon as a key is pressed."""
        self.ends_wave = 0
        """The wave that is ended for all who wait, as nobody is left of it; none the same way."""
        self._left = -1
        """The commands there were when somebody took one back: nobody is picked there."""
        self._then: Callable[[], None] | None = None
        """What was asked for while the horde was shown, done when somebody may do it."""
        self._begun, self._going = False, False
        """Whether the game has gone on by itself at all, and whether it is about to."""

    def phrases(self) -> Phrases:
        """Names for everything."""
        return self._chronicle.phrases()

    # carrying out

    def do(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        before = self.films.before()
        result = self._playing.apply(command)
        if isinstance(result, Rejected):
            told = why_not(result.reason, result.about)
            self._screen.notify(told, severity="warning", markup=False)
            return
        self.note(result)
        if self._playing.stopped:
            self._screen.notify(words("screens.game.stopped"), markup=False)
        self.films.show(result, before)

    def do_all(self, deed: tuple[Command, ...]) -> None:
        """Carry out commands one after the other, as long as each is still possible."""
        playing, seen = self._playing, set(self._playing.seen)
        for command in deed:
            surprised = set(playing.seen) - seen  # nobody walks on past a door into an ambush
            if command is deed[0] or (not surprised and self._believed(command)):
                self.do(command)

    def _believed(self, command: Command) -> bool:
        """Whether a command is possible as far as the side knows."""
        known = self._playing.known_scene.state
        return command in legal(self._playing.state) or command in legal(known)

    def tell_trips(self) -> None:
        """Say which heroes go no farther by themselves, and why."""
        for told in trip_news(self._playing, self.phrases()):
            self._chronicle.add(told)
            self._screen.notify(told, markup=False)
            self._shown.show_log()

    def open(self) -> None:
        """Write down what happened before the first decision; who comes back needs no cards."""
        self._chronicle.open()
        if not self._playing.resumed:
            for told in self._playing.opening:
                self._deal(told)

    def note(self, told: tuple[Event, ...]) -> None:
        """Write events to the log and to the story, and keep the cards they bring."""
        before = len(self._chronicle.entries)
        self._chronicle.note(told)
        self.handover.handing.note(told, before)
        self._cards += held_losses(self._chronicle.entries[before:], self.hold)
        self._deal(told)
        self.tell_trips()
        self.heard(told)
        self.announce(told)

    def _deal(self, told: tuple[Event, ...]) -> None:
        whole = self._chronicle.whole
        found = [(event, card) for event in told if (card := self._card(event))]
        self._cards += [card if whole else event for event, card in found]

    def taken_back(self) -> None:
        """Something did not happen after all: its cards are not shown, and the game goes on."""
        self._cards, self._left = [], len(self._playing.history)
        self.handover.handing.taken_back()
        self.soon()

    def _card(self, event: Event) -> Card | None:
        card_of = look_of(self._playing.state).card
        return card_of(event, self._chronicle.story, self._chronicle.phrases())

    # going on

    def soon(self) -> None:
        """Go on when everything is drawn; once, however often it is asked for."""
        if not self._going:
            self._going = True
            self._screen.call_after_refresh(self.proceed)

    def resume(self) -> None:
        """Go on when whatever lay on top is gone; a question waits to be asked again."""
        if self._begun and self._playing.wait is not Wait.ASK:
            self.soon()

    def skip(self) -> None:
        """End what is being shown, or let the horde go on."""
        if self.films.skip():
            self._shown.show_hints()
            self.proceed()

    def hurry(self, then: Callable[[], None] | None = None) -> None:
        """End the show of the whole phase; whatever was asked for is done after it."""
        self.films.hurried, self._then = True, then
        self.films.skip()
        self.soon()

    def _hurried(self) -> None:
        """The horde is done: from now on it is shown again, and what waited for it is done."""
        then, self._then, self.films.hurried = self._then, None, False
        if then is not None:
            then()

    def proceed(self) -> None:
        """Go on by itself as far as nobody is asked."""
        self._begun, self._going = True, False
        if self.films.busy or not self._screen.is_active:
            return
        if self._cards:
            self._next_card()
        elif not (self.handover.greet() or self._autopilot() or self._standing() or self._ending()):
            self._stop()

    def _stop(self) -> None:
        """Whatever the game waits for now."""
        playing = self._playing
        own = own_screen(playing, self._seats)
        if own is not None:
            own.settling = self.asking.settling
            self._screen.open_over(own, lambda _: self._returned(own))
        elif playing.wait is Wait.HORDE:
            self._horde()
        elif playing.wait is Wait.ASK:
            self._then = None  # an answer is never given by a key meant for something else
            self._hurried()
            self.asking.ask()
        elif playing.wait is Wait.OVER:
            self._end()
        else:
            carded = self.handover.hand_over()
            self.asking.open_map()
            self._hurried()
            if not carded:
                self._pick_last()

    def _pick_last(self) -> None:
        """The last one who is ready has the next turn anyway."""
        unit, count = last_ready(self._playing), len(self._playing.history)
        if self.picks and unit is not None and count != self._left:
            self.do(Activate(unit))

    def end_round(self) -> None:
        """End the round for all who wait, as often as somebody is waited for until it is over."""
        self.ends = self._playing.state.round
        self.soon()

    def end_wave(self) -> None:
        """End every round for all who wait until the wave is over of which nobody is left."""
        self.ends_wave = self._swept()
        self.soon()

    def _swept(self) -> int:
        return look_of(self._playing.state).swept(self._playing)

    def _ending(self) -> bool:
        """Whether somebody's turn was ended because the round is to be, or the wave."""
        ends = self.ends == self._playing.state.round
        ends = ends or 0 < self.ends_wave == self._swept()
        todo = ends_round(self._playing) if ends else []
        if todo:
            self.do(todo[0])
        return bool(todo)

    def _standing(self) -> bool:
        """Whether a question was answered by what somebody has said once and for all."""
        playing, told = self._playing, standing_answer(self._playing, self.standing)
        if told is None or playing.ask is None:
            return False
        asked = question(playing.ask, self.phrases())
        answer = asked.options[told.option].label
        self.do(told)
        self._chronicle.add(words("screens.game.standing", title=asked.title, answer=answer))
        self._shown.show_log()
        return True

    def ask_again(self) -> None:
        """Put the question that was left to look at the map once more."""
        if self._screen.is_active:
            self._stop()

    def _autopilot(self) -> bool:
        """Whether the autopilot has done something."""
        before = self._playing.focus
        self._seats.people_first()
        if self._playing.focus != before:
            self._shown.redraw()
        own = self._seats.autopilot()
        if own is not None:
            self._pilot.note(own, self.phrases())
            self.do(own)
            card = self._pilot.card()
            self._cards += [card] if card else []
        return own is not None

    def _horde(self) -> None:
        """One decision with its caption and film, or all of them at once."""
        playing = self._playing
        while playing.wait is Wait.HORDE:
            if self.films.silent:
                self.note(playing.mind_step())
                continue
            before = self.films.before()
            told = playing.mind_step()
            self.note(told)
            pictures = self.films.decision(told, before, self.phrases())
            if pictures is not None:
                self._shown.show_caption()
                self.films.show_decision(pictures, before)
                return
        self._page_closed()

    def _film_over(self) -> None:
        if not self.films.waiting:
            self.soon()
        self._shown.show_hints()

    # cards and screens on top

    def _next_card(self) -> None:
        """Lay the next card; one that sums up waits until the time before is told."""
        card = self._cards[0]
        if not isinstance(card, Card):
            if not self._chronicle.whole:
                self._tell_past()
                return
            found = self._card(card)
            assert found is not None  # noqa: S101 - that is why it was kept
            card = found
        del self._cards[0]
        self._lay(card)

    def _lay(self, card: Card) -> None:
        """Put a card on the table."""
        self._screen.open_over(page_of(card), self._page_closed)

    def _page_closed(self, _result: object = None) -> None:
        self._shown.redraw()
        self.soon()

    def _returned(self, screen: OwnStop) -> None:
        """Tell what happened on a screen of the mode's own."""
        for _ in range(screen.taken_back):
            self._chronicle.take_back()
        for told in screen.told:
            self.note(told)
        if not screen.told and self._playing.wait is Wait.ASK:
            self._shown.redraw()  # left to look at the map: Enter asks again
        else:
            self._page_closed()

    def _end(self) -> None:
        """The last pages, when all of the story is known."""
        if not self._chronicle.whole:
            self._tell_past()
            return
        run = self._playing.run
        self._screen.open_over(Ending(told_of(run, recorded(run))), self._leave)

    def _leave(self, answer: Wanted | None) -> None:
        self._screen.dismiss(answer)
