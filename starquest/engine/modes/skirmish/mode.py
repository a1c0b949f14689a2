"""The skirmish as a value: what the engine asks of it."""

from starquest.content.build import hero_profile, profile_of
from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.mapgen import SMALL, generate
from starquest.engine.minds.decide import list_mind
from starquest.engine.minds.wants import Wants
from starquest.engine.mode import Mode
from starquest.engine.modes.skirmish import ending, goals
from starquest.engine.moments import moment
from starquest.model.component import Player, Unit
from starquest.model.dice import Dice
from starquest.model.event import UnitDestroyed
from starquest.model.ids import PlayerId, Side
from starquest.model.modes.skirmish import SkirmishLedger, SkirmishSetup
from starquest.model.state import GameState
from starquest.model.step import Reserves, RollOff
from starquest.model.world import World

LIST = "list"
"""The program that plays a side by the written list."""


def blank(setup: SkirmishSetup, seed: int, catalog: Catalog) -> GameState:
    """The table of a skirmish, with nobody on it."""
    width, height, theme = setup.width, setup.height, catalog.themes[setup.theme]
    table = generate(theme, catalog.terrain, width, height, seed, halved=width <= SMALL)
    return GameState(setup.settings, table, World(), Dice(seed), catalog=catalog)


def lay_out(draft: Draft, setup: SkirmishSetup) -> None:
    """Both sides, off the table; first comes who starts."""
    for side, names in ((Side.ONE, setup.one), (Side.TWO, setup.two)):
        player = PlayerId(side + 1)
        draft.world.players[player] = Player(setup.names[side], side, setup.minds[side])
        for name in names:
            _recruit(draft, player, name)
    draft.ledger = SkirmishLedger((ending.worth(draft, Side.ONE), ending.worth(draft, Side.TWO)))
    draft.push(RollOff())


def _recruit(draft: Draft, player: PlayerId, name: str) -> None:
    catalog, side = draft.catalog, draft.world.players[player].side
    if name in catalog.heroes:
        hero = catalog.heroes[name]
        unit = Unit(name, hero.name, side, 1, hero.cost, owner=player)
        draft.add_unit(unit, (hero_profile(catalog, name),), (0,))
        return
    kind = catalog.units[name]
    unit = Unit(name, kind.name, side, kind.models, kind.cost, owner=player)
    draft.add_unit(unit, (profile_of(catalog, name),), (0,) * kind.models)


def _bring_reserves(draft: Draft) -> None:
    """From the second round on units come from Ambush."""
    if draft.round > 1:
        draft.push(Reserves(draft.first))


SKIRMISH = Mode(
    id="skirmish",
    setup=SkirmishSetup,
    ledger=SkirmishLedger,
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
    round_next=ending.next_round,
    result=ending.last_side,
    act=lambda _scene, _act: None,
    score=ending.score,
    watch={UnitDestroyed: ending.count_loss},
    minds={LIST: list_mind(LIST, Wants(goals.goal_of, goals.prey))},
)
