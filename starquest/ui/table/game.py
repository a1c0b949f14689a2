"""The game's keys and mouse: what is pressed becomes a command, or another look at the table.

The screen only joins the parts in `ui/table`; each of them has one subject.
"""

from dataclasses import asdict
from typing import ClassVar

from textual import events as keys
from textual.binding import BindingType

from starquest.desk.briefing_lines import briefing_lines
from starquest.desk.cursor import beside, next_target
from starquest.desk.first_hints import Hinter
from starquest.desk.glyphs import SETS
from starquest.desk.hints import caption, hints
from starquest.desk.keymap import Hint, other_actions, rows
from starquest.desk.learned import Learned
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.recovery_lines import run_news
from starquest.desk.shaping import next_shape, turn_shape
from starquest.desk.start_game import open_table
from starquest.desk.styled import Line
from starquest.desk.turn_sense import is_spent, next_able
from starquest.desk.waits import Wait
from starquest.desk.wave_lines import announcement, everything
from starquest.model.event import Event
from starquest.text.locale import words
from starquest.text.phrases import capital
from starquest.text.taking_back import take_back
from starquest.ui.bindings import every_mode
from starquest.ui.screens.settings import SettingsScreen
from starquest.ui.table.flow import Flow
from starquest.ui.table.foresight import Foresight
from starquest.ui.table.hearing import Hearing
from starquest.ui.table.looking import LookingScreen
from starquest.ui.table.offers import Offers
from starquest.ui.table.passing import Passing
from starquest.ui.table.past import Past
from starquest.ui.table.undoing import Undoing
from starquest.ui.widgets.board import Board
from starquest.ui.widgets.lesson_panel import LessonPanel
from starquest.ui.widgets.notice import Notice
from starquest.ui.widgets.panels import RosterPanel

NEWS = 12.0
"""Seconds for what is said of a run that was resumed."""
SETTLING = {"none": 0.0, "short": 0.3, "long": 1.0}
"""Seconds in which a question that has just come takes no key."""


