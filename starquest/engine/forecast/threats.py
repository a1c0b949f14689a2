"""What if it stood there: who could hit a unit on a cell, how badly, and whether it might fall.

Only the enemies that are handed in count: those a side sees. Each attacks once, with the worst it
could do by its reach from where it stands now; what the unit or its friends do in between, spells
and traps are left out.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import ranged_salvos, targets_of
from starquest.engine.circumstances import Cover
from starquest.engine.forecast.attacks import UnitOnCell, WeighedBlow, WorstBlows, standing
from starquest.engine.forecast.endurance import Endurance
from starquest.engine.forecast.facts import Chances
from starquest.engine.forecast.menace import Menace
from starquest.engine.movement.formation import march_of
from starquest.engine.movement.paths import PACES, SLOW
from starquest.engine.odds import Odds, odds_of
from starquest.engine.scene import Scene, scene_of
from starquest.model.command import Shape
from starquest.model.frozen import frozen
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.state import GameState

LIKELY = 0.05
"""The chance to fall from which a cell is told to be one to fall on."""


class RiskLevel(StrEnum):
    """How dangerous a cell is."""

    SAFE = "safe"
    """Nobody could hit it there."""
    EXPOSED = "exposed"
    MAY_FALL = "may_fall"


@frozen
class Attacker:
    """One enemy and the worst it could do."""

    enemy: EntityId
    melee: bool
    weapons: tuple[str, ...]
    models: int
    moved: bool
    far: bool
    cover: Cover
    wounds: Chances
    fells: float
    """The chance that this attack alone is the end of the unit."""
    expected: float


@frozen
class OwnShot:
    """A shot the unit would have from there."""

    target: EntityId
    weapon: str
    odds: Odds


@frozen
class Risk:
    """A cell in short."""

    level: RiskLevel
    attackers: int
    expected: float
    """The wounds it may expect to take from all of them together."""
    falls: float
    """The chance to fall if all of them attack."""


@frozen
class Threat:
    """A cell in full."""

    unit: EntityId
    cell: Cell
    risk: Risk
    attackers: tuple[Attacker, ...]
    own_shots: tuple[OwnShot, ...]


class CellThreats:
    """A unit, the enemies that count, and what they could do to it on any cell."""

    def __init__(
        self,
        state: GameState,
        unit: EntityId,
        enemies: Iterable[EntityId],
        shape: Shape = Shape.ANY,
    ) -> None:
        """A squad takes the shape wherever there is room for it."""
        self._scene, self._unit, self._shape = scene_of(state), unit, shape
        members = state.world.squads[unit].members
        self._lifted = standing(self._scene, unit, dict.fromkeys(members, OFF_TABLE))
        self._enemies = [enemy for enemy in enemies if enemy in state.world.units]
        self.menaces = [Menace(self._lifted, enemy) for enemy in self._enemies]
        self._attacks = WorstBlows(unit, self.menaces)
        self._risks: dict[tuple[int, ...], Risk] = {}

    def risk(self, cell: Cell) -> Risk:
        """How dangerous a cell is."""
        return self._weighed(self._attacks.worst(self.ground(cell)))

    def _weighed(self, worst: Sequence[WeighedBlow]) -> Risk:
        key = tuple([id(outcome) for outcome in worst])
        known = self._risks.get(key)
        if known is None:
            known = self._risks[key] = self._weigh(worst)
        return known

    def _weigh(self, worst: Sequence[WeighedBlow]) -> Risk:
        endurance = Endurance(self._scene, self._unit)
        for outcome in worst:
            endurance.suffer(list(outcome.salvos), outcome.fear)
        exposed = RiskLevel.MAY_FALL if endurance.out >= LIKELY else RiskLevel.EXPOSED
        level = exposed if worst else RiskLevel.SAFE
        return Risk(level, len(worst), endurance.expected, endurance.out)

    def ground(self, cell: Cell) -> UnitOnCell:
        """The unit on a cell."""
        places = ends(self._scene, self._unit, cell, self._shape)
        bits, size = self._scene.field.bits, self._scene.kit(self._unit).footprint
        mask = 0
        for end in places.values():
            mask |= bits.footprint(end, size)
        return UnitOnCell(self._lifted, self._unit, mask, places)

    def threat(self, cell: Cell) -> Threat:
        """Everything about a cell."""
        ground = self.ground(cell)
        worst = self._attacks.worst(ground)
        attackers = tuple([_attacker(outcome) for outcome in worst])
        own_shots = tuple(self._own_shots(ground, cell))
        return Threat(self._unit, cell, self._weighed(worst), attackers, own_shots)

    def _own_shots(self, ground: UnitOnCell, cell: Cell) -> Iterable[OwnShot]:
        """The shots it would have: none after a Rush."""
        scene, unit, here = ground.scene, self._unit, self._scene.cells(self._unit)
        moved = not here or cell != here[0]
        if moved and not march_of(self._scene, unit, SLOW).goals() >> cell & 1:
            return
        for weapon in weapons_of(scene, unit):
            for target in targets_of(scene, unit, weapon):
                if target in self._enemies:
                    salvos = ranged_salvos(scene, unit, weapon, target, moved=moved)
                    yield OwnShot(target, weapon.id, odds_of(scene, salvos, target))


def _attacker(outcome: WeighedBlow) -> Attacker:
    blow, odds = outcome.blow, outcome.odds
    models = blow.models if blow.melee else [i for _, firing in blow.guns for i in firing]
    weapons = dict.fromkeys([salvo.attack.weapon.id for salvo in outcome.salvos])
    return Attacker(
        blow.enemy,
        blow.melee,
        tuple(weapons),
        len(dict.fromkeys(models)),
        blow.moved or blow.melee,
        blow.far,
        blow.cover,
        odds.wounds,
        odds.destroyed,
        odds.expected_wounds,
    )


def ends(
    scene: Scene, unit: EntityId, cell: Cell, shape: Shape = Shape.ANY
) -> dict[EntityId, Cell]:
    """Where a unit's models would stand with the lead on a cell, by the move that leads there.

    They take the shape if there is room for it.
    """
    members, here = scene.world.squads[unit].members, scene.cells(unit)
    plain = shape is Shape.ANY
    if len(members) == 1 or (plain and here and here[0] == cell):
        return dict(zip(members, [cell, *here[1:]], strict=True))
    for pace in PACES:
        march = march_of(scene, unit, pace)
        found = march.arrange(cell, shape) or march.arrange(cell)
        if found is not None:
            return dict(zip(march.models, found[1], strict=True))
    return {members[0]: cell}


def threats(state: GameState, unit: EntityId, cell: Cell, enemies: Iterable[EntityId]) -> Threat:
    """If a unit stood on a cell: who could hit it there, and whom it could shoot."""
    return CellThreats(state, unit, enemies).threat(cell)


def risk_map(
    state: GameState, unit: EntityId, cells: Iterable[Cell], enemies: Iterable[EntityId]
) -> dict[Cell, Risk]:
    """How dangerous each of some cells is to a unit."""
    outlook = CellThreats(state, unit, enemies)
    return {cell: outlook.risk(cell) for cell in cells}
