"""Modes and ops that fit together: whom they aim at, how far, and that they do something."""

from collections.abc import Iterator

from starquest.content.aims import Aim
from starquest.content.catalog import Catalog
from starquest.content.checks import Ident
from starquest.content.fault import fault
from starquest.content.ops import Grant, Ground, Later, Modify, Op, Quarter
from starquest.content.problem import Found, Problem
from starquest.content.skills import Way
from starquest.model.modifier import Until

UNAIMED = {Aim.NONE, Aim.SELF}
FOR_EVENTS = {Aim.NONE, Aim.RANDOM_HERO, Aim.RANDOM_ENEMY}
SIZED = {Aim.ENEMY, Aim.ENEMIES}
COUNTED = {Until.ROUND, Until.WAVE}


def use_problems(catalog: Catalog) -> Iterator[Problem]:
    """Every problem of spells, skills, feats, items and events in what they do to whom."""
    for stem in ("skills", "feats", "items"):
        for key, entry in getattr(catalog, stem).items():
            found = _ways(f"{key}.ways", entry.ways)
            yield from (Problem(f"{stem}.toml", *problem) for problem in found)
    for event in catalog.events.values():
        if event.aim not in FOR_EVENTS:
            yield Problem(
                "events.toml", f"{event.id}.aim", fault("problems.aim.no_event", aim=event.aim)
            )
        yield from (Problem("events.toml", *found) for found in _ops(f"{event.id}.ops", event.ops))
    for spell in catalog.spells.values():
        yield from (Problem("spells.toml", *found) for found in _ops(f"{spell.id}.ops", spell.ops))


def _ways(path: str, ways: tuple[Way, ...]) -> Iterator[Found]:
    ids = [way.id for way in ways]
    if len(ids) > 1 and (len(set(ids)) < len(ids) or any(map(Ident().problem, ids))):
        yield path, fault("problems.way.ids")
    for at, way in enumerate(ways):
        place = f"{path}[{at}]"
        yield from _aim(place, way)
        yield from _ops(f"{place}.ops", way.ops)


def _aim(path: str, way: Way) -> Iterator[Found]:
    if way.aim in FOR_EVENTS - UNAIMED:
        yield f"{path}.aim", fault("problems.aim.event", aim=way.aim)
    elif (way.range > 0) == (way.aim in UNAIMED):
        yield f"{path}.range", fault("problems.aim.range", aim=way.aim, range=way.range)
    if way.area and way.aim != Aim.CELL:
        yield f"{path}.area", fault("problems.aim.area")
    if way.largest and way.aim not in SIZED:
        yield f"{path}.largest", fault("problems.aim.enemies")


def _ops(path: str, ops: tuple[Op, ...]) -> Iterator[Found]:
    for at, op in enumerate(ops):
        if _idle(op):
            yield f"{path}[{at}]", fault("problems.op.idle")
        if isinstance(op, Modify | Later | Grant) and op.count > 1 and op.until not in COUNTED:
            yield f"{path}[{at}].count", fault("problems.op.until", until=op.until)


def _idle(op: Op) -> bool:
    if isinstance(op, Ground | Quarter):
        return not (op.difficult or op.dangerous)
    return not getattr(op, "d3", False) and getattr(op, "count", 1) == 0
