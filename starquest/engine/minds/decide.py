"""A program's choice in every situation: an ordinary command, and why."""

from starquest.engine.actions.casting import casts
from starquest.engine.actions.shooting import weapons_of
from starquest.engine.actions.volleys import TARGETS
from starquest.engine.attack.armoury import targets_of
from starquest.engine.board.bits import cells_of
from starquest.engine.hooks import Rule
from starquest.engine.minds.decision_list import Decision, Situation, plan
from starquest.engine.minds.knowledge import gap, known_enemies
from starquest.engine.minds.targets import chance, pick, pick_group
from starquest.engine.minds.wants import Wants
from starquest.engine.mode import Mind
from starquest.engine.movement.pushing import pushes
from starquest.engine.movement.standing import doors_near
from starquest.engine.scene import Scene, scene_of
from starquest.engine.turns.deployment import arrivals, waiting
from starquest.engine.turns.rounds import ready
from starquest.model.command import (
    Activate,
    Cast,
    Choose,
    Command,
    Deploy,
    Done,
    OpenDoor,
    Shoot,
    Shot,
)
from starquest.model.decision import Line, Why
from starquest.model.event import Decided
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Reserves, Turn
from starquest.model.steps.ask_facts import PushFacts

SPELL = 32
"""The die that picks a spell, apart from those that pick a target."""
ANSWERED = {AskKind.STRIKE_BACK: Line.STRIKE_BACK, AskKind.SPEND_TOKENS: Line.SPEND_TOKENS}
"""Questions that are told by a line of their own."""


def list_mind(name: str, wants: Wants) -> Mind:
    """The program that plays by the list, with what the units of a mode want."""
    return Mind(name, lambda state: _decide(state, wants))


def _decide(state: GameState, wants: Wants) -> tuple[Command, Decided]:
    """What the side whose turn it is does next, and what is told about it."""
    unit, decision = _choose(scene_of(state), wants)
    told = Decided(unit, decision.line, decision.target, decision.cell, decision.why, decision.goal)
    return decision.command, told


def _choose(scene: Scene, wants: Wants) -> tuple[EntityId, Decision]:
    """The unit that decides, and what it does."""
    match scene.state.agenda[-1]:
        case Turn(side):
            return _activation(scene, side, wants)
        case Ask() as ask:
            return ask.unit, answer_ask(scene, ask, wants)
        case Act() as act:
            return act.unit, _action(scene, act, wants)
        case Reserves() as step:
            return arrival(scene, step, wants)
        case top:
            raise LookupError(type(top).__name__)


def _activation(scene: Scene, side: Side, wants: Wants) -> tuple[EntityId, Decision]:
    """The unit nearest to anybody it is after goes first; one that must wait goes last."""
    prey = 0
    for enemy in wants.prey(scene, side):
        prey |= scene.mask(enemy)

    def order(unit: EntityId) -> tuple[bool, int, EntityId]:
        near = gap(scene, scene.mask(unit), prey) if prey else 0
        return scene.kit(unit).any(Rule.acts_last), near, unit

    unit = min(ready(scene, side), key=order)
    if scene.world.statuses[unit].shaken:
        return unit, Decision(Activate(unit), Line.RECOVER, Why.SHAKEN, unit)
    why = Why.WAITED if scene.kit(unit).any(Rule.acts_last) else Why.NEAREST
    return unit, Decision(Activate(unit), Line.ORDER, why, unit)


def arrival(scene: Scene, step: Reserves, wants: Wants) -> tuple[EntityId, Decision]:
    """Whoever can come from reserve comes, as near to its goal as it may."""
    for unit in waiting(scene, step.side, scouts=step.scouts):
        cells = cells_of(arrivals(scene, unit, scouts=step.scouts))
        goal = wants.goal(scene, unit)
        if cells and goal is not None:
            distance = scene.field.grid.distance
            cell = min(cells, key=lambda c: (distance(c, goal.cell), c))
            told = Decision(Deploy(unit, cell), Line.ANSWER, Why.ARRIVES, cell=cell, goal=goal)
            return unit, told
    return NOBODY, Decision(Done(), Line.END, Why.NOTHING_LEFT)


