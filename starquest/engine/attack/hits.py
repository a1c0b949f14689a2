"""Hits that need no roll: spells, grenades, traps, falling debris."""

from collections.abc import Sequence

import attrs

from starquest.engine.attack.salvo import make_salvo
from starquest.engine.attack.volley import roll_salvos, settle_all
from starquest.engine.circumstances import Attack
from starquest.engine.draft import Draft
from starquest.model.ids import NOBODY, EntityId
from starquest.model.profile import RuleRef, Weapon
from starquest.model.step import Suffer


def deal_hits(
    draft: Draft,
    by: EntityId,
    hits: Sequence[tuple[EntityId, int]],
    rules: tuple[RuleRef, ...],
    source: str,
    *,
    one_model: bool = False,
    attack: bool = True,
) -> None:
    """Deal units their hits, or one model of theirs; all is rolled before anybody falls.

    What nobody deals is no attack.
    """
    weapon, wounds = Weapon(source, 1, 1, rules), list[Suffer]()
    meant = by in draft.world.builds
    for target, count in hits:
        giver = by if meant else target
        profile = attrs.evolve(draft.world.builds[giver].profiles[0], rules=())
        blow = Attack(giver, target, profile, weapon, melee=False, automatic=True)
        if count:
            wounds += roll_salvos(draft, [make_salvo(draft, blow, 0, auto=count)])
    whose = by if meant else NOBODY
    wounds = [attrs.evolve(suffer, one_model=one_model, by=whose) for suffer in wounds]
    units = [unit for unit, _ in hits]
    settle_all(draft, units, wounds, source, melee=False, fear=0, attack=attack and meant)
