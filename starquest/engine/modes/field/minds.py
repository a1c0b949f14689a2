"""The programs that play an army: what they do while the field is laid, and in the fight."""

from collections.abc import Callable

from starquest.engine.board.bits import cells_of
from starquest.engine.memo import Memo
from starquest.engine.minds.army.captain import captain_choice
from starquest.engine.minds.army.decide import army_choice
from starquest.engine.minds.army.ground import Ground, Prize
from starquest.engine.minds.decision_list import Decision
from starquest.engine.minds.targets import chance
from starquest.engine.mode import Mind
from starquest.engine.modes.field.deploying import room_for, to_deploy
from starquest.engine.modes.field.markers import owner_after, places
from starquest.engine.modes.field.order import best_spot, deploys_first
from starquest.engine.modes.field.zones import field_of
from starquest.engine.scene import Scene, scene_of
from starquest.engine.turns.rounds import last_round
from starquest.model.command import Choose, Command, Deploy, Done, PlaceMarker
from starquest.model.decision import Line, Why
from starquest.model.event import Decided
from starquest.model.ids import NOBODY, EntityId
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind, DeployTurn, PlaceTurn, Tidying

LIST = "list"
"""The program that plays an army by the written list."""
CAPTAIN = "captain"
"""The program that weighs what each unit could do by exact odds."""
Choice = Callable[[Scene, Ground], tuple[EntityId, Decision]]


def _prizes_of(scene: Scene) -> list[Prize]:
    markers = field_of(scene).markers
    return [Prize(m.number, m.cell, owner_after(scene, m), m.owner) for m in markers]


_prizes: Memo[Scene, list[Prize]] = Memo(_prizes_of, 2)
"""Asked again for every command that is weighed; the scene of a decision never changes."""
GROUND = Ground(_prizes, last_round)


def _mind(name: str, choose: Choice) -> Mind:
    return Mind(name, lambda state: _decide(state, choose))


def _decide(state: GameState, choose: Choice) -> tuple[Command, Decided]:
    """What the side whose turn it is does next, and what is told about it."""
    scene = scene_of(state)
    unit, decision = before_the_fight(scene) or choose(scene, GROUND)
    told = Decided(unit, decision.line, decision.target, decision.cell, decision.why, decision.goal)
    return decision.command, told


def before_the_fight(scene: Scene) -> tuple[EntityId, Decision] | None:
    """What is decided while the field is laid, or models are placed; None in the fight."""
    match scene.state.agenda[-1]:
        case PlaceTurn():
            return NOBODY, _marker(scene)
        case Ask(kind=AskKind.EDGE, side=side):
            option = chance(scene, EntityId(side), 1, 2) - 1
            return NOBODY, Decision(Choose(option), Line.EDGE, Why.BY_CHANCE)
        case DeployTurn(side):
            unit = min(to_deploy(scene, side), key=lambda u: deploys_first(scene, u))
            cell = best_spot(scene, unit, room_for(scene, unit), _prizes(scene))
            return unit, Decision(Deploy(unit, cell), Line.DEPLOY, Why.BEST_PLACE, cell=cell)
        case Tidying(unit):  # a person has moved it, who has left the seat since
            return unit, Decision(Done(), Line.END, Why.NOTHING_LEFT)
        case _:
            return None


def _marker(scene: Scene) -> Decision:
    """A cell of a random sixth of those there are, by a die of the program's own."""
    cells = cells_of(places(scene)[0])
    salt = len(field_of(scene).markers)
    sixth = chance(scene, NOBODY, 2 * salt, 6) - 1
    part = cells[len(cells) * sixth // 6 : len(cells) * (sixth + 1) // 6] or cells
    cell = part[chance(scene, NOBODY, 2 * salt + 1, len(part)) - 1]
    return Decision(PlaceMarker(cell), Line.PLACE_MARKER, Why.BY_CHANCE, cell=cell)


MINDS = {
    name: _mind(name, choose) for name, choose in ((LIST, army_choice), (CAPTAIN, captain_choice))
}
"""The programs by name."""
