"""The world: one table of rows for each component, keyed and ordered by entity id.

Rows are added when an entity is made and removed when it is gone, never put back, so that the
tables stay in id order by themselves and iterate the same way in every process.
"""

from collections.abc import Callable

import attrs

from starquest.model.component import (
    Ailments,
    Body,
    Build,
    Decoy,
    Effects,
    Gadget,
    Gone,
    Hero,
    Objective,
    Pack,
    Place,
    Player,
    Power,
    SearchToken,
    SpellTokens,
    Spent,
    Squad,
    Status,
    Trap,
    Treasure,
    Unit,
    UsedUp,
)
from starquest.model.ids import EntityId, PlayerId


@attrs.define
class World:
    """Every row there is."""

    players: dict[PlayerId, Player] = attrs.Factory(dict)
    units: dict[EntityId, Unit] = attrs.Factory(dict)
    builds: dict[EntityId, Build] = attrs.Factory(dict)
    squads: dict[EntityId, Squad] = attrs.Factory(dict)
    statuses: dict[EntityId, Status] = attrs.Factory(dict)
    effects: dict[EntityId, Effects] = attrs.Factory(dict)
    spell_tokens: dict[EntityId, SpellTokens] = attrs.Factory(dict)
    spent: dict[EntityId, Spent] = attrs.Factory(dict)
    bodies: dict[EntityId, Body] = attrs.Factory(dict)
    places: dict[EntityId, Place] = attrs.Factory(dict)
    heroes: dict[EntityId, Hero] = attrs.Factory(dict)
    powers: dict[EntityId, Power] = attrs.Factory(dict)
    ailments: dict[EntityId, Ailments] = attrs.Factory(dict)
    packs: dict[EntityId, Pack] = attrs.Factory(dict)
    used_up: dict[EntityId, UsedUp] = attrs.Factory(dict)
    gone: dict[EntityId, Gone] = attrs.Factory(dict)
    objectives: dict[EntityId, Objective] = attrs.Factory(dict)
    search_tokens: dict[EntityId, SearchToken] = attrs.Factory(dict)
    treasures: dict[EntityId, Treasure] = attrs.Factory(dict)
    traps: dict[EntityId, Trap] = attrs.Factory(dict)
    decoys: dict[EntityId, Decoy] = attrs.Factory(dict)
    gadgets: dict[EntityId, Gadget] = attrs.Factory(dict)

    def copy(self) -> "World":
        """A snapshot: the rows are shared, the tables are not."""
        return _copied(self)


def _copier() -> Callable[[World], World]:
    """The copy, written out from the fields once: a loop over them would cost twice as much."""
    tables = ",".join(f"world.{field.name}.copy()" for field in attrs.fields(World))
    made: Callable[[World], World] = eval(f"lambda world: World({tables})", {"World": World})  # noqa: S307 - made of field names alone
    return made


_copied = _copier()
