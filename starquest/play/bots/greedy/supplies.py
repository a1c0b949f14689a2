"""What a consumable is worth to a hero, in points: the wound, the fright or the blow it brings."""

from collections.abc import Callable

from starquest.model.ids import NOBODY, EntityId
from starquest.play.bots.greedy.gear import arm
from starquest.play.bots.greedy.outlook import Outlook

MED_KIT, FRAG, STUN, GREASE = 36.0, 20.0, 26.0, 14.0
COURAGE, NOISE, TELEPORT, READY = 6.0, 5.0, 6.0, 1.5
FURY = 0.3
"""The share of a wave's melee that an injector adds."""
AGAIN = 0.45
"""What a second one of a kind counts to whoever has one."""
PLENTY = 2
"""So many of a kind are enough for the whole party."""


def comfort(out: Outlook, hero: EntityId, item: str, owner: EntityId = NOBODY) -> float:
    """What a consumable of the shop, or one that somebody owns, is worth in a hero's pack."""
    rate, packs = _WORTH.get(item), out.world.packs
    mine = packs[hero].items.count(item) - (owner == hero)
    every = sum([pack.items.count(item) for pack in packs.values()]) - (owner != NOBODY)
    return 0.0 if rate is None or every >= PLENTY else rate(out, hero) * AGAIN**mine


def _cure(out: Outlook, hero: EntityId) -> float:
    """Ready for a condition to come, and for those there are."""
    return READY + out.weights.ailment * len(out.world.ailments[hero].conditions)


def _frenzy(out: Outlook, hero: EntityId) -> float:
    """A better hit and one more attack for whoever strikes well."""
    return FURY * arm(out, hero, out.world.packs[hero].melee)


def _power(out: Outlook, _hero: EntityId) -> float:
    return 3 * out.weights.power


_WORTH: dict[str, Callable[[Outlook, EntityId], float]] = {
    "med_kit": lambda *_: MED_KIT,
    "frag_grenade": lambda *_: FRAG,
    "stun_grenade": lambda *_: STUN,
    "grease_grenade": lambda *_: GREASE,
    "noise_grenade": lambda *_: NOISE,
    "teleport_kit": lambda *_: TELEPORT,
    "courage_injector": lambda *_: COURAGE,
    "power_injector": _power,
    "frenzy_injector": _frenzy,
    "curing_kit": _cure,
}
