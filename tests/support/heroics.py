"""Short ways to let heroes and enemies act on a board of `tests.support.quest`.

`arena` is a board whose one objective lies behind a wall, so that nothing but the drawing matters.
`act` activates somebody and carries out commands; every scripted die must be rolled, and no other.
`skill`, `item` and `feat` make the commands from the characters of the drawing; a place is a column
and a row.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from starquest.content.build import spells_of
from starquest.content.spells import Tradition
from starquest.engine.draft import Draft
from starquest.engine.game import legal
from starquest.engine.modes.quest.heroes.pack import outfit
from starquest.model.change import changed
from starquest.model.command import (
    Activate,
    Cast,
    Charge,
    Choose,
    Command,
    Done,
    Hold,
    Shoot,
    Shot,
    UseFeat,
    UseItem,
    UseSkill,
)
from starquest.model.component import Body, Pack, Status, Trap
from starquest.model.event import Event, Wounded
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side
from starquest.model.modifier import Grant, Modifier, Stat
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Effect, EndRound, Turn
from starquest.model.table import Piece
from tests.support.board import fighter
from tests.support.quest import (
    catalog,
    cell,
    exact,
    hero,
    of,
    offered,
    play,
    quest,
    run_alone,
    run_step,
    scripted,
)

Told = tuple[GameState, list[Event]]
Spot = tuple[int, int]

DUMMY = fighter(rules=["tough 9"])
"""An enemy with Quality 4+, Defense 4+ and nine wounds that does nothing."""
GRUNT = fighter()
"""The same with one wound."""


def arena(
    drawing: str | Sequence[str],
    heroes: Mapping[str, str],
    enemies: Mapping[str, str | Profile] | None = None,
    **rest: Any,
) -> GameState:
    """The mission drawn, kept going by an objective nobody sees or gets to."""
    rows = [row for row in (drawing.split("\n") if isinstance(drawing, str) else drawing) if row]
    width = max(len(row) for row in rows)
    hidden = ["#" * width, "Z".ljust(width, "#")]
    return quest(
        [*[row.ljust(width, ".") for row in rows], *hidden], heroes, enemies, {"Z": 5}, **rest
    )


def who(state: GameState, marks: str) -> tuple[EntityId, ...]:
    """The units drawn with these characters."""
    return tuple(hero(state, mark) for mark in marks)


def act(state: GameState, mark: str, *commands: Command) -> Told:
    """Activate a unit and carry out commands, with exactly the dice of the script."""
    return exact(play(state, Activate(hero(state, mark)), *commands))


def begin(state: GameState, mark: str) -> GameState:
    """The same with a unit's activation under way."""
    return play(state, Activate(hero(state, mark)))[0]


def acting(state: GameState) -> Act:
    """The activation under way."""
    top = state.agenda[-1]
    assert isinstance(top, Act), top
    return top


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


def shoot(state: GameState, weapon: str, at: str) -> Shoot:
    """The command to fire one weapon at a unit."""
    return Shoot((Shot(weapon, hero(state, at)),))


def shot(state: GameState, weapon: str, by: str, at: str, *answers: int) -> Told:
    """A unit holds and shoots; then whoever is asked answers."""
    choices = [Choose(answer) for answer in answers]
    return act(state, by, Hold(), shoot(state, weapon, at), *choices)


def charge_of(state: GameState, at: str) -> Charge:
    """A charge at a unit that is offered now."""
    target = hero(state, at)
    return next(command for command in offered(state, Charge) if command.target == target)


def charged(state: GameState, by: str, at: str, *answers: int) -> Told:
    """A unit charges another; then whoever is asked answers."""
    state = begin(state, by)
    return exact(play(state, charge_of(state, at), *[Choose(answer) for answer in answers]))


def waiting(state: GameState) -> Ask:
    """The question the game waits with."""
    top = state.agenda[-1]
    assert isinstance(top, Ask), top
    return top


def option(state: GameState, value: int) -> Choose:
    """The answer that means this."""
    return Choose(waiting(state).options.index(value))


def spots(state: GameState) -> set[Spot]:
    """The places a question about a place offers."""
    grid = state.table.grid
    return {grid.xy(Cell(value)) for value in waiting(state).options if value != OFF_TABLE}


def to(state: GameState, x: int, y: int) -> Choose:
    """The answer to a question about a place."""
    return option(state, cell(state, x, y))


def asked_for(state: GameState, kind: AskKind) -> bool:
    """Whether the game waits with a question of this kind."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Ask) and top.kind == kind


def body(state: GameState, mark: str) -> Body:
    """The first model of a unit."""
    return state.world.bodies[state.world.squads[hero(state, mark)].members[0]]


def status(state: GameState, mark: str) -> Status:
    """How a unit stands."""
    return state.world.statuses[hero(state, mark)]


def power(state: GameState, mark: str) -> int:
    """A hero's power."""
    return state.world.powers[hero(state, mark)].left


