"""What units do: commands made from the drawing, and short ways to carry them out.

Nouns make a command (`shot`, `skill`, `item`, `feat`, `cast`, `charge_at`); verbs carry commands
out and return the state with everything that happened (`play`, `act`, `shoot`, `charge`). `act`,
`shoot` and `charge` demand that every scripted die is rolled, and no other.
"""

from collections.abc import Sequence
from typing import TypeVar

import attrs

from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.game import legal, step
from starquest.model.command import (
    Activate,
    Advance,
    Cast,
    Charge,
    Choose,
    Command,
    Done,
    Hold,
    Rush,
    Shoot,
    Shot,
    UseFeat,
    UseItem,
    UseSkill,
)
from starquest.model.dice import Dice
from starquest.model.event import Event
from starquest.model.ids import OFF_TABLE, Cell, Side
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import AskKind, EndRound, Step
from tests.support.events import Told, exact, of
from tests.support.finding import Spot, asked, cell, question, uid, who

C = TypeVar("C")


def play(state: GameState, *commands: Command) -> Told:
    """Carry out commands that must all be legal; the last state and everything that happened."""
    events: list[Event] = []
    for command in commands:
        result = step(state, command)
        assert isinstance(result, Applied), f"{command}: {result}"
        state, events = result.state, [*events, *result.events]
    return state, events


def offered(state: GameState, kind: type[C]) -> list[C]:
    """The legal commands of one kind."""
    return [command for command in legal(state) if isinstance(command, kind)]


def scripted(state: GameState, *dice: int) -> GameState:
    """The same, but these dice come next."""
    return attrs.evolve(state, dice=Dice(7, script=dice))


def act(state: GameState, mark: str, *commands: Command) -> Told:
    """Activate a unit and carry out commands, with exactly the dice of the script."""
    return exact(play(state, Activate(uid(state, mark)), *commands))


def begin(state: GameState, mark: str) -> GameState:
    """The same with a unit's activation under way."""
    return play(state, Activate(uid(state, mark)))[0]


def shoot(
    state: GameState,
    *weapons: str,
    by: str = "1",
    at: str = "a",
    after: Command | None = None,
    answers: Sequence[int] = (),
) -> Told:
    """Hold, or do what is said, and fire the weapons at a unit; then whoever is asked answers."""
    target = uid(state, at)
    shots = tuple(Shot(weapon, target) for weapon in weapons or ("gun",))
    return act(state, by, after or Hold(), Shoot(shots), *map(Choose, answers))


def charge(
    state: GameState,
    *,
    by: str = "1",
    at: str = "a",
    strike_back: bool | None = None,
    answers: Sequence[int] = (),
) -> Told:
    """Charge a unit; then whoever is asked answers, first whether it strikes back if it may."""
    answers = answers if strike_back is None else (int(strike_back), *answers)
    state, events = play(state, Activate(uid(state, by)))
    state, more = exact(play(state, charge_at(state, at), *map(Choose, answers)))
    assert not asked(state, AskKind.STRIKE_BACK), "nobody said whether it strikes back"
    return state, events + more


def shot(state: GameState, weapon: str, at: str) -> Shoot:
    """The command to fire one weapon at a unit."""
    return Shoot((Shot(weapon, uid(state, at)),))


def charge_at(state: GameState, at: str) -> Charge:
    """A charge at a unit that is offered now."""
    target = uid(state, at)
    return next(command for command in offered(state, Charge) if command.target == target)


def skill(
    state: GameState, name: str, marks: str = "", at: Spot | None = None, way: int = 0
) -> UseSkill:
    """The command to use a skill on units or on a place."""
    return UseSkill(name, way, who(state, marks), _cell(state, at))


def item(
    state: GameState, name: str, marks: str = "", at: Spot | None = None, way: int = 0
) -> UseItem:
    """The command to use a consumable on units or on a place."""
    return UseItem(name, way, who(state, marks), _cell(state, at))


def feat(state: GameState, marks: str = "", way: int = 0) -> UseFeat:
    """The command to use one's feat on units."""
    return UseFeat(way, who(state, marks))


def _cell(state: GameState, at: Spot | None) -> Cell:
    return OFF_TABLE if at is None else cell(state, *at)


def cast(state: GameState, spell: str, marks: str) -> Cast:
    """The command to cast a spell on units."""
    return Cast(spell, who(state, marks))


def cast_by(state: GameState, mark: str, spell: str, marks: str) -> Told:
    """A unit casts a spell on units."""
    return act(state, mark, cast(state, spell, marks))


def castable(state: GameState, mark: str, spell: str) -> list[str]:
    """Whom a unit may cast a spell on, as the characters of the drawing."""
    names = state.world.units
    casts = [c for c in offered(begin(state, mark), Cast) if c.spell == spell]
    found = [c.targets for c in casts if not c.extra]
    return ["".join(names[unit].name for unit in group) for group in found]


def uses(state: GameState, name: str, way: int = 0) -> list[UseSkill | UseItem]:
    """The ways offered to use a skill or a consumable."""
    found: list[UseSkill | UseItem] = [
        c for c in offered(state, UseSkill) if c.skill == name and c.way == way
    ]
    return found + [c for c in offered(state, UseItem) if c.item == name and c.way == way]


def aimed(state: GameState, name: str, way: int = 0) -> list[str]:
    """Whom a skill or a consumable may be used on, as the characters of the drawing."""
    names = state.world.units
    found = [[names[unit].name for unit in use.targets] for use in uses(state, name, way)]
    return ["".join(marks) for marks in found]


def option(state: GameState, value: int) -> Choose:
    """The answer that means this."""
    return Choose(question(state).options.index(value))


def to(state: GameState, x: int, y: int) -> Choose:
    """The answer to a question about a place."""
    return option(state, cell(state, x, y))


def run_step(state: GameState, *steps: Step) -> Told:
    """Let steps resolve on top of what the game waits for; the state and what happened."""
    draft = Draft(state)
    draft.push(*steps)
    run(draft)
    return draft.freeze(), draft.events


def run_alone(state: GameState, *steps: Step) -> Told:
    """Let steps resolve with nothing else on the agenda."""
    return run_step(attrs.evolve(state, agenda=()), *steps)


def next_round(state: GameState, first: Side = Side.ONE, dice: Sequence[int] = ()) -> Told:
    """End the round, whoever has still to act; the next one is a side's to start."""
    ready = attrs.evolve(scripted(state, *dice), first=first, finished=-1)
    return exact(run_alone(ready, EndRound()))


def idle(state: GameState) -> Command:
    """A command that lets the game go on while nobody does anything; of answers, the first."""
    options = list(legal(state))
    return next((c for c in options if isinstance(c, Activate | Hold | Done)), options[0])


def idle_until(state: GameState, kind: type[Event]) -> Told:
    """Let everybody stay where they are, and take the first answer, until something happens."""
    events: list[Event] = []
    while not of(events, kind):
        state, more = play(state, idle(state))
        events += more
    return state, events


def farthest(state: GameState, kind: type[Advance | Rush], by: str = "1") -> int:
    """The last column a unit may be sent to."""
    state, _ = play(state, Activate(uid(state, by)))
    return max([state.table.grid.xy(command.cell)[0] for command in offered(state, kind)])
