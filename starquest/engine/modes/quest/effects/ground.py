"""Ops that change the table or put something on it."""

import attrs

from starquest.content import ops
from starquest.content.build import gadget_profile
from starquest.engine.attack.hits import deal_hits
from starquest.engine.attack.wounds import destroy
from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.effects.registry import apply_op
from starquest.engine.modes.quest.quarters import quarter_cells
from starquest.model.component import Decoy, Gadget, Trap, Unit
from starquest.model.dice import Stream
from starquest.model.event import DieRolled, GadgetKind, GadgetPlaced, ObjectiveDamaged
from starquest.model.ids import EntityId
from starquest.model.step import Effect
from starquest.model.table import Zone


def add_zone(draft: Draft, zone: Zone) -> None:
    """Lay a zone on the table."""
    draft.change_table(attrs.evolve(draft.table, zones=(*draft.table.zones, zone)))


@apply_op.register
def _(op: ops.Ground, draft: Draft, step: Effect) -> None:
    length = draft.table.length(op.radius) + 1
    cells = tuple(cells_of(draft.field.bits.disc(step.cell, length)))
    add_zone(
        draft,
        Zone(step.id, cells, op.difficult, op.dangerous, until="round", rounds=op.rounds),
    )


@apply_op.register
def _(op: ops.Bare, draft: Draft, step: Effect) -> None:
    piece = next(piece for piece in draft.table.pieces if step.cell in piece.cells)
    add_zone(draft, Zone(step.id, piece.cells, bare=True, until="wave"))


@apply_op.register
def _(op: ops.Noise, draft: Draft, step: Effect) -> None:
    draft.world.decoys[draft.create()] = Decoy(step.cell, op.inches, op.unless)
    draft.emit(GadgetPlaced(step.by, GadgetKind.NOISE, step.cell))


@apply_op.register
def _(op: ops.SetUp, draft: Draft, step: Effect) -> None:
    for turret, gadget in list(draft.world.gadgets.items()):
        if gadget.owner == step.by:
            destroy(draft, turret, "replaced")
    profile = gadget_profile(draft.catalog, op.gadget)
    owner, name = draft.world.units[step.by], draft.catalog.gadgets[op.gadget].name
    row = Unit(op.gadget, name, owner.side, 1, owner=owner.owner)
    turret = draft.add_unit(row, (profile,), (0,))
    draft.world.gadgets[turret] = Gadget(step.by)
    status = draft.world.statuses[turret]
    draft.set_status(turret, attrs.evolve(status, reserve=False, activated=True))
    draft.put(draft.world.squads[turret].members[0], step.cell)
    draft.emit(GadgetPlaced(turret, GadgetKind.TURRET, step.cell))


@apply_op.register
def _(op: ops.LayTrap, draft: Draft, step: Effect) -> None:
    if step.kind == "trap":
        hits = [(target, op.count) for target in step.targets]
        deal_hits(draft, step.by, hits, op.rules, step.id)
        return
    draft.world.traps[draft.create()] = Trap(step.cell, step.by, step.id)
    draft.emit(GadgetPlaced(step.by, GadgetKind.TRAP, step.cell))


@apply_op.register
def _(op: ops.Mend, draft: Draft, step: Effect) -> None:
    for target in step.targets:
        mend(draft, target, op.count, once=op.once)


def mend(draft: Draft, objective: EntityId, count: int, *, once: bool) -> None:
    """Take damage from an objective."""
    row = draft.world.objectives[objective]
    left = max(0, row.damage - count)
    draft.world.objectives[objective] = attrs.evolve(row, damage=left, mended=row.mended or once)
    draft.emit(ObjectiveDamaged(objective, row.number, left - row.damage, left))


@apply_op.register
def _(op: ops.Quarter, draft: Draft, step: Effect) -> None:
    die = draft.roller.die(Stream.EVENTS, 4)
    draft.emit(DieRolled(step.id, die, die))
    cells = tuple(cells_of(quarter_cells(draft, die)))
    add_zone(draft, Zone(step.id, cells, op.difficult, op.dangerous, until="event"))
