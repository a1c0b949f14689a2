"""The only door: start a game, ask what is legal, take one step."""

from collections.abc import Callable

from starquest.content.build import hero_profile, profile_of
from starquest.content.catalog import Catalog
from starquest.engine.actions.menu import menu
from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.mapgen import generate
from starquest.engine.modes.quest.layout import deployment_area, lay_out, waiting_heroes
from starquest.engine.modes.quest.shop import shop_menu
from starquest.engine.movement.placing import spots
from starquest.engine.options import Cells, Group, Listed, Options, Orders
from starquest.engine.perform import perform
from starquest.engine.refusals import refuse
from starquest.engine.scene import Scene, scene_of
from starquest.engine.turns.deployment import arrivals, waiting
from starquest.engine.turns.rounds import ready
from starquest.model.command import Activate, Choose, Command, Deploy, Done
from starquest.model.component import Unit
from starquest.model.dice import Dice, Stream, draw
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.result import Applied, Result
from starquest.model.setup import Quest, Setup
from starquest.model.state import GameState, Settings, Wounds
from starquest.model.step import Act, Ask, Deployment, Reserves, RollOff, Shop, Step, Turn
from starquest.model.world import World

STANDARD = 48
SMALL = 24
"""Boards up to this width have the distances of the rules halved."""


def open_game(setup: Setup | Quest, seed: int, catalog: Catalog) -> Applied:
    """Lay the table and run up to the first decision, telling what happened on the way."""
    draft = Draft(_blank(setup, seed, catalog))
    if isinstance(setup, Quest):
        lay_out(draft, setup)
    else:
        for side, names in ((Side.HEROES, setup.heroes), (Side.HORDE, setup.horde)):
            for name in names:
                _recruit(draft, catalog, side, name)
        draft.push(RollOff())
    run(draft)
    return Applied(draft.freeze(), tuple(draft.events))


def _blank(setup: Setup | Quest, seed: int, catalog: Catalog) -> GameState:
    if isinstance(setup, Quest):
        width = height = SMALL if setup.small else STANDARD
        settings = Settings("quest", Wounds.TALLY, spacing=False)
        themes = list(catalog.themes)
        theme = setup.theme or themes[draw(seed, Stream.MAP, 1 << 20, len(themes)) - 1]
    else:
        width, height, theme = setup.width, setup.height, setup.theme
        settings = setup.settings
    table = generate(
        catalog.themes[theme], catalog.terrain, width, height, seed, halved=width <= SMALL
    )
    return GameState(settings, table, World(), Dice(seed), catalog=catalog)


def _recruit(draft: Draft, catalog: Catalog, side: Side, name: str) -> None:
    if name in catalog.heroes:
        hero = catalog.heroes[name]
        unit = Unit(name, hero.name, side, 1, hero.cost)
        draft.add_unit(unit, (hero_profile(catalog, name),), (0,))
        return
    definition = catalog.units[name]
    unit = Unit(name, definition.name, side, definition.models, definition.cost)
    draft.add_unit(unit, (profile_of(catalog, name),), (0,) * definition.models)


def new_game(setup: Setup | Quest, seed: int, catalog: Catalog) -> GameState:
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
