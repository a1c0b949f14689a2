"""Who did what: the deeds of every unit, and the legs of the way, counted from events."""

import attrs

from starquest.engine.modes.quest.round_end import holders
from starquest.engine.scene import scene_of
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import NOBODY, EntityId, Side
from starquest.model.state import GameState


@attrs.define
class Deeds:
    """What one unit has done and suffered."""

    kills: int = 0
    """Enemy models it felled."""
    points: int = 0
    """Points of the enemy units it destroyed."""
    dealt: int = 0
    taken: int = 0
    falls: int = 0
    searched: int = 0
    credits: int = 0
    """Credits gained; what was spent is not taken off."""
    held: int = 0
    """Objectives it held as a wave ended."""
    tests: int = 0
    passed: int = 0


@attrs.frozen
class Fall:
    """A hero that went down: by whom, and by what."""

    hero: EntityId
    by: EntityId
    source: str
    round: int


@attrs.define
class Leg:
    """One wave, or one round where there are no waves."""

    number: int
    at: int
    """After how many commands it began."""
    points: int = 0
    """What its enemies are worth."""
    boss: bool = False
    round: int = 0
    destroyed: int = 0
    """Points of destroyed enemies."""
    given: int = 0
    """Points of one's own that were destroyed."""
    damage: int = 0
    """Damage to objectives."""
    lost: int = 0
    """Objectives destroyed."""
    dealt: int = 0
    taken: int = 0
    falls: int = 0
    held: int = 0
    finished: bool = False
    swept: bool = False
    """Whether no enemy was left as it ended."""


class Doers:
    """Who is at work: wounds do not say whose they are, what goes before them does."""

    def __init__(self) -> None:
        self._actor = NOBODY
        self._weapons: dict[str, EntityId] = {}

    def watch(self, event: Event) -> None:
        """Take in who acts."""
        match event:
            case events.HitsRolled(attacker, weapon=weapon):
                self._weapons[weapon] = attacker
                self._actor = attacker
            case events.SkillUsed(unit) | events.SpellTried(unit):
                self._actor = unit
            case events.Activated(unit):
                self._actor = unit
                self._weapons.clear()
            case events.RoundStarted() | events.RoundEnded() | events.EventStruck():
                self._actor = NOBODY
                self._weapons.clear()
            case _:
                pass

    def of(self, source: str) -> EntityId:
        """Whose doing something is that has this source."""
        return self._weapons.get(source, self._actor)


class Tally:
    """Everybody's deeds and the legs, while a run is played again."""

    def __init__(self) -> None:
        self.deeds: dict[EntityId, Deeds] = {}
        self.legs: list[Leg] = []
        self.fall: Fall | None = None
        """The last hero that went down."""
        self.ruin = 0
        """The objective that was destroyed last."""
        self._doers = Doers()

    def add(self, told: tuple[Event, ...], after: GameState, at: int) -> None:
        """Take in what a command led to."""
        for event in told:
            self._begin(event, after, at)
            self._doers.watch(event)
            self._fight(event, after)
            self._mission(event, after)

    def _begin(self, event: Event, after: GameState, at: int) -> None:
        match event:
            case events.WaveStarted(wave, points, boss):
                self.legs.append(Leg(wave, at, points, boss, after.round))
            case events.RoundStarted(number) if not after.world.heroes:
                self.legs.append(Leg(number, at, round=number))
            case _:
                if not self.legs:
                    self.legs.append(Leg(0, at))

    def _fight(self, event: Event, after: GameState) -> None:
        leg = self.legs[-1]
        match event:
            case events.Wounded(unit=unit, wounds=wounds, source=source):
                ours = side_of(after, unit) is Side.ONE
                self._of(unit).taken += wounds
                self._foe(self._doers.of(source), unit, after).dealt += wounds
                leg.taken += wounds if ours else 0
                leg.dealt += 0 if ours else wounds
            case events.ModelDown(unit=unit, by=by, source=source):
                self._foe(by or self._doers.of(source), unit, after).kills += 1
            case events.UnitDestroyed(unit, side, source, by):
                worth = after.world.gone[unit].unit.points if unit in after.world.gone else 0
                self._foe(by or self._doers.of(source), unit, after).points += worth
                leg.destroyed += worth if side is Side.TWO else 0
                leg.given += worth if side is Side.ONE else 0
            case events.WentDown(unit, source):
                self.fall = Fall(unit, self._doers.of(source), source, after.round)
                self._of(unit).falls += 1
                leg.falls += 1
            case _:
                pass

    def _mission(self, event: Event, after: GameState) -> None:
        leg = self.legs[-1]
        match event:
            case events.StatTested(unit, check=check) | events.SpellTried(unit, test=check):
                self._of(unit).tests += 1
                self._of(unit).passed += check.passed
            case events.TokenRevealed(hero=hero):
                self._of(hero).searched += 1
            case events.CreditsChanged(unit, change):
                self._of(unit).credits += max(0, change)
            case events.ObjectiveDamaged(number=number, change=change, destroyed=destroyed):
                self.ruin = number if destroyed else self.ruin
                leg.damage += max(0, change)
                leg.lost += destroyed
            case events.WaveEnded(seized=seized):
                leg.held, leg.finished = len(seized), True
                sides = [row.side for row in after.world.units.values()]
                leg.swept = Side.TWO not in sides
                for hero in _holding(after, seized):
                    self._of(hero).held += 1
            case _:
                pass

    def _of(self, unit: EntityId) -> Deeds:
        return self.deeds.setdefault(unit, Deeds())

    def _foe(self, by: EntityId, unit: EntityId, after: GameState) -> Deeds:
        """The deeds of whoever did it; of nobody if it was done to a friend or to oneself."""
        gadget = after.world.gadgets.get(by)
        doer = gadget.owner if gadget else by
        fought = doer and side_of(after, doer) is not side_of(after, unit)
        return self._of(doer) if fought else Deeds()


def side_of(state: GameState, unit: EntityId) -> Side:
    """The side of a unit that is there or was."""
    row = state.world.units.get(unit)
    if row is None and unit in state.world.gone:
        row = state.world.gone[unit].unit
    return row.side if row else Side.ONE


def _holding(after: GameState, seized: tuple[int, ...]) -> list[EntityId]:
    """A hero for each objective it held, as a wave has just ended."""
    scene = scene_of(after)
    rows = [row for row in after.world.objectives.values() if row.number in seized]
    return [hero for row in rows for hero in holders(scene, Side.ONE, row.cell)]
