"""Falling: who it kills, the hit it is to the others, and where they come to lie."""

from starquest.engine.attack.hits import deal_hits
from starquest.engine.attack.wounds import fall
from starquest.engine.board.bits import cells_of
from starquest.engine.board.relief import EDGE, FULL, Relief
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule, known_as
from starquest.engine.movement.paths import Paths
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.event import Fell, Moved
from starquest.model.ids import NOBODY, Cell, EntityId
from starquest.model.profile import RuleRef
from starquest.model.step import Act, Aftermath, Clash, Contact, Separate, StrikeBack

FALL = "fall"
"""What a fall is called as the source of wounds."""
ABOUT = 2
"""How far from the foot one may come to lie, in inches."""
MELEE = (Contact, Clash, StrikeBack, Aftermath, Separate)


def fall_down(
    draft: Draft, relief: Relief, model: EntityId, foot: Cell, inches: int, by: EntityId = NOBODY
) -> None:
    """A model falls so far, to about a cell: in a group it dies, alone it is hit."""
    unit, piercing = draft.world.bodies[model].unit, inches // FULL
    draft.emit(Fell(model, unit, foot, inches, piercing, by))
    if len(draft.world.squads[unit].members) > 1:
        fall(draft, model, FALL, by)
        return
    end = _landing(draft, relief, unit, foot, relief.heights[foot] + inches)
    draft.put(model, end)
    draft.emit(Moved(model, (end,), 0))
    end_activation(draft, unit)
    rules = (RuleRef(known_as(Rule.armour_piercing), piercing),) if piercing else ()
    deal_hits(draft, by, [(unit, 1)], rules, FALL, attack=False)


def _landing(scene: Scene, relief: Relief, unit: EntityId, foot: Cell, top: int) -> Cell:
    """The nearest cell to the foot where it may lie, if there is one within 2 inches of it.

    Without one it lies beside others rather than farther off.
    """
    field, stops = scene.field, Paths(scene, unit).stops()
    taken = sum([scene.mask(other) for other in scene.world.units if other != unit])
    room = field.bits.erode(field.free & ~taken, relief.wide + 1)
    low, about = relief.below(top - EDGE), scene.table.length(ABOUT) + 1
    disc = field.bits.disc(foot, about)
    found = stops & low & disc or room & low & disc or room & low or room
    return min(field.grid.distances(foot, cells_of(found)))[1]


def end_activation(draft: Draft, unit: EntityId) -> None:
    """Whoever falls does nothing more; a charge that has not come to blows is over."""
    for index, step in enumerate(draft.agenda):
        if isinstance(step, Act) and step.unit == unit:
            spent = changed(step, main=0, shooting=False, opened=True, attacked=True)
            draft.agenda[index] = spent
    charges = draft.melee is not None and draft.melee.charger == unit
    if charges and any(isinstance(step, Contact) for step in draft.agenda):
        draft.agenda = [step for step in draft.agenda if not isinstance(step, MELEE)]
        draft.melee = None
