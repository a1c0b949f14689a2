"""Parts of sentences that everything here shares: who, what with, where, dice, modifiers."""

from collections.abc import Iterable

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.steadied import SIX, certain, rest
from starquest.model.event import Check, Mod
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.modifier import Grant, Lasting, Stat
from starquest.model.profile import RuleRef
from starquest.model.state import GameState
from starquest.text.clean import clean
from starquest.text.lengths import catalog_on, length_on, measured
from starquest.text.locale import has_words, spoken, words, words_in, words_of
from starquest.text.names import Names, names_in, remember
from starquest.text.places import place_of

__all__ = (
    "Names",
    "Phrases",
    "capital",
    "faces",
    "length_on",
    "listed",
    "measured",
    "row",
    "stat_name",
    "steadied",
)


def listed(things: Iterable[str]) -> str:
    """Things in a row: a, b and c; nobody if there is none."""
    *most, last = [*things] or [words("phrases.nobody")]
    return words("phrases.and", most=row(most), last=last) if most else last


def row(things: Iterable[str]) -> str:
    """Things one after the other: a, b, c."""
    return words("phrases.comma").join(things)


def faces(dice: tuple[int, ...]) -> str:
    """The dice as they were rolled."""
    return " ".join(map(str, dice))


def steadied(count: int, need: int, one: int, mods: str = "") -> str:
    """So many dice for which one was rolled: what was certain, and what that one had to reach."""
    sure, more = certain(count, need), rest(count, need)
    from_ = SIX + 1 - more if more else 0
    return words(
        "phrases.steadied", count=count, need=need, mods=mods, sure=sure, die=one, more=from_
    )


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]


def stat_name(stat: str) -> str:
    """What a stat is called that tests are made with."""
    return words_of("phrases.stat")[stat]


@attrs.frozen
class Phrases:
    """Phrases about one game: its catalog, what everybody is called, and how it stands."""

    catalog: Catalog
    """Its texts have the lengths of the game's table."""
    names: Names
    state: GameState | None = None

    def __attrs_post_init__(self) -> None:
        """Speak of the table that is played on."""
        table = self.state.table if self.state else None
        object.__setattr__(self, "catalog", catalog_on(self.catalog, table))

    @classmethod
    def of(
        cls, state: GameState, catalog: Catalog, known: dict[EntityId, str] | None = None
    ) -> "Phrases":
        """Phrases for this moment; `known` is passed along to keep the names of who is gone."""
        names = {} if known is None else known
        remember(state, names)
        return cls(catalog, names, state)

    def who(self, entity: EntityId) -> str:
        """What a unit, model or marker is called."""
        return self.names.get(entity) or words("phrases.somebody")

    def all(self, entities: Iterable[EntityId]) -> str:
        """Several of them in a row, each once."""
        return listed(dict.fromkeys(self.who(entity) for entity in entities))

    def thing(self, source: str) -> str:
        """What a rule, weapon, skill or spell is called, or any other cause."""
        known = names_in(self.catalog, spoken()).get(source)
        if known:
            return known
        kind, _, number = source.partition(":")
        if kind == "unit" and number.isdigit():
            return self.who(EntityId(int(number)))
        return clean(source.replace("_", " "))

    def rule(self, rule: RuleRef) -> str:
        """A special rule with its number: AP(1)."""
        return f"{self.thing(rule.name)}({rule.value})" if rule.value else self.thing(rule.name)

    def mods(self, mods: tuple[Mod, ...]) -> str:
        """Every modifier with its source; nothing if there is none."""
        if not mods:
            return ""
        return row([words("phrases.mod", source=self.thing(m.source), value=m.value) for m in mods])

    def roll(self, dice: tuple[int, ...], need: int, mods: tuple[Mod, ...], one: int = 0) -> str:
        """Dice against a need, with what changed it; of steadied ones what was sure and rolled."""
        if one:
            return steadied(len(dice), need, one, self.mods(mods))
        return words("phrases.roll", dice=faces(dice), need=need, mods=self.mods(mods))

    def check(self, check: Check) -> str:
        """One tested die."""
        return self.roll((check.die,), check.need, check.mods)

    def effect(self, modifier: Lasting) -> str:
        """What a modifier does, or a rule somebody has for a time."""
        if isinstance(modifier, Grant):
            return self._lent(modifier.rule)
        value = modifier.value
        inches = self.inches(value) if modifier.stat is Stat.SIGHT else ""
        return words_in("phrases.effect", modifier.stat, value=value, inches=inches)

    def _lent(self, rule: RuleRef) -> str:
        value, who, inches = rule.value, self.who(EntityId(rule.value)), self.inches(rule.value)
        if not has_words("phrases.lent", rule.name):
            return self.rule(rule)
        return words_in("phrases.lent", rule.name, value=value, who=who, inches=inches)

    def end(self, modifier: Lasting) -> str:
        """When a modifier ends."""
        left, delay = modifier.count + modifier.delay, modifier.delay
        return words_in("phrases.end", modifier.until, left=left, count=modifier.count, delay=delay)

    def inches(self, inches: int) -> str:
        """A rule's distance as it is on this table, which may be half as large."""
        return length_on(self.state.table if self.state else None, inches)

    def corner(self, number: int) -> str:
        """The corner, or quarter of the table, that a die or a question names."""
        return words_of("phrases.corner")[str(number)]

    def where(self, cell: Cell) -> str:
        """Where a cell is: beside an objective, near the middle, or on which side of the table."""
        if self.state is None:
            return words("phrases.place.on_table")
        if cell == OFF_TABLE:
            return words("phrases.place.off_table")
        number = place_of(self.state).beside(cell)
        return words("phrases.place.beside", number=number) if number else self.part(cell)

    def part(self, cell: Cell) -> str:
        """The part of the table a cell is in."""
        part = place_of(self.state).part(cell) if self.state else ""
        corner = words_of("phrases.compass")[part] if part else ""
        return words("phrases.place.in_corner", corner=corner, middle=not part)

    def quarter(self, cell: Cell) -> int:
        """The number of the quarter a cell is in; 0 without a table."""
        if self.state is None:
            return 0
        grid = self.state.table.grid
        x, y = grid.xy(cell)
        return 1 + (2 * x >= grid.width) + 2 * (2 * y >= grid.height)
