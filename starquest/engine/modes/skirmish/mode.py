"""The skirmish as a value: what the engine asks of it."""

from starquest.content.build import hero_profile, profile_of
from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.mapgen import SMALL, generate
from starquest.engine.mode import Mode
from starquest.engine.moments import moment
from starquest.engine.scene import Scene
from starquest.model.component import Player, Unit
from starquest.model.dice import Dice
from starquest.model.ids import PlayerId, Side
from starquest.model.setup import Setup
from starquest.model.state import GameState, Outcome
from starquest.model.step import Reserves, RollOff, StartRound
from starquest.model.world import World


def blank(setup: Setup, seed: int, catalog: Catalog) -> GameState:
    """The table of a skirmish, with nobody on it."""
    width, height, theme = setup.width, setup.height, catalog.themes[setup.theme]
    table = generate(theme, catalog.terrain, width, height, seed, halved=width <= SMALL)
    return GameState(setup.settings, table, World(), Dice(seed), catalog=catalog)


def lay_out(draft: Draft, setup: Setup) -> None:
    """Both sides, off the table; first comes who starts."""
    for side, names in ((Side.ONE, setup.heroes), (Side.TWO, setup.horde)):
        draft.world.players[PlayerId(side + 1)] = Player("", side)
        for name in names:
            _recruit(draft, side, name)
    draft.push(RollOff())


def _recruit(draft: Draft, side: Side, name: str) -> None:
    catalog = draft.catalog
    if name in catalog.heroes:
        hero = catalog.heroes[name]
        unit = Unit(name, hero.name, side, 1, hero.cost)
        draft.add_unit(unit, (hero_profile(catalog, name),), (0,))
        return
    definition = catalog.units[name]
    unit = Unit(name, definition.name, side, definition.models, definition.cost)
    draft.add_unit(unit, (profile_of(catalog, name),), (0,) * definition.models)


def _bring_reserves(draft: Draft) -> None:
    """From the second round on units come from Ambush."""
    if draft.round > 1:
        draft.push(Reserves(draft.first))


def _last_side(scene: Scene) -> Outcome | None:
    """The side that is left has won."""
    side = None
    for row in scene.world.units.values():
        if side is None:
            side = row.side
        elif row.side is not side:
            return None
    return Outcome(-1, "nobody_left") if side is None else Outcome(int(side), "destroyed")


SKIRMISH = Mode(
    id="skirmish",
    setup=Setup,
    ledger=type(None),
    blank=blank,
    lay_out=lay_out,
    resolvers={},
    waiting={},
    options={},
    doers={},
    deploys={},
    answers={},
    effects={},
    round_start=_bring_reserves,
    round_end=lambda draft: moment(draft, Rule.on_round_end, list(draft.world.units)),
    round_next=lambda draft: draft.push(StartRound()),
    result=_last_side,
    act=lambda _scene, _act: None,
    score=lambda _state: 0,
)
