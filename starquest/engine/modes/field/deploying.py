"""Edges and deployment: a side chooses its edge, then both deploy a unit in turn."""

import attrs

from starquest.engine.draft import Draft
from starquest.engine.modes.field.zones import field_of, half, zone
from starquest.engine.movement.placing import put_down, spots
from starquest.engine.offers import deploy
from starquest.engine.options import Cells, Group
from starquest.engine.scene import Scene
from starquest.engine.turns.deployment import (
    enter,
    may_wait,
    questions_who_waits,
    roll_off_winner,
)
from starquest.model.command import Deploy
from starquest.model.event import Asked, EdgeChosen, NoRoom
from starquest.model.ids import NOBODY, EntityId, Side
from starquest.model.modes.field.ledger import EDGES, Edge
from starquest.model.step import (
    Ask,
    AskKind,
    ChooseEdge,
    DeployTurn,
    LineUp,
    Reserves,
    StartRound,
)


def choose_edge(draft: Draft, _step: ChooseEdge) -> None:
    """Roll off; the winner is asked for its edge and will deploy and act first."""
    side = draft.first = roll_off_winner(draft)
    draft.note(starter=int(side))
    draft.emit(Asked(side, NOBODY, AskKind.EDGE))
    edges = EDGES[field_of(draft).axis]
    draft.push(Ask(AskKind.EDGE, side, NOBODY, tuple([int(edge) for edge in edges])))


def take_edge(draft: Draft, ask: Ask, value: int) -> None:
    """One side has its edge, the other the one across; then it is asked who stays back."""
    edge = Edge(value)
    other = edge.opposite
    edges = (edge, other) if ask.side is Side.ONE else (other, edge)
    draft.note(edges=(int(edges[0]), int(edges[1])))
    draft.emit(EdgeChosen(ask.side, edge))
    draft.push(*questions_who_waits(draft), LineUp())


def line_up(draft: Draft, _step: LineUp) -> None:
    """Everybody else is to be deployed, the sides in turn; then scouts come, and round 1."""
    for unit in draft.world.units:
        if not may_wait(draft, unit):
            enter(draft, unit)
    draft.push(DeployTurn(draft.first), Reserves(draft.first, scouts=True), StartRound())


def to_deploy(scene: Scene, side: Side) -> list[EntityId]:
    """The units of a side that are still to be put on the table."""
    statuses = scene.world.statuses
    rows = scene.world.units.items()
    return [
        u for u, row in rows if row.side is side and not statuses[u].reserve and not _on(scene, u)
    ]


def _on(scene: Scene, unit: EntityId) -> bool:
    return bool(scene.mask(unit))


def area_for(scene: Scene, unit: EntityId) -> int:
    """Where a unit deploys: its side's zone, its half of the table if there is no room."""
    side = scene.side(unit)
    own = zone(scene, side)
    return own if spots(scene, unit, own) else half(scene, side)


def room_for(scene: Scene, unit: EntityId) -> int:
    """The cells a unit's lead may be deployed on."""
    return spots(scene, unit, area_for(scene, unit))


def still_deploying(draft: Draft, step: DeployTurn) -> bool:
    """Deployment goes on while anybody is left; who finds no room comes later."""
    for side in (step.side, step.side.other):
        _send_away(draft, side)
        if to_deploy(draft, side):
            draft.agenda[-1] = DeployTurn(side)
            return True
    draft.agenda.pop()
    return False


def _send_away(draft: Draft, side: Side) -> None:
    """Who has no room now is kept for the rounds to come."""
    for unit in to_deploy(draft, side):
        if not room_for(draft, unit):
            status = draft.world.statuses[unit]
            draft.set_status(unit, attrs.evolve(status, reserve=True))
            draft.emit(NoRoom(unit))


def deployments(scene: Scene, step: DeployTurn) -> list[Group]:
    """Every place every unit of the side may take."""
    return [Cells(room_for(scene, u), deploy(u)) for u in to_deploy(scene, step.side)]


def deploy_one(draft: Draft, step: DeployTurn, command: Deploy) -> None:
    """Stand a unit in its zone; the other side deploys next."""
    draft.agenda[-1] = DeployTurn(step.side.other)
    put_down(draft, command.unit, command.cell, area_for(draft, command.unit), "deployment")


def bring_reserves(draft: Draft) -> None:
    """From the second round on units come from Ambush, and so does who found no room before."""
    if draft.round == 1:
        return
    for unit, status in list(draft.world.statuses.items()):
        if status.reserve and not status.arrives:
            draft.set_status(unit, attrs.evolve(status, arrives=draft.round))
    draft.push(Reserves(draft.first))
