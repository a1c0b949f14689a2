"""What knowing a skill is worth to a hero, in points over a wave."""

from collections.abc import Callable

from starquest.content.build import profile_of
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.model.ids import EntityId
from starquest.model.profile import Profile
from starquest.play.bots.greedy.gear import arm
from starquest.play.bots.greedy.outlook import Outlook

STEADY = {
    "stim_shot": 9.0, "intimidate": 8.0, "field_surgery": 6.0, "deploy_turret": 5.0,
    "ground_slam": 4.5, "iron_stance": 3.0, "rally_song": 2.0, "second_wind": 1.0,
}  # fmt: skip
"""Skills whose worth does not depend on who knows them, or against whom.

All these figures are what each was worth a wave to heroes who knew it, by the values of its uses.
"""
AIMED, WATCHED, AGAIN, BEHIND = 0.12, 0.02, 0.06, 0.1
"""The share of a hero's shooting or striking that a skill adds to it."""
MENDED, MARKED, INSPIRED, BOLD = 5.0, 1.2, 0.2, 0.4
STOOD_BEFORE, FRAGILE = 1.5, 6
"""What it is worth to stand before each comrade with this Defense or worse."""
PLANNED, SEARCHED, FOCUSED, DISPELLED = 0.2, 0.3, 9.0, 3.0
SHARED = 0.7
"""What is left of a skill's worth for each comrade who has it."""
FAILED = 1.5
"""How often in a wave a skill is tried."""


def skill_worth(out: Outlook, hero: EntityId, name: str) -> float:
    """What a skill would bring, the price of failed tests taken off."""
    rate, skill = _DEPENDS.get(name), out.scene.catalog.skills[name]
    worth = rate(out, hero) if rate else STEADY.get(name, 0.0)
    known = sum([name in out.world.heroes[other].skills for other in _others(out, hero)])
    missed = FAILED * out.weights.power * (1 - out.passes(hero, skill.stat))
    return float(worth * SHARED**known - min(missed, worth / 3))


def _others(out: Outlook, hero: EntityId) -> list[EntityId]:
    return [other for other in out.world.heroes if other != hero]


def _shooting(out: Outlook, hero: EntityId) -> float:
    return arm(out, hero, out.world.packs[hero].ranged)


def _striking(out: Outlook, hero: EntityId) -> float:
    return arm(out, hero, out.world.packs[hero].melee)


def _horde(out: Outlook) -> list[Profile]:
    """Who may come: that is no secret."""
    catalog, factions = out.scene.catalog, out.quest.factions
    return [profile_of(catalog, u.id) for u in catalog.units.values() if u.faction in factions]


def _share(out: Outlook, kind: Kind) -> float:
    """The share of the horde that fights in one way."""
    horde = _horde(out)
    return sum([kind_of(out.scene.catalog, p) is kind for p in horde]) / max(1, len(horde))


def _casters(out: Outlook, _hero: EntityId) -> float:
    """Something to unspell: the horde of a faction with casters."""
    return DISPELLED if any(kit_of((profile,)).any(Rule.casts) for profile in _horde(out)) else 0.0


def _focused(out: Outlook, hero: EntityId) -> float:
    return FOCUSED if out.scene.kit(hero).any(Rule.casts) else 0.0


def _mended(out: Outlook, _hero: EntityId) -> float:
    return MENDED + MENDED * sum([row.damage > 0 for row in out.world.objectives.values()])


def _stood_before(out: Outlook, hero: EntityId) -> float:
    """Comrades who can bear less than oneself."""
    mine, kit = out.scene.kit(hero).defense, out.scene.kit
    return STOOD_BEFORE * sum([mine < kit(o).defense >= FRAGILE for o in _others(out, hero)])


_DEPENDS: dict[str, Callable[[Outlook, EntityId], float]] = {
    "aimed_shot": lambda out, hero: AIMED * _shooting(out, hero),
    "overwatch": lambda out, hero: WATCHED * _shooting(out, hero),
    "adrenaline": lambda out, hero: AGAIN * _striking(out, hero),
    "backstab": lambda out, hero: BEHIND * _striking(out, hero),
    "mark_target": lambda out, hero: MARKED * len(_others(out, hero)),
    "inspire": lambda out, hero: INSPIRED * len(_others(out, hero)),
    "steel_nerves": lambda out, hero: BOLD * len(_others(out, hero)),
    "shield_ally": _stood_before,
    "battle_plan": lambda out, _: PLANNED * out.quest.wave,
    "set_trap": lambda out, _: 3.0 * _share(out, Kind.MELEE),
    "tumble": lambda out, _: 1.0 + 2.0 * _share(out, Kind.MELEE),
    "hurl": lambda out, _: 2.0 + 8.0 * _share(out, Kind.SHOOTING),
    "break_cover": lambda out, _: 2.0 * _share(out, Kind.SHOOTING),
    "vanish": lambda out, hero: 0.5 * max(0, out.scene.kit(hero).defense - 3),
    "jury_rig": _mended,
    "scavenge": lambda out, _: SEARCHED * len(out.world.search_tokens),
    "focus": _focused,
    "dispel": _casters,
}
