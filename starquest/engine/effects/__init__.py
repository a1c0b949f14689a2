"""What the ops of the data do: the ops of a spell or of a mode's cards in turn."""

from collections.abc import Callable

import attrs

from starquest.content.catalog import Catalog
from starquest.content.ops import Op
from starquest.engine.draft import Draft
from starquest.engine.effects import combat
from starquest.engine.effects.registry import apply_op
from starquest.model.ids import EntityId
from starquest.model.step import Effect

SOURCES: dict[str, Callable[[Catalog, Effect], tuple[Op, ...]]] = {
    "spell": lambda catalog, step: catalog.spells[step.id].ops,
}
"""The ops of each kind of card; `starquest.engine.modes` adds what each mode has."""

__all__ = ["SOURCES", "combat", "ops_of", "run_effect"]


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
    return SOURCES[step.kind](draft.catalog, step)
