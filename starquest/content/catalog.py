"""The catalog: every definition by kind and id."""

from collections.abc import Mapping
from typing import get_args, get_origin

import attrs

from starquest.content.army_units import ArmyPrices, ArmyUnitDef, UpgradeDef
from starquest.content.codex import CodexDef
from starquest.content.difficulties import DifficultyDef
from starquest.content.events import AlertnessDef, ConditionDef, EventDef, InjuryDef, SkyDef
from starquest.content.factions import FactionDef
from starquest.content.gadgets import GadgetDef
from starquest.content.heroes import ClassDef
from starquest.content.items import GearDef, ItemDef
from starquest.content.lesson import Lesson
from starquest.content.quest import QuestNumbers
from starquest.content.rules import RuleDef
from starquest.content.skills import FeatDef, SkillDef
from starquest.content.spells import SpellDef
from starquest.content.terrain import PieceDef, ThemeDef
from starquest.content.treasure import LevelDef, TreasureDef
from starquest.content.units import UnitDef
from starquest.content.weapons import WeaponDef
from starquest.model.frozen import frozen


@frozen(eq=False)
class Catalog:
    """What data/ holds. A field is a file: `weapons` is weapons.toml, keyed by id.

    Those of armies stand in a folder: `file_of` says where.

    A sheet, such as `quest`, is one value with a table for each subject.
    """

    rules: Mapping[str, RuleDef]
    weapons: Mapping[str, WeaponDef]
    """Shared weapons, and those written inside units and upgrades."""
    factions: Mapping[str, FactionDef]
    units: Mapping[str, UnitDef]
    heroes: Mapping[str, ClassDef]
    gadgets: Mapping[str, GadgetDef]
    spells: Mapping[str, SpellDef]
    terrain: Mapping[str, PieceDef]
    themes: Mapping[str, ThemeDef]
    skills: Mapping[str, SkillDef]
    feats: Mapping[str, FeatDef]
    items: Mapping[str, ItemDef]
    gear: Mapping[str, GearDef]
    events: Mapping[str, EventDef]
    conditions: Mapping[str, ConditionDef]
    injuries: Mapping[str, InjuryDef]
    alertness: Mapping[str, AlertnessDef]
    times: Mapping[str, SkyDef]
    weather: Mapping[str, SkyDef]
    treasure: Mapping[str, TreasureDef]
    levels: Mapping[str, LevelDef]
    difficulties: Mapping[str, DifficultyDef]
    codex: Mapping[str, CodexDef]
    quest: QuestNumbers
    lesson: Lesson
    army_units: Mapping[str, ArmyUnitDef]
    """What only armies have; their lists may name `units` too."""
    upgrades: Mapping[str, UpgradeDef]
    army_prices: ArmyPrices
    digest: str = ""
    """The content hash of the files it was read from."""
    halved: bool = False
    """Whether its texts have the lengths of a small board; the files have the standard ones."""

    @property
    def flat_themes(self) -> tuple[str, ...]:
        """The themes without heights, which missions are played on."""
        return tuple([name for name, theme in self.themes.items() if not theme.raised])


FILES: dict[str, type] = {
    field.name: get_args(field.type)[1]
    for field in attrs.fields(Catalog)
    if get_origin(field.type) is Mapping
}
"""The definition class of each file of data/, by the file's stem."""
SHEETS: dict[str, type] = {"quest": QuestNumbers, "lesson": Lesson, "army_prices": ArmyPrices}
"""The files that are one value each, not a table of entries."""
_PLACES = {
    "army_units": "armies/units.toml",
    "upgrades": "armies/upgrades.toml",
    "army_prices": "armies/prices.toml",
}


def file_of(stem: str) -> str:
    """The file of data/ that a field of the catalog is read from."""
    return _PLACES.get(stem, f"{stem}.toml")
