"""Exact odds of an attack, from the same salvos the real attack is rolled from.

No die is drawn. A unit's wounds are a position on a line: each model that could fall takes up as
many places as the wounds it still bears, in the order in which models fall.
"""

import attrs

from starquest.engine.actions.charging import lead_of
from starquest.engine.actions.melee import contact, fear_of
from starquest.engine.attack.armoury import impact_salvo, melee_salvos, ranged_salvos
from starquest.engine.attack.chances import (
    Chances,
    blow_chances,
    convolve,
    hit_chances,
    wound_chances,
)
from starquest.engine.attack.salvo import Salvo
from starquest.engine.attack.volley import SIX
from starquest.engine.attack.wounds import SHAKEN_UP_TO, fall_order, rolls_effects
from starquest.engine.draft import Draft
from starquest.engine.kit import kit_of_model
from starquest.engine.movement.following import following
from starquest.engine.movement.formation import March
from starquest.engine.movement.paths import Pace, Paths
from starquest.engine.scene import Scene
from starquest.model.component import Place
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId
from starquest.model.profile import Weapon
from starquest.model.state import GameState, Melee


@frozen
class Odds:
    """What an attack may come to; index n of each distribution is the chance of n."""

    hits: tuple[float, ...]
    wounds: tuple[float, ...]
    killed: tuple[float, ...]
    destroyed: float

    @property
    def expected_wounds(self) -> float:
        """The mean number of wounds."""
        return sum([count * chance for count, chance in enumerate(self.wounds)])


def odds(
    state: GameState,
    attacker: EntityId,
    weapons: tuple[str, ...],
    target: EntityId,
    from_cell: Cell | None = None,
    *,
    moved: bool | None = None,
    charging: bool = True,
) -> Odds:
    """The odds of shooting with these weapons, or of striking if they are melee weapons."""
    scene = Scene(state)
    armed = [w for w in _weapons(scene, attacker) if w.id in weapons]
    melee = any(weapon.melee for weapon in armed)
    if from_cell is not None:
        scene = standing_there(scene, attacker, target, from_cell, melee=melee)
        if melee and charging:
            scene = closed_up(scene, attacker, target)
    if melee:
        salvos = _strikes(scene, attacker, target, weapons, charging=charging)
        fear = fear_of(scene, attacker)
    else:
        went = from_cell is not None if moved is None else moved
        salvos = [
            salvo for w in armed for salvo in ranged_salvos(scene, attacker, w, target, moved=went)
        ]
        fear = 0
    return odds_of(scene, salvos, target, fear)


def _weapons(scene: Scene, unit: EntityId) -> list[Weapon]:
    profiles = scene.world.builds[unit].profiles
    return list(dict.fromkeys(weapon for profile in profiles for weapon in profile.weapons))


def _strikes(
    scene: Scene, attacker: EntityId, target: EntityId, weapons: tuple[str, ...], *, charging: bool
) -> list[Salvo]:
    salvos = melee_salvos(scene, attacker, target, charging=charging)
    chosen = [salvo for salvo in salvos if salvo.attack.weapon.id in weapons]
    weight = impact_salvo(scene, attacker, target) if charging else None
    return [weight, *chosen] if weight else chosen


def standing_there(
    scene: Scene, unit: EntityId, target: EntityId, cell: Cell, *, melee: bool
) -> Scene:
    """The scene as it would be with a unit's lead on another cell and the others with it."""
    ends = _ends(scene, unit, target, cell, melee=melee)
    places = scene.world.places | {model: Place(end) for model, end in ends.items()}
    world = attrs.evolve(scene.world, places=places)
    return Scene(attrs.evolve(scene.state, world=world))


def run_there(scene: Scene, unit: EntityId, cell: Cell) -> Scene:
    """The scene as it would be after a Rush."""
    members = scene.world.squads[unit].members
    paths = Paths(scene, unit, leaping=True)
    march = March(scene, paths, Pace.RUSH, paths.stops())
    found = march.arrange(cell) if len(members) > 1 else None
    ends = dict(zip(march.models, found[1], strict=True)) if found else {members[0]: cell}
    places = scene.world.places | {model: Place(end) for model, end in ends.items()}
    world = attrs.evolve(scene.world, places=places)
    return Scene(attrs.evolve(scene.state, world=world))


def _ends(
    scene: Scene, unit: EntityId, target: EntityId, cell: Cell, *, melee: bool
) -> dict[EntityId, Cell]:
    """Where the models end that follow their lead there, by the very move the command makes."""
    members = scene.world.squads[unit].members
    if len(members) == 1:
        return {members[0]: cell}
    paths = Paths(scene, unit, leaping=True)
    stops = paths.stops(target if melee else None)
    if melee:
        lead, board = lead_of(scene, paths, target)
        march = March(scene, paths, Pace.RUSH, stops, lead)
        found = march.swarm(cell, scene.mask(target)) if board >> cell & 1 else None
    else:
        march = March(scene, paths, Pace.ADVANCE, stops)
        found = march.arrange(cell)
    if found is None:
        return _beside(scene, unit, cell, stops | 1 << cell)
    return dict(zip(march.models, found[1], strict=True))


