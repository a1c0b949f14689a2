"""What is wrong with data/: one problem, and the error that carries them all."""

from starquest.content.fault import Fault
from starquest.model.frozen import frozen

Found = tuple[str, Fault]
"""A path inside a file and what is wrong there."""


@frozen
class Problem:
    """A defect in a data file, with its place."""

    file: str
    path: str
    fault: Fault

    def __str__(self) -> str:
        """For programmers; `text` has the words."""
        return ": ".join(part for part in (self.file, self.path, str(self.fault)) if part)


class DataError(Exception):
    """The data cannot be used; `problems` holds every reason."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep the problems, and show them all."""
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
