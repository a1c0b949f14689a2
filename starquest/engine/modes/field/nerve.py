"""Army morale: an army at half its units or less tests with each of them."""

from starquest.engine.attack.wounds import tests_nerve
from starquest.engine.draft import Draft
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene
from starquest.model.event import ArmyShaken
from starquest.model.ids import Side
from starquest.model.settings import Nerve
from starquest.model.step import ArmyMorale, MoraleCheck

ARMY = "army"
"""Why the units of a halved army test."""


def army_morale(draft: Draft, _step: ArmyMorale) -> None:
    """Each unit on the table of an army that is down to half tests."""
    if not tests_nerve(draft, Nerve.ARMY):
        return
    checks = []
    for side in Side:
        left = units_left(draft, side)
        if left and 2 * left <= field_of(draft).starting[side]:
            draft.emit(ArmyShaken(side, left, field_of(draft).starting[side]))
            checks += [MoraleCheck(unit, ARMY) for unit in draft.units(side)]
    draft.push(*checks)


def units_left(scene: Scene, side: Side) -> int:
    """The units a side has left, on the table or off it."""
    return sum([row.side is side for row in scene.world.units.values()])