def pack(state: GameState, mark: str) -> Pack:
    """What a hero owns."""
    return state.world.packs[hero(state, mark)]


def conditions(state: GameState, mark: str) -> tuple[str, ...]:
    """What ails a hero."""
    return state.world.ailments[hero(state, mark)].conditions


def borne(state: GameState, mark: str, stat: Stat) -> list[Modifier]:
    """What temporarily changes a value of a unit."""
    row = state.world.effects[hero(state, mark)]
    return [m for m in row.modifiers if isinstance(m, Modifier) and m.stat is stat]


def lent(state: GameState, mark: str) -> list[RuleRef]:
    """The rules a unit has for a time."""
    row = state.world.effects[hero(state, mark)]
    return [grant.rule for grant in row.modifiers if isinstance(grant, Grant)]


def wounds(events: Sequence[Event], state: GameState, mark: str) -> int:
    """How many wounds a unit took, or the one that had this name."""
    return sum(event.wounds for event in of(events, Wounded) if event.unit == hero(state, mark))


def geared(state: GameState, mark: str, **slots: Any) -> GameState:
    """The same, but a hero wears and wields this."""
    draft, unit = Draft(state), hero(state, mark)
    draft.world.packs[unit] = changed(draft.world.packs[unit], **slots)
    outfit(draft, unit)
    return draft.freeze()


def able(state: GameState, mark: str, **stats: int) -> GameState:
    """The same, but a hero has these stats."""
    draft, unit = Draft(state), hero(state, mark)
    draft.world.heroes[unit] = changed(draft.world.heroes[unit], **stats)
    return draft.freeze()


def activated(state: GameState, marks: str) -> GameState:
    """The same, but these units have activated this round."""
    draft = Draft(state)
    for mark in marks:
        unit = hero(state, mark)
        draft.set_status(unit, attrs.evolve(draft.world.statuses[unit], activated=True))
    return draft.freeze()


def with_tokens(state: GameState, mark: str, tokens: int) -> GameState:
    """The same, but a caster holds spell tokens."""
    draft, unit = Draft(state), hero(state, mark)
    draft.world.spell_tokens[unit] = attrs.evolve(draft.world.spell_tokens[unit], tokens=tokens)
    return draft.freeze()


def taught(state: GameState, mark: str, tradition: Tradition, tokens: int = 6) -> GameState:
    """The same, but a caster knows the spells of a tradition and holds tokens."""
    draft, unit = Draft(state), hero(state, mark)
    row = draft.world.heroes[unit]
    base = attrs.evolve(row.base, spells=spells_of(catalog(), tradition))
    draft.world.heroes[unit] = attrs.evolve(row, base=base)
    outfit(draft, unit)
    return with_tokens(draft.freeze(), mark, tokens)


def cast(state: GameState, spell: str, marks: str) -> Cast:
    """The command to cast a spell on units."""
    return Cast(spell, who(state, marks))


def cast_by(state: GameState, mark: str, spell: str, marks: str) -> Told:
    """A unit casts a spell on units."""
    return act(state, mark, cast(state, spell, marks))


def castable(state: GameState, mark: str, spell: str) -> list[str]:
    """Whom a unit may cast a spell on, as the characters of the drawing."""
    names = state.world.units
    found = [c.targets for c in offered(begin(state, mark), Cast) if c.spell == spell]
    return ["".join(names[unit].name for unit in group) for group in found]


def pieced(state: GameState, *places: Spot) -> GameState:
    """The same, but these places are one piece of terrain."""
    piece = Piece("ruin", tuple(cell(state, x, y) for x, y in places))
    return attrs.evolve(state, table=attrs.evolve(state.table, pieces=(piece,)))


def trapped(state: GameState, by: str, at: Spot) -> GameState:
    """The same, but somebody has set a trap at a place."""
    draft = Draft(state)
    draft.world.traps[draft.create()] = Trap(cell(state, *at), hero(state, by), "set_trap")
    return draft.freeze()


def turn_of(state: GameState, side: Side, *dice: int) -> GameState:
    """The same at a later moment of the round: a side's turn, with other dice to come."""
    return scripted(attrs.evolve(state, agenda=(Turn(side),)), *dice)


def next_round(state: GameState, first: Side = Side.HEROES, dice: Sequence[int] = ()) -> Told:
    """End the round, whoever has still to act; the next one is a side's to start."""
    ready = attrs.evolve(scripted(state, *dice), first=first, finished=-1)
    return exact(run_alone(ready, EndRound()))


def turreted(state: GameState, by: str, at: Spot) -> GameState:
    """The same, but somebody has set up a turret at a place."""
    unit = hero(state, by)
    return run_step(state, Effect("skill", "deploy_turret", unit, (unit,), cell=cell(state, *at)))[
        0
    ]


def idle(state: GameState) -> Command:
    """A command that lets the game go on while nobody does anything."""
    return next(c for c in legal(state) if isinstance(c, Activate | Hold | Done))
