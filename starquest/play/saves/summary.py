"""What a list of runs tells about one of them, and where in the game it stands."""

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.mode import mind_of
from starquest.model.ids import EntityId
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, Deployment, Shop
from starquest.text.clean import clean

OVER = "nobody"


@attrs.frozen
class Summary:
    """A run in short. Names are as the players wrote them: clean them before they are shown."""

    party: tuple[tuple[str, str, str], ...]
    """Class, name and player of each hero."""
    wave: int
    finished: int
    factions: tuple[str, ...]
    challenges: tuple[str, ...]
    seed: int
    small: bool
    theme: str
    phases: bool
    """All heroes act, then all enemies."""
    version: str
    """The game it was last played with."""
    commands: int
    whose: str
    """What it waits for: a hero, "the party", "the horde", "the shop", "nobody"."""
    outcome: str
    """How it ended; empty while it goes on."""
    ranked: bool
    score: int
    round: int


def summarise(state: GameState, seed: int, version: str, commands: int, *, ranked: bool) -> Summary:
    """A run in short, as it stands."""
    mission, world = state.mission, state.world
    party = tuple((row.kind, _name(state, hero), row.player) for hero, row in world.heroes.items())
    return Summary(
        party,
        mission.wave if mission else 0,
        mission.finished if mission else 0,
        mission.factions if mission else (),
        mission.challenges if mission else (),
        seed,
        state.table.halved,
        state.table.theme,
        mission.phases if mission else False,
        version,
        commands,
        whose_turn(state),
        state.outcome.reason if state.outcome else "",
        ranked,
        mission.score if mission else 0,
        state.round,
    )


def whose_turn(state: GameState) -> str:
    """What the game waits for."""
    if state.outcome is not None or not state.agenda:
        return OVER
    if mind_of(state) is not None:
        return "the horde"
    match state.agenda[-1]:
        case Shop():
            return "the shop"
        case Act(unit) | Ask(unit=unit) if unit in state.world.heroes:
            return _name(state, unit)
        case _:
            return "the party"


def moment(state: GameState) -> str:
    """Where a run stands, in words: "wave 4, the Medic to act"."""
    if state.outcome is not None or not state.agenda:
        return "the end of the run"
    match state.agenda[-1]:
        case Deployment():
            return "the heroes' deployment"
        case Shop():
            return f"the shop after wave {_wave(state)}"
        case _:
            return f"wave {_wave(state)}, {_actor(state)} to act"


def _wave(state: GameState) -> int:
    return state.mission.wave if state.mission else 0


def _actor(state: GameState) -> str:
    """Who acts, with an article where it is a class and not a name."""
    who = clean(whose_turn(state))
    classes = state.catalog.heroes.values() if isinstance(state.catalog, Catalog) else ()
    return f"the {who}" if who in {hero.name for hero in classes} else who


def _name(state: GameState, hero: EntityId) -> str:
    return state.world.units[hero].name if hero in state.world.units else ""
