"""A round's end in a mission: damage, alertness, bleeding, and whether the wave is over."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.downed import bleed
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.modes.quest.temporary_ground import age_zones
from starquest.engine.moments import moment
from starquest.engine.scene import Scene
from starquest.model.dice import Stream
from starquest.model.event import AlertnessRaised, ObjectiveDamaged
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.state import Outcome
from starquest.model.step import EndWave, StartRound


def finish_round(draft: Draft) -> None:
    """Everything a mission does as a round ends."""
    damage_objectives(draft)
    raise_alertness(draft)
    for unit in list(draft.world.units):
        if draft.world.statuses[unit].down:
            bleed(draft, unit)
        else:
            moment(draft, Rule.on_round_end, [unit])
    age_zones(draft)
    draft.world.decoys.clear()
    for hero, used_up in list(draft.world.used_up.items()):
        draft.world.used_up[hero] = attrs.evolve(used_up, round=())


def next_step(draft: Draft) -> None:
    """The wave ends at full alertness, else another round follows."""
    if quest_of(draft).alertness >= draft.catalog.quest.waves.alertness:
        draft.note(alertness=0)
        draft.push(EndWave())
    else:
        draft.push(StartRound())


def holders(scene: Scene, side: Side, cell: Cell) -> list[EntityId]:
    """The units of a side that count at an objective: steady, and not just come from ambush."""
    area = scene.field.bits.disc(
        cell, scene.table.length(scene.catalog.quest.objectives.holding) + 1
    )
    statuses, heroes = scene.world.statuses, scene.world.heroes
    return [
        unit
        for unit in scene.units(side)
        if scene.mask(unit) & area
        and not statuses[unit].shaken
        and statuses[unit].arrived != scene.round
        and (side is Side.TWO or unit in heroes)
    ]


def damage_objectives(draft: Draft) -> None:
    """Objectives the enemy holds alone take damage; the third marker destroys them."""
    for objective, row in list(draft.world.objectives.items()):
        if holders(draft, Side.ONE, row.cell) or not holders(draft, Side.TWO, row.cell):
            continue
        damage = row.damage + 1
        gone = damage >= draft.catalog.quest.objectives.destroyed_at
        draft.emit(ObjectiveDamaged(objective, row.number, 1, damage, gone))
        if gone:
            del draft.world.objectives[objective]
        else:
            draft.world.objectives[objective] = attrs.evolve(row, damage=damage)


def raise_alertness(draft: Draft) -> None:
    """One, or two on an empty table; high alertness may add one more."""
    quest = quest_of(draft)
    empty = not draft.units(Side.TWO)
    rise = 2 if empty else 1
    die = 0
    if quest.alert and draft.catalog.alertness[quest.alert].rises_up_to:
        die = draft.roller.die(Stream.EVENTS)
        rise += die <= draft.catalog.alertness[quest.alert].rises_up_to
    draft.note(alertness=quest.alertness + rise)
    draft.emit(AlertnessRaised(rise, quest.alertness + rise, die, empty))


def mission_result(scene: Scene) -> Outcome | None:
    """How the mission stands if it is over."""
    if not party(scene):
        return Outcome(int(Side.TWO), "party_down")
    if not scene.world.objectives:
        return Outcome(int(Side.TWO), "objectives_lost")
    return None
