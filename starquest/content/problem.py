"""What is wrong with data/: one problem, and the error that carries them all."""

from starquest.model.frozen import frozen

Found = tuple[str, str]
"""A path inside a file and what is wrong there."""


@frozen
class Problem:
    """A defect in a data file, with its place."""

    file: str
    path: str
    message: str

    def __str__(self) -> str:
        """File, path inside it where there is one, and what is wrong there."""
        return ": ".join(part for part in (self.file, self.path, self.message) if part)


class DataError(Exception):
    """The data cannot be used; `problems` holds every reason."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep the problems, and show them all."""
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
