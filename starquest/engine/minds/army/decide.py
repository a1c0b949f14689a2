"""An army's choice in every situation of the fight itself."""

from starquest.engine.minds.army.ground import Ground
from starquest.engine.minds.army.lines import army_plan, wants_of
from starquest.engine.minds.army.order import next_unit
from starquest.engine.minds.army.worth import shots_of
from starquest.engine.minds.decide import answer_ask, arrival, castable, open_ahead, spell
from starquest.engine.minds.decision_list import Decision
from starquest.engine.scene import Scene
from starquest.model.change import changed
from starquest.model.command import Done, Shoot
from starquest.model.decision import Line, Why
from starquest.model.ids import EntityId
from starquest.model.step import Act, Ask, Reserves, Turn


def army_choice(scene: Scene, ground: Ground) -> tuple[EntityId, Decision]:
    """The unit that decides, and what it does."""
    match scene.state.agenda[-1]:
        case Turn(side):
            return next_unit(scene, side, ground)
        case Ask() as ask:
            return ask.unit, answer_ask(scene, ask, wants_of(ground))
        case Act() as act:
            return act.unit, army_action(scene, act, ground)
        case Reserves() as step:
            return arrival(scene, step, wants_of(ground))
        case top:
            raise LookupError(type(top).__name__)


def army_action(scene: Scene, act: Act, ground: Ground) -> Decision:
    """What an activated unit does next."""
    spells = [] if act.attacked else castable(scene, act.unit)
    if spells:
        return changed(spell(scene, act, spells), line=Line.ARMY_CAST)
    if act.main:
        return army_plan(scene, act, ground)
    return open_ahead(scene, act, wants_of(ground)) or best_shots(scene, act)


def best_shots(scene: Scene, act: Act) -> Decision:
    """The shots that cost the enemy most."""
    found = shots_of(scene, act.unit, moved=act.moved)[1] if act.shooting else ()
    if not found:
        return Decision(Done(), Line.END, Why.NOTHING_LEFT)
    return Decision(Shoot(found), Line.TARGET, Why.BEST_TARGET, found[0].target)
