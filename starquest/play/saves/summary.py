"""What a list of runs tells about one of them: facts, no words."""

from enum import StrEnum

import attrs

from starquest.content.catalog import Catalog
from starquest.content.difficulties import called
from starquest.engine.mode import mind_of, mode_of
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.state import GameState, Turns
from starquest.model.step import Act, Ask, Deployment, DeployTurn, Shop

NO_HERO = -1


class Waits(StrEnum):
    """What a run waits for."""

    NOBODY = "nobody"
    """It is over."""
    PROGRAM = "program"
    """A side that a program leads."""
    DEPLOYMENT = "deployment"
    SHOP = "shop"
    HERO = "hero"
    PARTY = "party"
    """Any of its heroes."""


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
    waits: Waits
    """What it waits for."""
    hero: int
    """Which hero of the party it waits for; -1 for none."""
    outcome: str
    """How it ended; empty while it goes on."""
    ranked: bool
    score: int
    round: int
    piloted: bool = False
    """Whether the autopilot has played any of it."""
    mode: str = "quest"
    players: tuple[str, ...] = ()
    """Who plays where there is no party, one side after the other; empty for a program."""
    steadied: int = 0
    """How many waves were begun with steadied dice."""
    minds: tuple[str, ...] = ()
    """The programs that play where there is no party; empty for a person."""
    difficulty: str = ""
    """Which of the difficulties, or that its numbers are its own; empty where none was chosen."""


def summarise(
    state: GameState, seed: int, version: str, commands: int, *, ranked: bool, piloted: bool
) -> Summary:
    """A run in short, as it stands."""
    mission, world = quest_if_any(state), state.world
    party = tuple((row.kind, _name(state, hero), row.player) for hero, row in world.heroes.items())
    return Summary(
        party,
        mission.wave if mission else 0,
        mission.finished if mission else 0,
        mission.factions if mission else _factions(state),
        mission.challenges if mission else (),
        seed,
        state.table.halved,
        state.table.theme,
        state.settings.turns is Turns.SIDES,
        version,
        commands,
        *waiting(state),
        state.outcome.reason if state.outcome else "",
        ranked,
        mode_of(state).score(state),
        state.round,
        piloted,
        state.settings.mode,
        () if world.heroes else tuple(row.name for row in world.players.values()),
        mission.steadied if mission else 0,
        () if world.heroes else tuple(row.mind for row in world.players.values()),
        _difficulty(state, mission),
    )


def _difficulty(state: GameState, mission: QuestLedger | None) -> str:
    """What a mission's numbers are called by."""
    if mission is None or not isinstance(state.catalog, Catalog):
        return ""
    return called(mission.difficulty, mission.levers, state.catalog.difficulties)


def _factions(state: GameState) -> tuple[str, ...]:
    """The factions of whoever came, in the order of the units."""
    catalog = state.catalog
    tables = (catalog.army_units, catalog.units) if isinstance(catalog, Catalog) else ()
    units = {name: unit for table in tables for name, unit in table.items()}
    rows = [row.kind for row in state.world.units.values()]
    rows += [gone.unit.kind for gone in state.world.gone.values()]
    return tuple(dict.fromkeys(units[kind].faction for kind in rows if kind in units))


def waiting(state: GameState) -> tuple[Waits, int]:
    """What the game waits for, and which hero of the party if it is one."""
    if state.outcome is not None or not state.agenda:
        return Waits.NOBODY, NO_HERO
    if mind_of(state) is not None:
        return Waits.PROGRAM, NO_HERO
    match state.agenda[-1]:
        case Deployment() | DeployTurn():
            return Waits.DEPLOYMENT, NO_HERO
        case Shop():
            return Waits.SHOP, NO_HERO
        case Act(unit) | Ask(unit=unit) if unit in state.world.heroes:
            return Waits.HERO, [*state.world.heroes].index(unit)
        case _:
            return Waits.PARTY, NO_HERO


def _name(state: GameState, hero: EntityId) -> str:
    return state.world.units[hero].name if hero in state.world.units else ""
