"""States that differ in one thing: each helper returns the same state with one thing changed."""

from collections.abc import Iterable
from typing import Any

import attrs

from starquest.content.build import spells_of
from starquest.content.spells import Tradition
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.conditions import afflict
from starquest.engine.modes.quest.heroes.downed import go_down
from starquest.engine.modes.quest.heroes.pack import outfit
from starquest.model.change import changed
from starquest.model.component import Place, Trap
from starquest.model.ids import Side
from starquest.model.modifier import Lasting
from starquest.model.state import GameState
from starquest.model.step import Effect, Turn
from starquest.model.table import Piece
from tests.support.board import catalog
from tests.support.finding import Spot, cell, models, uid
from tests.support.playing import run_step, scripted


def wounded(state: GameState, mark: str, wounds: int) -> GameState:
    """The same, but the first model of a unit bears wounds."""
    draft, model = Draft(state), models(state, mark)[0]
    draft.world.bodies[model] = attrs.evolve(draft.world.bodies[model], wounds=wounds)
    return draft.freeze()


def downed(state: GameState, marks: str, *, out: bool = False) -> GameState:
    """The same, but these heroes are Unconscious; `out` of the wave if so said."""
    for mark in marks:
        tough = catalog().heroes[state.world.heroes[uid(state, mark)].kind].tough
        draft = Draft(wounded(state, mark, tough))
        unit = uid(state, mark)
        go_down(draft, unit, "test")
        draft.world.ailments[unit] = attrs.evolve(draft.world.ailments[unit], out=out)
        state = draft.freeze()
    return state


def shaken(state: GameState, marks: Iterable[str]) -> GameState:
    """The same, but these units are Shaken."""
    draft = Draft(state)
    for mark in marks:
        draft.shake(uid(state, mark), "test")
    return draft.freeze()


def powered(state: GameState, mark: str, power: int) -> GameState:
    """The same, but a hero has this much power."""
    draft, unit = Draft(state), uid(state, mark)
    draft.world.powers[unit] = attrs.evolve(draft.world.powers[unit], left=power)
    return draft.freeze()


def ailing(state: GameState, mark: str, *conditions: str) -> GameState:
    """The same, but a hero has these conditions."""
    draft = Draft(state)
    for condition in conditions:
        afflict(draft, uid(state, mark), condition, "test")
    return draft.freeze()


def carrying(state: GameState, mark: str, *items: str, money: int = 0) -> GameState:
    """The same, but these are a hero's consumables and credits."""
    draft, unit = Draft(state), uid(state, mark)
    pack = draft.world.packs[unit]
    draft.world.packs[unit] = attrs.evolve(pack, items=items, credits=money)
    return draft.freeze()


def bearing(state: GameState, mark: str, *modifiers: Lasting) -> GameState:
    """The same, but a unit bears modifiers besides its own."""
    draft = Draft(state)
    for modifier in modifiers:
        draft.add_modifier(uid(state, mark), modifier)
    return draft.freeze()


def veterans(state: GameState) -> GameState:
    """The same, but the heroes have reached the last level, so that XP asks for nothing."""
    draft = Draft(state)
    for unit, row in state.world.heroes.items():
        draft.world.heroes[unit] = attrs.evolve(row, level=15)
    return draft.freeze()


def gifted(state: GameState, mark: str, **stats: int) -> GameState:
    """The same, but a hero has these values in `strength`, `dexterity` or `will`."""
    draft, unit = Draft(state), uid(state, mark)
    draft.world.heroes[unit] = changed(draft.world.heroes[unit], **stats)
    return draft.freeze()


def learned(state: GameState, mark: str, skills: Iterable[str]) -> GameState:
    """The same, but a hero knows these skills besides its own."""
    draft, unit = Draft(state), uid(state, mark)
    row = draft.world.heroes[unit]
    draft.world.heroes[unit] = attrs.evolve(row, skills=(*row.skills, *skills))
    return draft.freeze()


def geared(state: GameState, mark: str, **slots: Any) -> GameState:
    """The same, but a hero wears and wields this."""
    draft, unit = Draft(state), uid(state, mark)
    draft.world.packs[unit] = changed(draft.world.packs[unit], **slots)
    outfit(draft, unit)
    return draft.freeze()


def activated(state: GameState, marks: str) -> GameState:
    """The same, but these units have activated this round."""
    draft = Draft(state)
    for mark in marks:
        unit = uid(state, mark)
        draft.set_status(unit, attrs.evolve(draft.world.statuses[unit], activated=True))
    return draft.freeze()


def with_tokens(state: GameState, mark: str, tokens: int) -> GameState:
    """The same, but a caster holds spell tokens."""
    draft, unit = Draft(state), uid(state, mark)
    draft.world.spell_tokens[unit] = attrs.evolve(draft.world.spell_tokens[unit], tokens=tokens)
    return draft.freeze()


def taught(state: GameState, mark: str, tradition: Tradition, tokens: int = 6) -> GameState:
    """The same, but a caster knows the spells of a tradition and holds tokens."""
    draft, unit = Draft(state), uid(state, mark)
    row = draft.world.heroes[unit]
    base = attrs.evolve(row.base, spells=spells_of(catalog(), tradition))
    draft.world.heroes[unit] = attrs.evolve(row, base=base)
    outfit(draft, unit)
    return with_tokens(draft.freeze(), mark, tokens)


def pieced(state: GameState, *places: Spot) -> GameState:
    """The same, but these places are one piece of terrain."""
    piece = Piece("ruin", tuple(cell(state, x, y) for x, y in places))
    return attrs.evolve(state, table=attrs.evolve(state.table, pieces=(piece,)))


def paved(state: GameState, x: int, y: int, glyph: str) -> GameState:
    """The same, but one cell is of another ground."""
    rows = list(state.table.rows)
    rows[y] = f"{rows[y][:x]}{glyph}{rows[y][x + 1 :]}"
    return attrs.evolve(state, table=attrs.evolve(state.table, rows=tuple(rows)))


def lifted(state: GameState, marks: str) -> GameState:
    """The same, but some units wait off the table."""
    world = state.world.copy()
    for mark in marks:
        unit = uid(state, mark)
        world.statuses[unit] = attrs.evolve(world.statuses[unit], reserve=True)
        for model in world.squads[unit].members:
            world.places[model] = Place()
    return attrs.evolve(state, world=world)


def trapped(state: GameState, by: str, at: Spot) -> GameState:
    """The same, but somebody has set a trap at a place."""
    draft = Draft(state)
    draft.world.traps[draft.create()] = Trap(cell(state, *at), uid(state, by), "set_trap")
    return draft.freeze()


def turreted(state: GameState, by: str, at: Spot) -> GameState:
    """The same, but somebody has set up a turret at a place."""
    unit = uid(state, by)
    return run_step(state, Effect("skill", "deploy_turret", unit, (unit,), cell=cell(state, *at)))[
        0
    ]


def turn_of(state: GameState, side: Side, *dice: int) -> GameState:
    """The same at a later moment of the round: a side's turn, with other dice to come."""
    return scripted(attrs.evolve(state, agenda=(Turn(side),)), *dice)
