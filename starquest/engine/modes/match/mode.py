"""The match as a value: what the engine asks of it."""

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.draft import Draft
from starquest.engine.mapgen import generate
from starquest.engine.mode import Mode
from starquest.engine.modes.field import armies, deploying, ending, markers, nerve
from starquest.engine.modes.field.minds import MINDS
from starquest.engine.modes.field.zones import NARROWEST, zone
from starquest.model import step as steps
from starquest.model.command import PlaceMarker
from starquest.model.dice import Dice
from starquest.model.event import UnitDestroyed
from starquest.model.modes.field.ledger import FieldLedger
from starquest.model.modes.match import MatchSetup
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.model.world import World


def blank(setup: MatchSetup, seed: int, catalog: Catalog) -> GameState:
    """The table of a match, with nobody on it."""
    width, height, theme = setup.width, setup.height, catalog.themes[setup.theme]
    if min(width, height) < NARROWEST:
        raise ValueError(f"a match needs {NARROWEST} inches either way, not {width} by {height}")
    table = generate(theme, catalog.terrain, width, height, seed)
    settings = attrs.evolve(setup.settings, special=setup.special)
    return GameState(settings, table, World(), Dice(seed), catalog=catalog)


def lay_out(draft: Draft, setup: MatchSetup) -> None:
    """Both armies, off the table; first come the markers."""
    armies.enlist(draft, setup.sides, setup.names, setup.minds)
    draft.push(steps.LayField(), steps.ChooseEdge())


MATCH = Mode(
    id="match",
    setup=MatchSetup,
    ledger=FieldLedger,
    blank=blank,
    lay_out=lay_out,
    resolvers={
        steps.LayField: markers.lay_field,
        steps.ChooseEdge: deploying.choose_edge,
        steps.LineUp: deploying.line_up,
        steps.ArmyMorale: nerve.army_morale,
    },
    waiting={
        steps.PlaceTurn: markers.still_placing,
        steps.DeployTurn: deploying.still_deploying,
    },
    options={
        steps.PlaceTurn: markers.offer_places,
        steps.DeployTurn: deploying.deployments,
    },
    doers={PlaceMarker: markers.place_marker},
    deploys={steps.DeployTurn: deploying.deploy_one},
    answers={AskKind.EDGE: deploying.take_edge},
    effects={},
    round_start=deploying.bring_reserves,
    round_end=ending.end_round,
    round_next=ending.next_round,
    result=ending.result,
    act=lambda _scene, _act: None,
    score=ending.score,
    zone=zone,
    watch={UnitDestroyed: ending.count_loss},
    minds=MINDS,
)
