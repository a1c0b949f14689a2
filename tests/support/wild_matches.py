"""Matches in which everything happens: half by plan and half by chance, with a taste for leaps."""

from collections.abc import Iterator

from starquest.engine.game import legal
from starquest.engine.mode import mode_of
from starquest.engine.options import Leaps
from starquest.model.command import Cast, Charge, Choose, Command, Shoot, Tidy
from starquest.model.event import ArmyShaken, Event, Fell, JumpTried, MarkerSeized, Pushed
from starquest.model.ids import Cell
from starquest.model.modes.match import MatchSetup
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Reserves
from starquest.play.bots import bot_named
from tests.support.brawls import Picks
from tests.support.matches import army, setup_of

THIRDS = 3
ONE = army("geometer", "signals_adept", "flicker_pack", "jump_reaver", "boiler_gang", "slag_gunner")
TWO = army(
    "void_cantor", "ember_witch", "phase_hunter", "flickerlings", "boiler_gang", "dream_bulb"
)


def wild_setup(seed: int, **changes: object) -> MatchSetup:
    """Casters, scouts and ambushers, squads and lone models, often on the floors of a gantry."""
    theme = "ruined_city" if seed % THIRDS == 0 else "gantry_works"
    more = {"width": 36, "height": 36, "theme": theme, "special": True, **changes}
    return setup_of(ONE, TWO, **more)


class WildBot:
    """Decides as the list would, or by chance; who can leap, charge, cast or tidy often does."""

    def __init__(self, seed: int) -> None:
        self._picks, self._chance = Picks(seed), bot_named("random", seed)

    def choose(self, state: GameState) -> Command:
        """A legal command."""
        top = state.agenda[-1]
        if isinstance(top, Ask) and top.kind is AskKind.PUSH:
            return Choose(_deepest(state, top))
        daring = [group for group in legal(state).groups if len(group) and _dares(group)]
        if daring and self._picks.below(THIRDS):
            group = daring[self._picks.below(len(daring))]
            return group[self._picks.below(len(group))]
        if self._picks.below(2) or isinstance(top, Ask):
            return self._chance.choose(state)
        return mode_of(state).minds["list"].decide(state)[0]


def _deepest(state: GameState, ask: Ask) -> int:
    """The option that pushes somebody down, if one does."""
    ends = range(1, len(ask.options))
    return min(ends, key=lambda option: state.table.height(Cell(ask.options[option])))


def _dares(group: object) -> bool:
    first = group[0]  # type: ignore[index]  # a group that is not empty
    return isinstance(group, Leaps) or isinstance(first, Charge | Cast | Shoot | Tidy)


def moments(state: GameState, events: tuple[Event, ...] = ()) -> Iterator[str]:
    """What a state waits for, and what has just happened that may matter to a save."""
    top = state.agenda[-1] if state.agenda else None
    match top:
        case None:
            yield "over"
        case Ask(kind=kind):
            yield f"asked {kind}"
        case Act(main=main):
            yield "acting" if main else "after moving"
        case Reserves(scouts=scouts):
            yield "scouts" if scouts else "reserves"
        case _:
            yield type(top).__name__
    for event in events:
        match event:
            case JumpTried(passed=passed):
                yield "jumped" if passed else "jumped short"
            case Fell(by=by):
                yield "pushed off" if by else "fell"
            case Pushed() | ArmyShaken() | MarkerSeized():
                yield type(event).__name__
            case _:
                pass
