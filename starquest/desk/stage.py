"""The board while a film is made: what has changed since it was drawn, and the pictures so far."""

from collections.abc import Iterable, Mapping, Sequence

import attrs

from starquest.desk.frame import Frame
from starquest.desk.glyphs import Glyphs
from starquest.desk.mark import Mark, Things
from starquest.model.grid import Grid
from starquest.model.ids import Cell, EntityId

Picture = dict[Cell, Mark]
"""What is drawn on top of the board; whatever changed last stands last."""
Body = tuple[tuple[Cell, Mark], ...]
"""The cells of a model, the first one first, and what it looks like on each."""


@attrs.frozen
class Before:
    """The board as it was drawn before something happened."""

    frame: Frame
    grid: Grid
    bodies: Mapping[EntityId, Body]
    """Where every model that is known is, and what it looks like."""
    units: Mapping[EntityId, tuple[EntityId, ...]]
    """The models of each unit."""
    lying: Mapping[Cell, Mark]
    """What lies on the table, whoever stands on it."""
    markers: Mapping[EntityId, Cell]
    """Where the objectives are."""


@attrs.define
class Stage:
    """Models move and vanish on it; each picture has all of that and an effect on top."""

    before: Before
    glyphs: Glyphs
    bodies: dict[EntityId, Body]
    over: Picture = attrs.Factory(dict)
    pictures: list[Picture] = attrs.Factory(list)

    # looking

    def cells(self, unit: EntityId) -> list[Cell]:
        """The cells of a unit or a model that is known."""
        members = self.before.units.get(unit, (unit,))
        return [cell for model in members for cell, _ in self.bodies.get(model, ())]

    def mark(self, cell: Cell) -> Mark:
        """What a cell shows now, without effects."""
        return self.over.get(cell) or self.before.frame.things.get(cell) or self._beneath(cell)

    def taken(self, cell: Cell) -> bool:
        """Whether something stands or lies on a cell."""
        drawn = any(at == cell for body in self.bodies.values() for at, _ in body)
        return drawn or cell in self.before.lying

    def lit(self, cell: Cell) -> bool:
        """Whether a cell is in the light."""
        return bool(self.before.frame.lit >> cell & 1)

    def open(self, cell: Cell) -> bool:
        """Whether something may be drawn in the air above a cell: in the light, no wall."""
        return self.lit(cell) and self.before.frame.ground[cell].ink != "wall"

    def nearest(self, one: EntityId, other: EntityId) -> tuple[Cell, Cell] | None:
        """The cells of two units that are nearest to each other."""
        pairs = [(a, b) for a in self.cells(one) for b in self.cells(other)]
        distance = self.before.grid.distance
        return min(pairs, key=lambda pair: distance(*pair), default=None)

    # changing

    def move(self, model: EntityId, cell: Cell) -> None:
        """Put a model on another cell."""
        body = self.bodies.get(model)
        if body:
            self.lift(model)
            moved = tuple((Cell(cell + at - body[0][0]), _walking(mark)) for at, mark in body)
            self.bodies[model] = moved
            for at, mark in moved:
                self._draw(at, mark)

    def lift(self, model: EntityId) -> None:
        """Take a model off the table."""
        for cell, _ in self.bodies.pop(model, ()):
            others = (mark for body in self.bodies.values() for at, mark in body if at == cell)
            self._draw(cell, next(others, None) or self._beneath(cell))

    def change(self, model: EntityId, glyph: str, ink: str) -> None:
        """Draw a model in another way from now on."""
        body = tuple(
            (cell, Mark(mark.glyph, glyph, ink)) for cell, mark in self.bodies.get(model, ())
        )
        if body:
            self.bodies[model] = body
        for cell, mark in body:
            self._draw(cell, mark)

    def _draw(self, cell: Cell, mark: Mark) -> None:
        self.over.pop(cell, None)
        self.over[cell] = mark

    def _beneath(self, cell: Cell) -> Mark:
        before = self.before
        ground = before.frame.ground[cell]
        dark = ground.ink in ("floor", "weather") and not self.lit(cell)
        return before.lying.get(cell) or (Mark(before.frame.unlit) if dark else ground)

    # showing

    def snap(self, effects: Things | None = None) -> None:
        """One more picture: how it is now, and effects on top."""
        effects = effects or {}
        below = {cell: mark for cell, mark in self.over.items() if cell not in effects}
        self.pictures.append(below | effects)

    def flash(self, cells: Iterable[Cell], detail: str = "") -> Things:
        """Cells lit up, with whatever they show."""
        return {cell: _bright(self.mark(cell), detail) for cell in cells}


def _walking(mark: Mark) -> Mark:
    """What a model looks like on its way, without what it stood on."""
    return Mark(mark.glyph, " ", mark.ink, mark.flags) if mark.paper == "held" else mark


def _bright(mark: Mark, detail: str) -> Mark:
    return Mark(
        mark.glyph, detail or mark.detail, "effect", "bold", "flash", "" if detail else mark.wide
    )


def thinned(pictures: Sequence[Picture], most: int) -> list[Picture]:
    """At most so many of the pictures, evenly, the last one among them."""
    if len(pictures) <= most:
        return list(pictures)
    return [pictures[(at + 1) * len(pictures) // most - 1] for at in range(most)]
