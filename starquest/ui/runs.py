"""Runs as the terminal game handles them: begun, continued, loaded, watched, left.

Only what the title needs is imported at the top: the rest is loaded behind it.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from textual.screen import Screen

from starquest.desk.learned import Learned
from starquest.desk.preferences import Preferences
from starquest.text.locale import words
from starquest.ui.screens.title import Entry, TitleScreen
from starquest.ui.terminal.crash_safe_app import LivingApp

if TYPE_CHECKING:
    from starquest.desk.ending.told import Told
    from starquest.desk.playing import Playing
    from starquest.model.setup import Setup
    from starquest.play.replay import Replay
    from starquest.play.saves import Held, RunLibrary, SavedRun
    from starquest.play.session import Run

RUNS, TABLE = ".run", "scores.table"
"""How the files end, or are called, that the title has an entry for."""


class RunsApp(LivingApp):
    """What the game adds for the sake of its runs; without a folder nothing is kept."""

    def __init__(self, options: Preferences, folder: Path | None) -> None:
        super().__init__()
        self.options, self.folder = options, folder
        self.learned = Learned()
        self.run_in_play: Run | None = None
        self.unsaved = ""
        """Why the last run that was left is not all on the disk."""
        self.left = ""
        """The name of the last run that was left before its end."""
        self._seed: int | None = None

    # what there is

    def library(self) -> "RunLibrary":
        """The runs there are."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.play.saves import RunLibrary  # noqa: PLC0415

        return RunLibrary(self.folder or Path(), load_catalog())

    def run_entries(self, detail: str | None = None) -> tuple[list[Entry], list[Entry]]:
        """What the title offers about runs: above and below a new game."""
        names = self._files()
        there = any(name.endswith(RUNS) for name in names) if detail is None else bool(detail)
        above = [("continue", words("screens.title.continue"), detail or "")] if there else []
        below = [("load", words("screens.title.load"), words("screens.title.load_about"))]
        below += [("scores", words("screens.title.scores"), words("screens.title.scores_about"))]
        kept = [any(name.endswith(RUNS) for name in names), TABLE in names]
        return above, [entry for entry, known in zip(below, kept, strict=True) if known]

    def _files(self) -> list[str]:
        try:
            return [path.name for path in self.folder.iterdir()] if self.folder else []
        except OSError:
            return []

    def look_for_runs(self) -> None:
        """Find the run to go on with; runs in a thread while the title shows."""
        import starquest.desk.start_game  # noqa: F401, PLC0415

        if self.folder is not None:
            from starquest.desk.title_lines import welcome  # noqa: PLC0415
            from starquest.play.finish import make_good  # noqa: PLC0415

            make_good(self.library())
            # Not waited for: the game may be left while the runs are looked for.
            self.call_later(self.offer, *welcome(self.library()))

    def offer(self, detail: str | None = None, news: str = "") -> None:
        """Say on the title what there is to go on with."""
        raise NotImplementedError

    # playing

    def begin(
        self,
        setup: "Setup | None",
        seed: int | None = None,
        *,
        placed: bool = False,
        again: Callable[[], None] | None = None,
    ) -> None:
        """Start a mission; `again` is what whoever wants another one gets."""
        if setup is None:
            return
        from starquest.desk.start_game import played, start  # noqa: PLC0415

        chosen = seed if seed is not None else self._seed
        number = chosen if chosen is not None else some_seed()
        if self.folder is None:
            playing = start(setup, number, self.options, placed=placed)
        else:
            run = self.library().begin(setup, number)
            playing = played(run, self.options, placed=placed)
        self._show(playing, again=again or (lambda: self.begin(setup, placed=placed)))

    def begin_daily(self) -> None:
        """The mission of this day, the same for everybody; the day is that of Greenwich."""
        from datetime import UTC, datetime  # noqa: PLC0415

        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.desk.start_game import played, start  # noqa: PLC0415
        from starquest.play.daily import daily, run_name  # noqa: PLC0415

        day = datetime.now(UTC).strftime("%Y-%m-%d")
        setup, seed = daily(day, load_catalog())
        if self.folder is None:
            playing = start(setup, seed, self.options)
        else:
            run = self.library().begin(setup, seed, run_name(day), daily=day)
            playing = played(run, self.options)
        self._show(playing, again=self.begin_daily)

    def go_on(self, run: "SavedRun") -> None:
        """Play a run that was begun another time; one that is over is watched."""
        from starquest.desk.start_game import played  # noqa: PLC0415
        from starquest.play.replay.file import replay_of  # noqa: PLC0415

        if run.state.outcome is not None:
            self.show_player(replay_of(run))
            run.close()
            return
        setup = run.origin.setup
        playing = played(run, self.options, resumed=True)
        self._show(playing, again=lambda: self.begin(setup, placed=False))

    def _show(self, playing: "Playing", again: Callable[[], None]) -> None:
        """Open the game; whoever leaves it may want another like it."""
        from starquest.ui.table.game import GameScreen  # noqa: PLC0415

        def left(answer: object) -> None:
            self.closing()
            self.refresh_title()
            self._wanted(answer, again)

        self.run_in_play = playing.run
        self.push_screen(GameScreen(playing, self.options, self.learned), left)

    def _wanted(self, answer: object, again: Callable[[], None]) -> None:
        """What somebody wants after a run: another, a look back, a wave anew, or the title."""
        from starquest.ui.screens.ending import AGAIN, PRACTISE, WATCH, Wanted  # noqa: PLC0415

        replay = None
        if isinstance(answer, Wanted) and answer.told is not None:
            replay = answer.told.account.course.replay
        match answer:
            case Wanted(what) if what == AGAIN:
                again()
            case Wanted(what, told, spot, page) if what == WATCH and replay and spot and told:
                self.show_player(replay, spot.at, lambda: self._show_ending(told, page))
            case Wanted(what, _, spot) if what == PRACTISE and replay and spot:
                self.practise(replay, spot.at, spot.leg)
            case _:
                pass

    def _show_ending(self, told: "Told", page: int = 0) -> None:
        """The pages of a run that is over, from wherever they are asked for."""
        from starquest.ui.screens.ending import Ending  # noqa: PLC0415

        replay = told.account.course.replay
        again = (lambda: self.begin(replay.setup)) if replay else (lambda: None)
        self.push_screen(Ending(told, page), lambda answer: self._wanted(answer, again))

    def show_ending(self, path: Path) -> None:
        """How the run of a replay ended."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.desk.ending.told import told_of_replay  # noqa: PLC0415
        from starquest.play.replay import Replay  # noqa: PLC0415
        from starquest.play.saves import SaveError  # noqa: PLC0415

        try:
            replay = Replay.load(path, load_catalog())
        except SaveError as error:
            self.complain(error)
            return
        told = told_of_replay(replay)
        if told is None:
            self.complain(SaveError(words("cli.not_told", note=replay.note)))
        else:
            self._show_ending(told)

    def practise(self, replay: "Replay", at: int, wave: int) -> None:
        """Play a run from one of its waves on as a new one that is not ranked."""
        from starquest.play.replay import ReplayPlayer  # noqa: PLC0415
        from starquest.play.saves import SaveError  # noqa: PLC0415

        try:
            player = ReplayPlayer(replay)
        except SaveError as error:
            self.complain(error)
            return
        if player.go(at):
            self.go_on(player.take_over(self.library(), f"{replay.name[:24]}-wave-{wave}"))
        else:
            self.complain(SaveError(player.trouble))

    def refresh_title(self) -> None:
        """Look again what there is to go on with."""
        self.run_worker(self.look_for_runs, thread=True, exclusive=True)

    def on_unmount(self) -> None:
        """The game is over."""
        self.closing()

    def closing(self) -> None:
        """Let go of the run in play; what is not on the disk is tried a last time."""
        run, self.run_in_play = self.run_in_play, None
        if run is not None:
            if run.problem:
                run.set_seats(run.seats)  # writes everything anew
            self.unsaved = run.problem
            self.left = "" if run.state.outcome else str(getattr(run, "name", ""))
            run.close()

    async def action_quit(self) -> None:
        """Leave the game; a run that is not saved is asked about first."""
        run = self.run_in_play
        if run is None or not run.problem:
            self.exit(0)
            return
        from starquest.ui.screens.choosing import Choosing  # noqa: PLC0415

        def chosen(index: int | None) -> None:
            if index == 1:
                self.exit(0)

        options = [
            (words("screens.unsaved.stay"), words("screens.unsaved.stay_game")),
            (words("screens.unsaved.leave"), words("screens.unsaved.leave_about")),
        ]
        told = words("screens.unsaved.problem", problem=run.problem)
        self.push_screen(Choosing(words("screens.unsaved.leave_game"), told, options), chosen)

    # continuing

    def action_continue(self) -> None:
        """Go on with the newest run."""
        newest = self.library().newest()
        if newest is None:
            self.notify(words("screens.title.no_run"), markup=False)
        else:
            self.resume(newest.name)

    def resume(self, name: str) -> None:
        """Go on with a run, or say why not."""
        from starquest.play.saves import Held, SaveError  # noqa: PLC0415

        try:
            self.go_on(self.library().open(name))
        except Held as error:
            self.held(error)
        except SaveError as error:
            self.complain(error)

    def complain(self, error: Exception) -> None:
        """Say what is wrong with a run."""
        from starquest.text.clean import clean  # noqa: PLC0415
        from starquest.text.phrases import capital  # noqa: PLC0415

        told = clean(capital(str(error)), 300).rstrip(".")
        self.notify(f"{told}.", severity="error", timeout=10, markup=False)

    def held(self, error: "Held") -> None:
        """Say who has a run open, and offer a copy."""
        from starquest.text.clean import clean  # noqa: PLC0415
        from starquest.text.phrases import capital  # noqa: PLC0415
        from starquest.ui.screens.choosing import Choosing  # noqa: PLC0415

        def chosen(index: int | None) -> None:
            if index == 0:
                self._resume_copy(error.name)

        told = clean(capital(str(error)), 300) + "."
        options = [
            (words("screens.held.copy"), words("screens.held.copy_about")),
            (words("screens.held.leave"), words("screens.held.leave_about")),
        ]
        self.push_screen(Choosing(words("screens.held.title"), told, options), chosen)

    def _resume_copy(self, name: str) -> None:
        from starquest.desk.copy_name import copy_name  # noqa: PLC0415
        from starquest.play.saves import SaveError  # noqa: PLC0415

        try:
            copy = self.library().copy(name, copy_name(name))
        except SaveError as error:
            self.complain(error)
        else:
            self.resume(copy)

    # other screens

    def action_load(self) -> None:
        """The list of runs."""
        from starquest.ui.screens.load import LoadScreen  # noqa: PLC0415

        self.push_screen(LoadScreen(self.library()), self._chosen)

    def _chosen(self, choice: tuple[str, str] | None) -> None:
        """What was chosen in the list of runs, or in the score table."""
        self.refresh_title()
        match choice:
            case ("play", name):
                self.resume(name)
            case ("watch", name):
                self.show_replay(Path(name))
            case ("ending", name):
                self.show_ending(Path(name))
            case _:
                return

    def action_scores(self) -> None:
        """The table of finished runs."""
        from starquest.ui.screens.scores import ScoresScreen  # noqa: PLC0415

        self.push_screen(ScoresScreen(self.folder or Path()), self._chosen)

    def show_replay(self, path: Path) -> None:
        """Watch a replay, or a run as far as it has come."""
        from starquest.content.loader import load_catalog  # noqa: PLC0415
        from starquest.play.replay import Replay  # noqa: PLC0415
        from starquest.play.saves import SaveError  # noqa: PLC0415

        try:
            self.show_player(Replay.load(path, load_catalog()))
        except SaveError as error:
            self.complain(error)

    def show_player(
        self, replay: "Replay", at: int = 0, then: Callable[[], None] | None = None
    ) -> None:
        """Watch a replay that is already read, from some place on; then go on where one was."""
        from starquest.desk.watching import Watched  # noqa: PLC0415
        from starquest.play.saves import SaveError  # noqa: PLC0415
        from starquest.ui.table.replay import ReplayScreen  # noqa: PLC0415

        try:
            player = Watched(replay, open_table=self.options.sight == "open")
        except SaveError as error:
            self.complain(error)
        else:
            player.go(at)
            self.push_screen(
                ReplayScreen(player, self.options), lambda answer: self._watched(answer, then)
            )

    def _watched(self, answer: object, then: Callable[[], None] | None = None) -> None:
        """A replay is closed; with a player somebody takes over from there."""
        from starquest.desk.ending.told import Told  # noqa: PLC0415
        from starquest.play.replay import ReplayPlayer  # noqa: PLC0415

        if isinstance(answer, ReplayPlayer):
            self.go_on(answer.take_over(self.library()))
        elif isinstance(answer, Told):
            self._show_ending(answer)
        elif then is not None:
            then()

    def title_screen(self) -> TitleScreen | None:
        """The title, under everything else."""
        bottom: Screen[object] | None = self.screen_stack[0] if self.screen_stack else None
        return bottom if isinstance(bottom, TitleScreen) else None


def some_seed() -> int:
    """A seed nobody has chosen."""
    return int.from_bytes(os.urandom(4), "big")
