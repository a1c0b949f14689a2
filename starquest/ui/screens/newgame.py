"""A new game: every choice on one screen, defaults filled, Enter on Start begins."""

from typing import ClassVar

import attrs
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.loader import load_catalog
from starquest.desk.briefing import class_of, facts
from starquest.desk.quest_form import Recruiting, changed, named
from starquest.model.setup import CHALLENGES
from starquest.text.clean import clean
from starquest.ui.keyline import Hint, key_line
from starquest.ui.screens.form import Form, FormLines, turned, typed
from starquest.ui.screens.naming import LONGEST, Naming
from starquest.ui.widgets.keys import KeyLine

ROOM = 34
"""The columns of a line."""
HINTS = (
    Hint("Up Down", "Line"), Hint("Left Right", "Value", "change(1)"),
    Hint("Enter", "Start, or type", "enter"), Hint("Esc", "Back", "leave"),
    Hint("?", "Help", "app.help('new')"),
)  # fmt: skip
CHALLENGE_NAMES = {
    "boss": "Boss fights", "injuries": "Injuries", "alertness": "High alertness",
    "time": "Time of day", "weather": "Weather", "events": "Events",
}  # fmt: skip


class NewGame(Form):
    """Party, enemies, board, challenges."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "app.help('new')", "Help"),
    ]
    DEFAULT_CSS = """
    NewGame { layout: vertical; }
    NewGame #lines {
        width: 36; height: 1fr; border: none; background: $surface; padding: 0 0 0 1;
        scrollbar-size-vertical: 1;
    }
    NewGame #facts { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    NewGame .hint { background: $panel; }
    NewGame .title { height: 1; text-style: bold; color: $primary; background: $panel; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._lore = load_catalog()
        self.setup = Recruiting()

    def compose(self) -> ComposeResult:
        """Choices to the left, what they mean to the right."""
        yield Static(Content(" New game"), classes="title", markup=False)
        with Horizontal():
            yield FormLines(id="lines")
            with Vertical():
                yield Static(id="facts", markup=False)
        yield KeyLine(key_line(HINTS), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Start is the first line, so that Enter is enough."""
        self._fill(0)
        self.lines.focus()

    def _fill(self, highlighted: int) -> None:
        lines = self.lines
        lines.clear_options()
        lines.add_options([Option(text, id=name) for name, text in self._rows()])
        lines.highlighted = min(highlighted, lines.option_count - 1)
        self._show_facts()

    def _rows(self) -> list[tuple[str, Content]]:
        setup, catalog = self.setup, self._lore
        rows = [("start", Content.styled("Start the mission", "bold"))]
        rows.append(("size", _row("Heroes", str(len(setup.heroes)))))
        for index, hero in enumerate(setup.heroes):
            kind = catalog.heroes[hero.kind].name
            magic = f" {hero.tradition.split('_')[0]}" if hero.tradition else ""
            rows.append((f"hero:{index}", _row(f"Hero {index + 1}", f"{kind}{magic}")))
            called = clean(hero.name, LONGEST) if hero.name else kind
            player = clean(hero.player, LONGEST) if hero.player else "you"
            rows.append((f"name:{index}", typed("  name", called, ROOM)))
            rows.append((f"player:{index}", _row("  player", player)))
        faction = (
            catalog.factions[setup.faction].name if setup.faction in catalog.factions else "random"
        )
        second = catalog.factions[setup.second].name if setup.second else "none"
        theme = catalog.themes[setup.theme].name if setup.theme in catalog.themes else "random"
        rows += [
            ("faction", _row("Enemies", faction)),
            ("second", _row("  mixed with", second)),
            ("board", _row("Board", "small 24x24" if setup.small else "standard 48x48")),
            ("theme", _row("Theme", theme)),
            ("order", _row("Turns", "phases" if setup.phases else "alternating")),
        ]
        for challenge in CHALLENGES:
            on = "on" if challenge in setup.challenges else "off"
            rows.append((f"challenge:{challenge}", _row(CHALLENGE_NAMES[challenge], on)))
        rows.append(("seed", typed("Seed", setup.seed or "random", ROOM)))
        return rows

    def _show_facts(self) -> None:
        at = self.lines.highlighted
        name = self._rows()[at][0] if at is not None else "start"
        own = class_of(self.setup, self._lore, name)
        told = [
            Content.styled(line, "bold $primary") if own and line[1:].startswith(own) else
            Content(line) for line in facts(self.setup, self._lore, name)
        ]  # fmt: skip
        self.query_one("#facts", Static).update(Content("\n").join(told))

    def on_option_list_option_highlighted(self) -> None:
        """Another line: other facts."""
        self._show_facts()

    def action_change(self, step: int) -> None:
        """Another value for the line."""
        at = self.lines.highlighted
        if at is not None:
            self._turn(self._rows()[at][0], step)

    def _turn(self, line: str, step: int) -> None:
        self.setup = changed(self.setup, line, step, self._lore)
        self._fill(self.lines.highlighted or 0)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter starts, or types, or turns the value on."""
        name, _, index = (event.option.id or "").partition(":")
        if name == "start":
            self.dismiss(self.setup)
        elif name == "player" and self.lines.clicked_back():
            self._turn(event.option.id or "", -1)
        elif name in ("name", "player"):
            value = str(getattr(self.setup.heroes[int(index)], name))
            self.open_over(
                Naming(f"The {name} of hero {int(index) + 1}", value),
                lambda text: self._named(int(index), name, text),
            )
        elif name == "seed":
            self.open_over(Naming("Seed: a number or a word", self.setup.seed), self._seeded)
        else:
            self._turn(event.option.id or "", self.lines.step())

    def _named(self, index: int, field: str, text: str | None) -> None:
        if text is not None:
            self.setup = named(self.setup, index, field, text)
            self._fill(self.lines.highlighted or 0)

    def _seeded(self, text: str | None) -> None:
        if text is not None:
            self.setup = attrs.evolve(self.setup, seed=text)
            self._fill(self.lines.highlighted or 0)


def _row(title: str, value: str) -> Content:
    return turned(title, value, ROOM)
