"""Where one enemy could be in its next activation, as boards: asked once, read for every cell.

Each model is taken to get where it could get by itself, so no attack is told too small.
"""

from starquest.engine.actions.shooting import weapons_of
from starquest.engine.attack.armoury import STRIKING, reach_of, usable
from starquest.engine.board.bits import cells_of
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_rules
from starquest.engine.movement.paths import SLOW, Paths, charging_paths, paths_of
from starquest.engine.scene import Scene
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId
from starquest.model.profile import Profile, Weapon


@frozen
class Gun:
    """A ranged weapon, how far it reaches, and the places in the squad of who carries it."""

    weapon: Weapon
    length: int
    blind: bool
    """Whether it needs no sight."""
    carried: tuple[int, ...]


class Menace:
    """One enemy's boards, on a table from which the unit it threatens has been lifted."""

    def __init__(self, scene: Scene, unit: EntityId) -> None:
        self.scene, self.unit = scene, unit
        paths = paths_of(scene, unit)
        self._bits, self._size = scene.field.bits, paths.footprint
        self.profiles: list[Profile] = [
            scene.profile(model) for model in scene.world.squads[unit].members
        ]
        self.starts = [self._filled(1 << cell) for cell in paths.starts]
        kit = scene.kit(unit)
        self.idle = scene.world.statuses[unit].shaken or not paths.starts
        self._walks = [] if kit.hold_only or self.idle else self._walked(paths)
        self._charges = [] if kit.hold_only or self.idle else self._charged(paths)
        self.guns = [self._gun(w) for w in weapons_of(scene, unit) if usable(scene, unit, w)]
        self._striking = scene.table.length(STRIKING) + 1
        blades = [w for p in self.profiles for w in p.weapons if w.melee]
        self.strikes = bool(blades) or kit.best(Rule.impact) > 0

    def _gun(self, weapon: Weapon) -> Gun:
        carried = [i for i, profile in enumerate(self.profiles) if weapon in profile.weapons]
        blind = kit_of_rules(weapon.rules).any(Rule.sees_everything)
        return Gun(weapon, reach_of(self.scene, self.unit, weapon), blind, tuple(carried))

    def _walked(self, paths: Paths) -> list[int]:
        """Where each model may stop after an Advance."""
        found, stops = [0] * len(paths.starts), paths.stops()
        for gait in paths.gaits(SLOW):
            reaches = paths.reaches(SLOW, gait)
            found = [one | other & stops for one, other in zip(found, reaches, strict=True)]
        return found

    def _charged(self, paths: Paths) -> list[int]:
        """Where each model may stop at the end of a charge."""
        charging, stops = charging_paths(self.scene, paths), paths.stops()
        return [reach & stops for reach in charging.farthest()]

    def _filled(self, corners: int) -> int:
        """The cells that models fill which stand on these."""
        if self._size == 1:
            return corners
        wide = corners | corners << 1
        return wide | wide << self._bits.stride

    def _touching(self, area: int) -> int:
        """The cells on which a model stands that fills some of an area."""
        if self._size == 1:
            return area
        wide = area | area >> 1
        return wide | wide >> self._bits.stride

    def strikers(self, mask: int) -> tuple[int, ...]:
        """The places of the models that could charge and strike a unit here."""
        near = self._bits.around(mask)
        contact, own = self._touching(near), self._touching(mask)
        if not any([board & contact & ~own for board in self._charges]):  # noqa: C419
            return ()
        area = self._touching(self._bits.spread(mask, self._striking)) & ~own
        return tuple([i for i, board in enumerate(self._charges) if board & area])

    def stands(self, mask: int, *, moved: bool) -> list[int]:
        """The cells each model could fill when it shoots at a unit here."""
        if not moved:
            return self.starts
        close = self._touching(mask | self._bits.around(mask))
        pairs = zip(self._walks, self.starts, strict=True)
        return [self._filled(walk & ~close) | start for walk, start in pairs]

    def zone(self) -> int:
        """The cells on which somebody could be attacked: by a charge, or by a shot after a walk."""
        found = 0
        if self.strikes:
            for board in self._charges:
                filled = self._filled(board)
                found |= filled | self._bits.around(filled)
        for gun in () if self.idle else self.guns:
            stands = 0
            for index in gun.carried:
                walked = self._filled(self._walks[index]) if self._walks else 0
                stands |= self.starts[index] | walked
            found |= self._covered(gun, stands)
        return found & self.scene.field.free

    def _covered(self, gun: Gun, stands: int) -> int:
        """The cells a gun could hit from some others."""
        if gun.blind:
            return self._bits.spread(stands, gun.length)
        found = 0
        for cell in cells_of(stands):
            found |= self.scene.visible(cell) & self._bits.disc(cell, gun.length)
        return found

    def moves(self) -> bool:
        """Whether it could shoot from another place."""
        return any(self._walks)

    def shooters(self, gun: Gun, stands: list[int], mask: int) -> list[tuple[int, int]]:
        """The places of the models that could fire a gun at a unit, and the cells to do it from."""
        area = self._bits.spread(mask, gun.length)
        if not gun.blind:
            seen = 0
            for cell in cells_of(mask):
                seen |= self.scene.visible(cell)
            area &= seen
        return [(i, stands[i] & area) for i in gun.carried if stands[i] & area]
