"""Hints of the first runs: one line the first time a thing happens, each once for ever."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

import attrs

from starquest.content.keymaps import STANDARD
from starquest.desk.keymap import key_name, keys_of, rows
from starquest.desk.learned import Learned
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span, line
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.round_end import holders
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import Side
from starquest.model.step import Act
from starquest.text.locale import words, words_in, words_of
from starquest.text.phrases import length_on
from starquest.text.rule_numbers import quest_numbers

STAY = 2
"""So many commands of one's own a hint stays."""
NEAR = 12
"""Half-inches from which a search token is near."""
FULL = 4
"""The alertness that is worth a word."""

SIMPLE: dict[type, str] = {
    events.WentDown: "down",
    events.ObjectiveDamaged: "damage",
    events.DangerRolled: "danger",
    events.LevelReached: "level",
    events.Stocked: "shop",
    events.EventStruck: "event",
    events.TokenRevealed: "find",
}
"""Events that bring a hint whatever they say."""


@attrs.define
class Hinter:
    """What was met for the first time, and what is said of it now."""

    playing: Playing
    learned: Learned = attrs.Factory(Learned)
    keymap: str = STANDARD
    on: bool = True
    _now: str = ""
    _own: int = 0
    """The player's commands since the hint came."""

    def note(self, told: Sequence[Event]) -> None:
        """Look at what happened, and at how it stands now."""
        self._own += not any(isinstance(event, events.Decided) for event in told)
        if self._own > STAY:
            self._now = ""
        if not self.on or quest_if_any(self.playing.state) is None:
            return
        met = [name for event in told for name in self._met(event)]
        for name in (*met, *self._standing()):
            if name not in self.learned.seen and not (self._now and self._own == 0):
                self._now, self._own = name, 0
                self.learned.meet([name])
                return

    def lines(self, width: int) -> list[Line]:
        """The hint of the moment; nothing most of the time."""
        if not self._now or not self.on:
            return []
        head = words("lessons.hinted", hints=self.key("hints"))
        first, *rest = wrap(f"{head} {said(self._now, self)}", width)
        cut = len(head)
        return [(Span(first[:cut], "heading"), Span(first[cut:])), *map(line, rest)]

    def key(self, name: str) -> str:
        """The key of a row of the game as it is now."""
        return live_key(name, self.keymap)

    def _met(self, event: Event) -> Iterator[str]:
        """What an event shows for the first time."""
        if type(event) in SIMPLE:
            yield SIMPLE[type(event)]
        heroes = self.playing.state.world.heroes
        match event:
            case events.Wounded(unit=unit) if unit in heroes:
                yield "wound"
            case events.StatusChanged(unit=unit, status="shaken", on=True):
                yield "shaken_hero" if unit in heroes else "shaken"
            case events.WaveStarted(boss=True):
                yield "boss"
            case events.AlertnessRaised(total=total) if total >= FULL:
                yield "alertness"
            case _:
                pass

    def _standing(self) -> Iterator[str]:
        """What the moment shows for the first time, to whoever is about to act."""
        playing = self.playing
        top = playing.state.agenda[-1] if playing.state.agenda else None
        if playing.wait is not Wait.ACT or not isinstance(top, Act):
            return
        there = {choice.action for choice in playing.choices()}
        yield "turn"
        if "shoot" in there:
            yield "shoot"
        if "charge" in there:
            yield "charge"
        if self._contested():
            yield "contested"
        if self._token_near():
            yield "token"
        if not top.main and "skill" in there:
            yield "power"
        if top.main and not there & {"shoot", "charge"}:
            yield "far"

    def _contested(self) -> bool:
        scene = self.playing.known_scene
        cells = [row.cell for row in scene.world.objectives.values()]
        return any(holders(scene, Side.TWO, cell) for cell in cells)

    def _token_near(self) -> bool:
        scene, grid = self.playing.scene, self.playing.state.table.grid
        own = scene.cells(self.playing.focus) if self.playing.focus else []
        tokens = [row.cell for row in scene.world.search_tokens.values()]
        return any(grid.distance(cell, token) <= NEAR for cell in own for token in tokens)


def live_key(name: str, keymap: str) -> str:
    """The key of a row of the game in a keymap; empty where it has none."""
    row = next((row for row in rows("game", "quest") if row.id == name), None)
    keys = keys_of(row, keymap) if row else ()
    return key_name(keys[0]) if keys else ""


def said(name: str, hinter: Hinter) -> str:
    """A hint in words, with the keys as they are now."""
    table = hinter.playing.state.table
    return words_in(
        "lessons.hint",
        name,
        confirm=hinter.key("confirm"),
        next=hinter.key("next"),
        menu=hinter.key("menu"),
        skill=hinter.key("skill"),
        discover=hinter.key("discover"),
        first_aid=hinter.key("first_aid"),
        threats=hinter.key("threats"),
        overview=hinter.key("overview"),
        seizing=length_on(table, quest_numbers().objectives.holding),
        full=quest_numbers().waves.alertness,
    )


def hint_names() -> list[str]:
    """Every hint there is, in the order of the page."""
    return list(words_of("lessons.about"))


def page(hinter: Hinter, width: int) -> list[Line]:
    """All hints on one page, those that were met marked."""
    found = words_of("lessons.about")
    lines: list[Line] = []
    for name, title in found.items():
        mark = "*" if name in hinter.learned.seen else " "
        first, *rest = wrap(said(name, hinter), width - COLUMN) or [""]
        lines.append((Span(f"{mark} {title:<{COLUMN - 2}}", "bold"), Span(first)))
        lines += [line(" " * COLUMN + row) for row in rest]
    return lines


COLUMN = 18
"""The columns of what a hint is about."""
