"""How a skirmish ends: a side is gone, or the rounds are over and points decide."""

from starquest.engine.draft import Draft
from starquest.engine.scene import Scene
from starquest.engine.turns.rounds import end_game, last_round
from starquest.model.event import UnitDestroyed
from starquest.model.ids import Side
from starquest.model.modes.skirmish import SkirmishLedger
from starquest.model.state import GameState, Outcome
from starquest.model.step import StartRound

NOBODY_WINS = -1


def skirmish_of(game: GameState | Scene) -> SkirmishLedger:
    """The ledger of a skirmish."""
    assert isinstance(game.ledger, SkirmishLedger)
    return game.ledger


def worth(scene: Scene, side: Side) -> int:
    """The points of a side's units."""
    return sum([row.points for row in scene.world.units.values() if row.side is side])


def count_loss(draft: Draft, event: UnitDestroyed) -> None:
    """What is destroyed counts against its side."""
    lost = [*skirmish_of(draft).lost]
    lost[event.side] += draft.world.gone[event.unit].unit.points
    draft.note(lost=(lost[0], lost[1]))


def last_side(scene: Scene) -> Outcome | None:
    """The side that is left has won."""
    side = None
    for row in scene.world.units.values():
        if side is None:
            side = row.side
        elif row.side is not side:
            return None
    if side is None:
        return Outcome(NOBODY_WINS, "nobody_left")
    return Outcome(int(side), "destroyed")


def next_round(draft: Draft) -> None:
    """Another round, or the end if there were enough."""
    if last_round(draft):
        end_game(draft, by_points(skirmish_of(draft)))
    else:
        draft.push(StartRound())


def by_points(ledger: SkirmishLedger) -> Outcome:
    """Time is up: who has more points left has won, nobody if both have as many."""
    one, two = ledger.left
    if one == two:
        return Outcome(NOBODY_WINS, "time_up")
    return Outcome(int(Side.ONE if one > two else Side.TWO), "time_up")


def score(state: GameState) -> int:
    """The points the first side has destroyed more than it has lost."""
    lost = skirmish_of(state).lost
    return lost[1] - lost[0]
