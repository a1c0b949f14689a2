"""Writing a game: the working copy a command is carried out on.

Nothing of the old state is touched; when all is done `freeze` makes the new one. An exception on
the way loses the draft and nothing else.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from starquest.engine.hooks import RULES, Attacks
from starquest.engine.kit import kit_of_rules
from starquest.engine.roller import Roller
from starquest.engine.scene import Scene, remember, scene_of
from starquest.engine.steadied import is_steadied
from starquest.engine.watchers import WATCHERS, Watch
from starquest.model.change import changed
from starquest.model.component import (
    Body,
    Build,
    Effects,
    Gone,
    Place,
    SpellTokens,
    Spent,
    Squad,
    Status,
    Unit,
)
from starquest.model.event import Event, ModifierAdded, ModifierEnded, StatusChanged
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.modifier import Grant, Lasting, Modifier, Stat, Until
from starquest.model.profile import Profile
from starquest.model.settings import Luck
from starquest.model.state import GameState, Melee, Outcome
from starquest.model.step import Ask, Step
from starquest.model.table import Table

SHOOTING = (Stat.HIT_SHOOTING, Stat.AP_SHOOTING, Stat.RANGE)
MELEE = (Stat.HIT_MELEE, Stat.ATTACKS_MELEE)


L = TypeVar("L", bound=Lasting)


def _quiet(lasting: Lasting) -> bool:
    """Whether something else tells of it."""
    return isinstance(lasting, Grant) and lasting.quiet


def _changes(lasting: Lasting, stats: tuple[Stat, ...]) -> bool:
    return isinstance(lasting, Modifier) and lasting.stat in stats


def _serves(lasting: Lasting, *, melee: bool) -> bool:
    """Whether it could have helped an attack of this kind."""
    if isinstance(lasting, Modifier):
        return lasting.stat not in (SHOOTING if melee else MELEE)
    return RULES[lasting.rule.name].attacks is not (Attacks.SHOOTING if melee else Attacks.MELEE)


_UNWATCHED: Mapping[type, Watch] = {}


class Draft(Scene):
    """A state being rewritten."""

    __slots__ = (
        "_watch",
        "agenda",
        "events",
        "finished",
        "first",
        "melee",
        "next_id",
        "outcome",
        "roller",
    )

    def __init__(self, state: GameState) -> None:
        super().__init__(state, scene_of(state))
        self.world = state.world.copy()
        self.roller = Roller(state.dice, steadied=is_steadied(state.settings))
        self.events: list[Event] = []
        self._watch: Mapping[type, Watch] = WATCHERS.get(state.settings.mode, _UNWATCHED)
        self.agenda: list[Step] = list(state.agenda)
        self.first: Side = state.first
        self.finished: int = state.finished
        self.melee: Melee | None = state.melee
        self.next_id: EntityId = state.next_id
        self.outcome: Outcome | None = state.outcome

    def freeze(self) -> GameState:
        """The new state; the draft is written no more and stays as a look at it."""
        self.state = GameState(
            self.settings,
            self.table,
            self.world,
            self.roller.lay(),
            tuple(self.agenda),
            self.round,
            self.first,
            self.finished,
            self.melee,
            self.ledger,
            self.weather,
            self.next_id,
            self.outcome,
            self.state.catalog,
        )
        remember(self)
        return self.state

    def note(self, **changes: object) -> None:
        """Write something down in the mode's ledger."""
        self.ledger = changed(self.ledger, **changes)

    def emit(self, event: Event) -> None:
        """Tell what happened, whoever watches too."""
        self.events.append(event)
        watch = self._watch.get(type(event))
        if watch is not None:
            watch(self, event)

    def push(self, *steps: Step) -> None:
        """Put steps on the agenda; the first one named is done first."""
        self.agenda += [self._put(step) if type(step) is Ask else step for step in steps[::-1]]

    def _put(self, ask: Ask) -> Ask:
        """A question put to the player whose unit it is about, if it is one of the side asked."""
        row = self.world.units.get(ask.unit)
        if row is None or row.side is not ask.side:
            return ask
        return changed(ask, player=row.owner)

    def change_luck(self, luck: Luck) -> None:
        """Have dice rolled another way from now on."""
        self.settings = changed(self.settings, luck=luck)
        self.roller.steadied = is_steadied(self.settings)

    def change_table(self, table: Table) -> None:
        """Lay another table under everything."""
        self.table = table
        self.reground()

    def create(self) -> EntityId:
        """A new entity's id."""
        created = self.next_id
        self.next_id = EntityId(created + 1)
        return created

    def add_unit(
        self, unit: Unit, profiles: tuple[Profile, ...], kinds: tuple[int, ...]
    ) -> EntityId:
        """Make a unit with its models, off the table."""
        world, entity = self.world, self.create()
        models = tuple(self.create() for _ in kinds)
        world.units[entity] = unit
        world.builds[entity] = Build(profiles)
        world.squads[entity] = Squad(models)
        world.statuses[entity] = Status(reserve=True)
        world.effects[entity] = Effects()
        world.spell_tokens[entity] = SpellTokens()
        world.spent[entity] = Spent()
        for model, kind in zip(models, kinds, strict=True):
            world.bodies[model] = Body(entity, kind)
            world.places[model] = Place()
        return entity

    def put(self, model: EntityId, cell: Cell) -> None:
        """Stand a model on a cell."""
        self.world.places[model] = Place(cell)
        self.forget(self.world.bodies[model].unit)

    def put_all(self, unit: EntityId, ends: dict[EntityId, Cell]) -> None:
        """Stand models of one unit on cells."""
        places = self.world.places
        for model, cell in ends.items():
            places[model] = Place(cell)
        self._masks.pop(unit, None)
        self._sides[self.world.units[unit].side] = None
        self._paths.clear()

    def drop_model(self, model: EntityId) -> None:
        """Take a model out of the game."""
        world, unit = self.world, self.world.bodies[model].unit
        members = world.squads[unit].members
        world.squads[unit] = Squad(tuple([other for other in members if other != model]))
        del world.bodies[model]
        del world.places[model]
        self.forget(unit)
        self.forget_kit(unit)

    def drop_unit(self, unit: EntityId, source: str, by: EntityId) -> None:
        """Take a unit, whose models are gone, out of the game; a row remembers it."""
        world = self.world
        row, build = world.units[unit], world.builds[unit]
        world.gone[unit] = Gone(row, build, self.round, source, by)
        del world.units[unit], world.builds[unit], world.squads[unit], world.statuses[unit]
        del world.effects[unit], world.spell_tokens[unit], world.spent[unit]
        world.gadgets.pop(unit, None)
        self.forget(unit)

    def set_status(self, unit: EntityId, status: Status) -> None:
        """Replace a unit's status without telling."""
        self.world.statuses[unit] = status

    def shake(self, unit: EntityId, source: str, *, on: bool = True) -> None:
        """Make a unit Shaken, or let it recover."""
        status = self.world.statuses[unit]
        if status.shaken != on:
            self.world.statuses[unit] = changed(status, shaken=on)
            self.emit(StatusChanged(unit, "shaken", on, source))

    def tire(self, unit: EntityId, source: str) -> None:
        """Fatigue a unit."""
        status = self.world.statuses[unit]
        if not status.fatigued:
            self.world.statuses[unit] = changed(status, fatigued=True)
            self.emit(StatusChanged(unit, "fatigued", on=True, source=source))

    def add_modifier(self, unit: EntityId, modifier: Lasting) -> None:
        """Begin something temporary."""
        self.set_modifiers(unit, (*self.world.effects[unit].modifiers, modifier))
        if not _quiet(modifier):
            self.emit(ModifierAdded(unit, modifier))

    def expire(self, unit: EntityId, *until: Until) -> None:
        """Count down, and end, what lasts until one of these moments."""
        borne = self.world.effects[unit].modifiers
        if not borne or not any(modifier.until in until for modifier in borne):
            return
        kept = [aged for lasting in borne if (aged := self._aged(unit, lasting, until))]
        self.set_modifiers(unit, tuple(kept))

    def _aged(self, unit: EntityId, lasting: L, until: tuple[Until, ...]) -> L | None:
        if lasting.until not in until:
            return lasting
        if lasting.delay:
            return changed(lasting, delay=lasting.delay - 1)
        if lasting.count > 1:
            return changed(lasting, count=lasting.count - 1)
        self._tell_end(unit, lasting)
        return None

    def _tell_end(self, unit: EntityId, lasting: Lasting) -> None:
        if not _quiet(lasting):
            self.emit(ModifierEnded(unit, lasting))

    def expire_stat(self, unit: EntityId, until: Until, *stats: Stat) -> None:
        """End what lasts until this moment, of these values only."""
        borne = self.world.effects[unit].modifiers
        self._end(unit, [m for m in borne if m.until == until and _changes(m, stats)])

    def expire_attack(self, unit: EntityId, *, melee: bool) -> None:
        """End what lasts until an attack of this kind, or until any attack."""
        borne = self.world.effects[unit].modifiers
        ends = (Until.ATTACK, Until.AIM)
        self._end(unit, [m for m in borne if m.until in ends and _serves(m, melee=melee)])

    def _end(self, unit: EntityId, over: list[Lasting]) -> None:
        if over:
            borne = self.world.effects[unit].modifiers
            self.set_modifiers(unit, tuple([m for m in borne if m not in over]))
            for lasting in over:
                self._tell_end(unit, lasting)

    def end_lent(self, unit: EntityId, hook: Callable[..., object]) -> None:
        """End whatever lends a unit a rule that uses a hook, with all that came with it."""
        for lasting in self.world.effects[unit].modifiers:
            if isinstance(lasting, Grant) and kit_of_rules((lasting.rule,)).on(hook):
                self.end_source(unit, lasting.source)

    def end_source(self, unit: EntityId, source: str) -> None:
        """End everything temporary that comes from one source."""
        borne = self.world.effects[unit].modifiers
        kept = tuple([modifier for modifier in borne if modifier.source != source])
        if len(kept) < len(borne):
            self.set_modifiers(unit, kept)
            for lasting in borne:
                if lasting.source == source:
                    self._tell_end(unit, lasting)

    def set_modifiers(self, unit: EntityId, modifiers: tuple[Lasting, ...]) -> None:
        """Replace what a unit bears without telling."""
        self.world.effects[unit] = Effects(modifiers)
        self.forget_kit(unit)
        self.forget_paths()

    def expire_weather(self, until: Until) -> None:
        """Count down, and end, what everybody bears until this moment."""
        if any(modifier.until == until for modifier in self.weather):
            kept = [aged for m in self.weather if (aged := self._aged(NOBODY, m, (until,)))]
            self.change_weather(tuple(kept))

    def change_weather(self, modifiers: tuple[Modifier, ...]) -> None:
        """Replace what everybody bears."""
        self.weather = modifiers
        self.forget_paths()
