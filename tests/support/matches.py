"""Literal boards of a fight for markers, and small matches from lists."""

from collections.abc import Mapping, Sequence

import attrs

from starquest.content.armies.kinds import kinds_of
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.ids import Cell
from starquest.model.modes.field.ledger import FieldLedger, Marker
from starquest.model.modes.match import RULES, MatchSetup
from starquest.model.state import GameState
from tests.support.board import Kind, board, catalog


def field(
    drawing: str | Sequence[str],
    units: Mapping[str, Kind],
    markers: Mapping[tuple[int, int], int],
    *,
    dice: Sequence[int] = (),
    shaken: str = "",
    round_number: int = 1,
    starting: tuple[int, int] = (0, 0),
) -> GameState:
    """A drawn field with markers at columns and rows, each with its owner."""
    state = board(
        drawing, units, dice=dice, shaken=shaken, settings=RULES, round_number=round_number
    )
    grid = state.table.grid
    laid = [
        Marker(number, Cell(grid.cell(x, y)), owner)
        for number, ((x, y), owner) in enumerate(markers.items(), 1)
    ]
    ledger = FieldLedger(starting=starting, markers=tuple(laid), course=((),) * (round_number - 1))
    return attrs.evolve(state, ledger=ledger)


def army(*kinds: str, points: int = 300) -> ArmyList:
    """A list of these units."""
    faction = kinds_of(catalog())[kinds[0]].faction
    return ArmyList("army", (faction,), points, tuple(ArmyUnit(kind) for kind in kinds))


def setup_of(one: ArmyList, two: ArmyList, **changes: object) -> MatchSetup:
    """A match of two lists."""
    made = MatchSetup((one, two), names=("Ann", "Bob"))
    return attrs.evolve(made, **changes)  # type: ignore[arg-type]  # fields of the setup
