"""A checker of secrets: does what a side is shown or told speak of what it cannot know?

It works out by itself who may have been glimpsed during a command, cell by cell from the rules'
own sight, and generously: whoever any of the side's places at any moment sees at any of its places
may be spoken of. Everybody else may not.
"""

from collections.abc import Iterator
from typing import Any

import attrs

from starquest.desk.film import Picture
from starquest.desk.frame import Frame
from starquest.engine.scene import Scene
from starquest.model.event import Asked, Chosen, Deployed, Event, Moved
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side
from starquest.model.result import Happened
from starquest.model.state import GameState
from starquest.model.world import World
from starquest.text.clean import clean
from starquest.text.log import LogEntry

TAG = 700_000
"""Added to a unit's id it is a number no text has by chance."""
ENEMIES = ("enemy", "enemy2", "shaken")


class LeakError(AssertionError):
    """Somebody was shown or told what the side cannot know."""


def tagged(state: GameState) -> dict[EntityId, str]:
    """A name for each unit and model that can be found in any text."""
    world = state.world
    units = {unit: f"{clean(row.name)} {TAG + unit}" for unit, row in world.units.items()}
    return units | {model: units[row.unit] for model, row in world.bodies.items()}


def places(state: GameState, unit: EntityId) -> set[Cell]:
    """The cells a unit fills; none if it is gone or off the table."""
    if unit not in state.world.squads:
        return set()
    size = max(profile.footprint for profile in state.world.builds[unit].profiles)
    anchors = [state.world.places[m].cell for m in state.world.squads[unit].members]
    return {cell for at in anchors if at != OFF_TABLE for cell in _filled(state, at, size)}


def _filled(state: GameState, at: Cell, size: int) -> list[Cell]:
    stride = state.table.grid.stride
    return [Cell(at + x + y * stride) for y in range(size) for x in range(size)]


def sees(state: GameState, a: set[Cell], b: set[Cell]) -> bool:
    """Whether any cell of a sees any of b by the rules, one pair after the other."""
    scene, grid = Scene(state), state.table.grid
    limit = scene.sight_limit() or 1_000_000
    opaque = scene.field.opaque
    return any(
        scene.field.sees(x, y)
        for x in a if not opaque >> x & 1
        for y in b if grid.distance(x, y) <= limit
    )  # fmt: skip


@attrs.define
class Watch:
    """What one side may know of a game, as the checker finds it."""

    side: Side
    open_table: bool
    met: dict[EntityId, set[Cell]] = attrs.Factory(dict)
    """Where each enemy may ever have been seen."""

    def glimpsed(self, part: Happened) -> set[EntityId]:
        """The enemies that may have been seen at any moment of a command."""
        states = [state for state in (part.before, part.after) if state is not None]
        units = {unit: row.side for state in states for unit, row in state.world.units.items()}
        where = {unit: self._everywhere(part, states, unit) for unit in units}
        mine = {cell for unit, side in units.items() if side is self.side for cell in where[unit]}
        found = set()
        for unit, side in units.items():
            on_table = self.open_table and where[unit]
            seen = on_table or any(sees(state, mine, where[unit]) for state in states)
            if side is not self.side and (seen or self._asked(part, unit)):
                found.add(unit)
                self.met.setdefault(unit, set()).update(where[unit])
        return found

    def _asked(self, part: Happened, unit: EntityId) -> bool:
        """Whether the side itself is asked about a unit, or answers."""
        own = [e for e in part.events if isinstance(e, Asked | Chosen) and e.side is self.side]
        return any(event.unit == unit for event in own)

    @staticmethod
    def _everywhere(part: Happened, states: list[GameState], unit: EntityId) -> set[Cell]:
        """Every cell a unit was on at any moment."""
        found = {cell for state in states for cell in places(state, unit)}
        for event in part.events:
            state = next(s for s in states if unit in s.world.units)
            size = max(p.footprint for p in state.world.builds[unit].profiles)
            if isinstance(event, Moved) and _owner(states, event.model) == unit:
                found |= {c for at in event.path for c in _filled(state, at, size)}
            elif isinstance(event, Deployed) and event.unit == unit:
                found |= {c for at in event.cells for c in _filled(state, at, size)}
        return found

    def secrets(self, part: Happened) -> set[EntityId]:
        """The enemies nothing may speak of after a command."""
        glimpsed = self.glimpsed(part)
        rows = (part.before.world.units if part.before else {}) | part.after.world.units
        return {u for u, row in rows.items() if row.side is not self.side and u not in glimpsed}


def _owner(states: list[GameState], model: EntityId) -> EntityId:
    rows = [s.world.bodies[model].unit for s in states if model in s.world.bodies]
    return rows[0] if rows else model


