"""What may come of what is chosen: forecasts by what the side knows, each made once a moment.

Nothing is drawn and nothing is told that the side cannot know: everything is asked of its view.
"""

from collections.abc import Collection

import attrs

from starquest.desk.enter_action import Deed
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import Forecast
from starquest.engine.forecast.forecast import forecast
from starquest.engine.forecast.threats import Attacker, CellThreats, Risk, Threat, threats
from starquest.engine.game import step
from starquest.engine.intent import Intent, intent
from starquest.engine.scene import scene_of
from starquest.engine.view import view
from starquest.model.command import Command, Shape
from starquest.model.dice import Dice
from starquest.model.ids import Cell, EntityId
from starquest.model.result import Applied
from starquest.model.state import GameState

MISSES = Dice(0, script=(1,) * 200)
"""Dice with which nobody hits: what follows if an attack comes to nothing."""
UNKNOWN = Forecast(untold=1.0)


Standing = tuple[EntityId, Shape]
"""A unit and the shape it would stand in."""


@attrs.frozen
class Answer:
    """What somebody would do next, and the worst it could do to whom it is about."""

    intent: Intent
    attackers: tuple[Attacker, ...]


@attrs.define
class Moment:
    """A state as one side knows it, and what has been asked about it."""

    state: GameState
    key: tuple[object, ...]
    known: GameState
    told: dict[Deed, Forecast] = attrs.Factory(dict)
    leads: dict[Deed, int] = attrs.Factory(dict)
    landings: dict[Deed, tuple[Cell, ...]] = attrs.Factory(dict)
    """Where the models of a unit stand that is deployed."""
    answers: dict[tuple[Deed, EntityId], Answer | None] = attrs.Factory(dict)
    outlooks: dict[Standing, CellThreats] = attrs.Factory(dict)
    risks: dict[tuple[Standing, Cell], Risk] = attrs.Factory(dict)
    threats: dict[tuple[Standing, Cell], Threat] = attrs.Factory(dict)
    vain: dict[Command, bool] = attrs.Factory(dict)
    """Boosts, and whether no attack now would be better for them."""


class _Last:
    """The moment that was asked about last: a screen asks again at every key."""

    moment: Moment | None = None


def moment_of(playing: Playing) -> Moment:
    """The present moment, as the side that has the keyboard knows it."""
    last, key = _Last.moment, (playing.side, playing.open_table)
    if last is None or last.state is not playing.state or last.key != key:
        seen = view(playing.state, playing.side, open_table=playing.open_table)
        last = _Last.moment = Moment(playing.state, key, seen.state)
    return last


def foreseen(playing: Playing, deed: Deed) -> Forecast:
    """What a deed may come to."""
    moment = moment_of(playing)
    if deed not in moment.told:
        state = after(moment.known, deed[:-1])
        moment.told[deed] = forecast(state, deed[-1]) if state else UNKNOWN
    return moment.told[deed]


def outlook_of(playing: Playing) -> CellThreats:
    """What the enemies in sight could do to the unit that is looked at, on any cell."""
    moment, key = moment_of(playing), (playing.focus, playing.shape)
    if key not in moment.outlooks:
        moment.outlooks[key] = CellThreats(moment.known, key[0], playing.seen, key[1])
    return moment.outlooks[key]


def risks(playing: Playing, cells: Collection[Cell]) -> dict[Cell, Risk]:
    """How dangerous each of some cells is to the unit that is looked at."""
    moment, outlook, key = moment_of(playing), outlook_of(playing), (playing.focus, playing.shape)
    for cell in cells:
        if (key, cell) not in moment.risks:
            moment.risks[key, cell] = outlook.risk(cell)
    return {cell: moment.risks[key, cell] for cell in cells}


def threat_at(playing: Playing, cell: Cell) -> Threat:
    """Everything about the unit that is looked at on a cell."""
    moment, key = moment_of(playing), ((playing.focus, playing.shape), cell)
    if key not in moment.threats:
        moment.threats[key] = outlook_of(playing).threat(cell)
    return moment.threats[key]


def answer(playing: Playing, deed: Deed, enemy: EntityId) -> Answer | None:
    """What an enemy would do next if a deed left it as it is; None where nobody can say."""
    moment = moment_of(playing)
    key = deed, enemy
    if key not in moment.answers:
        moment.answers[key] = _answer(moment.known, deed, enemy, foreseen(playing, deed))
    return moment.answers[key]


def _answer(known: GameState, deed: Deed, enemy: EntityId, told: Forecast) -> Answer | None:
    missed = known
    if not told.dangers and not told.jumps:  # a 1 there is a wound or a fall, not a miss
        missed = after(attrs.evolve(known, dice=MISSES), deed) or known
    world = missed.world
    found = intent(missed, enemy) if enemy in world.units else None
    if found is None or found.target not in world.units:
        return Answer(found, ()) if found else None
    cells = scene_of(missed).cells(found.target)
    hurts = threats(missed, found.target, cells[0], (enemy,)).attackers if cells else ()
    return Answer(found, hurts)


def after(state: GameState, deed: Deed) -> GameState | None:
    """The game after commands; None where what the side knows does not tell."""
    for command in deed:
        result = step(state, command)
        if not isinstance(result, Applied):
            return None
        state = result.state
    return state
