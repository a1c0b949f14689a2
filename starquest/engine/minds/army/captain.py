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
from starquest.model.frozen import frozen
from starquest.model.ids import EntityId, Side
from starquest.model.step import Act, Turn


def captain_choice(scene: Scene, ground: Ground) -> tuple[EntityId, Decision]:
    """The unit that decides, and what it does."""
    match scene.state.agenda[-1]:
        case Turn(side):
            return _next_unit(scene, side, ground)
        case Act(main=main) as act if main and not _casts(scene, act):
            return act.unit, _plan(scene, act, ground)
        case Act() as act:
            return act.unit, army_action(scene, act, ground)
        case _:
            return army_choice(scene, ground)


HASTE, LAST_HASTE = 1.0, 0.0
"""How much of what places bring counts in who goes first: in the last round blows come first."""
FRESH = 0.0


@frozen
class Weighed:
    """A candidate, what its blows are worth and what its place is."""

    blow: float
    place: float
    candidate: Candidate

    @property
    def value(self) -> float:
        """What it is worth on the whole."""
        return self.blow + self.place


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
        unit = max(steady, key=lambda u: (_urgency(scene, Act(u), ground), -u))
    return unit, Decision(Activate(unit), Line.ORDER, Why.BEST_VALUE, unit)


def _urgency(scene: Scene, act: Act, ground: Ground) -> float:
    """What would be lost if a unit waited: its blows, and a part of what its place is worth."""
    at = Situation(scene, act, wants_of(ground))
    if at.door() is not None:
        return 0.0
    best = _best(at, ground)
    haste = LAST_HASTE if ground.last_round(scene) else HASTE
    return best.blow + haste * best.place


def _plan(scene: Scene, act: Act, ground: Ground) -> Decision:
    """What is worth most of all a unit could do, after a door on its way."""
    at = Situation(scene, act, wants_of(ground))
    door = at.door()
    if door is not None:
        return Decision(OpenDoor(door), Line.DOOR, Why.DOOR_ON_WAY, cell=door, goal=at.goal)
    return _decision(_best(at, ground).candidate)


def _best(at: Situation, ground: Ground) -> Weighed:
    found = [_weigh(at, candidate, ground) for candidate in candidates(at, ground)]
    return max(found, key=lambda weighed: weighed.value)


def _decision(best: Candidate) -> Decision:
    return Decision(best.command, Line.WEIGHED, Why.BEST_VALUE, best.target, best.cell, best.goal)


def _weigh(at: Situation, candidate: Candidate, ground: Ground) -> Weighed:
    """What a candidate is worth, in points."""
    scene, unit = at.scene, at.unit
    match candidate.command:
        case Charge(target, cell):
            worth = exchange(scene, unit, target, cell)
            there = standing_there(scene, unit, target, cell, melee=True)
            place = stakes(at, there, ground, gone=target, chance=worth.destroyed)
            return Weighed(worth.gain, place, candidate)
        case Hold():
            return Weighed(
                shots_of(scene, unit, moved=False)[0], _place(at, scene, ground), candidate
            )
        case Advance(cell):
            there = standing_there(scene, unit, unit, cell, melee=False)
            blow = shots_of(there, unit, moved=True)[0]
            return Weighed(blow, _place(at, there, ground), candidate)
        case Rush(cell):
            return Weighed(0.0, _place(at, run_there(scene, unit, cell), ground), candidate)
        case _:
            raise LookupError(candidate.command)


def _place(at: Situation, there: Scene, ground: Ground) -> float:
    """What it is worth to stand there at the end."""
    return stakes(at, there, ground) - danger(there, at.unit)
