"""The only door: start a game, ask what is legal, take one step."""

from collections.abc import Callable

from starquest.content.catalog import Catalog
from starquest.engine.actions.menu import menu
from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.mode import MODES, mind_of
from starquest.engine.modes import known  # noqa: F401 - makes the modes known
from starquest.engine.modes.quest.layout import deployment_area, waiting_heroes
from starquest.engine.modes.quest.shop import shop_menu
from starquest.engine.movement.placing import spots
from starquest.engine.options import Cells, Group, Listed, Options, Orders
from starquest.engine.perform import perform
from starquest.engine.refusals import refuse
from starquest.engine.scene import Scene, scene_of
from starquest.engine.turns.deployment import arrivals, waiting
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate, Choose, Command, Deploy, Done
from starquest.model.event import Decided
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied, Result
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Deployment, Reserves, Shop, Step, Turn


def open_game(setup: object, seed: int, catalog: Catalog) -> Applied:
    """Lay the table and run up to the first decision, telling what happened on the way."""
    mode = next(mode for mode in MODES.values() if type(setup) is mode.setup)
    draft = Draft(mode.blank(setup, seed, catalog))
    mode.lay_out(draft, setup)
    run(draft)
    return Applied(draft.freeze(), tuple(draft.events))


def new_game(setup: object, seed: int, catalog: Catalog) -> GameState:
    """A game at its first decision."""
    return open_game(setup, seed, catalog).state


class _Memo:
    """The last answer of `legal`; `step` is nearly always asked about the same state."""

    state: GameState | None = None
    options: Options = Options([])


def legal(state: GameState) -> Options:
    """Everything that may be asked for now."""
    if _Memo.state is not state:
        _Memo.state, _Memo.options = state, _legal(state)
    return _Memo.options


def _legal(state: GameState) -> Options:
    if state.outcome is not None or not state.agenda:
        return Options([])
    return Options(_groups(scene_of(state), state.agenda[-1]))


def _groups(scene: Scene, top: Step) -> list[Group]:
    match top:
        case Turn(side):
            return [Orders(ready(scene, side), Activate)]
        case Act():
            return menu(scene, top)
        case Reserves():
            return _reserves(scene, top)
        case Deployment():
            return _deployment(scene)
        case Shop():
            return shop_menu(scene)
        case Ask(options=options):
            return [Listed([Choose(index) for index in range(len(options))])]
        case _:
            return []


def _reserves(scene: Scene, step: Reserves) -> list[Group]:
    groups: list[Group] = [
        Cells(arrivals(scene, unit, scouts=step.scouts), _deploy(unit))
        for unit in waiting(scene, step.side, scouts=step.scouts)
    ]
    return groups if step.scouts else [*groups, Listed([Done()])]


def _deployment(scene: Scene) -> list[Group]:
    area = deployment_area(scene)
    return [Cells(spots(scene, hero, area), _deploy(hero)) for hero in waiting_heroes(scene)]


def _deploy(unit: EntityId) -> Callable[[Cell], Command]:
    return lambda cell: Deploy(unit, cell)


def step(state: GameState, command: Command) -> Result:
    """Carry out a command, or refuse it and change nothing."""
    if command not in legal(state):
        return refuse(state, command)
    draft = Draft(state)
    perform(command, draft)
    run(draft)
    return Applied(draft.freeze(), tuple(draft.events))


def carry_out(state: GameState, command: Command, told: Decided) -> Applied:
    """Do what a program has decided, telling first what that is."""
    result = step(state, command)
    assert isinstance(result, Applied), f"{command}, {told}: {result}"
    return Applied(result.state, (told, *result.events))


def mind_step(state: GameState) -> tuple[Command, Applied]:
    """Have the program whose decision it is make it; the command, and what came of it."""
    mind = mind_of(state)
    assert mind is not None, "a person decides"
    command, told = mind.decide(state)
    return command, carry_out(state, command, told)
