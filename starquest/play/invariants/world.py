"""The rows of a world agree with one another and every reference leads somewhere."""

from collections.abc import Callable, Iterator

from starquest.engine.board.fields import field_of
from starquest.engine.hooks import Rule
from starquest.engine.kit import kit_of, kit_of_rules
from starquest.engine.mode import mode_of
from starquest.model.ids import NOBODY, OFF_TABLE, EntityId
from starquest.model.modifier import Grant
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.model.step import DeployTurn, LineUp, Muster, Separate

Check = Callable[[GameState], Iterator[str]]

UNIT_TABLES = ("units", "builds", "squads", "statuses", "effects", "spell_tokens", "spent")
MODEL_TABLES = ("bodies", "places")
HERO_TABLES = ("heroes", "powers", "ailments", "packs", "used_up")
MOST_TOKENS = 6


def ids_in_order(state: GameState) -> Iterator[str]:
    """Every component table is in id order, and no id was never given out."""
    for name in UNIT_TABLES + MODEL_TABLES + HERO_TABLES:
        ids = list(getattr(state.world, name))
        if ids != sorted(ids):
            yield f"{name} is out of order"
        if any(not 0 < entity < state.next_id for entity in ids):
            yield f"{name} has an id nobody was given"


def tables_agree(state: GameState) -> Iterator[str]:
    """A unit has every unit row, a model every model row, a hero every hero row."""
    for names in (UNIT_TABLES, MODEL_TABLES, HERO_TABLES):
        first = sorted(getattr(state.world, names[0]))
        yield from (n for n in names[1:] if sorted(getattr(state.world, n)) != first)


def squads_and_bodies_agree(state: GameState) -> Iterator[str]:
    """Each model is in the squad of its unit, once, and squads have no others."""
    world = state.world
    listed = [(unit, m) for unit, squad in world.squads.items() for m in squad.members]
    owned = [(body.unit, model) for model, body in world.bodies.items()]
    if sorted(listed) != sorted(owned):
        yield f"{listed} are listed, {owned} owned"
    yield from (f"unit {u} has nobody" for u, squad in world.squads.items() if not squad.members)
    for model, body in world.bodies.items():
        build = world.builds.get(body.unit)
        if build is None or not 0 <= body.profile < len(build.profiles):
            yield f"model {model} has no profile"


def references_lead_somewhere(state: GameState) -> Iterator[str]:
    """Whoever is named by a row that counts now is there."""
    world, melee = state.world, state.melee
    named = [("heroes", hero) for hero in world.heroes]
    named += [("gadgets", unit) for unit in world.gadgets]
    named += [("gadgets", row.owner) for row in world.gadgets.values()]
    named += [("traps", row.owner) for row in world.traps.values()]
    named += [("melee", unit) for unit in ((melee.charger, melee.target) if melee else ())]
    named += [
        ("guards", guard())
        for row in world.effects.values()
        for lent in row.modifiers
        if isinstance(lent, Grant)
        for _, guard in kit_of_rules((lent.rule,)).on(Rule.bodyguard)
    ]
    unit = EntityId(getattr(state.agenda[-1], "unit", 0)) if state.agenda else NOBODY
    named += [("agenda", unit)] if unit else []
    yield from (
        f"{what} name {who}, who is not there" for what, who in named if who not in world.units
    )


def models_stand_alone(state: GameState) -> Iterator[str]:
    """Every model on the table fills walkable cells that no other model fills."""
    field, taken = field_of(state.table), 0
    for model, place in state.world.places.items():
        if place.cell == OFF_TABLE or model not in state.world.bodies:
            continue
        if not field.grid.holds(place.cell):
            yield f"model {model} stands on no walkable cell"
            continue
        fills = field.bits.footprint(place.cell, profile_of(state, model).footprint)
        if fills & ~field.free:
            yield f"model {model} stands on no walkable cell"
        if fills & taken:
            yield f"model {model} stands where another does"
        taken |= fills


def reserves_are_off_table(state: GameState) -> Iterator[str]:
    """Units in reserve are off the table, the others on it once everybody was placed."""
    mustered = not any(isinstance(step, Muster | LineUp | DeployTurn) for step in state.agenda)
    for unit, squad in state.world.squads.items():
        away = [state.world.places[m].cell == OFF_TABLE for m in squad.members]
        reserve = state.world.statuses[unit].reserve
        if (reserve and not all(away)) or (mustered and not reserve and any(away)):
            yield f"unit {unit}, reserve {reserve}, off the table {away}"


def markers_lie_on_the_table(state: GameState) -> Iterator[str]:
    """Every marker lies on a cell one can walk to."""
    world, free = state.world, field_of(state.table).free
    rows = (world.objectives, world.search_tokens, world.treasures, world.traps)
    cells = [row.cell for table in rows for row in table.values()]
    yield from (f"a marker lies at {cell}" for cell in cells if cell < 0 or not free >> cell & 1)


def tokens_in_range(state: GameState) -> Iterator[str]:
    """Nobody holds less than no spell token or more than six."""
    spell_tokens = state.world.spell_tokens.items()
    yield from (
        f"unit {u} has {a.tokens}" for u, a in spell_tokens if not 0 <= a.tokens <= MOST_TOKENS
    )


def melee_has_an_end(state: GameState) -> Iterator[str]:
    """A melee is under way exactly while its end is on the agenda."""
    if (state.melee is not None) != any(isinstance(step, Separate) for step in state.agenda):
        yield f"{state.melee} with {state.agenda}"


def profile_of(state: GameState, model: EntityId) -> Profile:
    """What a model is."""
    body = state.world.bodies[model]
    return state.world.builds[body.unit].profiles[body.profile]


def tough_of(state: GameState, model: EntityId) -> int:
    """How many wounds bring a model down."""
    return kit_of((profile_of(state, model),)).tough


def players_are_there(state: GameState) -> Iterator[str]:
    """Every program that plays is one of the mode's, every owner plays, and the gone are gone."""
    world, minds = state.world, mode_of(state).minds
    for number, row in world.players.items():
        if row.mind and row.mind not in minds:
            yield f"player {number} is a program nobody knows"
    for unit, owned in world.units.items():
        player = world.players.get(owned.owner)
        if owned.owner and (player is None or player.side is not owned.side):
            yield f"unit {unit} belongs to player {owned.owner}"
        if unit in world.gone:
            yield f"unit {unit} is gone and there"


def the_ledger_is_the_modes(state: GameState) -> Iterator[str]:
    """A state keeps what its mode keeps."""
    kept, wanted = type(state.ledger), mode_of(state).ledger
    if kept is not wanted:
        yield f"a {kept.__name__} instead of a {wanted.__name__}"


TABLES: tuple[Check, ...] = (
    ids_in_order,
    tables_agree,
    squads_and_bodies_agree,
    references_lead_somewhere,
    players_are_there,
    the_ledger_is_the_modes,
)
WORLD: tuple[Check, ...] = (
    models_stand_alone,
    reserves_are_off_table,
    markers_lie_on_the_table,
    tokens_in_range,
    melee_has_an_end,
)
