"""What a weapon is worth in a hero's hands: exact odds against the enemies of a run."""

from functools import lru_cache

import attrs

from starquest.content.build import profile_of, weapon_of
from starquest.content.catalog import Catalog
from starquest.engine.attack.armoury import melee_salvos, ranged_salvos
from starquest.engine.draft import Draft
from starquest.engine.odds import odds
from starquest.engine.scene import Scene
from starquest.model.component import Status, Unit
from starquest.model.dice import Dice
from starquest.model.ids import EntityId, Side
from starquest.model.profile import Profile, RuleRef, Weapon
from starquest.model.state import GameState, Settings
from starquest.model.table import Table
from starquest.model.world import World

TYPICAL = Profile("typical", 5, 5, (RuleRef("tough", 3),))
"""Middling Quality, Defense and Tough."""
MODELS = 3
ROOM = 9
MOST = 2 * MODELS
"""The models of a unit that are looked at."""

Foes = tuple[tuple[Profile, int], ...]
"""Enemies and how many models each of them has."""


@attrs.frozen
class Worth:
    """What an attack comes to on average."""

    hits: float
    """The chance of each die to hit."""
    wounds: float


def foes_of(catalog: Catalog, factions: tuple[str, ...]) -> Foes:
    """The units a run may send; a typical one where nothing is known of it."""
    units = [row for row in catalog.units.values() if row.faction in factions]
    found = [(profile_of(catalog, row.id), min(MOST, row.models)) for row in units]
    return tuple((attrs.evolve(p, footprint=1), n) for p, n in found) or ((TYPICAL, MODELS),)


def in_hands(profile: Profile, weapon: str, catalog: Catalog) -> Weapon:
    """A weapon as somebody with this profile wields it: gear may have lent it rules."""
    plain = weapon_of(catalog.weapons[weapon])
    held = [own for own in profile.weapons if own.melee == plain.melee]
    kinds = {own.id: weapon_of(catalog.weapons[own.id]).rules for own in held}
    lent = [rule for own in held for rule in own.rules if rule not in kinds[own.id]]
    more = [rule for rule in dict.fromkeys(lent) if rule not in plain.rules]
    return attrs.evolve(plain, rules=(*plain.rules, *more))


@lru_cache(maxsize=1024)
def worth(quality: int, rules: tuple[RuleRef, ...], weapon: Weapon, foes: Foes) -> Worth:
    """The means over enemies of one attack: shooting, or striking without a charge."""
    found = [_against(quality, rules, weapon, *foe) for foe in foes]
    hits, wounds = (sum(each) / len(found) for each in zip(*found, strict=True))
    return Worth(hits, wounds)


def _against(
    quality: int, rules: tuple[RuleRef, ...], weapon: Weapon, foe: Profile, models: int
) -> tuple[float, float]:
    """The chance of a die to hit and the mean wounds against one enemy."""
    draft = Draft(_empty())
    hero = _stand(draft, Profile("hero", quality, 5, rules, (weapon,)), Side.ONE, [(0, 1)])
    first = 1 if weapon.melee else min(ROOM - 2, weapon.range // 2)
    places = [(first + at // MODELS, at % MODELS) for at in range(models)]
    enemy = _stand(draft, foe, Side.TWO, places)
    state = draft.freeze()
    wounds = odds(state, hero, (weapon.id,), enemy, charging=False).expected_wounds
    return _to_hit(Scene(state), hero, weapon, enemy), wounds


def _to_hit(scene: Scene, hero: EntityId, weapon: Weapon, enemy: EntityId) -> float:
    salvos = (
        melee_salvos(scene, hero, enemy, charging=False) if weapon.melee
        else ranged_salvos(scene, hero, weapon, enemy, moved=False)
    )  # fmt: skip
    return (7 - salvos[0].need) / 6 if salvos else 0.0


def _empty() -> GameState:
    table = Table(("." * ROOM,) * MODELS)
    settings = Settings("appraisal")
    return GameState(settings, table, World(), Dice(0))


def _stand(draft: Draft, profile: Profile, side: Side, places: list[tuple[int, int]]) -> EntityId:
    unit = draft.add_unit(Unit("x", "x", side, len(places)), (profile,), (0,) * len(places))
    draft.set_status(unit, Status())
    for model, (x, y) in zip(draft.world.squads[unit].members, places, strict=True):
        draft.put(model, draft.field.grid.cell(x, y))
    return unit
