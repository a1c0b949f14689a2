"""Melee: into contact, blow by blow, and apart again."""

import attrs

from starquest.engine.actions.shooting import use_up
from starquest.engine.attack.armoury import counter_models, impact_salvo, melee_salvos, striking
from starquest.engine.attack.volley import roll_salvos, settle_all
from starquest.engine.attack.wounds import halved, standing, tests_nerve
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of_model
from starquest.engine.movement.formation import March
from starquest.engine.movement.paths import SLOW, Gait, Paths, stride
from starquest.engine.movement.shuffle import Shuffle
from starquest.engine.movement.walking import move_unit
from starquest.engine.scene import Scene
from starquest.model.event import Asked
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.modifier import Until
from starquest.model.settings import Nerve
from starquest.model.step import (
    Ask,
    AskKind,
    MoraleCheck,
    Strike,
)

CLOSING = 3
"""How far the charged unit closes up and a victor moves on, in inches."""
APART = 12
"""How far chargers look for room to step back to, in half-inches: an inch is a cell everywhere."""


def _both(draft: Draft) -> tuple[EntityId, EntityId] | None:
    """Charger and target, if both still stand."""
    melee = draft.melee
    assert melee is not None
    if not standing(draft, melee.charger) or not standing(draft, melee.target):
        return None
    return melee.charger, melee.target


def contact(draft: Draft) -> None:
    """The charged models that touch nobody close up: into contact, or as near as they may."""
    both = _both(draft)
    if both is None or draft.kit(both[1]).hold_only:
        return
    charger, unit = both
    shuffle = Shuffle(draft, unit, stride(draft, unit, CLOSING))
    touching, stops = shuffle.paths.contact(charger), shuffle.paths.stops(charger)
    shuffle.move_in(stops, [touching], touching)
    if shuffle.waiting(touching):
        shuffle.move_in(stops, _nearer(draft, unit, charger), touching)
    shuffle.carry_out()


def _nearer(draft: Draft, unit: EntityId, other: EntityId) -> list[int]:
    """The cells on which a unit's models are ever less near to another unit, up to their own."""
    footprint, bits, ends = draft.kit(unit).footprint, draft.field.bits, draft.mask(other)
    standing, boards, length = sum([1 << cell for cell in draft.cells(unit)]), list[int](), 1
    while not boards or standing & ~boards[-1]:
        board, length = bits.spread(ends, length), length + 1
        if footprint > 1:
            board |= board >> 1
            board |= board >> bits.stride
        boards.append(board)
    return boards


def clash(draft: Draft) -> None:
    """Counter weapons strike first if their unit strikes back at all; then the chargers strike."""
    both = _both(draft)
    if both is None:
        return
    charger, target = both
    draft.push(Strike(charger, target, charging=True))
    if counter_models(draft, target) and striking(draft, target, charger):
        _ask_to_strike(draft, target)


def _ask_to_strike(draft: Draft, unit: EntityId) -> None:
    side = draft.side(unit)
    draft.emit(Asked(side, unit, AskKind.STRIKE_BACK))
    draft.push(Ask(AskKind.STRIKE_BACK, side, unit, (0, 1)))


def answer_strike_back(draft: Draft, value: int) -> None:
    """The charged unit has said whether it strikes back."""
    melee = draft.melee
    assert melee is not None
    draft.melee = attrs.evolve(melee, answered=True, struck_back=bool(value))
    if not value:
        return
    if any(isinstance(step, Strike) for step in draft.agenda[-1:]):
        draft.push(Strike(melee.target, melee.charger, counter=True))
    else:
        draft.push(Strike(melee.target, melee.charger))


def strike(draft: Draft, step: Strike) -> None:
    """One unit strikes another with everything in reach."""
    if not standing(draft, step.attacker) or not standing(draft, step.target):
        return
    counter = True if step.counter else False if step.rest else None
    salvos = melee_salvos(
        draft, step.attacker, step.target, charging=step.charging, counter=counter
    )
    weight = impact_salvo(draft, step.attacker, step.target) if step.charging else None
    wounds = roll_salvos(draft, [weight, *salvos] if weight else salvos)
    for salvo in salvos:
        use_up(draft, step.attacker, salvo.attack.weapon)
    draft.expire_attack(step.attacker, melee=True)
    fear = fear_of(draft, step.attacker)
    settle_all(draft, [step.target], wounds, "melee", melee=True, fear=fear)


