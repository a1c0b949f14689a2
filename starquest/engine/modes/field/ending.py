"""How a fight for markers ends: a side is gone, or the rounds are over and markers decide."""

from starquest.engine.draft import Draft
from starquest.engine.hooks import Rule
from starquest.engine.modes.field.markers import seize
from starquest.engine.modes.field.nerve import units_left
from starquest.engine.modes.field.zones import field_of
from starquest.engine.moments import moment
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import end_game, last_round
from starquest.model.event import UnitDestroyed
from starquest.model.ids import Side
from starquest.model.modes.field.ledger import FieldLedger
from starquest.model.state import GameState, Outcome
from starquest.model.step import ArmyMorale, StartRound

NOBODY_WINS = -1


def count_loss(draft: Draft, event: UnitDestroyed) -> None:
    """What is destroyed counts against its side."""
    lost = [*field_of(draft).lost]
    lost[event.side] += draft.world.gone[event.unit].unit.points
    draft.note(lost=(lost[0], lost[1]))


def end_round(draft: Draft) -> None:
    """Markers are seized, then rules react, then armies may lose heart."""
    seize(draft)
    draft.push(ArmyMorale())
    moment(draft, Rule.on_round_end, list(draft.world.units))


def result(scene: Scene) -> Outcome | None:
    """A side with nothing left anywhere has lost at once."""
    left = [units_left(scene, side) for side in Side]
    if all(left):
        return None
    if not any(left):
        return Outcome(NOBODY_WINS, "nobody_left")
    return Outcome(int(Side.ONE if left[0] else Side.TWO), "destroyed")


def next_round(draft: Draft) -> None:
    """Another round, or the count of the markers after the last one."""
    if last_round(draft):
        end_game(draft, by_markers(field_of(draft)))
    else:
        draft.push(StartRound())


def by_markers(field: FieldLedger) -> Outcome:
    """Who holds more markers has won, nobody if both hold as many."""
    one, two = field.held
    if one == two:
        return Outcome(NOBODY_WINS, "markers")
    return Outcome(int(Side.ONE if one > two else Side.TWO), "markers")


def score(state: GameState) -> int:
    """The markers the first side holds more than the other."""
    one, two = field_of(state).held
    return one - two
