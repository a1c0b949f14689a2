"""The line that says a run is not on the disk, for as long as that is so."""

from starquest.desk.score_lines import bare
from starquest.text.locale import words
from starquest.text.phrases import capital
from starquest.ui.widgets.panels import Panel


class Alarm(Panel):
    """Nothing to see while all is well."""

    DEFAULT_CSS = """
    Alarm { height: 1; display: none; background: $error; color: $background; padding: 0 1; }
    """

    def __init__(self) -> None:
        super().__init__(id="alarm", markup=False)
        self._problem = ""

    def sound(self, problem: str) -> None:
        """Show a problem, or that there is none any more."""
        if problem == self._problem:
            return
        self._problem = problem
        self.display = bool(problem)
        self.show([words("screens.unsaved.alarm", problem=bare(problem))])
        if problem:
            told = words("screens.unsaved.told", problem=capital(problem))
            title = words("screens.unsaved.title")
            self.notify(told, title=title, severity="error", markup=False)
        else:
            self.notify(words("screens.unsaved.over"), markup=False)
