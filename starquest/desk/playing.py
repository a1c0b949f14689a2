"""A game as somebody at the keyboard has it: the state, what is aimed at, what the party knows.

No terminal in here: the screen shows what this says and hands keys and clicks to it.
"""

from collections.abc import Mapping, Sequence

import attrs

from starquest.content.catalog import Catalog
from starquest.desk.blind_steps import believed, let_happen
from starquest.desk.choices import Choice, choices, missing, without
from starquest.desk.frame import Frame, build_frame
from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Known
from starquest.desk.own_units import own_units
from starquest.desk.trips import Trip, Trips
from starquest.desk.waits import Wait, wait_of
from starquest.engine.board.bits import cells_of, lowest
from starquest.engine.game import legal
from starquest.engine.mode import mind_of, side_of
from starquest.engine.modes.quest.quarters import table_centre
from starquest.engine.options import Cells
from starquest.engine.scene import Scene, scene_of
from starquest.engine.steadied import is_steadied
from starquest.engine.view import Sight, follow, look, scene_of_view, view
from starquest.model.command import Activate, Command, Deploy, Nudge, Shape
from starquest.model.event import Event
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.result import Applied, Happened, Rejected
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, PlaceTurn, Tidying
from starquest.play.memory import Memory, recalled, remember
from starquest.play.session import Run
from starquest.text.names import remember as remember_names

START = Cell(0)
NOTHING = Sight(0, (), {})


@attrs.frozen
class Moment:
    """How the table was looked at before a command that can be taken back."""

    memory: Memory
    """Where the sides had seen enemies."""
    focus: EntityId = NOBODY
    cursor: Cell | None = None
    goals: Mapping[EntityId, Trip] = attrs.Factory(dict)
    """Where heroes were bound for."""


