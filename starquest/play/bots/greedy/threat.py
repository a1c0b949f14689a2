"""Where it is dangerous: what the enemies in sight may do to a hero on each cell."""

from functools import lru_cache

from starquest.engine.attack.armoury import reach_of
from starquest.engine.board.reach import reach
from starquest.engine.minds.kinds import Kind
from starquest.model.ids import EntityId, Side
from starquest.play.bots.greedy.attacks import suffered
from starquest.play.bots.greedy.layers import Layer, Steps, joined, piled
from starquest.play.bots.greedy.outlook import Foe, Outlook

CALM = 0.2
"""How dangerous an enemy is that spends its next activation idle."""
COVERED = 0.75
"""What cover leaves of the wounds of shooting."""
CONTACT = 3
FARTHEST = 200
BEARABLE = 0.25
"""The share of a hero's last wounds it risks without a thought."""

_walked = lru_cache(maxsize=512)(reach)
"""The ways of enemies, who mostly stand where they stood when the last hero thought of them."""


class Threat:
    """The wounds a hero may expect, cell by cell, until it acts again."""

    def __init__(self, out: Outlook, hero: EntityId) -> None:
        self.out, self.hero = out, hero
        self.left = max(1, out.left(hero))
        down = len(out.world.heroes) - len(out.heroes)
        self.fall = out.weights.down * (1 + out.weights.lone * down)
        self.melee: list[Layer] = []
        self.shots: list[Layer] = []
        rivals = [out.scene.mask(unit) for unit in out.scene.units(Side.ONE) if unit != hero]
        for foe in out.foes.values():
            self._add(foe, self._nearest(foe, rivals))

    def _nearest(self, foe: Foe, rivals: list[int]) -> int:
        """The cells on which the hero would be an enemy's nearest target."""
        rival = min([self.out.gap(foe.mask, mask) for mask in rivals], default=FARTHEST)
        return self.out.scene.field.bits.spread(foe.mask, min(rival - 1, FARTHEST))

    def _add(self, foe: Foe, nearest: int) -> None:
        calm = CALM if foe.shaken else 1.0
        if foe.kind is not Kind.SHOOTING:
            wounds = suffered(self.out, foe, self.hero, melee=True, charging=True)
            self._lay(self.melee, calm * wounds, self._charged(foe), nearest)
        if foe.kind is not Kind.MELEE:
            wounds = suffered(self.out, foe, self.hero, melee=False, charging=True)
            self._shoot(foe, calm * wounds, nearest)

    def _lay(self, layers: list[Layer], wounds: float, board: int, nearest: int) -> None:
        second = self.out.weights.second
        layers.append((wounds, board & nearest))
        layers.append((wounds * second, board & ~nearest))

    def _charged(self, foe: Foe) -> int:
        """The cells an enemy's charge reaches."""
        scene = self.out.scene
        bits = scene.field.bits
        if scene.kit(foe.unit).flies:
            return bits.disc(foe.cell, foe.rush + CONTACT)
        walked = _walked(scene.field.free, foe.cell, foe.rush, bits.stride)
        return walked | bits.around(walked)

    def _shoot(self, foe: Foe, wounds: float, nearest: int) -> None:
        """Full for cells in its sight, less for those round a corner."""
        scene = self.out.scene
        length = max([reach_of(scene, foe.unit, w) for w in foe.profile.weapons if not w.melee])
        area = scene.field.bits.disc(foe.cell, length + foe.advance)
        sight = area & scene.visible(foe.cell)
        self._lay(self.shots, wounds, sight, nearest)
        self._lay(self.shots, wounds * self.out.weights.unseen, area & ~sight, nearest)

    def wounds(self, board: int) -> Steps:
        """The wounds to expect on each cell of a board."""
        found, cover = piled({0.0: board}, self.shots), self.out.scene.field.cover
        if self.shots:
            covered = [(wounds * COVERED, cells & cover) for wounds, cells in found.items()]
            found = joined([*covered, *[(worth, cells & ~cover) for worth, cells in found.items()]])
        return piled(found, self.melee)

    def cost(self, wounds: float) -> float:
        """What so many expected wounds cost: more the nearer they bring the hero to the ground."""
        share = wounds / self.left
        if share <= BEARABLE:
            return self.out.weights.wound * wounds
        falls = min(1.0, (share - BEARABLE) / 0.9)
        return self.out.weights.wound * min(wounds, self.left) + self.fall * falls


def threat_to(out: Outlook, hero: EntityId) -> Threat:
    """What threatens a hero now, found out once for each decision."""
    return out.keep(("threat", hero), Threat, out, hero)
