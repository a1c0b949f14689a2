"""The world: one table of rows for each component, keyed and ordered by entity id.

Rows are added when an entity is made and removed when it is gone, never put back, so that the
tables stay in id order by themselves and iterate the same way in every process.
"""

from collections.abc import Callable

import attrs

from starquest.model import component as rows
from starquest.model.ids import EntityId, PlayerId


@attrs.define
class World:
    """Every row there is: a new component is a class of its own and one line here."""

    players: dict[PlayerId, rows.Player] = attrs.Factory(dict)
    units: dict[EntityId, rows.Unit] = attrs.Factory(dict)
    builds: dict[EntityId, rows.Build] = attrs.Factory(dict)
    squads: dict[EntityId, rows.Squad] = attrs.Factory(dict)
    statuses: dict[EntityId, rows.Status] = attrs.Factory(dict)
    effects: dict[EntityId, rows.Effects] = attrs.Factory(dict)
    spell_tokens: dict[EntityId, rows.SpellTokens] = attrs.Factory(dict)
    spent: dict[EntityId, rows.Spent] = attrs.Factory(dict)
    bodies: dict[EntityId, rows.Body] = attrs.Factory(dict)
    places: dict[EntityId, rows.Place] = attrs.Factory(dict)
    heroes: dict[EntityId, rows.Hero] = attrs.Factory(dict)
    powers: dict[EntityId, rows.Power] = attrs.Factory(dict)
    ailments: dict[EntityId, rows.Ailments] = attrs.Factory(dict)
    packs: dict[EntityId, rows.Pack] = attrs.Factory(dict)
    used_up: dict[EntityId, rows.UsedUp] = attrs.Factory(dict)
    gone: dict[EntityId, rows.Gone] = attrs.Factory(dict)
    objectives: dict[EntityId, rows.Objective] = attrs.Factory(dict)
    search_tokens: dict[EntityId, rows.SearchToken] = attrs.Factory(dict)
    treasures: dict[EntityId, rows.Treasure] = attrs.Factory(dict)
    traps: dict[EntityId, rows.Trap] = attrs.Factory(dict)
    decoys: dict[EntityId, rows.Decoy] = attrs.Factory(dict)
    gadgets: dict[EntityId, rows.Gadget] = attrs.Factory(dict)

    def copy(self) -> "World":
        """A snapshot: the rows are shared, the tables are not."""
        return _copied(self)


def _copier() -> Callable[[World], World]:
    """The copy, written out from the fields once: a loop over them would cost twice as much."""
    tables = ",".join(f"world.{field.name}.copy()" for field in attrs.fields(World))
    made: Callable[[World], World] = eval(f"lambda world: World({tables})", {"World": World})  # noqa: S307 - made of field names alone
    return made


_copied = _copier()