@attrs.define
class Playing:
    """One game in play."""

    run: Run
    """The game itself: nothing happens but through it."""
    catalog: Catalog
    glyphs: Glyphs
    open_table: bool = False
    cursor: Cell = START
    focus: EntityId = NOBODY
    """The hero that is looked at: the one acting, or the one to be picked."""
    aim: Choice | None = None
    shape: Shape = Shape.ANY
    """How the squad that acts is to stand where it moves, if there is room for that."""
    model: EntityId = NOBODY
    """The model that is placed by hand."""
    side: Side = Side.ONE
    """Whose eyes the table is seen with."""
    sight: Sight = NOTHING
    inks: dict[EntityId, str] = attrs.Factory(dict)
    """The colours of heroes who have players."""
    names: dict[EntityId, str] = attrs.Factory(dict)
    """What everybody is called, also who is gone."""
    owners: dict[EntityId, str] = attrs.Factory(dict)
    """Who plays which hero now."""
    opening: tuple[tuple[Event, ...], ...] = ()
    """What the side knows of what happened before the first decision here, by commands."""
    resumed: bool = False
    """Whether the run was begun another time."""
    moments: list[Moment] = attrs.Factory(list)
    """Those before the commands that can be taken back."""
    trips: Trips = attrs.Factory(Trips)
    """Where heroes are bound for."""

    _known: tuple[GameState, Sight, Scene] | None = attrs.field(default=None, init=False)
    stopped: bool = attrs.field(default=False, init=False)
    """Whether the last command was a walk that ended before somebody unseen."""
    _rested: Cell = attrs.field(default=START, init=False)
    """Where the cursor was when the game last waited: elsewhere, somebody has moved it."""
    forgetful: bool = attrs.field(default=False, init=False)
    """Whether the run did not say where enemies were seen last."""

    def __attrs_post_init__(self) -> None:
        self.forgetful = not self.run.memory
        self.look(recalled(self.run.memory, self._deciding()))
        self.refocus()

    # what there is

    @property
    def state(self) -> GameState:
        """The game as it stands."""
        return self.run.state

    @property
    def history(self) -> Sequence[Command]:
        """Every command carried out, the horde's among them."""
        return self.run.history

    @property
    def scene(self) -> Scene:
        """The present scene."""
        return scene_of(self.state)

    @property
    def known_scene(self) -> Scene:
        """The present scene as the side knows it: enemies nobody sees are in nobody's way."""
        known = self._known
        if known is None or known[0] is not self.state or known[1] is not self.sight:
            found = view(self.state, self.side, open_table=self.open_table)
            scene = scene_of_view(found, self.state) if found.hidden else self.scene
            known = self._known = (self.state, self.sight, scene)
        return known[2]

    @property
    def wait(self) -> Wait:
        """What the game waits for now."""
        return wait_of(self.state, aiming=self.aim is not None)

    @property
    def steadied(self) -> bool:
        """Whether dice are steadied."""
        return is_steadied(self.state.settings)

    @property
    def ask(self) -> Ask | None:
        """The question that is open, if there is one."""
        top = self.state.agenda[-1] if self.state.agenda else None
        return top if isinstance(top, Ask) else None

    @property
    def laying(self) -> bool:
        """Whether a marker is to be laid, and no unit."""
        return bool(self.state.agenda) and isinstance(self.state.agenda[-1], PlaceTurn)

    @property
    def seated(self) -> GameState:
        """The game as it stands, each hero with the player who has it now."""
        heroes = self.state.world.heroes
        moved = {h: o for h, o in self.owners.items() if h in heroes and heroes[h].player != o}
        if not moved:
            return self.state
        world = self.state.world.copy()
        for hero, owner in moved.items():
            world.heroes[hero] = attrs.evolve(heroes[hero], player=owner)
        return attrs.evolve(self.state, world=world)

    @property
    def seen(self) -> tuple[EntityId, ...]:
        """The enemies in sight."""
        return self.sight.seen

    def look(self, last: Mapping[EntityId, Cell] | None = None) -> None:
        """See what the side sees now; `last` is where it saw enemies before, if not as known."""
        self.side = self._deciding()
        known = self.sight.last if last is None else last
        self._remember(look(self.scene, self.side, known, open_table=self.open_table))

    def _remember(self, sight: Sight) -> None:
        """Have the run know where enemies were seen last, so that it is kept with it."""
        self.sight = sight
        self.run.memory = remember(self.run.memory, self.side, sight.last)

    def _deciding(self) -> Side:
        """The side of whoever has the keyboard: whose decision waits, unless a program makes it."""
        side = side_of(self.state)
        if side is not None and mind_of(self.state) is None:
            return side
        people = [row.side for row in self.state.world.players.values() if not row.mind]
        return self.side if self.side in people or not people else people[0]

    def frame(self) -> Frame:
        """The board as it is drawn."""
        remember_names(self.state, self.names)
        known = Known(self.inks, self.names)
        return build_frame(self.scene, self.glyphs, self.sight, known, self.side)

    def choices(self) -> list[Choice]:
        """What may be done now, without what is aimed at enemies nobody of the side sees."""
        units, seen = self.state.world.units, self.seen
        hidden = {u for u, row in units.items() if row.side is not self.side and u not in seen}
        found = without(choices(self.state), hidden) if hidden else choices(self.state)
        return believed(found, self.known_scene.state) if hidden else found

    def missing(self) -> dict[str, str]:
        """The actions that are not possible now, each with the reason as a word."""
        return missing(self.state, self.choices())

    # who

    def ready(self) -> list[EntityId]:
        """The heroes that may be picked, deployed or looked at."""
        commands = legal(self.state) if self.wait in (Wait.PICK, Wait.DEPLOY) else ()
        if self.wait is Wait.PICK:
            return [c.unit for c in commands if isinstance(c, Activate)]
        if self.wait is Wait.DEPLOY:
            groups = legal(self.state).groups
            return [c.unit for group in groups if isinstance(c := group[0], Deploy)]
        statuses = self.state.world.statuses
        return [unit for unit in self.own() if not statuses[unit].down]

    def own(self) -> list[EntityId]:
        """Everybody of the side that has the keyboard who is activated on its own."""
        return own_units(self.state, self.side)

    def is_mine(self, unit: EntityId) -> bool:
        """Whether a unit is the side's, be it one that only serves: its turn is its own."""
        units = self.state.world.units
        return unit in units and units[unit].side is self.side

    @property
    def hero(self) -> EntityId:
        """The hero that is looked at, or the one that has set up what is."""
        gadgets = self.state.world.gadgets
        return gadgets[self.focus].owner if self.focus in gadgets else self.focus

    def refocus(self) -> None:
        """Look at who acts, or at the next one who may."""
        top = self.state.agenda[-1] if self.state.agenda else None
        before = self.focus
        if isinstance(top, Act | Ask | Tidying) and self.is_mine(top.unit):
            self.focus = top.unit
        elif self.focus not in self.ready():
            self.focus = next(iter(self.ready()), self.focus)
        placed = self.focus in self.state.world.squads and self.scene.cells(self.focus)
        if self.focus != before:
            self.shape = Shape.ANY
        if self.focus != before and placed:
            self.cursor = placed[0]
        elif self.wait is Wait.DEPLOY and not self.board() >> self.cursor & 1:
            self.cursor = self._central(self.board())
        if isinstance(top, Tidying) and self.is_mine(top.unit):
            self.take_model(self.model if self.model in self.models() else self.models()[0])
        self._rested = self.cursor

    def models(self) -> tuple[EntityId, ...]:
        """The models of the unit that is looked at."""
        return self.state.world.squads[self.focus].members

    def take_model(self, model: EntityId) -> None:
        """Have this model be the one that is placed by hand."""
        self.model = model
        self.cursor = self.state.world.places[model].cell

    def next_model(self, step_: int) -> None:
        """Go round the models that are placed by hand."""
        models = self.models()
        at = models.index(self.model) if self.model in models else -1
        self.take_model(models[(at + step_) % len(models)])

    def model_at(self, cell: Cell) -> EntityId | None:
        """The model of the squad on a cell, if it is another than the one that is placed."""
        places = self.state.world.places
        found = (model for model in self.models() if places[model].cell == cell)
        return next((model for model in found if model != self.model), None)

    def _central(self, board: int) -> Cell:
        """The cell of a board nearest to the centre of the table."""
        grid, centre = self.state.table.grid, table_centre(self.state.table)
        cells = cells_of(board)
        return min(cells, key=lambda cell: (grid.distance(centre, cell), cell), default=self.cursor)

    def next_focus(self, step_: int) -> None:
        """Go round the heroes."""
        heroes = self.ready()
        if heroes:
            at = heroes.index(self.focus) if self.focus in heroes else -1
            self.focus = heroes[(at + step_) % len(heroes)]
            placed = self.scene.cells(self.focus)
            self.cursor = placed[0] if placed else self.cursor

    def look_at(self, index: int) -> None:
        """Look at a hero by its place in the party; focus it if it may be picked."""
        heroes = self.own()
        if index >= len(heroes):
            return
        if self.wait in (Wait.PICK, Wait.DEPLOY) and heroes[index] in self.ready():
            self.focus = heroes[index]
        cells = self.scene.cells(heroes[index])
        self.cursor = cells[0] if cells else self.cursor

    # where

    def board(self) -> int:
        """The cells that may be chosen now."""
        match self.wait:
            case Wait.DEPLOY if self.laying:
                groups = legal(self.state).groups
                return sum([group.board for group in groups if isinstance(group, Cells)])
            case Wait.DEPLOY:
                return sum(
                    1 << c.cell for c in legal(self.state)
                    if isinstance(c, Deploy) and c.unit == self.focus
                )  # fmt: skip
            case Wait.TIDY:
                return sum(
                    1 << c.cell for c in legal(self.state)
                    if isinstance(c, Nudge) and c.model == self.model
                )  # fmt: skip
            case Wait.ASK_MAP:
                ask = self.ask
                return sum(1 << o for o in ask.options if o >= 0) if ask else 0
            case Wait.AIM:
                return self.aim.board if self.aim else 0
            case _:
                return 0

    def place_of(self, target: EntityId) -> Cell:
        """Where a unit or a marker is."""
        world = self.state.world
        if target in world.search_tokens:
            return world.search_tokens[target].cell
        if target in world.treasures:
            return world.treasures[target].cell
        if target in world.objectives:
            return world.objectives[target].cell
        return lowest(self.scene.mask(target))

    def unit_at(self, cell: Cell) -> EntityId | None:
        """Whoever stands on a cell and is known."""
        scene = self.scene
        for unit in scene.world.units:
            mine = scene.side(unit) is self.side
            if (mine or unit in self.seen) and scene.mask(unit) >> cell & 1:
                return unit
        return None

    # doing

    def apply(self, command: Command) -> tuple[Event, ...] | Rejected:
        """Carry out a command and say what the side knows of it; a refusal changes nothing."""
        before, taken = self.state, let_happen(self.scene, self.known_scene, self.focus, command)
        result = self.run.apply(taken)
        if isinstance(result, Rejected):
            return result
        self.stopped = taken is not command
        if self.stopped:
            self.run.back.close()
        moved = self.cursor != self._rested
        told = self._accept(before, result, taken)
        if isinstance(taken, Activate) and self.wait is Wait.ACT and self.focus == taken.unit:
            goal = self.trips.offered(self.known_scene, taken.unit, self.seen)
            here = self.cursor if moved else next(iter(self.scene.cells(taken.unit)), self.cursor)
            self.cursor = self._rested = here if goal is None else goal
        return told

    def mind_step(self) -> tuple[Event, ...]:
        """Let the horde make its next decision, and say what the side knows of it."""
        before = self.state
        return self._accept(before, self.run.mind_step())

    def _accept(
        self, before: GameState, applied: Applied, command: Command | None = None
    ) -> tuple[Event, ...]:
        self.aim = None
        told = self.recall(Happened(before, applied.events, applied.state))
        self.trips.note(told, self.focus, command)
        if self.side is not self._deciding():
            self.look(recalled(self.run.memory, self._deciding()))
        self.refocus()
        return told

    def recall(self, part: Happened) -> tuple[Event, ...]:
        """What the side is told of what happened; it remembers whom it saw."""
        self.moments.append(Moment(self.run.memory, self.focus, self.cursor, self.trips.goals))
        del self.moments[: len(self.moments) - len(self.run.back.done)]
        last, shown = self.sight.last, self.open_table
        known, sight = follow(part, self.side, last, open_table=shown)
        self._remember(sight)
        return known

    def undo(self) -> bool:
        """Take the last command back, and look at the table as before it; whether there was one."""
        if self.run.back.next is None:
            return False
        moment = self.moments.pop() if self.moments else Moment(self.run.memory)
        self.run.memory, self.trips.goals = moment.memory, moment.goals
        self.run.undo()
        self.aim, self.focus = None, moment.focus or self.focus
        self.cursor = self.cursor if moment.cursor is None else moment.cursor
        self.look(recalled(moment.memory, self._deciding()))
        self.refocus()
        return True
