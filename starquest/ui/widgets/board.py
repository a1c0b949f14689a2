"""The map: the Line API, a cached style for each look, only changed rows drawn again."""

from typing import ClassVar

from rich.segment import Segment
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from starquest.desk.frame import Frame
from starquest.desk.help_lines import LEAP_SIGN
from starquest.desk.mark import Mark
from starquest.engine.board.bits import cells_of
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from starquest.ui.palette import style

WIDE = 2
SIGNS = {
    "advance-edge": ":", "rush-edge": ".", "charge": "!", "target": "!", "path": "*",
    "path-end": "O", "path-back": "o", "path-far": "*",
    "intent": "+", "threat-edge": "x", "safe": "'", "exposed": "-", "fall": "v",
    "leap": LEAP_SIGN,
}  # fmt: skip
SIGNS |= {f"threat-{number}": str(number) for number in range(1, 10)}
"""What the second column says of a background, for eyes and terminals without colour; a cell whose
second column is taken is underlined instead."""
RIMS = (":", ".")
"""The rims of what may be reached."""
OPEN = ("floor", "weather")
"""The inks of open ground."""
Look = tuple[str, str, str]
"""Ink, paper and flags."""


class Board(Widget):
    """A window on the table that follows the cursor."""

    COMPONENT_CLASSES: ClassVar[set[str]] = set()
    DEFAULT_CSS = """
    Board { width: 1fr; height: 1fr; }
    """

    class Picked(Message):
        """A cell was clicked."""

        def __init__(self, cell: Cell, *, double: bool) -> None:
            self.cell = cell
            self.double = double
            super().__init__()

    def __init__(self, grid: Grid, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self.grid = grid
        self.frame: Frame | None = None
        self.cursor = Cell(0)
        self.origin = (0, 0)
        self.columns = WIDE
        self.papers: dict[Cell, str] = {}
        """Backgrounds by cell: reach, targets, paths."""
        self.group = 0
        """The cells of the unit under the cursor."""
        self.ghosts: dict[Cell, Mark] = {}
        """Where models would stand."""
        self.effects: dict[Cell, Mark] = {}
        """What an animation shows on top."""
        self._fitted = Size(0, 0)
        """The size the window was last made for."""
        self._followed: Cell | None = None
        """What the window follows instead of the cursor."""

    # what is shown

    def show(self, frame: Frame) -> None:
        """Draw another frame."""
        self.frame = frame
        self._recentre()
        self.refresh()

    def paint(self, papers: dict[Cell, str], group: int = 0) -> None:
        """Give cells other backgrounds, and show which of them belong to one unit."""
        if group != self.group:
            changed = cells_of(group ^ self.group)
            self.group = group
            self._refresh_rows({self.grid.xy(cell)[1] for cell in changed})
        if papers != self.papers:
            rows = {self.grid.xy(cell)[1] for cell in papers.keys() ^ self.papers.keys()}
            rows |= {
                self.grid.xy(cell)[1]
                for cell in papers.keys() & self.papers.keys()
                if papers[cell] != self.papers[cell]
            }
            self.papers = papers
            self._refresh_rows(rows)

    def haunt(self, ghosts: dict[Cell, Mark]) -> None:
        """Show where models would stand, instead of the last ones."""
        if ghosts != self.ghosts:
            rows = {self.grid.xy(cell)[1] for cell in (*ghosts, *self.ghosts)}
            self.ghosts = ghosts
            self._refresh_rows(rows)

    def animate_cells(self, effects: dict[Cell, Mark]) -> None:
        """Show an animation's marks instead of the last ones."""
        rows = {self.grid.xy(cell)[1] for cell in (*effects, *self.effects)}
        self.effects = effects
        self._refresh_rows(rows)

    def follow(self, cell: Cell | None) -> None:
        """Keep what is shown in view; with nothing shown, the cursor."""
        self._followed = cell
        if self._recentre():
            self.refresh()

    def move_cursor(self, cell: Cell) -> None:
        """Put the cursor on a cell and keep it in view."""
        if cell == self.cursor:
            return
        rows = {self.grid.xy(self.cursor)[1], self.grid.xy(cell)[1]}
        self.cursor = cell
        if self._recentre():
            self.refresh()
        else:
            self._refresh_rows(rows)

    def _refresh_rows(self, rows: set[int]) -> None:
        top, height = self.origin[1], self.size.height
        for row in sorted(rows):
            if 0 <= row - top < height:
                self.refresh(Region(0, row - top, self.size.width, 1))

    # the window

    def on_resize(self, event: events.Resize) -> None:
        """Choose how wide cells are, and keep the cursor in view."""
        self._fit(event.size)
        self.refresh()

    def _fit(self, size: Size) -> None:
        """Make the window for a size; drawing may come before the news of another one."""
        if size == self._fitted:
            return
        self._fitted = size
        roomy = size.width >= WIDE * min(self.grid.width, 20)
        self.columns = WIDE if roomy else 1
        self._recentre(force=True)

    @property
    def whole(self) -> bool:
        """Whether the window shows the whole table."""
        wide, tall = self.size.width // self.columns, self.size.height
        return wide >= self.grid.width and tall >= self.grid.height

    def _recentre(self, *, force: bool = False) -> bool:
        """Move the window so that the cursor is well inside; whether it moved."""
        wide, tall = max(1, self.size.width // self.columns), max(1, self.size.height)
        x, y = self.grid.xy(self.cursor if self._followed is None else self._followed)
        left = _window(self.origin[0], x, wide, self.grid.width, force=force)
        top = _window(self.origin[1], y, tall, self.grid.height, force=force)
        moved = (left, top) != self.origin
        self.origin = (left, top)
        return moved

    # drawing

    def render_line(self, y: int) -> Strip:
        """One row of the window."""
        self._fit(self.size)
        row, width = self.origin[1] + y, self.size.width
        theme, few = self.app.theme, self.app.console.color_system == "standard"
        if self.frame is None or not 0 <= row < self.grid.height:
            return Strip([Segment(" " * width, style(theme, "floor", "dim", few=few))])
        first = self.origin[0]
        last = min(self.grid.width, first + width // self.columns)
        segments: list[Segment] = []
        text, look = "", None
        for x in range(first, last):
            cell = self.grid.cell(x, row)
            drawn, key = self._drawn(cell)
            if key != look:
                if look is not None:
                    segments.append(Segment(text, style(theme, *look, few=few)))
                text, look = "", key
            text += drawn
        if look is not None:
            segments.append(Segment(text, style(theme, *look, few=few)))
        used = (last - first) * self.columns
        segments.append(Segment(" " * (width - used), style(theme, "floor", "dim", few=few)))
        return Strip(segments, width)

    def _drawn(self, cell: Cell) -> tuple[str, Look]:
        """A cell's text and look; nothing is told by colour alone."""
        frame = self.frame
        assert frame is not None  # noqa: S101  # only asked while there is a frame
        ghost = self.ghosts.get(cell)
        mark = self.effects.get(cell) or ghost or frame.things.get(cell)
        mark = mark or self._ground(frame, cell)
        if cell == self.cursor and cell not in self.effects:
            return f"{mark.glyph}<"[: self.columns], ("cursor", "cursor", "bold cursor")
        name = self.papers.get(cell, "")
        paper = name or self._own_paper(frame, cell, mark)
        sign, flags = "" if ghost else SIGNS.get(name, ""), mark.flags
        if self.group >> cell & 1:
            flags += " reverse"
        if not sign:
            return self._plain(mark), (mark.ink, paper, flags)
        text, flags = self._signed(mark, sign, flags)
        return text, ("sign" if mark.ink in OPEN else mark.ink, paper, flags)

    def _signed(self, mark: Mark, sign: str, flags: str) -> tuple[str, str]:
        """A mark with a sign beside it, or on open ground instead of it, or underlined."""
        if self.columns == 1 and mark.ink in OPEN:
            return sign, flags
        if mark.ink in OPEN and sign in RIMS:
            return sign * self.columns, flags  # a whole cell: beside the ground it would be half
        if self.columns > 1 and mark.detail == " " and not mark.wide:
            return mark.glyph + sign, flags
        return self._plain(mark), f"{flags} underline"

    def _plain(self, mark: Mark) -> str:
        """A mark in the columns a cell has."""
        if self.columns > 1:
            return mark.wide or mark.glyph + mark.detail
        return mark.glyph

    def _ground(self, frame: Frame, cell: Cell) -> Mark:
        """The ground; open ground is drawn only where the party sees it."""
        mark = frame.ground[cell]
        dark = mark.ink in OPEN and not frame.lit >> cell & 1
        return Mark(frame.unlit) if dark else mark

    def _own_paper(self, frame: Frame, cell: Cell, mark: Mark) -> str:
        """The background of a mark, of a zone, or the light; a wall has its own only in it."""
        lit = frame.lit >> cell & 1
        if mark.paper and (lit or mark.ink != "wall"):
            return mark.paper
        if frame.zones >> cell & 1:
            return "zone"
        return frame.light if lit else "dim"

    # the mouse

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell under a place of the widget."""
        column, row = self.origin[0] + x // self.columns, self.origin[1] + y
        return self.grid.cell(column, row) if self.grid.has(column, row) else None

    def spot_of(self, cell: Cell) -> tuple[int, int]:
        """The place of the terminal where a cell is drawn."""
        x, y = self.grid.xy(cell)
        left, top = self.origin
        return self.region.x + (x - left) * self.columns, self.region.y + y - top

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        cell = self.cell_at(event.x, event.y)
        if cell is not None:
            self.post_message(self.Picked(cell, double=event.chain > 1))


def _window(origin: int, place: int, length: int, total: int, *, force: bool) -> int:
    """Where a window along one axis starts: a place is inside with some margin.

    What is jumped to from outside the window comes to its middle, so that both sides are seen.
    """
    if length >= total:
        return 0
    margin = min(4, length // 4)
    if force or not origin - 1 <= place <= origin + length:
        origin = place - length // 2
    if place < origin + margin:
        origin = place - margin
    if place >= origin + length - margin:
        origin = place - length + margin + 1
    return max(0, min(origin, total - length))
