"""The situation as the greedy player sees it: a view, and what is asked often kept at hand.

Everything is read from the view, which has neither the dice to come nor the enemies that nobody
of the party sees; the real state only says what is legal.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import ParamSpec, TypeVar

import attrs

from starquest.engine.attack.volley import SIX
from starquest.engine.attack.wounds import tough_of_unit, wounds_left
from starquest.engine.board.bits import cells_of
from starquest.engine.minds.kinds import Kind, kind_of
from starquest.engine.modes.quest.heroes.stat_tests import trial_need
from starquest.engine.modes.quest.party import party, quest_of
from starquest.engine.movement.paths import Pace, allowance
from starquest.engine.scene import Scene
from starquest.engine.view import scene_of_view, seen_cells, view
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.profile import Profile
from starquest.model.state import GameState
from starquest.play.bots.greedy.weights import Weights

A = ParamSpec("A")
V = TypeVar("V")


@attrs.frozen
class Foe:
    """An enemy the party sees."""

    unit: EntityId
    profile: Profile
    kind: Kind
    models: int
    mask: int
    cell: Cell
    per_wound: float
    """Its points for each wound it can take."""
    left: int
    """The wounds it can still take."""
    most: int
    """The wounds it could take when it was whole."""
    shaken: bool
    activated: bool
    fatigued: bool
    rush: int
    advance: int

    @property
    def worth(self) -> float:
        """What is left of its points."""
        return self.per_wound * self.left


class Outlook:
    """Everything a decision is made from."""

    def __init__(self, state: GameState, weights: Weights) -> None:
        self.weights = weights
        self.view = view(state)
        self.scene: Scene = scene_of_view(self.view, state)
        self.world = self.scene.world
        self.heroes = party(self.scene)
        self._left: dict[EntityId, int] = {}
        self._kept: dict[object, object] = {}

    def keep(self, key: object, make: Callable[A, V], *args: A.args, **named: A.kwargs) -> V:
        """What was worked out for this decision, kept until it is made."""
        known = self._kept.get(key)
        if known is None:
            known = self._kept[key] = make(*args, **named)
        return known  # type: ignore[return-value]  # whoever keeps it knows what it is

    def let_go(self) -> None:
        """Drop what refers back to this outlook: rings are garbage that has to be searched for."""
        self._kept.clear()
        self.scene.forget_paths()

    @property
    def quest(self) -> QuestLedger:
        """The mission."""
        return quest_of(self.scene)

    @cached_property
    def foes(self) -> dict[EntityId, Foe]:
        """The enemies the party sees."""
        return {unit: self._foe(unit) for unit in self.view.seen}

    def _foe(self, unit: EntityId) -> Foe:
        scene = self.scene
        row, status = self.world.units[unit], self.world.statuses[unit]
        profile = self.world.builds[unit].profiles[0]
        most = row.size * tough_of_unit(scene, unit)
        return Foe(
            unit, profile, kind_of(scene.catalog, profile), len(self.world.squads[unit].members),
            scene.mask(unit), scene.cells(unit)[0], row.points / most, self.left(unit), most,
            status.shaken, status.activated, status.fatigued,
            allowance(scene, unit, Pace.RUSH), allowance(scene, unit, Pace.ADVANCE),
        )  # fmt: skip

    @cached_property
    def lit(self) -> int:
        """The cells the party sees, and the walls."""
        return seen_cells(self.scene, Side.ONE) | self.scene.field.blocked

    @cached_property
    def rounds_left(self) -> int:
        """The rounds until the wave ends, this one among them."""
        pace = 1 if self.view.seen or self.view.hidden else 2
        return max(1, -((self.quest.alertness - self.scene.catalog.quest.waves.alertness) // pace))

    @cached_property
    def power_worth(self) -> float:
        """What a point of power is worth: little when it is about to be refilled."""
        return self.weights.power * min(1.0, 0.1 + 0.3 * (self.rounds_left - 1))

    @cached_property
    def xp_worth(self) -> float:
        """What a point of XP is worth: the less, the more of them the next levels take."""
        needs = {1: 0} | {row.level: row.xp for row in self.scene.catalog.levels.values()}
        levels = [hero.level for hero in self.world.heroes.values()]
        gaps = [needs.get(level + 1, 2 * needs[level]) - needs[level] for level in levels]
        return self.weights.level * len(gaps) / sum(gaps)

    @cached_property
    def fallen(self) -> list[EntityId]:
        """The heroes who are down and can be helped."""
        statuses, ailments = self.world.statuses, self.world.ailments
        return [h for h in self.world.heroes if statuses[h].down and not ailments[h].out]

    def gap(self, a: int, b: int) -> int:
        """The distance between two masks, in half-inches."""
        return _gap(self.scene.field.grid.stride, a, b)

    def zone(self, cell: Cell, inches: int = 0) -> int:
        """The cells within some inches of one, those that count at an objective if not said."""
        reach = inches or self.scene.catalog.quest.objectives.holding
        return self.scene.field.bits.disc(cell, self.scene.table.length(reach) + 1)

    def near(self, mask: int, inches: int) -> int:
        """The cells within some inches of any of these."""
        return self.scene.field.bits.spread(mask, self.scene.table.length(inches) + 1)

    def cell(self, hero: EntityId) -> Cell:
        """Where a hero stands or lies."""
        return self.world.places[self.world.squads[hero].members[0]].cell

    def left(self, unit: EntityId) -> int:
        """The wounds a unit can still take."""
        known = self._left.get(unit)
        if known is None:
            known = self._left[unit] = wounds_left(self.scene, unit)
        return known

    def power(self, hero: EntityId) -> int:
        """The power a hero has left."""
        return self.world.powers[hero].left

    def others(self, hero: EntityId) -> list[EntityId]:
        """The other conscious heroes."""
        return [other for other in self.heroes if other != hero]

    def passes(self, hero: EntityId, stat: str) -> float:
        """The chance that a hero passes a stat test."""
        need, _, _ = trial_need(self.scene, hero, stat)
        return (SIX + 1 - need) / SIX


@lru_cache(maxsize=4096)
def _gap(stride: int, a: int, b: int) -> int:
    """The distance of grids of a stride: between two masks most of which stay as they are."""
    ends, least = [divmod(cell, stride) for cell in cells_of(b)], 1 << 20
    for cell in cells_of(a):
        y, x = divmod(cell, stride)
        for end_y, end_x in ends:
            wide, tall = abs(x - end_x), abs(y - end_y)
            least = min(least, 2 * wide + tall if wide > tall else 2 * tall + wide)
    return least
