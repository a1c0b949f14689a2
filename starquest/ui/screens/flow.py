"""What happens between keys: commands carried out, films, cards, the horde, questions, the end."""

from textual.content import Content

from starquest.desk.film import Picture, Places, film, positions
from starquest.desk.glyphs import SETS
from starquest.desk.log_replay import Past
from starquest.desk.playing import Playing
from starquest.desk.preferences import Preferences
from starquest.desk.result_lines import ending_lines
from starquest.desk.waits import Wait
from starquest.engine.game import legal
from starquest.model.command import Choose, Command
from starquest.model.event import Event
from starquest.model.result import Rejected
from starquest.model.step import Ask
from starquest.play.saves import SavedRun
from starquest.text.captions import short
from starquest.text.handover import handover_lines
from starquest.text.labels import why_not
from starquest.text.log import LogEntry, is_dull, log_entries
from starquest.text.phrases import capital
from starquest.text.questions.question import question
from starquest.text.story import Story
from starquest.ui.facts import fact_lines
from starquest.ui.inspecting import PAGE
from starquest.ui.palette import palette
from starquest.ui.projector import Projector
from starquest.ui.recording import recorded
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.pages import Card, Ending, Page, card_of
from starquest.ui.screens.shop import ShopScreen
from starquest.ui.screens.view import GameView

SPEEDS = {"step": 0.05, "slow": 0.15, "normal": 0.05, "instant": 0.0}
"""Seconds for each picture of the horde's phase, the slowest first."""
STILLS: dict[str, list[Picture]] = {"step": [], "slow": [{}] * 6, "normal": [{}] * 8, "instant": []}
"""Pictures at the end of each decision on which nothing moves, so that its caption can be read."""
NEWS = 12.0
"""Seconds for what is said of a run that was resumed."""
FILMS = {"normal": 0.04, "fast": 0.015, "none": 0.0}
"""Seconds for each picture of what the party does."""