def _action(scene: Scene, act: Act, wants: Wants) -> Decision:
    spells = [] if act.attacked else castable(scene, act.unit)
    if spells:
        return spell(scene, act, spells)
    if act.main:
        return plan(scene, act, wants)
    return open_ahead(scene, act, wants) or fire(scene, act)


def open_ahead(scene: Scene, act: Act, wants: Wants) -> Decision | None:
    """A wide model that has come to a door opens the first part of it for its next turn.

    It may open one in a turn, and does not fit through half of what it has to pass.
    """
    if act.opened or not doors_near(scene, act.unit):
        return None
    at = Situation(scene, act, wants)
    shut = at.shut(at.goal)
    if len(shut) < 2:  # noqa: PLR2004 - the last part is opened when it goes through
        return None
    return Decision(OpenDoor(shut[0]), Line.DOOR, Why.DOOR_ON_WAY, cell=shut[0], goal=at.goal)


def castable(scene: Scene, unit: EntityId) -> list[Cast]:
    """The spells a unit can cast on its own side and on enemies it knows of."""
    found = [
        c for group in casts(scene, unit) for c in group if isinstance(c, Cast) and not c.extra
    ]
    if not found:
        return []
    known = [*known_enemies(scene, unit), *scene.units(scene.side(unit))]
    return [command for command in found if all(target in known for target in command.targets)]


def spell(scene: Scene, act: Act, spells: list[Cast]) -> Decision:
    """Line 2: a random castable spell, on the best targets for it."""
    names = list(dict.fromkeys(command.spell for command in spells))
    name = names[chance(scene, act.unit, SPELL, len(names)) - 1]
    groups = [command.targets for command in spells if command.spell == name]
    targets = pick_group(scene, act.unit, groups)
    return Decision(Cast(name, targets), Line.CAST, Why.CASTABLE, targets[0])


def fire(scene: Scene, act: Act) -> Decision:
    """Each weapon at its best target among the known enemies, at most two in all."""
    known, shots = known_enemies(scene, act.unit), list[Shot]()
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


def answer_ask(scene: Scene, ask: Ask, wants: Wants) -> Decision:
    """Strike back, follow up toward the goal, push whom it can, spend what tokens there are."""
    last = len(ask.options) - 1
    if ask.kind is AskKind.PUSH:
        return _push(scene, ask, wants)
    if ask.kind is not AskKind.FOLLOW_UP:
        return Decision(Choose(last), ANSWERED.get(ask.kind, Line.ANSWER), Why.ALWAYS)
    goal, stay = wants.goal(scene, ask.unit), Decision(Choose(0), Line.FOLLOW_UP, Why.STAYS)
    if goal is None:
        return stay
    distance = scene.field.grid.distance
    here = scene.cells(ask.unit)[0]
    cells = [here, *[Cell(option) for option in ask.options[1:]]]
    best = min(range(len(cells)), key=lambda i: (distance(cells[i], goal.cell), i))
    follow = Decision(Choose(best), Line.FOLLOW_UP, Why.TOWARD_GOAL, cell=goal.cell, goal=goal)
    return follow if best else stay


def _push(scene: Scene, ask: Ask, wants: Wants) -> Decision:
    """The deepest fall there is, else as far from what the unit is after as it goes."""
    falls = pushes(scene, ask.about(PushFacts).target, ask.unit)
    goal, distance = wants.goal(scene, ask.unit), scene.field.grid.distance
    centre = goal.cell if goal is not None else scene.cells(ask.unit)[0]
    cells = [Cell(option) for option in ask.options[1:]]
    best = max(cells, key=lambda cell: (falls[cell], distance(cell, centre), -cell))
    return Decision(Choose(ask.options.index(best)), Line.ANSWER, Why.ALWAYS, cell=best)
