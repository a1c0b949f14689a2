"""The terminal game: which screen is open, and what leads from one to the next.

Only what the title needs is imported at the top: the rest is loaded behind it.
"""

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.app import SystemCommand
from textual.binding import ActiveBinding, Binding, BindingType
from textual.geometry import Size
from textual.screen import Screen

from starquest.ui.options import Options, load_options, save_options
from starquest.ui.screens.small import LEAST, TooSmall
from starquest.ui.screens.title import Entry, TitleScreen
from starquest.ui.terminal.living import LivingApp
from starquest.ui.themes import THEMES

if TYPE_CHECKING:
    from starquest.model.setup import Quest
    from starquest.ui.screens.settings import SettingsScreen

READY = ("breacher", "medic")
"""The heroes of "Play now"."""


class StarquestApp(LivingApp):
    """Title, game and everything between."""

    TITLE = "starquest"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", priority=True),
    ]

    def __init__(
        self, options_file: Path, *, seed: int | None = None, quest: "Quest | None" = None
    ) -> None:
        super().__init__()
        self._quest = quest
        self._options_file = options_file
        self.options, self._problems = load_options(options_file)
        self._seed = seed
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = self.options.theme

    def get_default_screen(self) -> Screen[None]:
        """The title lies under everything else."""
        return TitleScreen(self.title_entries(), "; ".join(self._problems))

    def on_mount(self) -> None:
        """Start the mission that was asked for, or load what the title's entries need."""
        if self._quest is not None:
            self.begin(self._quest)
        else:
            self.call_after_refresh(self._warm_up)
        self.call_after_refresh(lambda: self._mind_size(self.size))

    def title_entries(self) -> list[Entry]:
        """What the title offers."""
        return [
            ("play", "Play now", "two ready heroes, on the board at once"),
            ("new", "New game", "party, enemies, board, challenges"),
            ("options", "Options", "colours, glyphs, speed"),
            ("quit", "Quit", ""),
        ]

    def _warm_up(self) -> None:
        """Load the engine once the title is painted."""
        self.run_worker(_load_engine, thread=True, exclusive=True)

    # options

    def set_options(self, options: Options) -> None:
        """Take over other options and keep them."""
        self.options = options
        self.theme = options.theme
        problem = save_options(options, self._options_file)
        if problem:
            self.notify(problem, severity="warning", markup=False)

    def on_settings_screen_changed(self, event: "SettingsScreen.Changed") -> None:
        """The player has changed an option."""
        self.set_options(event.options)

    # screens

    def on_title_screen_chosen(self, event: TitleScreen.Chosen) -> None:
        """Go where the title's entry leads."""
        match event.name:
            case "play":
                self.play_now()
            case "new":
                from starquest.ui.screens.newgame import NewGame  # noqa: PLC0415

                self.push_screen(NewGame(), self._recruited)
            case "options":
                from starquest.ui.screens.settings import SettingsScreen  # noqa: PLC0415

                self.push_screen(SettingsScreen(self.options))
            case _:
                self.exit(0)

    def _recruited(self, setup: object) -> None:
        """A mission was set up."""
        from starquest.ui.recruiting import Recruiting  # noqa: PLC0415

        if isinstance(setup, Recruiting):
            self.begin(setup.quest(), setup.seed_number())

    def play_now(self) -> None:
        """Two ready heroes on the board, placed and all."""
        from starquest.model.setup import Quest, Recruit  # noqa: PLC0415

        self.begin(Quest(tuple(Recruit(kind) for kind in READY)), placed=True)

    def begin(
        self, quest: "Quest | None", seed: int | None = None, *, placed: bool = False
    ) -> None:
        """Start a mission."""
        if quest is None:
            return
        from starquest.ui.screens.game import GameScreen  # noqa: PLC0415
        from starquest.ui.starting import start  # noqa: PLC0415

        chosen = seed if seed is not None else self._seed
        number = chosen if chosen is not None else int.from_bytes(os.urandom(4), "big")
        screen = GameScreen(start(quest, number, self.options, placed=placed), self.options)
        self.push_screen(
            screen, lambda answer: self.begin(quest, placed=placed) if answer else None
        )

    def action_help(self, topic: str = "game") -> None:
        """Explain the present screen."""
        from starquest.ui.screens.help import HelpScreen  # noqa: PLC0415

        self.push_screen(HelpScreen(topic))

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """The palette finds every action of the game besides Textual's own commands."""
        yield from super().get_system_commands(screen)
        for active in screen.active_bindings.values():
            name = active.binding.description
            if name and not active.binding.action.startswith("app."):
                yield SystemCommand(name, active.tooltip or name, self._runner(screen, active))

    def _runner(self, screen: Screen[Any], active: ActiveBinding) -> Callable[[], object]:
        action = active.binding.action
        return lambda: self.call_later(self.run_action, action, screen)

    # the terminal

    def on_resize(self, event: events.Resize) -> None:
        """The terminal has another size."""
        self._mind_size(event.size)

    def _mind_size(self, size: Size) -> None:
        """Say so when the terminal is too small, and no longer when it is not."""
        if not self.screen_stack:
            return  # the first size comes before the title, which looks again
        small = size.width < LEAST[0] or size.height < LEAST[1]
        shown = isinstance(self.screen, TooSmall)
        if small and not shown:
            self.push_screen(TooSmall())
        elif shown and not small:
            self.pop_screen()


def _load_engine() -> None:
    import starquest.ui.starting  # noqa: F401, PLC0415
