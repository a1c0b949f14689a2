"""The skirmish as it is run, kept and counted."""

from starquest.model.setup import SkirmishSetup
from starquest.play.modes.registry import PlayMode
from starquest.play.modes.skirmish.invariants import points_add_up, two_play
from starquest.play.modes.skirmish.record import TOLD, record, results

MOST_UNITS = 200
LONGEST_TEXT = 200
WIDEST = 96
NARROWEST = 12


def in_bounds(setup: SkirmishSetup) -> bool:
    """Whether the forces and the table of a setup are such as can be played."""
    texts = (*setup.one, *setup.two, *setup.names, *setup.minds, setup.theme)
    sizes = (setup.width, setup.height)
    return (
        0 < len(setup.one) <= MOST_UNITS
        and 0 < len(setup.two) <= MOST_UNITS
        and all(NARROWEST <= size <= WIDEST for size in sizes)
        and all(len(text) <= LONGEST_TEXT for text in texts)
    )


SKIRMISH = PlayMode(
    id="skirmish",
    setup=SkirmishSetup,
    in_bounds=in_bounds,
    checks=(points_add_up, two_play),
    strict=(),
    landmark=lambda before, after: before.round != after.round,
    record=record,
    told=TOLD,
    results=results,
)
