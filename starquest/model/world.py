"""The world: one table of rows for each component, keyed and ordered by entity id.

Rows are added when an entity is made and removed when it is gone, never put back, so that the
tables stay in id order by themselves and iterate the same way in every process.
"""

import attrs

from starquest.model.component import (
    Arcana,
    Body,
    Build,
    Cache,
    Decoy,
    Deeds,
    Effects,
    Gadget,
    Hero,
    Objective,
    Pack,
    Place,
    Plight,
    Spent,
    Squad,
    Status,
    Trap,
    Treasure,
    Unit,
    Vigor,
)
from starquest.model.ids import EntityId


@attrs.define
class World:
    """Every row there is."""

    units: dict[EntityId, Unit] = attrs.Factory(dict)
    builds: dict[EntityId, Build] = attrs.Factory(dict)
    squads: dict[EntityId, Squad] = attrs.Factory(dict)
    statuses: dict[EntityId, Status] = attrs.Factory(dict)
    effects: dict[EntityId, Effects] = attrs.Factory(dict)
    arcana: dict[EntityId, Arcana] = attrs.Factory(dict)
    spent: dict[EntityId, Spent] = attrs.Factory(dict)
    bodies: dict[EntityId, Body] = attrs.Factory(dict)
    places: dict[EntityId, Place] = attrs.Factory(dict)
    heroes: dict[EntityId, Hero] = attrs.Factory(dict)
    vigor: dict[EntityId, Vigor] = attrs.Factory(dict)
    plights: dict[EntityId, Plight] = attrs.Factory(dict)
    packs: dict[EntityId, Pack] = attrs.Factory(dict)
    deeds: dict[EntityId, Deeds] = attrs.Factory(dict)
    objectives: dict[EntityId, Objective] = attrs.Factory(dict)
    caches: dict[EntityId, Cache] = attrs.Factory(dict)
    treasures: dict[EntityId, Treasure] = attrs.Factory(dict)
    traps: dict[EntityId, Trap] = attrs.Factory(dict)
    decoys: dict[EntityId, Decoy] = attrs.Factory(dict)
    gadgets: dict[EntityId, Gadget] = attrs.Factory(dict)

    def copy(self) -> "World":
        """A snapshot: the rows are shared, the tables are not."""
        return World(
            self.units.copy(),
            self.builds.copy(),
            self.squads.copy(),
            self.statuses.copy(),
            self.effects.copy(),
            self.arcana.copy(),
            self.spent.copy(),
            self.bodies.copy(),
            self.places.copy(),
            self.heroes.copy(),
            self.vigor.copy(),
            self.plights.copy(),
            self.packs.copy(),
            self.deeds.copy(),
            self.objectives.copy(),
            self.caches.copy(),
            self.treasures.copy(),
            self.traps.copy(),
            self.decoys.copy(),
            self.gadgets.copy(),
        )
