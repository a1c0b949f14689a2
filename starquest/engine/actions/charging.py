"""Charge: into contact, blow by blow through the melee, and apart again."""

from collections.abc import Callable

import attrs

from starquest.engine.actions.shooting import use_up
from starquest.engine.armoury import counter_models, impact_salvo, melee_salvos, striking
from starquest.engine.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.formation import March
from starquest.engine.kit import kit_of
from starquest.engine.movement import FAST, SLOW, Gait, Paths, charging_paths, paths_of, stride
from starquest.engine.moves import march_out, move_unit
from starquest.engine.options import Cells, Group
from starquest.engine.scene import Scene
from starquest.engine.shuffle import Shuffle
from starquest.engine.volley import roll_salvos, settle_all
from starquest.engine.wounds import halved, standing
from starquest.model.command import Charge, Command
from starquest.model.event import Acted, Asked
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.modifier import Stat
from starquest.model.state import Melee, Wounds
from starquest.model.step import (
    Aftermath,
    Ask,
    AskKind,
    Clash,
    Contact,
    MoraleCheck,
    React,
    Separate,
    Strike,
    StrikeBack,
)

CLOSING = 3
"""How far the charged unit closes up and a victor moves on, in inches."""
APART = 12
"""How far chargers look for room to step back to, in half-inches: an inch is a cell everywhere."""


def charges(scene: Scene, unit: EntityId, paths: Paths) -> list[Group]:
    """Every charge a unit may make, with the cells its foremost model may end on."""
    if scene.kit(unit).hold_only:
        return []
    paths = charging_paths(scene, paths)
    near = _threatened(scene, paths)
    groups: list[Group] = []
    for target in scene.enemies(unit) if near else ():
        if near & scene.mask(target):
            _, board = lead_of(scene, paths, target)
            if board:
                groups.append(Cells(board, _charge_at(target)))
    return groups


def _threatened(scene: Scene, paths: Paths) -> int:
    """The enemies a model could touch at the end of a charge, and a few more."""
    found, bits = 0, scene.field.bits
    for reach in paths.farthest():
        found |= reach
    for _ in range(paths.footprint):
        found |= bits.around(found)
    return found & scene.side_mask(scene.world.units[paths.unit].side.other)


def _charge_at(target: EntityId) -> Callable[[Cell], Command]:
    return lambda cell: Charge(target, cell)


def lead_of(scene: Scene, paths: Paths, target: EntityId) -> tuple[EntityId, int]:
    """The nearest model that gets into contact with a unit, and the cells where it does."""
    goal, places = scene.mask(target), scene.world.places
    paths = charging_paths(scene, paths)
    members, contact = scene.world.squads[paths.unit].members, paths.contact(target)
    near = _reaching(members, paths, contact)
    if not near:
        return members[0], 0
    stops = paths.stops(target)
    able = _reaching(members, paths, stops & contact)
    near = [m for m in near if m in able]
    if len(near) > 1:
        ends, distances = cells_of(goal), scene.field.grid.distances
        near.sort(key=lambda m: (min(distances(places[m].cell, ends))[0], m))
    for model in near:
        board = March(scene, paths, FAST, stops, model).contacts(contact, goal)
        if board:
            return model, board
    return members[0], 0


def _reaching(members: tuple[EntityId, ...], paths: Paths, board: int) -> list[EntityId]:
    """The models that get to one of some cells at all."""
    found = []
    for index, reach in enumerate(paths.farthest()):
        if reach & board:
            found.append(members[index])
    return found


def charge(draft: Draft, unit: EntityId, command: Charge) -> None:
    """Run at a unit and start the melee."""
    draft.emit(Acted(unit, "charge", command.target))
    paths = charging_paths(draft, paths_of(draft, unit))
    lead, _ = lead_of(draft, paths, command.target)
    march = March(draft, paths, FAST, paths.stops(command.target), lead)
    draft.melee = Melee(unit, command.target)
    draft.push(React(unit), Contact(), Clash(), StrikeBack(), Aftermath(), Separate())
    found = march.swarm(command.cell, draft.mask(command.target))
    assert found is not None, "only offered cells come here"
    march_out(draft, march, *found)


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
    nearness = _nearness(draft, unit, charger)
    touching, stops = shuffle.paths.contact(charger), shuffle.paths.stops(charger)
    shuffle.move_in(stops & touching, lambda cell: touching >> cell & 1, touching)
    shuffle.move_in(stops, nearness, touching)
    shuffle.carry_out()


def _nearness(draft: Draft, unit: EntityId, other: EntityId) -> Callable[[Cell], int]:
    """How near a unit's model on a cell is to another unit; nearer is more."""
    footprint, bits = draft.kit(unit).footprint, draft.field.bits
    distance, ends = bits.grid.distance, cells_of(draft.mask(other))

    def nearness(cell: Cell) -> int:
        spots = cells_of(bits.footprint(cell, footprint))
        return -min([distance(spot, end) for spot in spots for end in ends])

    return nearness


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
    return max(kit_of((profile,)).best("fear") for profile in profiles)


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
        draft.end_stats(melee.charger, Stat.FURIOUS, Stat.SURE_FOOTED)
    if standing(draft, melee.target) and melee.struck_back:
        draft.tire(melee.target, "strike_back")
    if draft.settings.wounds is Wounds.TALLY:
        for unit in shaken_by_melee(draft):
            draft.push(MoraleCheck(unit, "melee"))


def shaken_by_melee(draft: Draft) -> list[EntityId]:
    """Who tests morale: the side that took more, and who was brought to half."""
    melee = draft.melee
    assert melee is not None
    charger, target = melee.charger, melee.target
    dealt = {charger: melee.by_charger, target: melee.by_target}
    scores = {
        unit: wounds + (fear_of(draft, unit) if wounds and standing(draft, unit) else 0)
        for unit, wounds in dealt.items()
    }
    pairs = ((charger, target), (target, charger))
    return [
        unit
        for unit, other in pairs
        if standing(draft, unit)
        and (scores[other] > scores[unit] or (dealt[other] and halved(draft, unit)))
    ]


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
    shuffle.move_in(stops, lambda cell: stops >> cell & 1, stops)
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
