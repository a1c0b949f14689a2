"""What is wrong with the lines of the enemies and places in a data folder's locales."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from starquest.content.catalog import Catalog
from starquest.content.fault import Fault, fault
from starquest.content.problem import Problem
from starquest.text.locale import Locale, LocaleError
from starquest.text.voices import OCCASIONS, PLACES, WANT

FILE = "voices"
LONGEST = 80
"""Characters of a line: it has to fit the log and a card."""
Found = tuple[str, Fault]


def voice_problems(directory: Path, catalog: Catalog) -> list[Problem]:
    """Factions and themes without enough lines, and lines that nobody would ever say."""
    folders = sorted(path for path in (directory / "locale").glob("*") if path.is_dir())
    return [
        Problem(f"locale/{folder.name}/{FILE}.toml", path, told)
        for folder in folders
        for path, told in _problems(Locale(folder), catalog)
    ]


def _problems(locale: Locale, catalog: Catalog) -> Iterator[Found]:
    try:
        sentences = locale.sentences(FILE)
    except LocaleError:
        return  # told by the check of the locale itself
    lines = {name.removeprefix(f"{FILE}."): text for name, text in sentences.items()}
    wanted = dict(_wanted(catalog))
    for group, fewest in wanted.items():
        yield from _few(group, fewest, lines)
    known = {f"line.{faction}.{WANT}" for faction in catalog.factions} | wanted.keys()
    for name, text in lines.items():
        group = name.rpartition(".")[0]
        if group.partition(".")[0] in ("line", "place") and group not in known:
            yield name, fault("problems.voice.unknown")
        if len(text) > LONGEST:
            yield name, fault("problems.voice.long", most=LONGEST)
    yield from _twice(lines)


def _wanted(catalog: Catalog) -> Iterator[tuple[str, int]]:
    """The groups of numbered lines, and how many each has at least."""
    yield from ((f"place.{theme}", PLACES) for theme in catalog.flat_themes)
    for faction in catalog.factions:
        yield from ((f"line.{faction}.{name}", fewest) for name, fewest in OCCASIONS.items())


def _few(group: str, fewest: int, lines: Mapping[str, str]) -> Iterator[Found]:
    own = [name for name in lines if name.rpartition(".")[0] == group]
    numbered = [f"{group}.{number}" for number in range(1, max(fewest, len(own)) + 1)]
    missing = [name for name in numbered if name not in lines]
    if missing:
        yield missing[0], fault("problems.voice.few", fewest=fewest)


def _twice(lines: Mapping[str, str]) -> Iterator[Found]:
    met: dict[str, str] = {}
    for name, text in lines.items():
        other = met.setdefault(text, name)
        if other != name:
            yield name, fault("problems.voice.twice", other=other)
