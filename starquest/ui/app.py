"""The terminal game: which screen is open, and what leads from one to the next.

Only what the title needs is imported at the top: the rest is loaded behind it.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import SystemCommand
from textual.binding import BindingType
from textual.filter import Monochrome, NoColor
from textual.geometry import Size
from textual.screen import Screen

from starquest.desk.keymap import about, label, rows, shown
from starquest.desk.learned import LESSON, Learned, tip
from starquest.desk.preferences import Preferences, load_options, save_options, usual_options
from starquest.text.locale import words
from starquest.ui.bindings import bindings, changes
from starquest.ui.openings import OpeningsApp
from starquest.ui.runs import some_seed
from starquest.ui.screens.small import TooSmall, too_small
from starquest.ui.screens.title import Entry, TitleScreen
from starquest.ui.themes import THEMES
from starquest.ui.toasts import Toasts

if TYPE_CHECKING:
    from starquest.content.catalog import Catalog
    from starquest.content.keymaps import KeyRow
    from starquest.model.army import ArmyList
    from starquest.model.setup import Setup
    from starquest.model.state import GameState
    from starquest.ui.screens.settings import SettingsScreen

First = Callable[["StarquestApp"], None]


class StarquestApp(OpeningsApp):
    """Title, game and everything between."""

    TITLE = "starquest"
    BINDINGS: ClassVar[list[BindingType]] = bindings("app")

    def __init__(
        self,
        options_file: Path,
        *,
        seed: int | None = None,
        quest: "Setup | None" = None,
        folder: Path | None = None,
        first: "First | None" = None,
    ) -> None:
        """Runs are kept in the folder; `first` is done as soon as the title is there."""
        options, self._problems = load_options(options_file, usual_options(os.environ))
        super().__init__(options, folder)
        self._quest, self._first = quest, first
        self._options_file = options_file
        self.learned = Learned.beside(options_file)
        self._seed = seed
        if self.no_color:
            self._filters = [NoColor() if isinstance(f, Monochrome) else f for f in self._filters]
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = self.options.theme
        self.set_keymap(changes(self.options.keymap))

    def get_default_screen(self) -> Screen[None]:
        """The title lies under everything else."""
        title = TitleScreen(self.title_entries(), "; ".join(self._problems))
        title.tip = tip(self.learned)
        return title

    def on_mount(self) -> None:
        """Start the mission that was asked for, or load what the title's entries need."""
        self.dress()
        Toasts(self)
        if self._quest is not None:
            self.begin(self._quest)
        elif self._first is not None:
            self._first(self)
        else:
            self.call_after_refresh(self.refresh_title)
        self.call_after_refresh(lambda: self._mind_size(self.size))
        self.call_after_refresh(_collect_from_now)

    def title_entries(self, detail: str | None = None) -> list[Entry]:
        """What the title offers; the detail is about the run to go on with."""
        above, below = self.run_entries(detail)
        return [
            *above,
            ("play", words("screens.title.play"), self.opening_told()),
            ("new", words("screens.title.new"), words("screens.title.new_about")),
            ("lesson", words("screens.title.lesson"), words("screens.title.lesson_about")),
            ("daily", words("screens.title.daily"), words("screens.title.daily_about")),
            ("match", words("screens.title.match"), words("screens.title.match_about")),
            *below,
            ("armies", words("screens.title.armies"), words("screens.title.armies_about")),
            ("codex", words("screens.title.codex"), words("screens.title.codex_about")),
            ("options", words("screens.title.options"), words("screens.title.options_about")),
            ("quit", words("screens.title.quit"), ""),
        ]

    def offer(self, detail: str | None = None, news: str = "") -> None:
        """Say on the title what there is to go on with."""
        title = self.title_screen()
        if title is not None:
            told = [*self._problems, news] if news else self._problems
            title.tip = tip(self.learned)
            title.offer(self.title_entries(detail), words("phrases.semicolon").join(told))

    # options

    def set_options(self, options: Preferences) -> None:
        """Take over other options and keep them."""
        before, self.options = self.options, options
        self.theme = options.theme
        self.set_keymap(changes(options.keymap))
        self.dress()
        problem = save_options(options, self._options_file, before)
        if problem:
            self.notify(problem, severity="warning", markup=False)

    def dress(self) -> None:
        """Draw frames and bars in the chosen glyphs."""
        if self.options.glyphs == "ascii" or "starquest.ui.plain" in sys.modules:
            from starquest.ui.plain import dress  # noqa: PLC0415 - for few terminals

            dress(self, plain=self.options.glyphs == "ascii")

    def on_settings_screen_changed(self, event: "SettingsScreen.Changed") -> None:
        """The player has changed an option."""
        self.set_options(event.options)

    # screens

    def on_title_screen_chosen(self, event: TitleScreen.Chosen) -> None:
        """Go where the title's entry leads."""
        if not isinstance(self.screen, TitleScreen):
            return  # pressed twice: the first has led somewhere
        leads: dict[str, Callable[[], object]] = {
            "continue": self.action_continue,
            "play": self.play_now,
            "lesson": self.action_lesson,
            "load": self.action_load,
            "scores": self.action_scores,
            "daily": self.begin_daily,
            "new": self._set_up,
            "match": self.set_up_match,
            "armies": self._build_army,
            "codex": self.action_codex,
            "options": self._set,
        }
        leads.get(event.name, lambda: self.exit(0))()

    def _set_up(self) -> None:
        from starquest.ui.screens.newgame import NewGame  # noqa: PLC0415

        self.push_screen(NewGame(self.options), self._recruited)

    def set_up_match(self, army: "ArmyList | None" = None) -> None:
        """The form for a match; an army that is brought plays the first side."""
        from starquest.ui.screens.match_form import MatchFormScreen  # noqa: PLC0415

        self.push_screen(MatchFormScreen(self.folder, army), self._mustered)

    def _mustered(self, form: object) -> None:
        """A match was set up."""
        from starquest.desk.match_form import MatchForm  # noqa: PLC0415

        if isinstance(form, MatchForm):
            seed = form.seed_number()
            number = some_seed() if seed is None else seed
            self.begin(form.setup(number), number)

    def _build_army(self) -> None:
        from starquest.ui.screens.builder import BuilderScreen  # noqa: PLC0415

        self.push_screen(BuilderScreen(self.folder))

    def _set(self) -> None:
        from starquest.ui.screens.settings import SettingsScreen  # noqa: PLC0415

        self.push_screen(SettingsScreen(self.options), lambda _: self.refresh_title())

    def _recruited(self, setup: object) -> None:
        """A mission was set up."""
        from starquest.desk.recruiting import Recruiting  # noqa: PLC0415

        if isinstance(setup, Recruiting):
            if setup.sight != self.options.sight:
                self.set_options(replace(self.options, sight=setup.sight))
            self.begin(setup.quest(), setup.seed_number())

    def action_lesson(self) -> None:
        """Wave 0: nothing of it is kept but that it was met."""
        from starquest.desk.start_game import start_lesson  # noqa: PLC0415
        from starquest.ui.table.lesson import LessonScreen  # noqa: PLC0415

        self.learned.meet([LESSON])
        playing = start_lesson(self.options)
        self.push_screen(LessonScreen(playing, self.options), lambda _: self.refresh_title())

    def action_codex(self, word: str = "") -> None:
        """Look something up."""
        from starquest.ui.screens.codex import CodexScreen  # noqa: PLC0415

        self.push_screen(CodexScreen(self._lore(), word))

    def action_words(self) -> None:
        """Look up the words of the open screen."""
        from starquest.text.codex import named_in  # noqa: PLC0415
        from starquest.ui.screens.codex import CodexScreen  # noqa: PLC0415
        from starquest.ui.shown_text import text_on  # noqa: PLC0415

        catalog = self._lore()
        self.push_screen(CodexScreen(catalog, pages=named_in(catalog, text_on(self.screen))))

    def action_help(self, topic: str = "game") -> None:
        """Explain the present screen."""
        from starquest.desk.glyphs import SETS  # noqa: PLC0415
        from starquest.ui.screens.help import HelpScreen  # noqa: PLC0415

        glyphs, keymap = SETS[self.options.glyphs], self.options.keymap
        self.push_screen(HelpScreen(topic, glyphs, keymap, self._game()))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette finds every action that is possible now, with its key."""
        for command in super().get_system_commands(screen):
            if command.title != "Theme":  # the map has colours for our own themes only: Preferences
                yield command
        game = self._game()
        mode, table = (game.settings.mode, game.table) if game else ("", None)
        for row in rows(getattr(screen, "KEYS", "") or "app", mode):
            name = label(row)
            if name and not row.foreign and not row.do.startswith(("app.", "screen.")):
                if not _possible(screen, row):
                    continue
                called = words("hints.menu.keyed", name=name, key=shown(row)) if row.keys else name
                yield SystemCommand(called, about(row, table), self._runner(screen, row.do))

    def action_command_palette(self) -> None:
        """Find what may be done by its name."""
        from starquest.ui.screens.command_palette import CommandPalette  # noqa: PLC0415

        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette())

    def _game(self) -> "GameState | None":
        """The game that is open, on top or below."""
        open_games = (getattr(screen, "playing", None) for screen in reversed(self.screen_stack))
        return next((playing.state for playing in open_games if playing is not None), None)

    def _lore(self) -> "Catalog":
        """The catalog, with the lengths of the game that is open."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.text.lengths import catalog_on  # noqa: PLC0415

        game = self._game()
        return catalog_on(load_catalog(), game.table if game else None)

    def _runner(self, screen: Screen[Any], action: str) -> Callable[[], object]:
        return lambda: self.call_later(self.run_action, action, screen)

    # the terminal

    def on_resize(self, event: events.Resize) -> None:
        """The terminal has another size."""
        self._mind_size(event.size)

    def _mind_size(self, size: Size) -> None:
        """Say so when the terminal is too small, and no longer when it is not."""
        if not self.screen_stack:
            return  # the first size comes before the title, which looks again
        small = too_small(size)
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            self.push_screen(TooSmall())
        elif shown and not small:
            self.pop_screen()


def _possible(screen: Screen[Any], row: "KeyRow") -> bool:
    """Whether a key of a screen would do something now; without a game it always might."""
    playing = getattr(screen, "playing", None)
    if playing is None:
        return True
    from starquest.desk.hints import possible  # noqa: PLC0415 - there is a game

    return possible(playing, row)


def _collect_from_now() -> None:
    """Let the collector loose if it was held, and keep what was loaded out of its way for good."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
