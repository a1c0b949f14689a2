"""What the ops of the data do: the ops of a spell, skill, item, feat, event or trap in turn."""

from importlib import import_module

import attrs

from starquest.content.ops import Op
from starquest.engine.draft import Draft
from starquest.engine.effects.registry import apply_op
from starquest.model.ids import EntityId
from starquest.model.step import Effect

for _module in (
    "starquest.engine.effects.combat",
    "starquest.engine.modes.quest.effects.heroes",
    "starquest.engine.effects.ground",
    "starquest.engine.modes.quest.effects.mission",
):
    import_module(_module)


def run_effect(draft: Draft, step: Effect) -> None:
    """Let the next op of an effect work on the targets that are still there."""
    listed = ops_of(draft, step)
    if step.index + 1 < len(listed):
        draft.push(attrs.evolve(step, index=step.index + 1))
    targets = tuple([unit for unit in step.targets if _present(draft, unit)])
    if targets or not step.targets:
        apply_op(listed[step.index], draft, attrs.evolve(step, targets=targets))


def _present(draft: Draft, target: EntityId) -> bool:
    return target in draft.world.units or target in draft.world.objectives


def ops_of(draft: Draft, step: Effect) -> tuple[Op, ...]:
    """The ops an effect consists of."""
    catalog = draft.catalog
    match step.kind:
        case "spell":
            return catalog.spells[step.id].ops
        case "skill" | "trap":
            return catalog.skills[step.id].ways[step.way].ops
        case "item":
            return catalog.items[step.id].ways[step.way].ops
        case "feat":
            return catalog.feats[step.id].ways[step.way].ops
        case "event":
            return catalog.events[step.id].ops
        case kind:
            raise LookupError(kind)
