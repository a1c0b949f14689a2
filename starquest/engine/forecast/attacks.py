"""The attacks enemies could make on a unit standing somewhere, and the worst of each."""

from collections.abc import Iterable, Sequence

import attrs

from starquest.engine.actions.melee import fear_of
from starquest.engine.attack.armoury import FAR, fired, impact_of, struck
from starquest.engine.attack.salvo import Salvo, cover_of
from starquest.engine.board.bits import cells_of
from starquest.engine.circumstances import Attack, Cover
from starquest.engine.forecast.menace import Gun, Menace
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.engine.odds import Odds, odds_of
from starquest.engine.scene import Scene
from starquest.model.component import Place
from starquest.model.frozen import frozen
from starquest.model.ids import Cell, EntityId
from starquest.model.profile import Weapon

Firing = tuple[Weapon, tuple[int, ...]]
"""A gun and the places in the squad of who fires it."""


@frozen
class Blow:
    """One enemy's attack, as far as it matters for what comes of it."""

    enemy: EntityId
    melee: bool
    models: tuple[int, ...] = ()
    """The places in the squad of who strikes."""
    guns: tuple[Firing, ...] = ()
    moved: bool = False
    far: bool = False
    cover: Cover = Cover.NONE
    crowd: tuple[int, ...] = ()
    """Where others of the unit's side are, if it is a blast and they share it."""


@frozen(eq=False)
class WeighedBlow:
    """What a blow comes to."""

    blow: Blow
    salvos: tuple[Salvo, ...]
    odds: Odds
    fear: int


class UnitOnCell:
    """A unit on a cell: where its models stand, and the table with them on it."""

    def __init__(
        self, lifted: Scene, unit: EntityId, mask: int, places: dict[EntityId, Cell]
    ) -> None:
        self.unit, self.mask = unit, mask
        self._lifted, self.places = lifted, places
        self._scene: Scene | None = None

    @property
    def scene(self) -> Scene:
        """The table as it would be; made when first asked for."""
        if self._scene is None:
            self._scene = standing(self._lifted, self.unit, self.places)
        return self._scene


def standing(scene: Scene, unit: EntityId, places: dict[EntityId, Cell]) -> Scene:
    """The scene with a unit's models on other cells."""
    rows = scene.world.places | {model: Place(cell) for model, cell in places.items()}
    world = attrs.evolve(scene.world, places=rows)
    moved = Scene(attrs.evolve(scene.state, world=world), scene)
    moved.forget(unit)
    return moved


class WorstBlows:
    """Every enemy's worst attack on a unit, wherever that stands; equal ones are weighed once."""

    def __init__(self, unit: EntityId, menaces: Sequence[Menace]) -> None:
        self._unit, self._menaces = unit, menaces
        self._known: dict[Blow, WeighedBlow] = {}

    def worst(self, ground: UnitOnCell) -> list[WeighedBlow]:
        """The worst attack of each enemy that could attack at all, in their order."""
        found = []
        for menace in self._menaces:
            outcomes = [self._outcome(ground, menace, blow) for blow in blows(ground, menace)]
            if outcomes:
                found.append(max(outcomes, key=lambda outcome: outcome.odds.expected_wounds))
        return found

    def _outcome(self, ground: UnitOnCell, menace: Menace, blow: Blow) -> WeighedBlow:
        known = self._known.get(blow)
        if known is None:
            salvos = _salvos(ground, menace, blow)
            fear = fear_of(ground.scene, menace.unit) if blow.melee else 0
            odds = odds_of(ground.scene, salvos, ground.unit, fear)
            known = self._known[blow] = WeighedBlow(blow, tuple(salvos), odds, fear)
        return known


def _salvos(ground: UnitOnCell, menace: Menace, blow: Blow) -> list[Salvo]:
    """The salvos of a blow, from the very rules the real attack asks."""
    scene, unit = ground.scene, ground.unit
    if blow.melee:
        profiles = [menace.profiles[index] for index in blow.models]
        weight = impact_of(scene, blow.enemy, unit, profiles)
        blows = struck(scene, blow.enemy, unit, profiles, charging=True)
        return [weight, *blows] if weight else blows
    salvos: list[Salvo] = []
    for weapon, models in blow.guns:
        profiles = [menace.profiles[index] for index in models]
        shot = Attack(
            blow.enemy, unit, profiles[0], weapon,
            melee=False, moved=blow.moved, far=blow.far, cover=blow.cover,
        )  # fmt: skip
        salvos += fired(scene, shot, profiles)
    return salvos


def blows(ground: UnitOnCell, menace: Menace) -> list[Blow]:
    """What one enemy could do to a unit: charge it, or shoot from where it is or could go."""
    if menace.idle:
        return []
    found: list[Blow] = []
    strikers = menace.strikers(ground.mask) if menace.strikes else ()
    if strikers:
        found.append(Blow(menace.unit, melee=True, models=strikers))
    if menace.guns:
        found += _shots(ground, menace, moved=False)
        found += _shots(ground, menace, moved=True) if menace.moves() else []
    return found


def _shots(ground: UnitOnCell, menace: Menace, *, moved: bool) -> list[Blow]:
    """Shooting from near, where that is possible, and from afar."""
    stands = menace.stands(ground.mask, moved=moved)
    near = _near(menace, ground.mask)
    found = []
    if any(stand & near for stand in stands):
        found.append(_shot(ground, menace, stands, moved=moved, far=False))
    if any(stand & ~near for stand in stands):
        afar = [stand & ~near for stand in stands]
        found.append(_shot(ground, menace, afar, moved=moved, far=True))
    return [blow for blow in found if blow is not None]


def _near(menace: Menace, mask: int) -> int:
    bits, table = menace.scene.field.bits, menace.scene.table
    return bits.spread(mask, table.length(FAR) + 1)


def _shot(
    ground: UnitOnCell, menace: Menace, stands: list[int], *, moved: bool, far: bool
) -> Blow | None:
    guns: list[Firing] = []
    board, crowd = 0, False
    for gun in menace.guns:
        firing = menace.shooters(gun, stands, ground.mask)
        if firing:
            guns.append((gun.weapon, tuple([index for index, _ in firing])))
            board = board or firing[0][1]
            crowd = crowd or _bursts(gun)
    if not guns:
        return None
    cover = _cover(ground, menace, board)
    near = tuple(_sharers(ground)) if crowd else ()
    return Blow(
        menace.unit, melee=False, guns=tuple(guns), moved=moved, far=far, cover=cover, crowd=near
    )


def _bursts(gun: Gun) -> bool:
    return kit_of_rules(gun.weapon.rules).best(Rule.blast, 1) > 1


def _sharers(ground: UnitOnCell) -> Iterable[int]:
    """Where the others of a unit's side are that would share a blast."""
    scene = ground.scene
    area = scene.field.bits.spread(ground.mask, scene.table.length(3) + 1)
    for other in scene.units(scene.side(ground.unit)):
        if other != ground.unit and scene.mask(other) & area:
            yield other
            yield (scene.mask(other) & area).bit_count()


def _cover(ground: UnitOnCell, menace: Menace, board: int) -> Cover:
    """The least cover a unit has from any of some cells."""
    field = menace.scene.field
    if not (ground.mask | field.bits.around(ground.mask)) & (field.cover | field.low):
        return Cover.NONE
    if 2 * (ground.mask & field.cover).bit_count() > ground.mask.bit_count():
        return Cover.INSIDE
    for cell in cells_of(board):
        if cover_of(ground.scene, cell, ground.unit) is Cover.NONE:
            return Cover.NONE
    return Cover.BEHIND
