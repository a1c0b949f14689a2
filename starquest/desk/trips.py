"""Ways of several rounds: where each hero is bound for, and what makes it forget that.

Nobody walks by itself: a goal is only offered again when its hero acts.
"""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import attrs

from starquest.engine.forecast.threats import threats
from starquest.engine.scene import Scene
from starquest.model.command import Advance, Charge, Command, Hold, Rest, Rush
from starquest.model.event import Event, HitsRolled, Wounded
from starquest.model.ids import NOBODY, Cell, EntityId

OTHER = (Advance, Charge, Hold, Rest, Rush)
"""What a hero does instead of going on."""


class Halt(StrEnum):
    """Why a hero goes no farther."""

    SEEN = "seen"
    HURT = "hurt"
    BLOCKED = "blocked"


@attrs.frozen
class Trip:
    """A goal, and the enemies that were known of when it was set out for."""

    goal: Cell
    known: frozenset[EntityId] = frozenset()


@attrs.frozen
class Ended:
    """A trip that is over before its goal."""

    hero: EntityId
    why: Halt
    enemy: EntityId = NOBODY


@attrs.define
class Trips:
    """The goals of all heroes; each change makes a new table, so that an old one can be kept."""

    goals: Mapping[EntityId, Trip] = attrs.Factory(dict)
    ended: list[Ended] = attrs.Factory(list)
    """What has not been told yet."""

    def set_out(self, hero: EntityId, trip: Trip) -> None:
        """Remember where a hero is bound for."""
        self.goals = {**self.goals, hero: trip}

    def forget(self, hero: EntityId) -> bool:
        """Remember it no longer; whether there was anything to forget."""
        there = hero in self.goals
        if there:
            self.goals = {unit: trip for unit, trip in self.goals.items() if unit != hero}
        return there

    def halt(self, hero: EntityId, why: Halt, enemy: EntityId = NOBODY) -> None:
        """Forget a goal, which is to be told."""
        if self.forget(hero):
            self.ended.append(Ended(hero, why, enemy))

    def note(self, told: Iterable[Event], hero: EntityId, command: Command | None) -> None:
        """Forget the goals of who was attacked or hurt, and of who does something else."""
        if not self.goals:
            return
        if isinstance(command, OTHER):
            self.forget(hero)
        for event in told:
            match event:
                case HitsRolled(target=unit) | Wounded(unit=unit):
                    self.halt(unit, Halt.HURT)
                case _:
                    pass

    def offered(self, scene: Scene, hero: EntityId, seen: Sequence[EntityId]) -> Cell | None:
        """Where a hero goes on to that begins to act; nowhere if an enemy has come near."""
        trip = self.goals.get(hero)
        new = noticed(scene, hero, seen) - trip.known if trip else frozenset()
        if new:
            self.halt(hero, Halt.SEEN, min(new))
        return trip.goal if trip and not new else None

    def news(self) -> list[Ended]:
        """What has ended since it was last asked for."""
        found, self.ended = self.ended, []
        return found


def noticed(scene: Scene, hero: EntityId, seen: Sequence[EntityId]) -> frozenset[EntityId]:
    """The enemies in sight that a hero sees itself, or that could attack it where it is."""
    cells, here = scene.cells(hero), scene.mask(hero)
    if not cells or not seen:
        return frozenset()
    near = {enemy for enemy in seen if scene.sees(here, scene.mask(enemy))}
    rest = [enemy for enemy in seen if enemy not in near]
    able = threats(scene.state, hero, cells[0], rest).attackers if rest else ()
    return frozenset(near | {attacker.enemy for attacker in able})
