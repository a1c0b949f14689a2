"""Ground that is different for a while, and when that ends."""

import attrs

from starquest.engine.draft import Draft
from starquest.model.table import Zone


def drop_zones(draft: Draft, until: str) -> None:
    """End the zones that last until this moment."""
    kept = tuple(zone for zone in draft.table.zones if zone.until != until)
    _lay(draft, kept)


def age_zones(draft: Draft) -> None:
    """Count down the zones that last rounds."""
    aged = [attrs.evolve(z, rounds=z.rounds - 1) if z.until == "round" else z
            for z in draft.table.zones]  # fmt: skip
    _lay(draft, tuple(zone for zone in aged if zone.until != "round" or zone.rounds > 0))


def _lay(draft: Draft, zones: tuple[Zone, ...]) -> None:
    if zones != draft.table.zones:
        draft.change_table(attrs.evolve(draft.table, zones=zones))
