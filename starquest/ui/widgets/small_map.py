"""The small map: the whole table, each mark a square of cells."""

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from starquest.desk.frame import Frame
from starquest.desk.overview import Overview, overview
from starquest.model.grid import Grid
from starquest.model.ids import Cell
from starquest.ui.palette import ink_of

WIDE = 2


class SmallMap(Static):
    """The whole table in the room there is; a click says which square."""

    DEFAULT_CSS = """
    SmallMap { width: auto; height: auto; }
    """

    class Picked(Message):
        """A square was clicked; this is its middle."""

        def __init__(self, cell: Cell) -> None:
            self.cell = cell
            super().__init__()

    def __init__(self, grid: Grid, *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id, markup=False)
        self.grid = grid
        self._shown: Overview | None = None

    def show(self, frame: Frame, cursor: Cell, wide: int, tall: int) -> None:
        """Draw the table in so many columns and rows."""
        shown = overview(frame, self.grid, wide // WIDE, tall)
        self._shown, at = shown, shown.square(self.grid, cursor)
        theme = self.app.theme
        rows = []
        for y, row in enumerate(shown.rows):
            parts = []
            for x, mark in enumerate(row):
                look = f"{ink_of(theme, mark.ink)} {mark.flags} {'reverse' if (x, y) == at else ''}"
                parts.append(Content.styled(mark.glyph + mark.detail, " ".join(look.split())))
            rows.append(Content("").join(parts))
        self.update(Content("\n").join(rows))

    @property
    def columns(self) -> int:
        """How many columns the map takes."""
        return len(self._shown.rows[0]) * WIDE if self._shown else 0

    def inside(self, cell: Cell) -> list[Cell]:
        """The cells of the square a cell is in."""
        shown = self._shown
        return shown.cells(self.grid, *shown.square(self.grid, cell)) if shown else [cell]

    def beside(self, cell: Cell, dx: int, dy: int) -> Cell:
        """The middle of the square so many squares away; the same cell at the edge."""
        if self._shown is None:
            return cell
        x, y = self._shown.square(self.grid, cell)
        rows = self._shown.rows
        column, row = min(len(rows[0]) - 1, max(0, x + dx)), min(len(rows) - 1, max(0, y + dy))
        return self._shown.cell(self.grid, column, row) or cell

    def on_click(self, event: events.Click) -> None:
        """Tell which square was clicked."""
        event.stop()
        if self._shown is not None:
            cell = self._shown.cell(self.grid, event.x // WIDE, event.y)
            if cell is not None:
                self.post_message(self.Picked(cell))
