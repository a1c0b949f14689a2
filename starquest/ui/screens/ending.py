"""How a run ended, in pages to turn, and where to go from there."""

from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from starquest.desk.ending.pages import page_name, page_rows, pages_of
from starquest.desk.ending.told import Row, Spot, Told
from starquest.desk.glyphs import SETS, UNICODE, Glyphs
from starquest.desk.keymap import Hint, fitted, rows
from starquest.desk.styled import Line, Span
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn_all, measure
from starquest.ui.screens.base import OwnModal
from starquest.ui.widgets.keys import KeyLine

AGAIN, WATCH, PRACTISE = "again", "watch", "practise"
FRAME = 4
"""Columns of the frame, and of the bar that scrolls."""
MARK = 2
"""Columns before rows that lead somewhere."""
ABOVE = 4
"""Rows that are no page: the frame, the names of the pages, the keys."""


class Wanted(NamedTuple):
    """What somebody wants after the last page."""

    what: str
    told: Told | None = None
    spot: Spot | None = None
    page: int = 0


class Ending(OwnModal[Wanted | None]):
    """Pages to turn; gives what is wanted next, nothing for the title."""

    KEYS = "ending"
    BINDINGS: ClassVar[list[BindingType]] = bindings("ending")
    DEFAULT_CSS = """
    Ending { background: $background; }
    Ending > Vertical { border: round $primary; background: $surface; padding: 0 0 0 1; }
    Ending > Vertical { border-title-color: $primary; border-title-style: bold; }
    Ending #tabs { height: 1; }
    Ending #page { text-wrap: nowrap; }
    Ending VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    Ending KeyLine { padding: 0; }
    Ending ToastHolder { display: block; }
    """

    def __init__(self, told: Told, page: int = 0) -> None:
        super().__init__()
        self.told, self._page = told, page
        self._pages = pages_of(told)
        self._over, self._at = told.state.outcome is not None, 0
        self._rows: list[Row] = []

    def compose(self) -> ComposeResult:
        """The names of the pages, the page, the keys."""
        with Vertical():
            yield Static(id="tabs", markup=False)
            with VerticalScroll(can_focus=False):
                yield Static(id="page", markup=False)
            yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """The first page."""
        self.query_one(Vertical).border_title = Content(self.told.title)
        self._turn(self._page)

    def on_resize(self) -> None:
        """Other room for the page."""
        self._turn(self._page)

    @property
    def glyphs(self) -> Glyphs:
        """The glyphs of the options."""
        options = getattr(self.app, "options", None)
        return SETS[options.glyphs] if options else UNICODE

    def _turn(self, page: int) -> None:
        """Show a page from its top."""
        self._page = page % len(self._pages)
        size = self.app.size
        room = size.width - FRAME - MARK, size.height - ABOVE
        name = self._pages[self._page]
        self._rows = page_rows(self.told, name, room, self.glyphs, measure)
        spots = self._spots()
        self._at = spots[0] if spots else -1
        self.query_one("#tabs", Static).update(self._tabs())
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self._show()

    def _tabs(self) -> Content:
        parts: list[Content] = []
        for number, name in enumerate(self._pages, 1):
            shown = f"{number} {page_name(self.told, name)}"
            here = number - 1 == self._page
            part = Content.styled(f"[{shown}]" if here else f" {shown} ", "bold" if here else "")
            parts.append(part)
        return Content("").join(parts)

    def _show(self) -> None:
        """Draw the page, the row that Enter takes with a mark."""
        marked = bool(self._spots())
        lines = [_marked(row, at == self._at) if marked else row.line
                 for at, row in enumerate(self._rows)]  # fmt: skip
        self.query_one("#page", Static).update(drawn_all(lines, self.app.theme))
        self.query_one("#keys", KeyLine).show(self._hints())

    def _hints(self) -> list[Hint]:
        """The keys that do something on this page."""
        spot, over = self._spot() is not None, self._over
        here = {"take": spot, "practise": self._leg() is not None, "again": over, "text": over,
                "picture": over}  # fmt: skip
        table = [row for row in rows("ending") if here.get(row.id, True)]
        return fitted(table, self.app.size.width - FRAME, "" if over else "on")

    def _spots(self) -> list[int]:
        return [at for at, row in enumerate(self._rows) if row.spot] if self._over else []

    def _spot(self) -> Spot | None:
        return self._rows[self._at].spot if 0 <= self._at < len(self._rows) else None

    def _leg(self) -> Spot | None:
        """The wave under the mark, if there is one."""
        spot = self._spot()
        return spot if spot and spot.leg and self.told.quest else None

    # keys

    def action_turn(self, step: int) -> None:
        """The next page, round and round."""
        self._turn(self._page + step)

    def action_page(self, number: int) -> None:
        """A page by its number."""
        if number < len(self._pages):
            self._turn(number)

    def action_move(self, step: int) -> None:
        """Another row that leads somewhere, or a line further."""
        spots = self._spots()
        if self._at not in spots:
            self.action_scroll(step)
            return
        self._at = spots[max(0, min(len(spots) - 1, spots.index(self._at) + step))]
        self._show()
        self.query_one(VerticalScroll).scroll_to(y=max(0, self._at - 6), animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the page."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_take(self) -> None:
        """Watch from the place under the mark; where there is none, leave."""
        spot = self._spot()
        if spot is None:
            self.action_leave()
        elif self.told.account.course.replay is None:
            self.notify(words("ending.no_watch"), markup=False)
        else:
            self.dismiss(Wanted(WATCH, self.told, spot, self._page))

    def action_practise(self) -> None:
        """Play a wave anew."""
        leg = self._leg()
        if leg is None:
            self.notify(words("ending.no_place"), markup=False)
        elif self.told.account.course.replay is None:
            self.notify(words("ending.no_watch"), markup=False)
        else:
            self.dismiss(Wanted(PRACTISE, self.told, leg, self._page))

    def action_text(self) -> None:
        """Write everything to a text file beside the run."""
        self._write(".txt")

    def action_picture(self) -> None:
        """Write everything to a picture beside the run."""
        self._write(".svg")

    def _write(self, suffix: str) -> None:
        from starquest.desk.ending.writing import beside, write  # noqa: PLC0415

        folder = getattr(self.app, "folder", None)
        if folder is None or not self.told.name or not self._over:
            self.notify(words("ending.nowhere"), markup=False)
            return
        path = beside(folder, self.told, suffix)
        self.notify(write(path, self.told, self.app.theme), markup=False)

    def action_again(self) -> None:
        """Play a game of the same kind."""
        if self._over:
            self.dismiss(Wanted(AGAIN, self.told))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """A click on a name of a page opens it, one on a row that leads somewhere marks it."""
        if event.widget is not None and event.widget.id == "page" and event.y in self._spots():
            self._at = event.y
            self._show()


def _marked(row: Row, here: bool) -> Line:  # noqa: FBT001 - whether the mark is here
    """A row with the mark before it, or with room for it."""
    if not here:
        return (Span("  "), *row.line)
    return (Span("> ", "bold"), *(span._replace(look=f"{span.look} bold") for span in row.line))
