"""The army builder: the list to the left, what can be added or bought to the right."""

import os
from pathlib import Path
from typing import ClassVar, Protocol, runtime_checkable

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from starquest.content.armies.list_file import LONGEST
from starquest.desk import army_builder_lines as shown
from starquest.desk.styled import Line
from starquest.model.army import ArmyList
from starquest.text.locale import words
from starquest.ui.bindings import bindings
from starquest.ui.drawing import drawn, drawn_all, measure
from starquest.ui.screens.choosing import Choosing
from starquest.ui.screens.duels import DuelsScreen
from starquest.ui.screens.naming import Naming
from starquest.ui.widgets.keys import KeyLine
from starquest.ui.widgets.lines import Lines

LEFT = 40
"""Columns of the list."""


@runtime_checkable
class Mustered(Protocol):
    """An app that can set up a match."""

    def set_up_match(self, army: ArmyList | None = None) -> None:
        """Open the form for a match with an army."""


class BuilderScreen(DuelsScreen):
    """A list, what could be in it, and what is wrong with it now."""

    KEYS = "builder"
    BINDINGS: ClassVar[list[BindingType]] = bindings("builder")
    DEFAULT_CSS = f"""
    BuilderScreen #head, BuilderScreen .title {{ height: 1; background: $panel; }}
    BuilderScreen .title {{ color: $text-muted; padding: 0 1; }}
    BuilderScreen #left {{ width: {LEFT}; }}
    BuilderScreen #right {{ width: 1fr; padding: 0 0 0 1; }}
    BuilderScreen Lines {{ height: 1fr; background: $surface; scrollbar-size-vertical: 1; }}
    BuilderScreen #facts {{ height: 7; padding: 0 1; background: $panel; }}
    BuilderScreen #bars {{ height: auto; padding: 0 1; }}
    BuilderScreen #verdict {{ height: 1; padding: 0 1; }}
    BuilderScreen #duel {{ height: auto; max-height: 2; padding: 0 1; }}
    BuilderScreen KeyLine {{ background: $panel; }}
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__(folder)
        self._buying = False
        """Whether upgrades stand to the right."""

    def compose(self) -> ComposeResult:
        """Head, two lists, facts, bars, verdict, keys."""
        yield Static(id="head", markup=False)
        with Horizontal():
            with Vertical(id="left"):
                yield Static(Content(words("builder.army_title")), classes="title", markup=False)
                yield Lines(id="army", markup=False)
            with Vertical(id="right"):
                yield Static(id="offer_title", classes="title", markup=False)
                yield Lines(id="offer", markup=False)
        yield Static(id="facts", markup=False)
        yield Static(id="bars", markup=False)
        yield Static(id="verdict", markup=False)
        yield Static(id="duel", markup=False)
        yield KeyLine()
        yield KeyLine()

    def on_mount(self) -> None:
        """Start with what can be added."""
        self.fill()
        self._offer.focus()

    def on_resize(self) -> None:
        """Other widths."""
        self.fill()

    @property
    def _army(self) -> Lines:
        return self.query_one("#army", Lines)

    @property
    def _offer(self) -> Lines:
        return self.query_one("#offer", Lines)

    def opened(self, army: ArmyList) -> None:
        """Another list is open: start with what can be added."""
        self._buying = False
        super().opened(army)

    # drawing

    def fill(self, *, first: bool = False) -> None:
        """Draw everything as it stands; `first` puts the right bar on its first line."""
        width = self.app.size.width
        _refill(self._army, shown.entry_rows(self.builder, LEFT - 2, measure), self.builder.at)
        room = width - LEFT - 3
        made = shown.upgrade_rows if self._buying else shown.kind_rows
        at = 0 if first else self._offer.highlighted or 0
        _refill(self._offer, made(self.builder, room, measure), at)
        self.query_one("#head", Static).update(drawn(shown.head_line(self.builder)))
        self.query_one("#offer_title", Static).update(Content(self._offer_title()))
        self.query_one("#bars", Static).update(
            drawn_all(shown.bar_lines(self.builder, width - 2)), layout=True
        )
        verdict = shown.verdict_line(self.builder, width - 2, measure)
        self.query_one("#verdict", Static).update(drawn(verdict))
        self.show_duel()
        lines = self.query(KeyLine)
        for keys, hints in zip(lines, shown.key_lines(width - 2), strict=True):
            keys.show(hints)
        self._tell()

    def _offer_title(self) -> str:
        kind = self.builder.kind
        if self._buying and kind:
            return words("builder.upgrade_title", unit=kind.name)
        return words("builder.offer_title")

    def _tell(self) -> None:
        self.query_one("#facts", Static).update(drawn_all(self._facts()))

    def _facts(self) -> list[Line]:
        """About the line under the bar of the side one is on."""
        builder, at = self.builder, self._offer.highlighted
        if self._army.has_focus or at is None:
            return shown.entry_facts(builder)
        if not self._buying:
            return shown.kind_facts(builder, builder.offered[at])
        return shown.upgrade_told(builder, builder.kind.upgrades[at]) if builder.kind else []

    # what the player does

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another line: other facts."""
        at = event.option_list.highlighted
        if event.option_list is self._army and at is not None and at != self.builder.at:
            self.builder.at = at
            self.fill(first=self._buying)
        else:
            self._tell()

    def on_descendant_focus(self) -> None:
        """The other side: its facts."""
        self._tell()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A unit of the list shows its upgrades; one on offer is added, an upgrade taken."""
        at = event.option_list.highlighted
        if at is None:
            return
        if event.option_list is self._army:
            self.builder.at = at
            self.action_upgrades()
        elif self._buying and self.builder.kind:
            self.builder.upgrade(self.builder.kind.upgrades[at])
            self.fill()
        elif not self.builder.add(kind := self.builder.offered[at]):
            self.say(words("builder.later", unit=kind.name))
        else:
            self.fill()

    def action_pane(self) -> None:
        """To the other side."""
        (self._offer if self._army.has_focus else self._army).focus()

    def action_upgrades(self) -> None:
        """The upgrades of the unit, or the units on offer again."""
        kind = self.builder.kind
        if not self._buying and (kind is None or not kind.upgrades):
            if kind:
                self.say(words("builder.no_upgrades", unit=kind.name))
            return
        self._buying = not self._buying
        self.fill(first=True)
        self._offer.focus()

    def action_resize(self, step: int) -> None:
        """More or fewer models."""
        self.builder.resize(step)
        self.fill()

    def action_remove(self) -> None:
        """Out of the list."""
        self.builder.remove()
        self._buying = False
        self.fill()

    def action_combine(self) -> None:
        """Two as one."""
        if self._only_in_battle():
            self.builder.combine()
            self.fill()

    def action_join(self) -> None:
        """A hero and whom it fights with."""
        if self._only_in_battle():
            self.builder.join()
            self.fill()

    def _only_in_battle(self) -> bool:
        if not self.builder.combines():
            self.say(words("builder.only_battle"))
        return self.builder.combines()

    def action_play_it(self) -> None:
        """To the form for a match, with this list."""
        if self.builder.army.units and isinstance(self.app, Mustered):
            self.app.set_up_match(self.builder.army)
        elif not self.builder.army.units:
            self.say(words("builder.nothing"))

    def action_random(self) -> None:
        """A legal list by chance."""
        self.builder.randomise(int.from_bytes(os.urandom(4)))
        self._buying = False
        self.fill()

    def action_faction(self) -> None:
        """Another faction."""
        self.builder.next_faction()
        self._buying = False
        self.fill(first=True)

    def action_points(self) -> None:
        """Other points."""
        self.builder.next_points()
        self.fill()

    def action_name_it(self) -> None:
        """Type a name."""
        asked = Naming(words("builder.name_title"), self.builder.army.name, LONGEST)
        self.open_over(asked, self._named)

    def _named(self, name: str | None) -> None:
        if name:
            self.builder.rename(name)
            self.fill()

    def action_leave(self) -> None:
        """Back to the units on offer, or to the title; what is not kept is asked about."""
        if self._buying:
            self.action_upgrades()
        elif not self.builder.changed:
            self.dismiss(None)
        else:
            options = [(words("builder.leave_no"), ""), (words("builder.leave_yes"), "")]
            asked = Choosing(words("builder.leave"), "", options)
            self.open_over(asked, self._left)

    def _left(self, at: int | None) -> None:
        if at == 1:
            self.dismiss(None)


def _refill(lines: Lines, made: list[Line], at: int) -> None:
    """Other lines, with the bar where it was."""
    lines.clear_options()
    lines.add_options([Option(drawn(row)) for row in made])
    lines.highlighted = min(at, len(made) - 1) if made else None
