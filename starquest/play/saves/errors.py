"""What can be wrong with a saved run. Each message is one sentence for the player."""

from starquest.text.locale import words


class SaveError(Exception):
    """A run that cannot be used as asked; the message says why."""


class Damaged(SaveError):  # noqa: N818 - it is the file that is damaged
    """A file that is not what was written, or never was a save."""


class TooNew(SaveError):  # noqa: N818 - it is the file that is too new
    """A save of a newer version, left untouched."""


class Held(SaveError):  # noqa: N818 - it is the run that is held
    """A run another process has open."""

    def __init__(self, name: str, pid: int = 0, host: str = "", since: str = "") -> None:
        self.name, self.pid, self.host, self.since = name, pid, host, since
        super().__init__(words("saves.run.held", name=name, pid=pid, host=host, since=since))


class NoSuchRun(SaveError):  # noqa: N818 - it is the run that is not there
    """There is no run of this name."""


class BadName(SaveError):  # noqa: N818 - it is the name that is bad
    """A name no run can have, or one that is taken."""
