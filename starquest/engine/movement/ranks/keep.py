"""Keep: everybody goes the same way, so the squad stands as it stood."""

from starquest.engine.board.bits import GridBits
from starquest.engine.movement.ranks.plans import Plan
from starquest.model.ids import Cell


def kept(bits: GridBits, starts: list[Cell]) -> Plan:
    """The squad as it stands."""
    spots = [bits.grid.xy(cell) for cell in starts]
    x, y = spots[0]
    return tuple([(across - x, down - y) for across, down in spots])