class GameScreen(LookingScreen):
    """A game on the board."""

    KEYS = "game"
    BINDINGS: ClassVar[list[BindingType]] = every_mode("game")
    FLOW: ClassVar[type[Flow]] = Flow
    """How the game goes on by itself."""

    def __init__(
        self, playing: Playing, options: Preferences, learned: Learned | None = None
    ) -> None:
        super().__init__(playing)
        self.hinter = Hinter(playing, learned or Learned())
        shown, chronicle = self.shown, self.chronicle
        self.flow = self.FLOW(self, playing, self.seats, chronicle, shown, self.tell_past)
        self.past = Past(self, chronicle, shown, self.flow.soon)
        self.flow.heard = self.hinter.note
        self.offers = Offers(playing, chronicle, shown, self.flow.asking, self.flow.do_all)
        self.foresight = Foresight(playing, chronicle, shown, self.flow.asking)
        self.passing = Passing(self, playing, self.seats, shown, self.flow)
        self.undoing = Undoing(playing, self.seats, chronicle, shown, self.flow)
        self.offers.ends, self.offers.told = self.flow.end_round, self.flow.tell_trips
        self.offers.ends_wave = self.flow.end_wave
        self.hearing = Hearing(playing, self.flow, shown, self._press)
        self.flow.asking.undo = self.undoing.undo
        table = rows("game", playing.state.settings.mode)
        self._known = {row.do for row in table}
        """What the keys of this mode do."""
        self._strange = other_actions("game", playing.state.settings.mode)
        """What only keys of other modes do."""
        self.flow.announce = self._announce
        self.take(options)

    def _announce(self, told: tuple[Event, ...]) -> None:
        """Say over the map who has come, until the next key."""
        lines = announcement(self.playing, told, self.chronicle.phrases(), Notice.INSIDE)
        if lines:
            self.query_one(Notice).tell(lines)

    def take(self, options: Preferences) -> None:
        """Play with these options."""
        self.options = options
        self.hinter.on, self.hinter.keymap = options.hints == "on", options.keymap
        self.flow.films.take(options)
        self.flow.handover.way = options.handover
        self.flow.handover.bell = options.bell
        self.flow.asking.cards = options.handover == "card"
        self.flow.hold = options.hold
        self.flow.picks = options.picking == "last"
        self.flow.standing = asdict(options)
        self.flow.asking.settling = SETTLING[options.settling]
        self.seats.grows = options.growth == "autopilot"
        self.offers.reminds = options.reminders == "on"
        self.offers.warns = options.falling == "ask"
        self.playing.glyphs = SETS[options.glyphs]
        self.playing.open_table = open_table(self.playing.state, options)
        self.playing.run.back.open_table = self.playing.open_table

    def on_mount(self) -> None:
        """Show the first moment."""
        playing = self.playing
        self.shown.board.cursor = playing.cursor
        self.flow.open()
        self.shown.redraw()
        if playing.opening and not playing.resumed:
            say = self.chronicle.phrases()
            opening = everything(playing.opening)
            first = announcement(playing, opening, say, Notice.INSIDE)
            self.query_one(Notice).tell([*briefing_lines(say, Notice.INSIDE, opening), *first])
        if playing.resumed:
            self.call_after_refresh(self._look_back)
        elif not self.query_one(Notice).display or not self._covers():
            self.flow.soon()  # what would cover the briefing waits for the first key

    def _covers(self) -> bool:
        """Whether a question or a card for the first player comes at once."""
        return self.playing.wait is Wait.ASK or len(self.seats.players()) > 1

    def _look_back(self) -> None:
        """Say what became of the run, and tell the last lines of the time before."""
        for told in run_news(self.playing.run):
            self.notify(capital(told) + ".", timeout=NEWS, markup=False)
        if self.chronicle.look_back():
            self.shown.show_log()
            self.flow.soon()
        else:
            self.past.begin()  # the card that greets tells of it

    def tell_past(self) -> None:
        """Tell the time before, little by little but soon: somebody waits for it."""
        self.past.begin()

    def caption_line(self) -> str:
        """What is shown or waited for; nobody is asked for what the autopilot does."""
        self.query_one(LessonPanel).tell(self.lesson)
        own = self.seats.on_autopilot(self.playing.hero)
        return self.flow.films.caption or caption(self.playing, self.chronicle.phrases(), own=own)

    def lesson(self, width: int) -> list[Line]:
        """What there is to learn just now."""
        return self.hinter.lines(width)

    def key_hints(self, width: int) -> list[Hint]:
        """The keys that work now."""
        back = self.undoing.next
        told = take_back(back.short) if back else ""
        return hints(self.playing, width, self.flow.films.horde_speed, back=told)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Of an action that has several, only those of this mode."""
        if action in self._strange:
            return False
        if action == "act" and f"act('{parameters[0]}')" not in self._known:
            return False
        return super().check_action(action, parameters)

    # keys and mouse

    def on_key(self, event: keys.Key) -> None:
        """A key ends what is shown, but those that change how it is, and does what it says."""
        self.flow.films.calm()
        self._hush()
        self.hearing.hear(event)

    def takes(self, key: str) -> bool:
        """Whether a key means something on the table, for a page on top of it."""
        return self.hearing.takes(key)

    def _press(self, key: str) -> None:
        self.app.simulate_key(key)

    def on_screen_suspend(self) -> None:
        """Something lies on top."""
        self.hearing.opened += 1

    def on_notice_read(self) -> None:
        """Whoever clicked on the briefing has read it."""
        self._hush()

    def _hush(self) -> None:
        """Enough of what lies over the map; what waited for that goes on."""
        notice = self.query_one(Notice)
        if notice.display:
            notice.tell(())
            self.flow.soon()

    def on_screen_resume(self) -> None:
        """Go on when whatever lay on top is gone."""
        self.flow.resume()

    def on_board_picked(self, event: Board.Picked) -> None:
        """A click points; a click on the pointed cell does what Enter does."""
        self._hush()
        if self.flow.films.busy:
            self.flow.skip()
        elif event.cell == self.playing.cursor:
            self.action_confirm()
        else:
            self.shown.point(event.cell)

    def on_roster_panel_picked(self, event: RosterPanel.Picked) -> None:
        """A click on a hero looks at it; a second one does what Enter does."""
        before = self.playing.cursor
        self.action_hero(event.number)
        if self.playing.cursor == before and self.playing.wait is Wait.PICK:
            self.action_confirm()

    # looking

    def action_move(self, dx: int, dy: int) -> None:
        """Move the cursor, not past the table's edge."""
        self.shown.point(beside(self.playing, dx, dy))

    def action_cycle(self, step: int) -> None:
        """The next thing that matters."""
        playing = self.playing
        if playing.wait in (Wait.PICK, Wait.DEPLOY):
            playing.next_focus(step)
            self.shown.redraw()
        elif playing.wait is Wait.TIDY:
            playing.next_model(step)
            self.shown.redraw()
        elif is_spent(playing):
            self.shown.point(next_able(playing, step))
        else:
            self.shown.point(next_target(playing, step))

    def action_hero(self, number: int) -> None:
        """Look at a hero; pick it if it may act."""
        self.playing.look_at(number - 1)
        self.shown.redraw()

    def action_scroll(self, lines: int) -> None:
        """Read on in the inspect panel."""
        self.shown.read_on(lines)

    # doing

    def action_confirm(self) -> None:
        """Do the plain thing with what is under the cursor."""
        if self.playing.wait is Wait.ASK:
            self.flow.ask_again()
        elif not self.flow.asking.early:
            self.offers.confirm()

    def action_cancel(self) -> None:
        """Stop aiming or forget a way; a question about the map is answered with staying."""
        if self.flow.asking.early:
            return
        if self.playing.wait is not Wait.ASK_MAP or not self.flow.asking.stay():
            self.offers.cancel()

    def action_act(self, action: str) -> None:
        """Start an action."""
        self.offers.act(action)

    def action_again(self) -> None:
        """Do the last kind of deed again, to the same target if that may be."""
        self.offers.again()

    def action_travel(self) -> None:
        """Travel to the cursor's cell, over several rounds if need be."""
        self.offers.travel()

    def action_end_round(self) -> None:
        """End the round for all who wait."""
        self.offers.end_round()

    def action_end_wave(self) -> None:
        """End the wave for all who wait, once nobody is left of it."""
        self.offers.end_wave()

    def action_undo(self) -> None:
        """Take the last command back."""
        self.undoing.undo()

    def action_menu(self) -> None:
        """Everything that may be done."""
        self.offers.menu()

    def action_skip(self) -> None:
        """End what is being shown."""
        self.flow.skip()

    def action_speed(self, step: int) -> None:
        """Show the horde's phase faster or slower."""
        self.flow.films.faster(step)
        self.shown.show_hints()
        self.shown.say(words("screens.game.speed", speed=self.flow.films.speed))

    def action_pass_hero(self) -> None:
        """Give a hero to another player."""
        self.passing.pass_on()

    def action_autopilot(self) -> None:
        """Hand a hero to the autopilot, or take it back."""
        self.passing.autopilot()

    def action_shape(self) -> None:
        """The squad in the next formation."""
        self.offers.reshape(next_shape)

    def action_turn_shape(self) -> None:
        """The formation turned."""
        self.offers.reshape(turn_shape)

    # other screens

    def action_options(self) -> None:
        """Other colours, glyphs or speeds, at once."""
        self.open_over(SettingsScreen(self.options), self._chosen)

    def _chosen(self, options: Preferences | None) -> None:
        if options is not None:
            self.take(options)
            self.playing.look()
            self.shown.redraw()
            self.flow.soon()

    def action_leave(self) -> None:
        """To the title; a run that is not saved is asked about first."""
        problem = self.playing.run.problem
        if not problem:
            self.dismiss(None)
            return
        options = [
            (words("screens.unsaved.stay"), words("screens.unsaved.stay_run")),
            (words("screens.unsaved.leave"), words("screens.unsaved.leave_about")),
        ]
        told = words("screens.unsaved.problem", problem=problem)
        self.flow.asking.choose(words("screens.unsaved.leave_run"), options, self._left, body=told)

    def _left(self, index: int) -> None:
        if index:
            self.dismiss(None)
