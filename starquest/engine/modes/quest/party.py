"""The party and its ledger, for whoever knows that it looks at a quest."""

from starquest.engine.scene import Scene
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.state import GameState


def quest_of(game: GameState | Scene) -> QuestLedger:
    """The ledger of a quest."""
    assert isinstance(game.ledger, QuestLedger)
    return game.ledger


def quest_if_any(game: GameState | Scene) -> QuestLedger | None:
    """The ledger of a quest; None in any other mode."""
    return game.ledger if isinstance(game.ledger, QuestLedger) else None


def party(scene: Scene, *, conscious: bool = True) -> list[EntityId]:
    """The heroes, in id order."""
    statuses = scene.world.statuses
    return [unit for unit in scene.world.heroes if not (conscious and statuses[unit].down)]
