"""What it is worth to move a hero out of turn."""

from starquest.content import ops
from starquest.content.ops import Op
from starquest.engine.board.reach import reach
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.positions import Ground

WAITING = 0.3
"""What a step is worth to a hero who will move by itself this round."""
SURE = 0.7


def shift_worth(listed: tuple[Op, ...], use: Use, target: EntityId) -> float:
    """What the steps among some ops are worth to a hero."""
    inches = max([op.inches for op in listed if isinstance(op, ops.Shift)], default=0)
    if not inches or target not in use.out.world.heroes:
        return 0.0
    active = target == use.hero and not use.early
    late = active or use.out.world.statuses[target].activated
    return _gain(use, target, inches) * (SURE if late else WAITING)


def _gain(use: Use, hero: EntityId, inches: int) -> float:
    """How much better the best cell within some inches is than where a hero stands."""
    out, scene, start = use.out, use.out.scene, use.out.cell(hero)
    far = scene.table.length(inches)
    board = reach(scene.field.free, start, far, scene.field.bits.stride)
    taken = scene.side_mask(Side.ONE) | scene.side_mask(Side.TWO) | scene.lying()
    ground = Ground(out, Act(hero), board & ~taken | 1 << start)
    return ground.scores.layers[0][0] - ground.scores[start]
