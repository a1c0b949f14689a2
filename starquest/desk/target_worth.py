"""Targets by worth: whom an attack hurts most comes first, by the exact odds."""

from starquest.desk.choices import Choice
from starquest.desk.foresight import foreseen
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import mean
from starquest.model.ids import Cell, EntityId

MOST = 8
"""The targets that are weighed, the nearest; the rest stay in their order."""


def by_worth(playing: Playing, aim: Choice, near: list[Cell]) -> list[Cell]:
    """Cells of targets: enemies most likely gone, then most hurt; anybody else as they were."""
    units = {playing.place_of(unit): unit for unit in aim.units}
    enemies = [c for c in near if c in units and _enemy(playing, units[c])]
    if len(enemies) != len(near) or len(near) == 1:
        return near
    weighed = {cell: _worth(playing, aim, units[cell]) for cell in near[:MOST]}
    return [*sorted(weighed, key=lambda cell: weighed[cell], reverse=True), *near[MOST:]]


def _enemy(playing: Playing, unit: EntityId) -> bool:
    units = playing.state.world.units
    return unit in units and units[unit].side is not playing.side


def _worth(playing: Playing, aim: Choice, unit: EntityId) -> tuple[float, float]:
    """How likely the target is gone, and how many wounds it takes, by the best way to do it."""
    found = [(0.0, 0.0)]
    for command in aim.at_unit(unit):
        deed = (aim.first, command) if aim.first else (command,)
        fate = foreseen(playing, deed).fate(unit)
        if fate is not None:
            found.append((round(fate.destroyed + fate.down, 6), round(mean(fate.wounds), 6)))
    return max(found)