def entities(value: Any) -> Iterator[int]:  # noqa: ANN401 - any part of an event
    """Every entity a value names, by the types of its fields and in its sources."""
    for field in attrs.fields(type(value)):
        found = getattr(value, field.name)
        if field.type is EntityId:
            yield found
        elif field.type == tuple[EntityId, ...]:
            yield from found
        elif field.type == tuple[tuple[EntityId, int], ...]:
            yield from (entity for entity, _ in found)
        elif isinstance(found, str) and found.startswith("unit:"):
            yield int(found.removeprefix("unit:"))
        elif attrs.has(type(found)):
            yield from entities(found)
        elif isinstance(found, tuple):
            yield from (e for part in found if attrs.has(type(part)) for e in entities(part))


def check_events(told: tuple[Event, ...], part: Happened, hidden: set[EntityId]) -> None:
    """No event that is told names a hidden unit or one of its models."""
    worlds = [state.world for state in (part.before, part.after) if state is not None]
    models = {m for w in worlds for m, row in w.bodies.items() if row.unit in hidden}
    for event in told:
        if found := (hidden | models) & set(map(EntityId, entities(event))):
            raise LeakError(f"{event} tells of {found}")


def check_text(lines: list[str], hidden: set[EntityId]) -> None:
    """No line has the name of a hidden unit."""
    for line in lines:
        for unit in hidden:
            if str(TAG + unit) in line:
                raise LeakError(f"'{line}' tells of {unit}")


def check_log(entries: list[LogEntry], hidden: set[EntityId]) -> None:
    """Neither headlines nor details, nor whom an entry is about."""
    for entry in entries:
        check_text([entry.headline, *entry.details], hidden)
        if entry.unit in hidden:
            raise LeakError(f"{entry} is about {entry.unit}")


def check_film(
    pictures: list[Picture], part: Happened, watch: Watch, hidden: set[EntityId]
) -> None:
    """No picture draws anybody where only hidden units were."""
    states = [state for state in (part.before, part.after) if state is not None]
    rows = {unit: row for state in states for unit, row in state.world.units.items()}
    everywhere = {unit: watch._everywhere(part, states, unit) for unit in rows}
    dark = {cell for unit in hidden for cell in everywhere[unit]}
    known = {cell for unit in rows if unit not in hidden for cell in everywhere[unit]}
    for picture in pictures:
        for cell, mark in picture.items():
            if cell in dark - known and mark.ink in (*ENEMIES, "effect"):
                raise LeakError(f"a picture shows {mark} on {cell}")


def check_frame(frame: Frame, state: GameState, watch: Watch) -> None:
    """Enemies are drawn only if they are seen, marks only where one was, light only where it is."""
    scene = Scene(state)
    units = state.world.units
    mine = {
        cell for unit in scene.units(watch.side) for cell in places(state, unit)
    }  # who is down sees nothing
    seen = {
        cell
        for unit, row in units.items()
        if row.side is not watch.side
        and (at := places(state, unit))
        and (watch.open_table or sees(state, mine, at))
        for cell in at
    }
    met = {cell for cells in watch.met.values() for cell in cells}
    for cell, mark in frame.things.items():
        if mark.ink in ENEMIES and cell not in seen:
            raise LeakError(f"{mark} is drawn on {cell}")
        if mark.ink == "lost" and mark.detail == " " and cell not in met:
            raise LeakError(f"an enemy is remembered on {cell}")
    placed = any(places(state, u) for u, row in units.items() if row.side is watch.side)
    if placed:
        _check_light(frame.lit, scene, mine, seen)


def _check_light(lit: int, scene: Scene, mine: set[Cell], seen: set[Cell]) -> None:
    """A lit cell is in sight, a wall beside one that is, or where somebody stands who is seen."""
    grid, limit = scene.table.grid, scene.sight_limit() or 1_000_000
    eyes = {
        cell
        for cell in map(Cell, range(grid.stride * grid.height))
        if grid.holds(cell)
        and not scene.field.opaque >> cell & 1
        and any(scene.field.sees(x, cell) and grid.distance(x, cell) <= limit for x in mine)
    }
    around = (-1, 1, grid.stride, -grid.stride)
    beside = {c + d + e for c in eyes for d in (0, *around) for e in (0, *around)}
    for cell in map(Cell, range(grid.stride * grid.height)):
        wall = scene.field.opaque >> cell & 1 and cell in beside
        if lit >> cell & 1 and not (cell in eyes or cell in seen or wall):
            raise LeakError(f"cell {cell} is lit")


def without(state: GameState, hidden: set[EntityId]) -> GameState:
    """The same game if some units had never been."""
    world = state.world.copy()
    for unit in hidden & set(world.units):
        for entity in (unit, *world.squads[unit].members):
            for field in attrs.fields(World):
                if field.name != "players":
                    getattr(world, field.name).pop(entity, None)
    return attrs.evolve(state, world=world)
