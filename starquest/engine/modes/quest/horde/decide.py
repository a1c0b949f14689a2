"""The horde's choice in every situation: an ordinary command, and why."""

from starquest.engine.actions.casting import casts
from starquest.engine.actions.shooting import TARGETS, weapons_of
from starquest.engine.attack.armoury import targets_of
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.horde.decision_list import Decision, plan
from starquest.engine.modes.quest.horde.knowledge import gap, goal_of, known_heroes
from starquest.engine.modes.quest.horde.targets import chance, pick, pick_group
from starquest.engine.modes.quest.party import party
from starquest.engine.scene import Scene, scene_of
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate, Cast, Choose, Command, Done, Shoot, Shot
from starquest.model.decision import Line, Why
from starquest.model.event import Decided
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Turn

SPELL = 32
"""The die that picks a spell, apart from those that pick a target."""
ANSWERED = {AskKind.STRIKE_BACK: Line.STRIKE_BACK, AskKind.SPEND_TOKENS: Line.SPEND_TOKENS}
"""Questions that are told by a line of their own."""


def decide(state: GameState) -> tuple[Command, Decided]:
    """What the horde does next, and what is told about it."""
    unit, decision = choose(state)
    told = Decided(unit, decision.line, decision.target, decision.cell, decision.why, decision.goal)
    return decision.command, told


def choose(state: GameState) -> tuple[EntityId, Decision]:
    """The unit that decides, and what it does."""
    scene = scene_of(state)
    match state.agenda[-1]:
        case Turn():
            return _activation(scene)
        case Ask() as ask:
            return ask.unit, _answer(scene, ask)
        case Act() as act:
            return act.unit, _action(scene, act)
        case top:
            raise LookupError(type(top).__name__)


def _activation(scene: Scene) -> tuple[EntityId, Decision]:
    """The unit nearest to any conscious hero goes first; one that must wait goes last."""
    everybody = 0
    for hero in party(scene):
        everybody |= scene.mask(hero)
    units = ready(scene, Side.HORDE)
    unit = min(
        units,
        key=lambda u: (scene.kit(u).any(Rule.acts_last), gap(scene, scene.mask(u), everybody), u),
    )
    if scene.world.statuses[unit].shaken:
        return unit, Decision(Activate(unit), Line.RECOVER, Why.SHAKEN, unit)
    why = Why.WAITED if scene.kit(unit).any(Rule.acts_last) else Why.NEAREST
    return unit, Decision(Activate(unit), Line.ORDER, why, unit)


def _action(scene: Scene, act: Act) -> Decision:
    spells = [] if act.attacked else _castable(scene, act.unit)
    if spells:
        return _spell(scene, act, spells)
    return plan(scene, act) if act.main else _shoot(scene, act)


def _castable(scene: Scene, unit: EntityId) -> list[Cast]:
    """The spells a unit can cast on its own kind and on heroes it knows of."""
    found = [c for group in casts(scene, unit) for c in group if isinstance(c, Cast)]
    if not found:
        return []
    known = [*known_heroes(scene, unit), *scene.units(Side.HORDE)]
    return [command for command in found if all(target in known for target in command.targets)]


def _spell(scene: Scene, act: Act, spells: list[Cast]) -> Decision:
    """Line 2: a random castable spell, on the best targets for it."""
    names = list(dict.fromkeys(command.spell for command in spells))
    name = names[chance(scene, act.unit, SPELL, len(names)) - 1]
    groups = [command.targets for command in spells if command.spell == name]
    targets = pick_group(scene, act.unit, groups)
    return Decision(Cast(name, targets), Line.CAST, Why.CASTABLE, targets[0])


def _shoot(scene: Scene, act: Act) -> Decision:
    """Each weapon at its best target among the known heroes, at most two in all."""
    known, shots = known_heroes(scene, act.unit), list[Shot]()
    if act.shooting:
        for weapon in weapons_of(scene, act.unit):
            targets = [t for t in targets_of(scene, act.unit, weapon) if t in known]
            if len({shot.target for shot in shots}) >= TARGETS:
                targets = [t for t in targets if t in [shot.target for shot in shots]]
            target = pick(scene, act.unit, targets, weapon)
            if target is not None:
                shots.append(Shot(weapon.id, target))
    if not shots:
        return Decision(Done(), Line.END, Why.NOTHING_LEFT)
    return Decision(Shoot(tuple(shots)), Line.TARGET, Why.BEST_TARGET, shots[0].target)


def _answer(scene: Scene, ask: Ask) -> Decision:
    """Strike back, follow up toward the goal, spend what tokens there are."""
    last = len(ask.options) - 1
    if ask.kind is not AskKind.FOLLOW_UP:
        return Decision(Choose(last), ANSWERED.get(ask.kind, Line.ANSWER), Why.ALWAYS)
    goal, stay = goal_of(scene, ask.unit), Decision(Choose(0), Line.FOLLOW_UP, Why.STAYS)
    if goal is None:
        return stay
    distance = scene.field.grid.distance
    here = scene.cells(ask.unit)[0]
    cells = [here, *[Cell(option) for option in ask.options[1:]]]
    best = min(range(len(cells)), key=lambda i: (distance(cells[i], goal.cell), i))
    follow = Decision(Choose(best), Line.FOLLOW_UP, Why.TOWARD_GOAL, cell=goal.cell, goal=goal)
    return follow if best else stay
