"""What it is worth to move a hero out of turn."""

from starquest.content import ops
from starquest.content.ops import Op
from starquest.engine.board.reach import reach
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act
from starquest.play.bots.greedy.modifiers import Use
from starquest.play.bots.greedy.outlook import Outlook
from starquest.play.bots.greedy.positions import Ground

WAITING = 0.3
"""What a step is worth to a hero who will move by itself this round."""
SURE = 0.7
SCURRIED = 2
"""How many inches a Scurry goes on average."""
MOVES = ops.Shift | ops.Teleport | ops.Gate


def shift_worth(listed: tuple[Op, ...], use: Use, target: EntityId) -> float:
    """What the steps among some ops are worth to a hero."""
    if target not in use.out.world.heroes:
        return 0.0
    return sum([_moved(op, use, target) for op in listed if isinstance(op, MOVES)])


def _moved(op: ops.Shift | ops.Teleport | ops.Gate, use: Use, target: EntityId) -> float:
    walked = isinstance(op, ops.Shift)
    inches = op.reach if isinstance(op, ops.Gate) else op.inches
    return late(use, target) * _gain(use.out, target, inches, walked=walked)


def late(use: Use, target: EntityId) -> float:
    """What a step counts: little for who will move by itself this round."""
    active = target == use.hero and not use.early
    return SURE if active or use.out.world.statuses[target].activated else WAITING


def scurry_worth(use: Use) -> float:
    """What a few steps more are worth once the main action is over."""
    out, here = use.out, use.out.scene.mask(use.hero)
    placed = any(out.zone(row.cell) & here for row in out.world.objectives.values())
    return 0.0 if use.early or placed else SURE * _gain(out, use.hero, SCURRIED, walked=True)


def _gain(out: Outlook, hero: EntityId, inches: int, *, walked: bool) -> float:
    """How much better the best cell within some inches is than where a hero stands."""
    return out.keep(("gain", hero, inches, walked), _gained, out, hero, inches, walked=walked)


def _gained(out: Outlook, hero: EntityId, inches: int, *, walked: bool) -> float:
    scene, start = out.scene, out.cell(hero)
    far, bits = scene.table.length(inches), scene.field.bits
    board = reach(scene.field.free, start, far, bits.stride) if walked else bits.disc(start, far)
    taken = scene.side_mask(Side.ONE) | scene.side_mask(Side.TWO) | scene.lying()
    if not walked:
        taken |= bits.around(scene.side_mask(Side.TWO)) | ~scene.field.free
    ground = Ground(out, Act(hero), board & ~taken | 1 << start)
    return ground.scores.layers[0][0] - ground.scores[start]