def fear_of(scene: Scene, unit: EntityId) -> int:
    """The wounds a unit counts as having dealt besides."""
    profiles = dict.fromkeys(scene.profile(m) for m in scene.world.squads[unit].members)
    return max(kit_of_model(profile).best(Rule.fear) for profile in profiles)


def strike_back(draft: Draft) -> None:
    """The charged unit strikes back if it wants to."""
    both, melee = _both(draft), draft.melee
    if both is None or melee is None:
        return
    charger, target = both
    if melee.answered:
        if melee.struck_back:
            draft.push(Strike(target, charger, rest=True))
    elif striking(draft, target, charger) and melee_salvos(draft, target, charger, charging=False):
        _ask_to_strike(draft, target)


def aftermath(draft: Draft) -> None:
    """Fatigue for those who fought; then morale, where the mode has it."""
    melee = draft.melee
    assert melee is not None
    if standing(draft, melee.charger):
        draft.tire(melee.charger, "charge")
        draft.expire(melee.charger, Until.CHARGE)
    if standing(draft, melee.target) and melee.struck_back:
        draft.tire(melee.target, "strike_back")
    if tests_nerve(draft, Nerve.ATTACK):
        for unit in shaken_by_melee(draft):
            other = melee.target if unit == melee.charger else melee.charger
            draft.push(MoraleCheck(unit, "melee", by=other))


def shaken_by_melee(draft: Draft) -> list[EntityId]:
    """Who tests morale: the side that took more, and who was brought to half."""
    melee = draft.melee
    assert melee is not None
    charger, target = melee.charger, melee.target
    dealt = {charger: melee.by_charger, target: melee.by_target}
    scores = melee_scores(draft)
    pairs = ((charger, target), (target, charger))
    return [
        unit
        for unit, other in pairs
        if standing(draft, unit)
        and (scores[other] > scores[unit] or (dealt[other] and halved(draft, unit)))
    ]


def melee_scores(draft: Draft) -> dict[EntityId, int]:
    """The wounds that either side of a melee counts as having dealt."""
    melee = draft.melee
    assert melee is not None
    dealt = ((melee.charger, melee.by_charger), (melee.target, melee.by_target))
    return {
        unit: wounds + (fear_of(draft, unit) if wounds and standing(draft, unit) else 0)
        for unit, wounds in dealt
    }


def separate(draft: Draft) -> None:
    """The victor may move on; else the chargers step back until an inch lies between."""
    melee, both = draft.melee, _both(draft)
    assert melee is not None
    draft.melee = None
    if both is not None:
        _step_back(draft, both[0])
        return
    for unit in (melee.charger, melee.target):
        if standing(draft, unit) and not draft.world.statuses[unit].shaken:
            _ask_to_follow(draft, unit)


def _short_march(draft: Draft, unit: EntityId, far: int) -> March:
    paths = Paths(draft, unit, (far, far))
    return March(draft, paths, SLOW, paths.stops())


def _step_back(draft: Draft, unit: EntityId) -> None:
    """Everybody steps out of the enemies' inch, or whoever can."""
    march = _short_march(draft, unit, APART)
    found = march.withdraw()
    if found is not None:
        move_unit(draft, march, *found)
        return
    shuffle, stops = Shuffle(draft, unit, APART), march.paths.stops()
    shuffle.move_in(stops, [stops], stops)
    shuffle.carry_out()


def _ask_to_follow(draft: Draft, unit: EntityId) -> None:
    if draft.kit(unit).hold_only:
        return
    march = _short_march(draft, unit, stride(draft, unit, CLOSING))
    goals = [cell for cell in cells_of(march.leads()) if _followed(march, cell)]
    side = draft.side(unit)
    if goals:
        draft.emit(Asked(side, unit, AskKind.FOLLOW_UP))
        draft.push(Ask(AskKind.FOLLOW_UP, side, unit, (OFF_TABLE, *goals)))


def _followed(march: March, cell: Cell) -> tuple[Gait, list[Cell]] | None:
    return march.arrange(cell) or march.loosely(cell)


def follow_up(draft: Draft, unit: EntityId, value: int) -> None:
    """The victor moves on, or stays."""
    if value != OFF_TABLE:
        march = _short_march(draft, unit, stride(draft, unit, CLOSING))
        found = _followed(march, Cell(value))
        assert found is not None, "only offered cells come here"
        move_unit(draft, march, *found)
