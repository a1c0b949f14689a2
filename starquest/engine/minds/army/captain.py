"""The captain: one ply deep, each unit's best command by expected points and markers.

What a command is worth is what it costs the enemy on average, less what it costs the unit itself,
less a part of what enemies could do to it where it ends, and more for markers it holds there.
"""

from starquest.engine.minds.army.candidates import Candidate, candidates
from starquest.engine.minds.army.decide import army_action, army_choice
from starquest.engine.minds.army.ground import Ground
from starquest.engine.minds.army.lines import wants_of
from starquest.engine.minds.army.stakes import danger, stakes
from starquest.engine.minds.army.worth import exchange, shots_of
from starquest.engine.minds.decide import castable
from starquest.engine.minds.decision_list import Decision, Situation
from starquest.engine.odds import run_there, standing_there
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate, Advance, Charge, Hold, OpenDoor, Rush
from starquest.model.decision import Line, Why
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act, Turn


def captain_choice(scene: Scene, ground: Ground) -> tuple[EntityId, Decision]:
    """The unit that decides, and what it does."""
    match scene.state.agenda[-1]:
        case Turn(side):
            return _next_unit(scene, side, ground)
        case Act(main=main) as act if main and not _casts(scene, act):
            return act.unit, _best(scene, act, ground)[1]
        case Act() as act:
            return act.unit, army_action(scene, act, ground)
        case _:
            return army_choice(scene, ground)


def _casts(scene: Scene, act: Act) -> bool:
    return not act.attacked and bool(castable(scene, act.unit))


def _next_unit(scene: Scene, side: Side, ground: Ground) -> tuple[EntityId, Decision]:
    """The unit whose best command is worth most goes first, the Shaken last."""
    able = ready(scene, side)
    steady = [unit for unit in able if not scene.world.statuses[unit].shaken]
    if not steady:
        return army_choice(scene, ground)
    if len(steady) == 1:
        unit = steady[0]
    else:
        unit = max(steady, key=lambda u: (_best(scene, Act(u), ground)[0], -u))
    return unit, Decision(Activate(unit), Line.ORDER, Why.BEST_VALUE, unit)


def _best(scene: Scene, act: Act, ground: Ground) -> tuple[float, Decision]:
    """What is worth most of all a unit could do, and how much that is."""
    at = Situation(scene, act, wants_of(ground))
    door = at.door()
    if door is not None:
        opened = Decision(OpenDoor(door), Line.DOOR, Why.DOOR_ON_WAY, cell=door, goal=at.goal)
        return 0.0, opened
    found = [(_value(at, candidate, ground), candidate) for candidate in candidates(at, ground)]
    value, best = max(found, key=lambda pair: pair[0])
    return value, _decision(best)


def _decision(best: Candidate) -> Decision:
    return Decision(best.command, Line.WEIGHED, Why.BEST_VALUE, best.target, best.cell, best.goal)


def _value(at: Situation, candidate: Candidate, ground: Ground) -> float:
    """What a candidate is worth, in points."""
    scene, unit = at.scene, at.unit
    match candidate.command:
        case Charge(target, cell):
            worth = exchange(scene, unit, target, cell)
            there = standing_there(scene, unit, target, cell, melee=True)
            freed = worth.destroyed
            return worth.gain + stakes(at, there, ground, gone=target, chance=freed)
        case Hold():
            return shots_of(scene, unit, moved=False)[0] + _place(at, scene, ground)
        case Advance(cell):
            there = standing_there(scene, unit, unit, cell, melee=False)
            return shots_of(there, unit, moved=True)[0] + _place(at, there, ground)
        case Rush(cell):
            return _place(at, run_there(scene, unit, cell), ground)
        case _:
            raise LookupError(candidate.command)


def _place(at: Situation, there: Scene, ground: Ground) -> float:
    """What it is worth to stand there at the end."""
    return stakes(at, there, ground) - danger(there, at.unit)
