"""Every sentence by its id, with its words in data/locale: the one door to them.

`words("narration.moved", who=..., inches=...)` fills in a sentence. The first part of an id is a
file of the locale's folder, read when somebody first needs it. Nothing here knows what is said;
nothing outside this module reads those files.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from starquest.content.paths import data_directory
from starquest.text.template import Fields, Grammar, Template, TemplateError, Value, compiled

HEADER: Final = "locale"
"""The file that tells the locale's name and plural rule."""
HOME: Final = "en"
"""The locale that has every sentence; others fall back on it."""
KEY: Final = re.compile(r"[a-z0-9_]+")


class LocaleError(Exception):
    """A sentence that cannot be said: no such id, or other fields than it has."""


class Locale:
    """The sentences of one language."""

    def __init__(self, folder: Path, fallback: "Locale | None" = None) -> None:
        """Take a folder; nothing is read yet."""
        self.folder = folder
        self.fallback = fallback
        self._sources: dict[str, dict[str, str]] = {}
        self._templates: dict[str, Template] = {}
        self._groups: dict[str, Mapping[str, str]] = {}
        self._grammar: Grammar | None = None

    def say(self, name: str, fields: Fields) -> str:
        """A sentence with its fields filled in."""
        template = self._templates.get(name) or self.template(name)
        if fields.keys() != template.fields:
            raise _mismatch(name, fields, template)
        return template.render(fields)

    def say_one(self, group: str, key: str, fields: Fields) -> str:
        """A sentence of a group; each of them may leave out fields that others need."""
        name = f"{group}.{key}"
        template = self._templates.get(name) or self.template(name)
        if not template.fields <= fields.keys():
            raise _mismatch(name, fields, template)
        return template.render(fields)

    def group(self, name: str) -> Mapping[str, str]:
        """The sentences of a group that has no fields, by key."""
        if name not in self._groups:
            file, start = name.partition(".")[0], f"{name}."
            others = self.fallback.group(name) if self.fallback else {}
            names = [found for found in self.sentences(file) if found.startswith(start)]
            own = {found.removeprefix(start): self.say(found, {}) for found in names}
            self._groups[name] = {**others, **own}
        return self._groups[name]

    def template(self, name: str) -> Template:
        """The compiled sentence of an id, from the fallback if it is missing here."""
        if name not in self._templates:
            source = self._source(name)
            if source is None and self.fallback is not None:
                self._templates[name] = self.fallback.template(name)
            elif source is None:
                raise LocaleError(f"there is no sentence {name}")
            else:
                self._templates[name] = self._compiled(name, source)
        return self._templates[name]

    def has(self, name: str) -> bool:
        """Whether there is such a sentence, here or in the fallback."""
        here = self._source(name) is not None
        return here or (self.fallback is not None and self.fallback.has(name))

    def sentences(self, file: str) -> Mapping[str, str]:
        """The templates of a file as they are written, by id; none if there is no such file."""
        if file not in self._sources:
            self._sources[file] = dict(_flat(file, self._read(file)))
        return self._sources[file]

    def files(self) -> list[str]:
        """The files there are, the header apart."""
        found = sorted(path.stem for path in self.folder.glob("*.toml"))
        return [stem for stem in found if stem != HEADER]

    def header(self) -> Mapping[str, object]:
        """The name and plural rule as they are written."""
        return self._read(HEADER)

    def grammar(self) -> Grammar:
        """The plural rule, and where references are looked up."""
        if self._grammar is None:
            self._grammar = _grammar(self)
        return self._grammar

    def _source(self, name: str) -> str | None:
        return self.sentences(name.partition(".")[0]).get(name)

    def _compiled(self, name: str, source: str) -> Template:
        try:
            return compiled(source, self.grammar())
        except TemplateError as error:
            raise LocaleError(f"{name}: {error}") from error
        except RecursionError as error:
            raise LocaleError(f"{name} refers to itself") from error

    def _read(self, file: str) -> dict[str, object]:
        # Loaded with the first sentence: the title's own code comes before any.
        import tomllib  # noqa: PLC0415

        try:
            return tomllib.loads((self.folder / f"{file}.toml").read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except ValueError as error:
            raise LocaleError(f"{file}.toml cannot be read: {error}") from error


def _flat(path: str, table: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Every sentence of a table and the tables inside it, by id."""
    for key, value in table.items():
        name = f"{path}.{key}"
        if not KEY.fullmatch(key):
            raise LocaleError(f"{name!a} is no id: lower-case letters, digits, underscores")
        if isinstance(value, dict):
            yield from _flat(name, value)
        elif isinstance(value, str):
            yield name, value
        else:
            raise LocaleError(f"{name} is neither a text nor a table")


def _grammar(locale: Locale) -> Grammar:
    from gettext import c2py  # noqa: PLC0415 - as tomllib above

    match locale.header():
        case {"name": str(), "forms": int(forms), "plural": str(plural)}:
            try:
                return Grammar(forms, c2py(plural), locale.template)
            except ValueError as error:
                raise LocaleError(f"{HEADER}.toml: plural: {error}") from error
    raise LocaleError(f"{HEADER}.toml needs name, forms and plural")


def _mismatch(name: str, fields: Fields, template: Template) -> LocaleError:
    given, known = _listed(fields), _listed(template.fields)
    return LocaleError(f"{name} was given {given}, its fields are {known}")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


_SPOKEN: Final = [Locale(data_directory() / "locale" / HOME)]
"""The locale in use is the last one."""


def spoken() -> Locale:
    """The locale in use."""
    return _SPOKEN[-1]


@contextmanager
def speaking(folder: Path) -> Iterator[Locale]:
    """Another locale for a while; what it has no words for is said as at home."""
    locale = Locale(folder, spoken())
    _SPOKEN.append(locale)
    try:
        yield locale
    finally:
        _SPOKEN.remove(locale)


def words(name: str, /, **fields: Value) -> str:
    """The sentence of an id, with its fields filled in."""
    return _SPOKEN[-1].say(name, fields)


def words_in(group: str, key: str, /, **fields: Value) -> str:
    """The sentence of a key that is only known as the game runs: one of a group."""
    return _SPOKEN[-1].say_one(group, key, fields)


def has_words(group: str, key: str) -> bool:
    """Whether a group has words for a key."""
    return _SPOKEN[-1].has(f"{group}.{key}")


def words_of(group: str, /) -> Mapping[str, str]:
    """All the words of a group without fields, by key."""
    return _SPOKEN[-1].group(group)
