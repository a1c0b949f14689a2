"""Templates of sentences: read once, then filled in as often as somebody speaks.

A template is text with slots in braces; data/README.md documents them. What goes into a slot is
never read as a template again, so text from outside stays text.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

Value: TypeAlias = str | int | float
Fields: TypeAlias = Mapping[str, Value]
Render: TypeAlias = Callable[[Fields], str]
Plural: TypeAlias = Callable[[int], int]
"""Which of a locale's plural forms a number takes."""

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
_ID: Final = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")
_WORD: Final = re.compile(r"[A-Za-z0-9_]+|\*")
_SPEC: Final = re.compile(r"\+?d|\+?\.\d[f%]|g")
_OTHERWISE: Final = "*"


class TemplateError(Exception):
    """A template that cannot be read, or not with what it was given."""


class Template:
    """A sentence that waits for its fields."""

    __slots__ = ("fields", "references", "render")

    def __init__(self, fields: frozenset[str], references: frozenset[str], render: Render) -> None:
        self.fields = fields
        self.references = references
        self.render = render


class Grammar:
    """What a template needs to know of its locale: plural forms, and the other templates."""

    __slots__ = ("find", "forms", "plural")

    def __init__(self, forms: int, plural: Plural, find: Callable[[str], Template]) -> None:
        self.forms = forms
        self.plural = plural
        self.find = find


def compiled(source: str, grammar: Grammar) -> Template:
    """Read a template; raises TemplateError with what is wrong and where."""
    reader = _Reader(source, grammar)
    render = _joined(reader.text(""))
    return Template(frozenset(reader.fields), frozenset(reader.references), render)


def _joined(pieces: Iterator[str | Render]) -> Render:
    """One function of pieces that are text, patterns of plain slots, or functions."""
    renders: list[Render] = []
    pattern = ""
    for piece in pieces:
        if isinstance(piece, str):
            pattern += piece
            continue
        if pattern:
            renders.append(pattern.__mod__)
            pattern = ""
        renders.append(piece)
    if not renders:
        return pattern.__mod__
    if pattern:
        renders.append(pattern.__mod__)
    return lambda fields: "".join([render(fields) for render in renders])


class _Reader:
    """Reads a template from left to right."""

    def __init__(self, source: str, grammar: Grammar) -> None:
        self.source = source
        self.grammar = grammar
        self.at = 0
        self.fields: set[str] = set()
        self.references: set[str] = set()

    def text(self, stops: str) -> Iterator[str | Render]:
        """The pieces up to one of the stops, or up to the end."""
        while self.at < len(self.source):
            char = self.source[self.at]
            if char in stops:
                return
            self.at += 1
            if char == "{":
                yield self.slot()
            elif char == "}":
                raise self.fault("a } that closes nothing")
            else:
                yield "%%" if char == "%" else char
        if stops:
            raise self.fault("a { that nothing closes")

    def slot(self) -> str | Render:
        """What stands between braces."""
        if self.next("'"):
            return self.literal()
        if self.next("&"):
            return self.reference()
        name = self.match(_NAME, "the name of a field")
        self.fields.add(name)
        if self.next("}"):
            return f"%({name})s"
        for mark, read in (
            (":", self.number), ("#", self.counted), ("?", self.decided), ("=", self.chosen)
        ):  # fmt: skip
            if self.next(mark):
                return read(name)
        raise self.fault("one of } : # ? = expected")

    def literal(self) -> str:
        """Any text, also braces and bars: {'|'}."""
        end = self.source.find("'}", self.at)
        if end < 0:
            raise self.fault("a {' that nothing closes")
        text = self.source[self.at : end]
        self.at = end + 2
        return text.replace("%", "%%")

    def reference(self) -> Render:
        """Another sentence, filled in with the same fields: {&id}."""
        name = self.match(_ID, "an id")
        self.close()
        other = self.grammar.find(name)
        self.references |= {name, *other.references}
        self.fields |= other.fields
        return other.render

    def number(self, name: str) -> Render:
        """A number written in a certain way: {change:+d}."""
        spec = self.match(_SPEC, "a way to write a number")
        self.close()
        return lambda fields: format(fields[name], spec)

    def counted(self, name: str) -> Render:
        """The form that a number asks for: {hits#hit|hits}."""
        forms = self.choices()
        if len(forms) != self.grammar.forms:
            raise self.fault(f"{self.grammar.forms} forms expected, {len(forms)} found")
        plural = self.grammar.plural
        return lambda fields: forms[plural(abs(int(fields[name])))](fields)

    def decided(self, name: str) -> Render:
        """One text if the field holds something, else the other: {boss? A boss leads it.}."""
        yes, *rest = self.choices()
        if len(rest) > 1:
            raise self.fault("yes and no are two, there are more")
        no = rest[0] if rest else "".__mod__
        return lambda fields: (yes if fields[name] else no)(fields)

    def chosen(self, name: str) -> Render:
        """The text that belongs to a word: {side=heroes:you|horde:they|*:nobody}."""
        found: dict[str, Render] = {}
        while True:
            word = self.match(_WORD, "a word to choose by")
            if word in found or not self.next(":"):
                raise self.fault(f"the word {word} and a colon expected once")
            found[word] = _joined(self.text("|}"))
            if not self.next("|"):
                break
        self.close()
        return lambda fields: _choice(found, fields[name])(fields)

    def choices(self) -> list[Render]:
        """Texts between bars, up to the end of the slot."""
        found = [_joined(self.text("|}"))]
        while self.next("|"):
            found.append(_joined(self.text("|}")))
        self.close()
        return found

    def next(self, mark: str) -> bool:
        """Step over a mark if it is what comes now."""
        found = self.source.startswith(mark, self.at)
        self.at += len(mark) if found else 0
        return found

    def match(self, pattern: re.Pattern[str], what: str) -> str:
        """Step over what a pattern finds here."""
        found = pattern.match(self.source, self.at)
        if found is None:
            raise self.fault(f"{what} expected")
        self.at = found.end()
        return found.group()

    def close(self) -> None:
        """Step over the end of a slot."""
        if not self.next("}"):
            raise self.fault("a } expected")

    def fault(self, what: str) -> TemplateError:
        """What is wrong, and at which character."""
        return TemplateError(f"{what} at character {self.at + 1}")


def _choice(found: Mapping[str, Render], word: Value) -> Render:
    """The text of a word, else the one for all others."""
    render = found.get(str(word)) or found.get(_OTHERWISE)
    if render is None:
        raise TemplateError(f"no text for the word {word!r}")
    return render
