"""The end of a wave: what was seized, XP and its odd points, salvage, recovery."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.basic_skills import spots_for_model
from starquest.engine.modes.quest.heroes.conditions import cure
from starquest.engine.modes.quest.heroes.downed import get_up, heal
from starquest.engine.modes.quest.heroes.pack import pay
from starquest.engine.modes.quest.heroes.power import gain_power, lose_power
from starquest.engine.modes.quest.in_force import in_force
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.modes.quest.round_end import holders
from starquest.engine.modes.quest.temporary_ground import drop_zones
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import end_game
from starquest.model.event import Asked, DieRolled, Injured, WaveEnded
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modes.quest.ask_facts import SeizedFacts, XpFacts
from starquest.model.modifier import Modifier, Until
from starquest.model.state import Outcome
from starquest.model.step import (
    Ask,
    AskKind,
    EndWave,
    GainXp,
    GetUp,
    OpenShop,
    Recover,
    Replenish,
    Shop,
    StartWave,
)


def seized(scene: Scene) -> list[EntityId]:
    """The objectives heroes hold alone."""
    return [
        objective
        for objective, row in scene.world.objectives.items()
        if holders(scene, Side.ONE, row.cell) and not holders(scene, Side.TWO, row.cell)
    ]


def wave_xp(scene: Scene, held: list[EntityId]) -> int:
    """What the party earns: for each objective, more with the priority, times the wave."""
    quest = quest_of(scene)
    numbers = [scene.world.objectives[objective].number for objective in held]
    each = scene.catalog.quest.rewards.per_objective + (
        scene.catalog.quest.rewards.with_priority if quest.priority in numbers else 0
    )
    total = each * len(numbers) * quest.wave
    return 2 * total if boss_beaten(scene) else total


def boss_beaten(scene: Scene) -> bool:
    """Whether nothing is left of a boss wave."""
    quest = quest_of(scene)
    return quest.boss and not any(
        row.side is Side.TWO and row.wave == quest.wave for row in scene.world.units.values()
    )


def end_wave(draft: Draft, _step: EndWave) -> None:
    """Reckon up, then everything between two waves."""
    quest, held = quest_of(draft), seized(draft)
    numbers = tuple(draft.world.objectives[objective].number for objective in held)
    xp, salvage = wave_xp(draft, held), quest.salvage // in_force(draft).salvage
    priority = quest.priority in numbers
    draft.emit(WaveEnded(quest.wave, numbers, priority, xp, boss_beaten(draft), salvage))
    draft.note(finished=quest.wave)
    heroes = party(draft, conscious=False)
    downed = [hero for hero in heroes if draft.world.statuses[hero].down]
    draft.push(
        *[GainXp(hero, xp // len(heroes), "wave") for hero in heroes if xp // len(heroes)],
        *_odd_points(draft, tuple(heroes), xp % len(heroes)),
        Recover(),
        *[GetUp(hero, tuple(held)) for hero in downed],
        OpenShop(),
        Shop(),
        Replenish(),
        StartWave(),
    )
    _share_salvage(draft, heroes, salvage)


def _odd_points(draft: Draft, heroes: tuple[int, ...], odd: int) -> list[Ask]:
    """A question that stands for all odd points; each answer asks for the next."""
    if not odd:
        return []
    draft.emit(Asked(Side.ONE, NOBODY, AskKind.SPLIT_XP))
    return [Ask(AskKind.SPLIT_XP, Side.ONE, NOBODY, heroes, XpFacts(odd))]


def answer_split(draft: Draft, ask: Ask, hero: int) -> None:
    """The players have said who gets an odd point; nobody gets two."""
    left = tuple(option for option in ask.options if option != hero)
    odd = ask.about(XpFacts).odd - 1
    draft.push(GainXp(EntityId(hero), 1, "wave"), *_odd_points(draft, left, odd))


def _share_salvage(draft: Draft, heroes: list[EntityId], credits_: int) -> None:
    each, odd = divmod(credits_, len(heroes))
    for index, hero in enumerate(heroes):
        pay(draft, hero, each + (index < odd), "salvage")


def recover(draft: Draft, _step: Recover) -> None:
    """Heroes rest between waves; after the last one the mission is won."""
    if quest_of(draft).wave >= draft.catalog.quest.waves.last:
        end_game(draft, Outcome(int(Side.ONE), "victory"))
        return
    for hero in party(draft):
        heal(draft, hero, _restored(draft), "wave_end", revive=False)
    for hero in party(draft, conscious=False):
        pool = draft.world.powers[hero]
        gain_power(draft, hero, max(0, pool.most - pool.left), "wave_end")
        _shake_off(draft, hero)
        ailments = draft.world.ailments[hero]
        draft.world.ailments[hero] = attrs.evolve(ailments, out=False, injury="")
        draft.world.used_up[hero] = attrs.evolve(draft.world.used_up[hero], wave=())
    for unit in draft.world.units:
        draft.expire(unit, Until.WAVE)
    drop_zones(draft, "wave")
    for objective, row in list(draft.world.objectives.items()):
        draft.world.objectives[objective] = attrs.evolve(row, mended=False)


def _restored(scene: Scene) -> int:
    """The wounds restored between two waves; the last one leaves little time for it."""
    healing, numbers = in_force(scene).healing, scene.catalog.quest
    hurried = quest_of(scene).wave == numbers.waves.last - 1
    return min(healing, numbers.recovery.before_last) if hurried else healing


def _shake_off(draft: Draft, hero: EntityId) -> None:
    for condition in draft.world.ailments[hero].conditions:
        die = draft.roller.die()
        if die >= draft.catalog.quest.recovery.cured_from:
            cure(draft, hero, condition, "wave_end", die, draft.catalog.quest.recovery.cured_from)
        else:
            draft.emit(DieRolled(condition, die, 0, need=draft.catalog.quest.recovery.cured_from))


def may_get_up(draft: Draft, step: GetUp) -> None:
    """An Unconscious hero gets up if the party seized something, the hard way or the easy one."""
    if not step.seized:
        return
    if "injuries" in quest_of(draft).challenges:
        draft.emit(Asked(Side.ONE, step.unit, AskKind.INJURY))
        facts = SeizedFacts(step.seized)
        draft.push(Ask(AskKind.INJURY, Side.ONE, step.unit, (0, 1), facts))
        return
    _come_back(draft, step.unit, draft.catalog.quest.recovery.risen, "wave_end")
    _ask_where(draft, step.unit, step.seized)


def answer_injury(draft: Draft, ask: Ask, value: int) -> None:
    """The players have said whether a hero comes back hurt."""
    if not value:
        return
    _come_back(draft, ask.unit, draft.catalog.quest.recovery.injured, "injury")
    die = draft.roller.die()
    injury = next(row for row in draft.catalog.injuries.values() if row.roll == die)
    ailments = draft.world.ailments[ask.unit]
    draft.world.ailments[ask.unit] = attrs.evolve(ailments, injury=injury.id)
    draft.emit(Injured(ask.unit, injury.id, die))
    for effect in injury.effects:
        draft.add_modifier(ask.unit, Modifier(injury.id, effect.stat, effect.value, Until.WAVE))
    _ask_where(draft, ask.unit, ask.about(SeizedFacts).objectives)


def _come_back(draft: Draft, unit: EntityId, wounds: int, source: str) -> None:
    """An Unconscious hero gets up with so many wounds left, and without power."""
    get_up(draft, unit, wounds, source)
    lose_power(draft, unit, draft.world.powers[unit].left, source)


def _ask_where(draft: Draft, unit: EntityId, objectives: tuple[EntityId, ...]) -> None:
    """Whoever comes back may stand near an objective that was seized, or stay."""
    cells = [cell for objective in objectives for cell in _round(draft, unit, objective)]
    here = draft.world.places[draft.world.squads[unit].members[0]].cell
    options = tuple(dict.fromkeys((*cells, here)))
    if len(options) > 1:
        draft.emit(Asked(Side.ONE, unit, AskKind.STAND))
        draft.push(Ask(AskKind.STAND, Side.ONE, unit, options))


def _round(draft: Draft, unit: EntityId, objective: EntityId) -> list[Cell]:
    row = draft.world.objectives[objective]
    near = spots_for_model(draft, unit, 1 << row.cell, draft.catalog.quest.recovery.standing)
    foes = draft.side_mask(Side.TWO)
    apart = draft.field.bits.around(foes) if foes else 0
    return [cell for cell in near if not apart >> cell & 1]


def answer_stand(draft: Draft, ask: Ask, cell: int) -> None:
    """The players have said where a revived hero stands; it may be where it lay."""
    draft.put(draft.world.squads[ask.unit].members[0], Cell(cell))
