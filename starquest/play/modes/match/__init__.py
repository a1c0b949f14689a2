"""The match as it is run, kept and counted."""

from starquest.engine.modes.field.zones import NARROWEST
from starquest.model.army import ArmyList
from starquest.model.setup import MatchSetup
from starquest.play.modes.match.invariants import course_fits, markers_lie_right, points_add_up
from starquest.play.modes.match.record import TOLD, record
from starquest.play.modes.match.results import results
from starquest.play.modes.registry import PlayMode
from starquest.play.modes.skirmish.invariants import two_play

MOST_UNITS = 200
LONGEST_TEXT = 200
WIDEST = 96


def in_bounds(setup: MatchSetup) -> bool:
    """Whether the lists and the table of a setup are such as can be played."""
    texts = (*setup.names, *setup.minds, setup.theme)
    sizes = (setup.width, setup.height)
    return (
        all(map(_plausible, setup.sides))
        and all(NARROWEST <= size <= WIDEST for size in sizes)
        and all(len(text) <= LONGEST_TEXT for text in texts)
    )


def _plausible(army: ArmyList) -> bool:
    texts = [army.name, *army.factions, army.mode]
    texts += [text for unit in army.units for text in (unit.kind, unit.name, *unit.upgrades)]
    return 0 < len(army.units) <= MOST_UNITS and all(len(text) <= LONGEST_TEXT for text in texts)


MATCH = PlayMode(
    id="match",
    setup=MatchSetup,
    in_bounds=in_bounds,
    checks=(points_add_up, two_play, markers_lie_right, course_fits),
    strict=(),
    landmark=lambda before, after: before.round != after.round,
    record=record,
    told=TOLD,
    results=results,
)
