"""Short fights on a literal board: every die scripted, none left over and none too many."""

from collections.abc import Iterable
from typing import TypeVar

import attrs

from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.game import legal
from starquest.model.command import (
    Activate,
    Advance,
    Charge,
    Choose,
    Command,
    Done,
    Hold,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.component import Effects, Place
from starquest.model.dice import Dice
from starquest.model.event import BlocksRolled, Event, RoundStarted, Wounded
from starquest.model.ids import EntityId
from starquest.model.modifier import Lasting
from starquest.model.state import GameState, Settings, Wounds
from starquest.model.step import Ask, AskKind, Step
from tests.support.board import fighter, of, offered, play, uid

Fight = tuple[GameState, list[Event]]
E = TypeVar("E")

TALLY = Settings(wounds=Wounds.TALLY)
STURDY = fighter(rules=["tough 9"])
"""A target that rolls for no wound effect before its ninth wound."""


def lane(inches: int) -> str:
    """A hero and an enemy on open ground, so many inches apart."""
    return f"1{'.' * (inches - 1)}a"


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of a kind."""
    (found,) = of(events, kind)
    return found


def exact(fight: Fight) -> Fight:
    """The same, once it is sure that the scripted dice were rolled and no others."""
    dice = fight[0].dice
    assert dice.script == (), f"never rolled: {dice.script}"
    assert not any(dice.counts), f"rolled besides: {dice.counts}"
    return fight


def shoot(
    state: GameState, *weapons: str, by: str = "1", at: str = "a", after: Command | None = None
) -> Fight:
    """Hold, or do what is said, and fire the weapons at a unit."""
    target = uid(state, at)
    shots = tuple(Shot(weapon, target) for weapon in weapons or ("gun",))
    return exact(play(state, Activate(uid(state, by)), after or Hold(), Shoot(shots)))


def charge(
    state: GameState, *, by: str = "1", at: str = "a", strike_back: bool | None = None
) -> Fight:
    """Charge a unit; None means that it is not asked whether it strikes back."""
    target = uid(state, at)
    state, events = play(state, Activate(uid(state, by)))
    way = next(command for command in offered(state, Charge) if command.target == target)
    state, more = play(state, way)
    assert asked(state, AskKind.STRIKE_BACK) == (strike_back is not None)
    if strike_back is not None:
        state, rest = play(state, Choose(int(strike_back)))
        more += rest
    return exact((state, events + more))


def asked(state: GameState, kind: AskKind) -> bool:
    """Whether the game waits for an answer of this kind."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Ask) and top.kind == kind


def resolve(state: GameState, *steps: Step) -> Fight:
    """Let steps resolve that something else would have put on the agenda."""
    draft = Draft(state)
    draft.push(*steps)
    run(draft)
    return draft.freeze(), draft.events


def pass_round(state: GameState) -> Fight:
    """Everybody who has not activated holds, until the next round has started."""
    events: list[Event] = []
    while not of(events, RoundStarted):
        idle = next(c for c in legal(state) if isinstance(c, Activate | Hold | Done))
        state, more = play(state, idle)
        events += more
    return state, events


def farthest(state: GameState, kind: type[Advance | Rush], by: str = "1") -> int:
    """The last column a unit may be sent to."""
    state, _ = play(state, Activate(uid(state, by)))
    return max([state.table.grid.xy(command.cell)[0] for command in offered(state, kind)])


def may_charge(state: GameState, by: str = "1") -> bool:
    """Whether a unit may charge anybody."""
    state, _ = play(state, Activate(uid(state, by)))
    return bool(offered(state, Charge))


def taken(events: Iterable[Event]) -> list[tuple[EntityId, int]]:
    """Which models took how many wounds, in order."""
    return [(event.model, event.wounds) for event in of(events, Wounded)]


def blocked(events: Iterable[Event]) -> list[tuple[tuple[int, ...], int, int]]:
    """Each roll to block: its dice, its need, the wounds that came of it."""
    return [(blocks.dice, blocks.need, blocks.wounds) for blocks in of(events, BlocksRolled)]


def models(state: GameState, mark: str) -> tuple[EntityId, ...]:
    """The living models of a unit, in the order they were drawn."""
    return state.world.squads[uid(state, mark)].members


def wounded(state: GameState, mark: str, wounds: int) -> GameState:
    """The same, but the first model of a unit bears wounds already."""
    world, model = state.world.copy(), models(state, mark)[0]
    world.bodies[model] = attrs.evolve(world.bodies[model], wounds=wounds)
    return attrs.evolve(state, world=world)


def paved(state: GameState, x: int, y: int, glyph: str) -> GameState:
    """The same, but one cell is of another ground."""
    rows = list(state.table.rows)
    rows[y] = f"{rows[y][:x]}{glyph}{rows[y][x + 1 :]}"
    return attrs.evolve(state, table=attrs.evolve(state.table, rows=tuple(rows)))


def bearing(state: GameState, mark: str, *modifiers: Lasting) -> GameState:
    """The same, but a unit bears modifiers."""
    world = state.world.copy()
    world.effects[uid(state, mark)] = Effects(modifiers)
    return attrs.evolve(state, world=world)


def lifted(state: GameState, marks: str) -> GameState:
    """The same, but some units wait off the table."""
    world = state.world.copy()
    for mark in marks:
        unit = uid(state, mark)
        world.statuses[unit] = attrs.evolve(world.statuses[unit], reserve=True)
        for model in world.squads[unit].members:
            world.places[model] = Place()
    return attrs.evolve(state, world=world)


def scripted(state: GameState, *dice: int) -> GameState:
    """The same, but these dice come next."""
    return attrs.evolve(state, dice=Dice(7, script=dice))
