"""What this player was told already: hints seen, Wave 0 met; a small file beside the options.

A file that cannot be read is as good as none: hints come again. One that cannot be written is not
worth a word; they come again next time.
"""

from collections.abc import Iterable
from pathlib import Path

from starquest.desk.keymap import keys_of, row_named
from starquest.text.locale import words, words_of

FILE = "learned.json"
LARGEST = 1 << 14
LESSON = "wave_0"
"""Wave 0, as one of the things that were met."""


def tip(learned: "Learned") -> str:
    """A line for the title: how to learn the game, and later what is good to know."""
    if LESSON not in learned.seen:
        lesson = keys_of(row_named("title.lesson"))[0]
        return words("screens.title.new_here", lesson=lesson)
    tips = list(words_of("screens.tips").values())
    return words("screens.title.tip", tip=tips[len(learned.seen) % len(tips)])


class Learned:
    """The things that were met once."""

    def __init__(self, file: Path | None = None) -> None:
        """Without a file it is forgotten when the game ends."""
        self._file = file
        self.seen = set(_read(file)) if file else set[str]()

    @classmethod
    def beside(cls, options: Path) -> "Learned":
        """What is known beside a file of options."""
        return cls(options.with_name(FILE))

    def meet(self, names: Iterable[str]) -> None:
        """Note that things were met."""
        new = set(names) - self.seen
        self.seen |= new
        if new and self._file is not None:
            _write(self._file, sorted(self.seen))


def _read(file: Path) -> list[str]:
    try:
        raw = file.read_bytes()[:LARGEST]
    except OSError:
        return []
    import json  # noqa: PLC0415 - only where there is a file

    try:
        plain = json.loads(raw)
    except (ValueError, RecursionError):
        return []
    return [name for name in plain if isinstance(name, str)] if isinstance(plain, list) else []


def _write(file: Path, names: list[str]) -> None:
    import json  # noqa: PLC0415 - not before the title is shown

    beside = file.with_suffix(".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(json.dumps(names) + "\n", "utf-8")
        beside.replace(file)
    except OSError:
        return
