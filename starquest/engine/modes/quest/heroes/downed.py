"""Going down and getting up."""

import attrs

from starquest.engine.attack.wounds import tough_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.in_force import in_force
from starquest.model.event import Bled, GotUp, Healed, WentDown
from starquest.model.ids import EntityId
from starquest.model.modifier import Until


def lie_down(draft: Draft, unit: EntityId, source: str) -> bool:
    """A hero goes down where others leave the table."""
    if unit not in draft.world.heroes:
        return False
    go_down(draft, unit, source)
    return True


def go_down(draft: Draft, unit: EntityId, source: str) -> None:
    """A hero becomes Unconscious instead of falling; what it was doing is over."""
    status = draft.world.statuses[unit]
    if status.down:
        return
    gone = attrs.evolve(status, down=True, shaken=False, fatigued=False, hurt=0)
    draft.set_status(unit, gone)
    draft.forget(unit)
    draft.emit(WentDown(unit, source))
    draft.expire(unit, Until.ACTIVATION)
    draft.end_lent(unit, Rule.hides)


def get_up(draft: Draft, unit: EntityId, wounds_left: int, source: str) -> None:
    """Stand an Unconscious hero up with some wounds left; it acts from its next activation."""
    model = draft.world.squads[unit].members[0]
    body, tough = draft.world.bodies[model], tough_of(draft, model)
    wounds = max(0, tough - wounds_left)
    draft.world.bodies[model] = attrs.evolve(body, wounds=wounds)
    status, ailments = draft.world.statuses[unit], draft.world.ailments[unit]
    draft.set_status(unit, attrs.evolve(status, down=False, shaken=False, activated=True))
    draft.world.ailments[unit] = attrs.evolve(ailments, bleeding=0, out=False)
    draft.forget(unit)
    draft.emit(GotUp(unit, tough - wounds, source))


def heal(draft: Draft, unit: EntityId, wounds: int, source: str, *, revive: bool) -> None:
    """Restore wounds; one that revives gets an Unconscious hero up with that many left."""
    if draft.world.statuses[unit].down:
        if revive and not draft.world.ailments[unit].out:
            get_up(draft, unit, wounds, source)
        return
    model = draft.world.squads[unit].members[0]
    body = draft.world.bodies[model]
    cured = min(wounds, body.wounds)
    if cured:
        draft.world.bodies[model] = attrs.evolve(body, wounds=body.wounds - cured)
        draft.emit(Healed(model, unit, cured, body.wounds - cured, source))


def bleed(draft: Draft, unit: EntityId) -> None:
    """An Unconscious hero bleeds at a round's end."""
    ailments = draft.world.ailments[unit]
    markers = ailments.bleeding + 1
    die = (
        draft.roller.die()
        if markers >= draft.catalog.quest.recovery.bleeds_out_from and not ailments.out
        else 0
    )
    out = ailments.out or 0 < die <= in_force(draft).bleeding
    draft.world.ailments[unit] = attrs.evolve(ailments, bleeding=markers, out=out)
    draft.emit(Bled(unit, markers, die, out))