class GameFlow(GameView):
    """A mission that goes on by itself as far as nobody is asked."""

    def __init__(self, playing: Playing, options: Preferences) -> None:
        super().__init__(playing)
        self.take(options)
        self.story = Story()
        self._cards: list[Page] = []
        self._welcome = playing.resumed
        """Whether somebody comes back to the game and has not been greeted."""
        self._past: Past | None = None
        """The time before the run was resumed, while it is told."""
        self._fresh: list[tuple[Event, ...]] = []
        """What happened while that time was told."""
        self._begun, self._going = False, False
        """Whether the game has gone on by itself at all, and whether it is about to."""
        self.projector = Projector(lambda: self.board, self._film_over)

    def take(self, options: Preferences) -> None:
        """Play with these options."""
        self.options = options
        self.speed, self.handover = options.speed, options.handover
        self.film_speed = FILMS[options.animation]
        self.playing.glyphs = SETS[options.glyphs]
        self.playing.open_table = options.sight == "open"

    def filming(self) -> str:
        """How fast the horde is shown; nothing while it is not."""
        return self.speed if self._caption else ""

    def on_mount(self) -> None:
        """Show the first moment."""
        self.board.cursor = self.playing.cursor
        self.note(self.playing.opening)
        if self.playing.resumed:
            self._cards.clear()
        self.redraw()
        self.soon()
        if self.playing.resumed:
            self.call_after_refresh(self._look_back)

    def _look_back(self) -> None:
        """Say what became of the run, then tell the log of the time before, little by little."""
        run = self.playing.run
        for told in (run.recovered, run.note):
            if told:
                self.notify(capital(told) + ".", timeout=NEWS, markup=False)
        if isinstance(run, SavedRun):
            self._past = Past(run, open_table=self.playing.open_table)
            self._known = len(self.entries)
            self._slices = self.set_interval(0.05, self._retell)

    def _retell(self, seconds: float = 0.01) -> None:
        """Some more of the log of the time before; at its end it takes its place."""
        if self._past is None or self._past.more(seconds):
            return
        past, self._past = self._past, None
        self._slices.stop()
        if past.trouble:
            lost = f"What happened before cannot all be told: {past.trouble}"
            past.entries += [LogEntry(lost, (), "mission"), *self.entries[: self._known]]
        self.entries[: self._known] = past.entries
        self.names = past.names | self.names
        self.story = past.story
        for told in self._fresh:
            self.story.add(told, self.phrases())
        self.playing.lost = past.lost | self.playing.lost
        self.playing.look()
        self.board.show(self.playing.frame())
        self.show_party()
        self.show_log()

    def whole_log(self) -> list[LogEntry]:
        """The log of the whole run, every die."""
        self._retell(float("inf"))
        return self.entries

    def lost(self) -> list[int]:
        """The objectives that were destroyed in the part of the story that is known."""
        return self.story.lost()

    def whole_story(self) -> Story:
        """The story of the whole run."""
        self._retell(float("inf"))
        return self.story

    def do(self, command: Command) -> None:
        """Carry out a command and show what came of it."""
        playing = self.playing
        before = positions(playing.scene, playing.frame())
        result = playing.apply(command)
        if isinstance(result, Rejected):
            self.notify(why_not(result.reason, result.detail), severity="warning", markup=False)
            return
        self.tell(result, before, self.film_speed)

    def do_all(self, deed: tuple[Command, ...]) -> None:
        """Carry out commands one after the other, as long as each is still possible."""
        for command in deed:
            if command is deed[0] or command in legal(self.playing.state):
                self.do(command)

    def tell(self, told: tuple[Event, ...], before: Places, seconds: float) -> None:
        """Write events to the log, play their film, show their cards."""
        self.note(told)
        self.redraw()
        self.projector.show(self._film(told, before), seconds)

    def _film(self, told: tuple[Event, ...], before: Places) -> list[Picture]:
        return film(told, before, self.playing.frame(), self.playing.glyphs)

    def note(self, told: tuple[Event, ...]) -> None:
        """Write events to the log and to the story, and keep the cards they bring."""
        say = self.phrases()
        self.entries += log_entries(told, say)
        self.story.add(told, say)
        if self._past is not None:
            self._fresh.append(told)
        self._cards += [card for event in told if (card := card_of(event, self.story, say))]

    def _page_closed(self, _result: object = None) -> None:
        self.redraw()
        self.soon()

    def _film_over(self) -> None:
        """Go on after a film; step by step the horde waits for a key, its caption still there."""
        self._waiting = self.speed == "step" and bool(self._caption)
        if not self._waiting:
            self._caption = ""
            self.soon()
        self.show_hints()

    def on_screen_resume(self) -> None:
        """Go on when whatever lay on top is gone; a question waits to be asked again."""
        if self._begun and self.playing.wait is not Wait.ASK:
            self.soon()

    def soon(self) -> None:
        """Go on when everything is drawn; once, however often it is asked for."""
        if not self._going:
            self._going = True
            self.call_after_refresh(self.proceed)

    def proceed(self) -> None:
        """Go on by itself as far as nobody is asked."""
        self._begun, self._going = True, False
        if self._waiting or self.projector.playing or not self.is_active:
            return
        if self._cards:
            self.open_over(self._cards.pop(0), self._page_closed)
            return
        if self._greet():
            return
        if self._autopilot():
            return
        match self.playing.wait:
            case Wait.HORDE:
                self._horde()
            case Wait.ASK:
                self.ask()
            case Wait.SHOP:
                shop = ShopScreen(self.playing)
                self.open_over(shop, lambda _: self._shopped(shop))
            case Wait.OVER:
                lines = ending_lines(self.playing, self.whole_story(), self.phrases())
                told = fact_lines([*lines, *recorded(self.playing.run)], PAGE, lines[0])
                page = Ending("The mission is over", told)
                self.open_over(page, self._leave)
            case _:
                self._hand_over()

    def _autopilot(self) -> bool:
        """Whether the autopilot has done something."""
        before = self.playing.focus
        self.seats.people_first()
        if self.playing.focus != before:
            self.redraw()
        own = self.seats.autopilot()
        if own is not None:
            self.do(own)
        return own is not None

    def _leave(self, answer: str | None) -> None:
        self.dismiss(answer or "")

    def _shopped(self, shop: ShopScreen) -> None:
        """Tell what happened in the shop and as the next wave came."""
        self.note(shop.told)
        self._page_closed()

    def _horde(self) -> None:
        """One decision with its caption and film, or all of them at once."""
        playing = self.playing
        while playing.wait is Wait.HORDE:
            before = positions(playing.scene, playing.frame())
            told = playing.mind_step()
            self.note(told)
            pictures = self._film(told, before) if self.film_speed else []
            if self.speed != "instant" and (pictures or not is_dull(told[0])):
                self._caption = short(told[0], self.phrases())
                self.redraw()
                self.projector.show([*pictures, *STILLS[self.speed]], SPEEDS[self.speed])
                return
        self.redraw()
        self.soon()

    def ask(self) -> None:
        """Put the open question to the player; leaving it shows the map, Enter asks again."""
        ask = self.playing.ask
        if ask is not None:
            asked = question(ask, self.phrases())
            options = [(choice.label, choice.detail) for choice in asked.options]
            owner = self.seats.owner(ask.unit)
            title = f"{asked.title} ({owner})" if owner else asked.title
            panel = Choosing(title, asked.body, options, optional=False)
            self.open_over(panel, lambda index: self._answered(ask, index))

    def _answered(self, ask: Ask, index: int | None) -> None:
        """Answer a question, if it is still the one that is open."""
        if index is not None and ask is self.playing.ask:
            self.do(Choose(index))

    def _greet(self) -> bool:
        """Whether a card says whose turn it is, before anything is asked of who comes back."""
        wait, welcome = self.playing.wait, self._welcome
        self._welcome = False
        return welcome and wait not in (Wait.HORDE, Wait.SHOP, Wait.OVER) and self._hand_over()

    def _hand_over(self) -> bool:
        """Say whose turn it is when that is another player; whether a card does."""
        turn = self.seats.next_player()
        if turn is None or self.handover == "off":
            return False
        player, hero = turn
        if self.handover != "card":
            self.notify(f"Over to {player}: {hero}", markup=False)
            return False
        playing = self.playing
        number = list(playing.state.world.heroes).index(playing.focus) + 1
        choice = playing.wait is Wait.PICK and len(playing.ready()) > 1
        ink = palette(self.app.theme).ink[self.seats.ink(player)]
        card = Card(
            Content.styled(f"Over to {player}", f"bold {ink}"),
            handover_lines(player, hero, number, choice=choice),
        )
        self.open_over(card, self._page_closed)
        return True
