"""Reading a game: who stands where, what everybody is, with what is asked often kept at hand.

A scene lives for one question or one command. It holds no truth of its own: everything in it is
computed from the state it looks at.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starquest.content.catalog import Catalog
from starquest.engine.board.bits import cells_of, lowest
from starquest.engine.board.fields import Field, field_of
from starquest.engine.kit import Kit, kit_of
from starquest.engine.memo import Memo
from starquest.model.component import Build
from starquest.model.ids import OFF_TABLE, Cell, EntityId, Side
from starquest.model.modifier import Grant, Modifier, Stat
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState, Ledger, Settings
from starquest.model.table import Table
from starquest.model.world import World

A = ParamSpec("A")
P = TypeVar("P")


_FIELDS: Memo[Table, Field] = Memo(field_of, 64)
_KITS: Memo[Build, Kit] = Memo(lambda build: kit_of(build.profiles))


class Scene:
    """A look at a state."""

    __slots__ = (
        "_kits", "_masks", "_paths", "_sides",
        "field", "ledger", "round", "settings", "state", "table", "weather", "world",
    )  # fmt: skip

    def __init__(self, state: GameState, like: "Scene | None" = None) -> None:
        """Look at a state; `like` is a scene in which everybody stands in the same place."""
        self.state = state
        self.settings: Settings = state.settings
        self.table: Table = state.table
        known = like is not None and like.table is state.table
        self.field: Field = like.field if like and known else _FIELDS(state.table)
        self.world: World = state.world
        self.weather: tuple[Modifier, ...] = state.weather
        self.round = state.round
        self.ledger: Ledger | None = state.ledger
        self._masks: dict[EntityId, int] = like._masks.copy() if like else {}
        self._sides: list[int | None] = like._sides[:] if like else [None, None]
        self._kits: dict[EntityId, Kit] = like._kits.copy() if like else {}
        self._paths: dict[object, object] = like._paths.copy() if like else {}

    @property
    def catalog(self) -> Catalog:
        """The definitions this game is played with."""
        catalog = self.state.catalog
        assert isinstance(catalog, Catalog)
        return catalog

    @property
    def special(self) -> bool:
        """Whether units jump and are pushed."""
        return self.settings.special

    def forget(self, unit: EntityId) -> None:
        """Drop what was kept about where a unit stands."""
        self._masks.pop(unit, None)
        self._sides = [None, None]
        self._paths.clear()

    def forget_paths(self) -> None:
        """Drop what was kept about where units may go."""
        self._paths.clear()

    def keep(self, key: object, make: Callable[A, P], *args: A.args, **named: A.kwargs) -> P:
        """What was worked out about a unit's ways, kept until anything changes."""
        known = self._paths.get(key)
        if known is None:
            known = self._paths[key] = make(*args, **named)
        return known  # type: ignore[return-value]  # whoever keeps it knows what it is

    def forget_kit(self, unit: EntityId) -> None:
        """Drop what was kept about a unit's rules."""
        self._kits.pop(unit, None)

    def reground(self) -> None:
        """Look at the table anew."""
        self.field = _FIELDS(self.table)
        self.forget_paths()

    def cells(self, unit: EntityId) -> list[Cell]:
        """The anchor cells of a unit's models on the table, in squad order."""
        places = self.world.places
        found = [places[model].cell for model in self.world.squads[unit].members]
        return [cell for cell in found if cell != OFF_TABLE]

    def mask(self, unit: EntityId) -> int:
        """Every cell a unit's models fill."""
        known = self._masks.get(unit)
        if known is None:
            known = self._masks[unit] = self._mask(unit)
        return known

    def _mask(self, unit: EntityId) -> int:
        places, mask = self.world.places, 0
        footprint = self.kit(unit).footprint
        for model in self.world.squads[unit].members:
            cell = places[model].cell
            if cell >= 0:
                mask |= 1 << cell if footprint == 1 else self.field.bits.footprint(cell, footprint)
        return mask

    def side_mask(self, side: Side) -> int:
        """Every cell the models of a side fill."""
        known = self._sides[side]
        if known is None:
            known, statuses, masks = 0, self.world.statuses, self._masks
            for unit, row in self.world.units.items():
                if row.side is side and not statuses[unit].down:
                    known |= masks.get(unit) or self.mask(unit)
            self._sides[side] = known
        return known

    def kit(self, unit: EntityId) -> Kit:
        """The rules of a unit as its living models have them."""
        known = self._kits.get(unit)
        if known is None:
            known = self._kits[unit] = self._kit(unit)
        return known

    def _kit(self, unit: EntityId) -> Kit:
        build, lent = self.world.builds[unit], self.lent(unit)
        if len(build.profiles) == 1:
            return kit_of(build.profiles, lent) if lent else _KITS(build)
        profiles, bodies = build.profiles, self.world.bodies
        used = [bodies[model].profile for model in self.world.squads[unit].members]
        return kit_of(tuple(profiles[index] for index in used), lent)

    def lent(self, unit: EntityId) -> tuple[RuleRef, ...]:
        """The special rules a unit has for a time."""
        borne = self.world.effects[unit].modifiers
        if not borne:
            return ()
        return tuple([g.rule for g in borne if isinstance(g, Grant) and not g.delay])

    def profile(self, model: EntityId) -> Profile:
        """What a model is."""
        body = self.world.bodies[model]
        return self.world.builds[body.unit].profiles[body.profile]

    def units(self, side: Side) -> list[EntityId]:
        """The units of a side that are on the table, in id order."""
        statuses, found = self.world.statuses, []
        for unit, row in self.world.units.items():
            if row.side is side:
                status = statuses[unit]
                if not (status.reserve or status.down):
                    found.append(unit)
        return found

    def lying(self) -> int:
        """The cells where the Unconscious lie: one may pass, not stop."""
        found = 0
        for unit, status in self.world.statuses.items():
            if status.down:
                found |= self.mask(unit)
        return found

    def burdened(self, unit: EntityId) -> bool:
        """Whether anything temporary changes a unit."""
        return bool(self.weather or self.world.effects[unit].modifiers)

    def total(self, unit: EntityId, *stats: Stat) -> int:
        """What modifiers add to a value of a unit."""
        return sum([modifier.value for modifier in self.modifiers(unit, *stats)])

    def sight_limit(self) -> int:
        """How far anybody sees, in half-inches; 0 for as far as there is."""
        limits = [m.value for m in self.weather if m.stat is Stat.SIGHT]
        return self.table.length(min(limits)) + 1 if limits else 0

    def visible(self, cell: Cell) -> int:
        """The cells seen from a cell, in this light."""
        limit = self.sight_limit() if self.weather else 0
        seen = self.field.visible(cell)
        return seen & self.field.bits.disc(cell, limit) if limit else seen

    def seen(self, cell: Cell, board: int) -> int:
        """Of some cells those seen from a cell, in this light."""
        limit = self.sight_limit() if self.weather else 0
        near = board & self.field.bits.disc(cell, limit) if limit else board
        return self.field.sight.toward(cell, near) if near else 0

    def side(self, unit: EntityId) -> Side:
        """Whose a unit is."""
        return self.world.units[unit].side

    def enemies(self, unit: EntityId) -> list[EntityId]:
        """The units on the table that fight against this one."""
        return self.units(self.world.units[unit].side.other)

    def modifiers(self, unit: EntityId, *stats: Stat) -> list[Modifier]:
        """What temporarily changes any of these values of a unit."""
        borne = self.world.effects[unit].modifiers
        if not borne and not self.weather:
            return []
        return [
            m
            for m in (*borne, *self.weather)
            if isinstance(m, Modifier) and m.stat in stats and not m.delay
        ]

    def within(self, a: int, b: int, inches: int) -> bool:
        """Whether any cell of mask a is within so many inches of any cell of mask b."""
        bits, length = self.field.bits, self.table.length(inches) + 1
        if a.bit_count() > b.bit_count():
            a, b = b, a
        if not a & a - 1:  # most often it is one cell
            return a > 0 and bits.disc(lowest(a), length) & b > 0
        for cell in cells_of(a):  # noqa: SIM110  # a generator would cost more than the search
            if bits.disc(cell, length) & b:
                return True
        return False

    def sees(self, a: int, b: int) -> bool:
        """Whether any cell of mask a sees any cell of mask b."""
        if a.bit_count() > b.bit_count():
            a, b = b, a
        for cell in cells_of(a):  # noqa: SIM110  # a generator would cost more than the search
            if self.seen(cell, b):
                return True
        return False


class _Last:
    """The scene of the state that was looked at last: it is nearly always asked for again."""

    scene: Scene | None = None


def scene_of(state: GameState) -> Scene:
    """A scene of a state, the same one if it was the last asked for."""
    last = _Last.scene
    if last is None or last.state is not state:
        last = Scene(state)
        remember(last)
    return last


def remember(scene: Scene) -> None:
    """Have a scene ready for its state; the one before lets go of what refers back to it."""
    if _Last.scene is not None:
        _Last.scene.forget_paths()
    _Last.scene = scene
