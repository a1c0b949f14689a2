"""A failed block rolled again, for power."""

from collections.abc import Sequence

import attrs

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.power import affordable, spend_power
from starquest.engine.modes.quest.heroes.used_up import mark_round
from starquest.engine.scene import Scene
from starquest.model.event import BlocksRolled
from starquest.model.ids import EntityId
from starquest.model.step import Ask, AskKind, Step, Suffer
from starquest.model.steps.ask_facts import BlockFacts

REROLL = "reroll_block"


def with_rerolls(draft: Draft, wounds: Sequence[Suffer]) -> list[Step]:
    """A hero that has power left may have one failed block rolled again, once a round."""
    steps: list[Step] = []
    asked: list[EntityId] = []
    for suffer in wounds:
        unit = suffer.unit
        if suffer.wounds and unit not in asked and may_reroll(draft, unit):
            asked.append(unit)
            side = draft.side(unit)
            facts = BlockFacts(suffer.source, suffer.need)
            steps.append(Ask(AskKind.REROLL_BLOCK, side, unit, (0, 1), facts))
        steps.append(suffer)
    return steps


def may_reroll(scene: Scene, unit: EntityId) -> bool:
    """Whether a unit is a hero with power left that has not had a block rolled again."""
    pool = scene.world.powers.get(unit)
    if pool is None or pool.left <= 0 or REROLL in scene.world.used_up[unit].round:
        return False
    return affordable(scene, unit, scene.catalog.quest.power.reroll_block)


def reroll_block(draft: Draft, ask: Ask, value: int) -> None:
    """A hero pays to have one failed block rolled again."""
    if not value:
        return
    index = next(
        i
        for i in range(len(draft.agenda) - 1, -1, -1)
        if isinstance(step := draft.agenda[i], Suffer) and step.unit == ask.unit
    )
    suffer = draft.agenda[index]
    assert isinstance(suffer, Suffer)
    mark_round(draft, ask.unit, REROLL)
    spend_power(draft, ask.unit, draft.catalog.quest.power.reroll_block, REROLL)
    die = draft.roller.die()
    blocked = die >= suffer.need
    draft.emit(
        BlocksRolled(
            ask.unit, suffer.source, (die,), suffer.need, suffer.need, (), (), int(not blocked)
        )
    )
    if blocked:
        draft.agenda[index] = attrs.evolve(suffer, wounds=suffer.wounds - 1)
