"""What each waiting step allows: the commands that are legal then.

The table here is that of the field; `starquest.engine.modes` adds what each mode has.
"""

from collections.abc import Callable

from starquest.engine.actions.menu import menu
from starquest.engine.mode import Offer
from starquest.engine.movement.tidying import nudges
from starquest.engine.options import Cells, Group, Listed, Orders
from starquest.engine.scene import Scene
from starquest.engine.turns.deployment import arrivals, waiting
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate, Choose, Command, Deploy, Done
from starquest.model.ids import Cell, EntityId
from starquest.model.step import Act, Ask, Reserves, Tidying, Turn


def deploy(unit: EntityId) -> Callable[[Cell], Command]:
    """Makes the commands that put a unit on the table."""
    return lambda cell: Deploy(unit, cell)


def _turn(scene: Scene, turn: Turn) -> list[Group]:
    return [Orders(ready(scene, turn.side), Activate)]


def _ask(_scene: Scene, ask: Ask) -> list[Group]:
    return [Listed([Choose(index) for index in range(len(ask.options))])]


def _reserves(scene: Scene, step: Reserves) -> list[Group]:
    groups: list[Group] = [
        Cells(arrivals(scene, unit, scouts=step.scouts), deploy(unit))
        for unit in waiting(scene, step.side, scouts=step.scouts)
    ]
    return groups if step.scouts else [*groups, Listed([Done()])]


OFFERS: dict[type, Offer] = {
    Turn: _turn,
    Act: menu,
    Tidying: nudges,
    Ask: _ask,
    Reserves: _reserves,
}
"""The commands each waiting step allows."""
