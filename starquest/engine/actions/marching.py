"""Hold, Advance and Rush."""

from starquest.engine.draft import Draft
from starquest.engine.movement.formation import goals_of, march_of
from starquest.engine.movement.paths import FAST, SLOW, Pace
from starquest.engine.movement.walking import march_out
from starquest.engine.options import Cells, Group, Listed
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Hold, Rush
from starquest.model.event import Acted
from starquest.model.ids import Cell, EntityId


def marches(scene: Scene, unit: EntityId) -> list[Group]:
    """Every plain move a unit may make; one that may only Hold has no other."""
    groups: list[Group] = [Listed([Hold()])]
    if scene.kit(unit).hold_only:
        return groups
    standing = 1 << scene.world.places[scene.world.squads[unit].members[0]].cell
    advance = goals_of(scene, unit, SLOW) & ~standing
    rush = goals_of(scene, unit, FAST) & ~standing
    return [*groups, Cells(advance, Advance), Cells(rush, Rush)]


def march(draft: Draft, unit: EntityId, cell: Cell, pace: Pace) -> None:
    """Move a unit, its lead to the cell."""
    way = march_of(draft, unit, pace)
    found = way.arrange(cell)
    assert found is not None, "only offered cells come here"
    draft.emit(Acted(unit, "rush" if pace else "advance"))
    march_out(draft, way, *found)
