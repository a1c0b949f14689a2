"""Where it is dangerous: what the enemies in sight may do to a hero on each cell."""

from starquest.engine.armoury import reach_of
from starquest.engine.horde.kinds import Kind
from starquest.engine.reach import reach
from starquest.model.ids import Cell, EntityId
from starquest.play.bots.greedy_outlook import Foe, Outlook
from starquest.play.bots.greedy_worth import foe_wounds
from starquest.engine.bits import cells_of

Layer = tuple[float, int]
"""A value for every cell of a board."""

SHAKEN = 0.2
"""How dangerous an enemy is that spends its next activation idle."""
COVERED = 0.75
"""What cover leaves of the wounds of shooting."""
CONTACT = 3


class Threat:
    """The wounds a hero may expect, cell by cell, until it acts again."""

    def __init__(self, out: Outlook, hero: EntityId) -> None:
        self.out, self.hero, self.left = out, hero, max(1, out.left(hero))
        self.fallen = len(out.scene.world.heroes) - len(out.heroes)
        self.melee: list[Layer] = []
        self.shots: list[Layer] = []
        others = [out.scene.mask(unit) for unit in out.targets(hero)]
        for foe in out.foes.values():
            rival = min([out.gap(foe.mask, mask) for mask in others], default=1 << 20)
            self._add(foe, out.scene.field.bits.spread(foe.mask, min(rival - 1, 200)))

    def _add(self, foe: Foe, nearest: int) -> None:
        calm = SHAKEN if foe.shaken else 1.0
        if foe.kind is not Kind.SHOOTING:
            wounds = foe_wounds(self.out, foe, self.hero, melee=True, charging=True)
            self._lay(self.melee, calm * wounds, self._charged(foe), nearest)
        if foe.kind is not Kind.MELEE:
            wounds = foe_wounds(self.out, foe, self.hero, melee=False, charging=True)
            self._shoot(foe, calm * wounds, nearest)

    def _lay(self, layers: list[Layer], wounds: float, board: int, nearest: int) -> None:
        second = self.out.weights.second
        layers.append((wounds * second, board))
        layers.append((wounds * (1 - second), board & nearest))

    def _charged(self, foe: Foe) -> int:
        """The cells an enemy's charge reaches."""
        bits, field = self.out.scene.field.bits, self.out.scene.field
        if self.out.scene.kit(foe.unit).flies:
            return bits.disc(foe.cell, foe.rush + CONTACT)
        walked = reach(field.free, foe.cell, foe.rush, bits.stride)
        return walked | bits.around(walked)

    def _shoot(self, foe: Foe, wounds: float, nearest: int) -> None:
        """Full for cells in its sight, less for those round a corner."""
        scene = self.out.scene
        length = max([reach_of(scene, foe.unit, w) for w in foe.profile.weapons if not w.melee])
        area = scene.field.bits.disc(foe.cell, length + foe.advance)
        sight = area & scene.visible(foe.cell)
        self._lay(self.shots, wounds, sight, nearest)
        self._lay(self.shots, wounds * self.out.weights.unseen, area & ~sight, nearest)

    def wounds(self, board: int) -> dict[Cell, float]:
        """The wounds to expect on each cell of a board."""
        shot = spread_out(board, self.shots)
        cover = self.out.scene.field.cover
        for cell in cells_of(board & cover):
            shot[cell] *= COVERED
        for weight, layer in self.melee:
            for cell in cells_of(layer & board):
                shot[cell] += weight
        return shot

    def cost(self, wounds: float) -> float:
        """What so many expected wounds cost: more the nearer they bring the hero to the ground."""
        weights, left = self.out.weights, self.left
        danger = min(1.0, max(0.0, (wounds / left - 0.25) / 0.9))
        down = weights.down * (1 + weights.lone * self.fallen)
        return weights.wound * min(wounds, left) + down * danger


def spread_out(board: int, layers: list[Layer]) -> dict[Cell, float]:
    """The sum of layers on each cell of a board."""
    found = dict.fromkeys(cells_of(board), 0.0)
    for weight, layer in layers:
        for cell in cells_of(layer & board):
            found[cell] += weight
    return found
