"""From army lists to units off the table."""

from starquest.content.armies.build import build_unit
from starquest.engine.draft import Draft
from starquest.model.army import ArmyList, ArmyUnit
from starquest.model.component import Player, Unit
from starquest.model.ids import PlayerId, Side
from starquest.model.modes.field.ledger import FieldLedger


def enlist(
    draft: Draft, armies: tuple[ArmyList, ArmyList], names: tuple[str, str], minds: tuple[str, str]
) -> None:
    """Both players and all they bring."""
    for side, army in zip(Side, armies, strict=True):
        player = PlayerId(side + 1)
        draft.world.players[player] = Player(names[side], side, minds[side])
        for entry in army.units:
            _recruit(draft, player, entry)
    units = list(draft.world.units.values())
    worth = [sum([row.points for row in units if row.side is side]) for side in Side]
    starting = [sum([row.side is side for row in units]) for side in Side]
    draft.ledger = FieldLedger((worth[0], worth[1]), starting=(starting[0], starting[1]))


def _recruit(draft: Draft, player: PlayerId, entry: ArmyUnit) -> None:
    side, built = draft.world.players[player].side, build_unit(draft.catalog, entry)
    unit = Unit(entry.kind, built.name, side, len(built.kinds), built.cost, owner=player)
    draft.add_unit(unit, built.profiles, built.kinds)