def _beside(scene: Scene, unit: EntityId, cell: Cell, board: int) -> dict[EntityId, Cell]:
    """Where they might stand round a cell they cannot be sent to; with no room they stay behind."""
    members = scene.world.squads[unit].members
    starts = [scene.world.places[model].cell for model in members]
    there = following(scene, starts, [board] * len(members), scene.kit(unit).footprint)
    if not there.goals() >> cell & 1:
        return {members[0]: cell}
    return dict(zip(members, there.cells(cell), strict=True))


def closed_up(scene: Scene, charger: EntityId, target: EntityId) -> Scene:
    """The scene once the charged unit has closed up, whatever dangerous ground may do to it."""
    draft = Draft(scene.state)
    draft.field = attrs.evolve(draft.field, dangerous=0)
    draft.melee = Melee(charger, target)
    contact(draft)
    return Scene(attrs.evolve(scene.state, world=draft.world))


def odds_of(scene: Scene, salvos: list[Salvo], target: EntityId, fear: int = 0) -> Odds:
    """The odds of these salvos together, deadly ones first as when they are rolled."""
    hits: Chances = [1.0]
    for salvo in salvos:
        hits = convolve(hits, hit_chances(salvo))
    spread, killed = harm_of(scene, salvos, target, fear)
    return Odds(tuple(hits), tuple(spread), tuple(killed), killed[-1])


def harm_of(
    scene: Scene, salvos: list[Salvo], target: EntityId, fear: int = 0
) -> tuple[Chances, Chances]:
    """How many wounds these salvos deal together, and how many models fall."""
    line = Line(scene, target)
    spread = line.after([1.0], salvos)
    return spread, line.killed(spread, fear if salvos and salvos[0].attack.melee else 0)


class Line:
    """The wounds a unit bears, laid end to end in the order its models fall."""

    def __init__(self, scene: Scene, unit: EntityId) -> None:
        world = scene.world
        members = world.squads[unit].members
        order = fall_order(scene, unit)
        tough = [kit_of_model(scene.profile(model)).tough for model in order]
        self.effects = rolls_effects(scene)
        self.models = len(members)
        self.shaken = world.statuses[unit].shaken
        self.last_tough = tough[-1]
        self.last_wounds = world.bodies[order[-1]].wounds
        self.ends: list[int] = []
        for model, bears in zip(order, tough, strict=True):
            start = self.ends[-1] if self.ends else 0
            self.ends.append(start + max(bears - world.bodies[model].wounds, 0))
        if self.effects:
            self.ends[-1] = 1 << 30

    def after(self, spread: Chances, salvos: list[Salvo]) -> Chances:
        """Where the wounds stand after these salvos, deadly ones first as when they are rolled."""
        for salvo in sorted(salvos, key=lambda salvo: salvo.deadly <= 1):
            if salvo.deadly > 1:
                spread = self.deadly(spread, wound_chances(salvo, ignoring=False), salvo)
            else:
                spread = self.plain(spread, wound_chances(salvo, ignoring=True))
        return spread

    def plain(self, spread: Chances, wounds: Chances) -> Chances:
        """Wounds that run on from model to model."""
        total, most = convolve(spread, wounds), self.ends[-1]
        if len(total) > most + 1:
            total = [*total[:most], sum(total[most:])]
        return total

    def deadly(self, spread: Chances, wounds: Chances, salvo: Salvo) -> Chances:
        """Wounds that are multiplied on one model each and lost beyond it."""
        blow = blow_chances(salvo)
        total: Chances = [0.0]
        for count, chance in enumerate(wounds):
            if count:
                spread = self._blow(spread, blow)
            total = _add(total, spread, chance)
        return total

    def _blow(self, spread: Chances, blow: Chances) -> Chances:
        landed = [0.0] * min(len(spread) + len(blow) - 1, self.ends[-1] + 1)
        for position, chance in enumerate(spread):
            limit = next((end for end in self.ends if end > position), position)
            for wounds, share in enumerate(blow):
                landed[min(position + wounds, limit)] += chance * share
        return landed

    def killed(self, spread: Chances, fear: int) -> Chances:
        """How many models fall."""
        counts = [0.0] * (self.models + 1)
        for position, chance in enumerate(spread):
            fallen = sum([end <= position for end in self.ends])
            out = self.out(position, fear, shaken=self.shaken) if self.effects else 0.0
            counts[fallen] += chance * (1.0 - out)
            counts[min(fallen + 1, self.models)] += chance * out
        return counts

    def markers(self, position: int) -> int:
        """The wounds the last model bears."""
        start = self.ends[-2] if self.models > 1 else 0
        return self.last_wounds + position - start if position > start else 0

    def rolls(self, position: int, fear: int) -> bool:
        """Whether the last model has to roll for a wound effect."""
        markers = self.markers(position)
        return markers > 0 and markers + fear >= self.last_tough

    def out(self, position: int, fear: int, *, shaken: bool) -> float:
        """The chance that the last model's wound effect takes it out."""
        markers = self.markers(position)
        if not self.rolls(position, fear):
            return 0.0
        need = SHAKEN_UP_TO + self.last_tough - markers - fear - shaken
        return min(max(SIX + 1 - need, 0), SIX) / SIX


def _add(a: Chances, b: Chances, weight: float) -> Chances:
    longest = max(len(a), len(b))
    padded = [*a, *[0.0] * (longest - len(a))]
    for index, chance in enumerate(b):
        padded[index] += weight * chance
    return padded
