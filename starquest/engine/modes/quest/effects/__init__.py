"""What ops do that only Star Quest knows, and where its cards have their ops."""

from collections.abc import Callable

from starquest.content.catalog import Catalog
from starquest.content.ops import Op
from starquest.engine.modes.quest.effects import ground, heroes, mission
from starquest.model.step import Effect

SOURCES: dict[str, Callable[[Catalog, Effect], tuple[Op, ...]]] = {
    "skill": lambda catalog, step: catalog.skills[step.id].ways[step.way].ops,
    "trap": lambda catalog, step: catalog.skills[step.id].ways[step.way].ops,
    "item": lambda catalog, step: catalog.items[step.id].ways[step.way].ops,
    "feat": lambda catalog, step: catalog.feats[step.id].ways[step.way].ops,
    "event": lambda catalog, step: catalog.events[step.id].ops,
}
"""The ops of each kind of card."""

__all__ = ["SOURCES", "ground", "heroes", "mission"]
