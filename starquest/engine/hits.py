"""Hits that need no roll: spells, grenades, traps, falling debris."""

import attrs

from starquest.engine.attack import Attack
from starquest.engine.draft import Draft
from starquest.engine.salvo import make_salvo
from starquest.engine.volley import roll_salvos, settle_all
from starquest.model.ids import EntityId
from starquest.model.profile import RuleRef, Weapon


def deal_hits(
    draft: Draft,
    by: EntityId,
    hits: dict[EntityId, int],
    rules: tuple[RuleRef, ...],
    source: str,
) -> None:
    """Deal each unit its hits; everything is rolled before anybody falls."""
    weapon, wounds = Weapon(source, 1, 1, rules), []
    for target, count in hits.items():
        giver = by if by in draft.world.builds else target
        profile = attrs.evolve(draft.world.builds[giver].profiles[0], rules=())
        attack = Attack(giver, target, profile, weapon, melee=False)
        if count:
            wounds += roll_salvos(draft, [make_salvo(draft, attack, 0, auto=count)])
    settle_all(draft, list(hits), wounds, source, melee=False, fear=0)
