"""The line that says a run is not on the disk, for as long as that is so."""

from starquest.desk.score_lines import long_problem
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
        told = problem.removeprefix(long_problem())
        self.show([words("leaving.alarm", problem=told)])
        if problem:
            told = words("leaving.alarm_goes_on", problem=capital(problem))
            title = words("leaving.alarm_title")
            self.notify(told, title=title, severity="error", markup=False)
        else:
            self.notify(words("leaving.alarm_over"), markup=False)
