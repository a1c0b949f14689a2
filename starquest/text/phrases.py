"""Parts of sentences that narration shares: who, what with, dice, modifiers."""

from collections.abc import Mapping

import attrs

from starquest.content.catalog import Catalog
from starquest.model.event import Check, Mod
from starquest.model.ids import EntityId
from starquest.model.state import GameState

Names = Mapping[EntityId, str]
"""What every unit and every model is called."""


def names_of(state: GameState, marks: Mapping[EntityId, str]) -> Names:
    """Each unit by name and mark, and its models alike; kept by the teller as units fall."""
    units = {unit: f"{row.name} [{marks[unit]}]" for unit, row in state.world.units.items()}
    return units | {model: units[body.unit] for model, body in state.world.bodies.items()}


def counted(count: int, noun: str) -> str:
    """A number and its noun: 1 hit, 2 hits."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def faces(dice: tuple[int, ...]) -> str:
    """The dice as they were rolled."""
    return " ".join(map(str, dice))


@attrs.frozen
class Phrases:
    """Phrases about one game: its catalog, and what everybody in it is called."""

    lore: Catalog
    names: Names

    def who(self, entity: EntityId) -> str:
        """What a unit or model is called."""
        return self.names.get(entity, f"unit {entity}")

    def thing(self, source: str) -> str:
        """What a rule, weapon or spell is called, or any other cause."""
        kind, _, number = source.partition(":")
        if kind == "unit" and number.isdigit():
            return self.who(EntityId(int(number)))
        for table in (self.lore.weapons, self.lore.spells, self.lore.rules):
            if source in table:
                return table[source].name
        return source.replace("_", " ")

    def mods(self, mods: tuple[Mod, ...]) -> str:
        """Every modifier with its source; nothing if there is none."""
        told = [f"{self.thing(mod.source)} {mod.value:+d}" for mod in mods]
        return f" ({', '.join(told)})" if told else ""

    def roll(self, dice: tuple[int, ...], need: int, mods: tuple[Mod, ...]) -> str:
        """Dice against a need, with what changed it."""
        return f"{faces(dice)} against {need}+{self.mods(mods)}"

    def check(self, check: Check) -> str:
        """One tested die."""
        return self.roll((check.die,), check.need, check.mods)
