"""Attacks to compare the odds of with what comes of them: who, with what, at whom, and how."""

from collections import Counter
from collections.abc import Iterable

import attrs

from starquest.engine.actions.shooting import shoot
from starquest.engine.agenda import run
from starquest.engine.draft import Draft
from starquest.engine.odds import Odds, odds
from starquest.engine.roller import Roller
from starquest.model.command import Shoot, Shot
from starquest.model.dice import Dice
from starquest.model.event import BlocksRolled, Event, ModelDown, Wounded
from starquest.model.ids import EntityId
from starquest.model.state import GameState, Melee
from starquest.model.step import Strike
from tests.support.finding import uid


@attrs.frozen
class Matchup:
    """One attack of the unit drawn as 1 at the unit drawn as a."""

    state: GameState
    weapons: tuple[str, ...] = ("gun",)
    melee: bool = False
    charging: bool = False
    moved: bool = False

    attacker: EntityId = attrs.field(init=False)
    target: EntityId = attrs.field(init=False)

    @attacker.default
    def _attacker(self) -> EntityId:
        return uid(self.state, "1")

    @target.default
    def _target(self) -> EntityId:
        return uid(self.state, "a")

    def odds(self) -> Odds:
        """What the engine says about it."""
        return odds(
            self.state, self.attacker, self.weapons, self.target,
            moved=self.moved, charging=self.charging,
        )  # fmt: skip

    def resolve(self, seed: int) -> list[Event]:
        """The attack made with dice of this seed: what the command, or the agenda, would do."""
        return self.resolved_by(Roller(Dice(seed)))

    def resolved_by(self, roller: Roller) -> list[Event]:
        """The attack made with these dice."""
        draft = Draft(self.state)
        draft.agenda.clear()
        draft.roller = roller
        if self.melee:
            draft.melee = Melee(self.attacker, self.target)
            draft.push(Strike(self.attacker, self.target, charging=self.charging))
        else:
            shots = tuple(Shot(weapon, self.target) for weapon in self.weapons)
            shoot(draft, self.attacker, Shoot(shots), moved=self.moved)
        run(draft)
        return draft.events


@attrs.define
class Tally:
    """How often an attack came to how much."""

    hits: Counter[int] = attrs.Factory(Counter)
    wounds: Counter[int] = attrs.Factory(Counter)
    killed: Counter[int] = attrs.Factory(Counter)

    def count(self, events: Iterable[Event], unit: EntityId) -> None:
        """Count what happened to a unit; who routs afterwards was not killed by the attack."""
        hits = wounds = killed = 0
        for event in events:
            match event:
                case BlocksRolled(unit=hit, dice=dice) if hit == unit:
                    hits += len(dice)
                case Wounded(unit=hurt, wounds=taken) if hurt == unit:
                    wounds += taken
                case ModelDown(unit=lost, source=source) if lost == unit and source != "rout":
                    killed += 1
        self.hits[hits] += 1
        self.wounds[wounds] += 1
        self.killed[killed] += 1
