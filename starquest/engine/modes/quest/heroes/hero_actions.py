"""Carrying out what only heroes do in their activation."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.aiming import units_round
from starquest.engine.modes.quest.heroes.basic_skills import (
    DISCOVER,
    FIRST_AID,
    PUSH,
    SCURRY,
)
from starquest.engine.modes.quest.heroes.conditions import cure
from starquest.engine.modes.quest.heroes.inventory import in_hand
from starquest.engine.modes.quest.heroes.menu import FEAT
from starquest.engine.modes.quest.heroes.pack import lose, outfit, pick_up
from starquest.engine.modes.quest.heroes.power import gain_power, spend_power
from starquest.engine.modes.quest.heroes.used_up import mark_round, mark_wave
from starquest.model.command import (
    BuyAction,
    Discover,
    FirstAid,
    PickUp,
    Push,
    Rest,
    Scurry,
    Swap,
    UseFeat,
    UseItem,
    UseSkill,
)
from starquest.model.event import Acted, SkillUsed
from starquest.model.ids import EntityId
from starquest.model.step import Act, Effect, Reveal, Trial


def rest(draft: Draft, act: Act, command: Rest) -> None:
    """Restore power and lose a condition; the activation is over."""
    draft.agenda.pop()
    draft.emit(Acted(act.unit, "rest"))
    gain_power(draft, act.unit, draft.catalog.quest.power.rest, "rest")
    if command.condition:
        cure(draft, act.unit, command.condition, "rest")


def buy_action(draft: Draft, act: Act, command: BuyAction) -> None:
    """Pay for one more action."""
    main = command.kind == "main"
    draft.agenda[-1] = attrs.evolve(
        act, main=act.main + main, skill=act.skill + (not main), bought=True
    )
    spend_power(draft, act.unit, draft.catalog.quest.power.extra_action, "extra_action")


def _use_skill_action(draft: Draft, act: Act, deed: str) -> None:
    draft.agenda[-1] = attrs.evolve(act, skill=act.skill - 1)
    mark_round(draft, act.unit, deed)


def use_skill(draft: Draft, act: Act, command: UseSkill) -> None:
    """Pay a skill's cost, then test for it."""
    skill, unit = draft.catalog.skills[command.skill], act.unit
    _use_skill_action(draft, act, command.skill)
    targets = _reached(draft, unit, command, skill.ways[command.way].area)
    draft.push(Trial(unit, skill.stat, "skill", skill.id, command.way, targets, command.cell))
    spend_power(draft, unit, skill.cost, skill.id)


def _reached(
    draft: Draft, unit: EntityId, command: UseSkill | UseItem | UseFeat, area: int
) -> tuple[EntityId, ...]:
    """The targets named, or whoever is near the cell aimed at."""
    if area and command.cell >= 0:
        return units_round(draft, unit, command.cell, area)
    return command.targets or (unit,)


def use_item(draft: Draft, act: Act, command: UseItem) -> None:
    """Use a consumable up."""
    item, unit = draft.catalog.items[command.item], act.unit
    draft.agenda[-1] = attrs.evolve(act, skill=act.skill - 1)
    lose(draft, unit, item.id, "used")
    targets = _reached(draft, unit, command, item.ways[command.way].area)
    draft.emit(SkillUsed(unit, "item", item.id, targets, command.cell))
    draft.push(Effect("item", item.id, unit, targets, way=command.way, cell=command.cell))


def use_feat(draft: Draft, act: Act, command: UseFeat) -> None:
    """Use a class's feat."""
    unit = act.unit
    feat = draft.catalog.feats[draft.world.heroes[unit].feat]
    mark_wave(draft, unit, FEAT)
    mark_round(draft, unit, FEAT)
    targets = _reached(draft, unit, command, feat.ways[command.way].area)
    draft.emit(SkillUsed(unit, "feat", feat.id, targets, command.cell))
    draft.push(Effect("feat", feat.id, unit, targets, way=command.way, cell=command.cell))


def discover(draft: Draft, act: Act, command: Discover) -> None:
    """Look under a token: at once when close, else on a Wil test."""
    _use_skill_action(draft, act, DISCOVER)
    cell = draft.world.search_tokens[command.token].cell
    if draft.within(draft.mask(act.unit), 1 << cell, draft.catalog.quest.hero.close):
        draft.emit(SkillUsed(act.unit, DISCOVER, "", (command.token,), cell))
        draft.push(Reveal(command.token, act.unit))
    else:
        draft.push(Trial(act.unit, "will", DISCOVER, targets=(command.token,), cell=cell))


def push(draft: Draft, act: Act, command: Push) -> None:
    """Test Str to push an enemy away."""
    _use_skill_action(draft, act, PUSH)
    draft.push(Trial(act.unit, "strength", PUSH, targets=(command.target,)))


def scurry(draft: Draft, act: Act, _command: Scurry) -> None:
    """Test Dex for a few more steps."""
    _use_skill_action(draft, act, SCURRY)
    draft.push(Trial(act.unit, "dexterity", SCURRY))


def first_aid(draft: Draft, act: Act, command: FirstAid) -> None:
    """Test Wil to get a comrade up."""
    draft.agenda[-1] = attrs.evolve(act, skill=act.skill - 1)
    draft.push(Trial(act.unit, "will", FIRST_AID, targets=(command.target,)))


def take_treasure(draft: Draft, act: Act, command: PickUp) -> None:
    """Take what lies at a treasure marker, once an activation."""
    draft.agenda[-1] = attrs.evolve(act, picked=True)
    pick_up(draft, act.unit, command.treasure)


def swap(draft: Draft, act: Act, command: Swap) -> None:
    """Take a carried weapon in hand and put the other away."""
    unit, weapon, pack = act.unit, command.weapon, draft.world.packs[act.unit]
    draft.world.packs[unit] = in_hand(draft, pack, weapon)
    draft.agenda[-1] = attrs.evolve(act, swapped=True)
    draft.emit(SkillUsed(unit, "swap", weapon, (), draft.cells(unit)[0]))
    outfit(draft, unit)
