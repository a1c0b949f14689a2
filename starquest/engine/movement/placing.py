"""Putting whole units on the table without walking there: deployment, teleports, pushes."""

import attrs

from starquest.engine.attack.wounds import standing
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.movement.following import Following, following
from starquest.engine.movement.formation import March
from starquest.engine.movement.paths import Pace, Paths, stride
from starquest.engine.movement.walking import move_unit
from starquest.engine.scene import Scene
from starquest.model.event import Asked, Deployed
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.step import Act, Ask, AskKind, Relocate
from starquest.model.steps.ask_facts import PlaceFacts, ShiftFacts


def spots(scene: Scene, unit: EntityId, area: int) -> int:
    """The cells of an area where a unit's lead may be put with everybody beside it."""
    return _landing(scene, unit, area).goals()


def _landing(scene: Scene, unit: EntityId, area: int) -> Following:
    """How a unit stands that comes down in an area, wherever it stood before."""
    paths, count = Paths(scene, unit), len(scene.world.squads[unit].members)
    return following(scene, [], [paths.stops() & area] * count, paths.footprint)


def put_down(draft: Draft, unit: EntityId, cell: Cell, area: int, source: str) -> None:
    """Stand a unit on the table, its lead on a cell that `spots` offers."""
    members = draft.world.squads[unit].members
    cells = _landing(draft, unit, area).cells(cell)
    for model, end in zip(members, cells, strict=True):
        draft.put(model, end)
    draft.emit(Deployed(unit, tuple(cells), source))


def area_round(scene: Scene, mask: int, inches: int) -> int:
    """The cells within some inches of any of these."""
    return scene.field.bits.spread(mask, scene.table.length(inches) + 1)


def _march(scene: Scene, unit: EntityId, inches: int, *, phasing: bool) -> March:
    far = stride(scene, unit, inches)
    paths = Paths(scene, unit, (far, far), phasing=phasing)
    return March(scene, paths, Pace.ADVANCE, paths.stops())


def _area(scene: Scene, unit: EntityId, inches: int, centre: Cell) -> int:
    return area_round(scene, scene.mask(unit) if centre == OFF_TABLE else 1 << centre, inches)


def relocate(draft: Draft, step: Relocate) -> None:
    """Ask where a unit goes."""
    if not standing(draft, step.unit):
        return
    if step.walking:
        march = _march(draft, step.unit, step.inches, phasing=step.phasing)
        walk = ShiftFacts(step.source, step.inches, step.phasing)
        _ask(draft, step, AskKind.SHIFT, march.goals(), walk)
    else:
        board = spots(draft, step.unit, _area(draft, step.unit, step.inches, step.centre))
        facts = PlaceFacts(step.source, step.inches, step.centre)
        _ask(draft, step, AskKind.PLACE, board, facts)


def _ask(
    draft: Draft, step: Relocate, kind: AskKind, board: int, facts: ShiftFacts | PlaceFacts
) -> None:
    options = (OFF_TABLE, *cells_of(board))
    draft.emit(Asked(step.side, step.unit, kind))
    draft.push(Ask(kind, step.side, step.unit, options, facts))


def shift(draft: Draft, ask: Ask, cell: Cell) -> None:
    """Move a unit where its mover says; off the table means it stays."""
    if cell == OFF_TABLE:
        return
    facts = ask.about(ShiftFacts)
    march = _march(draft, ask.unit, facts.inches, phasing=facts.phasing)
    found = march.arrange(cell)
    assert found is not None, "only offered cells come here"
    move_unit(draft, march, *found)
    for index, pending in enumerate(draft.agenda):
        if isinstance(pending, Act) and pending.unit == ask.unit:
            draft.agenda[index] = attrs.evolve(pending, moved=True)


def place(draft: Draft, ask: Ask, cell: Cell) -> None:
    """Place a unit where its mover says; off the table means it stays."""
    if cell == OFF_TABLE:
        return
    facts = ask.about(PlaceFacts)
    area = _area(draft, ask.unit, facts.inches, facts.centre)
    put_down(draft, ask.unit, cell, area, facts.source)
