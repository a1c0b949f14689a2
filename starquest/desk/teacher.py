"""Wave 0: which instruction is next, by what was done in the real game.

Nothing is held back and nothing is demanded: whoever does something else is told how to take it
back, and whoever is ahead of the lesson goes on from there.
"""

from collections.abc import Callable, Sequence
from textwrap import wrap

import attrs

from starquest.content.keymaps import STANDARD
from starquest.desk.keymap import all_keys, key_name, keys_of, rows
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, line
from starquest.desk.waits import Wait
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.modes.quest.round_end import holders
from starquest.model.command import Activate, Choose, Command, Done
from starquest.model.event import Decided, Event, HitsRolled, TokenRevealed, WaveEnded
from starquest.model.ground import GROUNDS
from starquest.model.ids import Cell, Side
from starquest.text.locale import words, words_in
from starquest.text.phrases import length_on
from starquest.text.rule_numbers import quest_numbers

NEUTRAL = (Activate, Choose, Done)
"""Commands that never lead away from what is asked."""
QUEST = "quest"
BESIDE = 3
"""Half-inches to the next cell, also across."""
WAYS = ("west", "east", "north", "south")


@attrs.frozen
class Step:
    """One instruction, and when it is done."""

    id: str
    done: Callable[["Teacher"], bool]
    kept: bool = True
    """Whether it stays done, and with it everything before; else it is done while it is so."""


@attrs.define
class Teacher:
    """The lesson as it goes."""

    playing: Playing
    keymap: str = STANDARD
    skipped: int = 0
    """Up to which step somebody skipped."""
    _notes: list[tuple[int, tuple[Event, ...]]] = attrs.Factory(list)
    """What happened, and how many commands there were then."""
    _since: tuple[int, int] = (0, 0)
    """The step that is under way, and the commands before it."""

    def note(self, told: tuple[Event, ...]) -> None:
        """Take in what happened."""
        self._notes.append((len(self.playing.history), told))

    def events(self) -> list[Event]:
        """Everything that happened and was not taken back."""
        last = len(self.playing.history)
        self._notes = [note for note in self._notes if note[0] <= last]
        return [event for _, told in self._notes for event in told]

    @property
    def at(self) -> int:
        """The number of the step that is next."""
        kept = [n + 1 for n, step in enumerate(STEPS) if step.kept and step.done(self)]
        at = max([self.skipped, *kept])
        while at < len(STEPS) and not STEPS[at].kept and STEPS[at].done(self):
            at += 1
        return at

    @property
    def over(self) -> bool:
        """Whether there is nothing more to learn here."""
        return self.at >= len(STEPS) or self.playing.wait is Wait.OVER

    def skip(self) -> None:
        """Leave the present step out."""
        self.skipped = min(self.at + 1, len(STEPS))

    def lines(self, width: int) -> list[Line]:
        """The instruction that is next, and what to do if something else was done."""
        at, last = self.at, len(self.playing.history)
        if at != self._since[0] or last < self._since[1]:
            self._since = (at, last)
        if at >= len(STEPS):
            return []
        step = STEPS[at].id
        head = words("lessons.head", at=at + 1, of=len(STEPS), title=self._said(f"{step}.title"))
        leave = words("lessons.leave", skip=self.key("skip_step"), leave=self.key("leave"))
        told = [row for part in (self._astray(), self._said(f"{step}.text")) if part
                for row in wrap(part, width)]  # fmt: skip
        aside = line(f" {leave}", "dim") if len(head) + len(leave) < width else ()
        return [(*line(head, "heading"), *aside), *map(line, told)]

    def _astray(self) -> str:
        """What to say to somebody who has done something else."""
        done: Sequence[Command] = self.playing.history[self._since[1] :]
        own = [command for command in done if not isinstance(command, NEUTRAL)]
        if not own or any(isinstance(event, Decided) for event in self._lately()):
            return ""
        if self.playing.run.back.next is not None:
            return words("lessons.strayed", undo=self.key("undo"))
        return words("lessons.onward")

    def _lately(self) -> list[Event]:
        """What happened since the step began."""
        return [e for at, told in self._notes if at > self._since[1] for e in told]

    def key(self, name: str) -> str:
        """The key of a row of the game as it is now."""
        table = {row.id: row for row in (*rows("game", QUEST), *rows("lesson"))}
        keys = keys_of(table[name], self.keymap)
        return key_name(keys[0]) if keys else ""

    def _said(self, name: str) -> str:
        glyphs, table = self.playing.glyphs, self.playing.state.table
        ways = [row for row in rows("game", QUEST) if row.id in WAYS]
        return words_in(
            "lessons.step",
            name,
            move=all_keys(ways, self.keymap).partition(",")[0],
            confirm=self.key("confirm"),
            next=self.key("next"),
            end=self.key("end"),
            discover=self.key("discover"),
            intents=self.key("intents"),
            cover=glyphs.ground["%"] * 2,
            token=glyphs.cache * 2,
            objective=f"{glyphs.objective}1",
            seizing=length_on(table, quest_numbers().objectives.holding),
            full=quest_numbers().waves.alertness,
        )

    def closing(self) -> list[str]:
        """The last words."""
        won = self.playing.wait is not Wait.OVER
        told = words("lessons.over.won") if won else words("lessons.over.lost")
        return [told, words("lessons.over.next", hints=self.key("hints"), help=self.key("help"))]


def _heroes(teacher: Teacher) -> list[Cell]:
    scene = teacher.playing.scene
    return [cell for hero in scene.world.heroes for cell in scene.cells(hero)]


def _is_cover(teacher: Teacher, cell: Cell) -> bool:
    return GROUNDS[teacher.playing.state.table.glyph(cell)].cover


def _acting(teacher: Teacher) -> bool:
    return teacher.playing.wait in (Wait.ACT, Wait.AIM)


def _at_cover(teacher: Teacher) -> bool:
    return _is_cover(teacher, teacher.playing.cursor)


def _in_cover(teacher: Teacher) -> bool:
    return any(_is_cover(teacher, cell) for cell in _heroes(teacher))


def _aims(teacher: Teacher) -> bool:
    unit = teacher.playing.unit_at(teacher.playing.cursor)
    return unit is not None and teacher.playing.scene.side(unit) is Side.TWO


def _shot(teacher: Teacher) -> bool:
    heroes = teacher.playing.state.world.heroes
    return any(isinstance(e, HitsRolled) and e.attacker in heroes for e in teacher.events())


def _at_token(teacher: Teacher) -> bool:
    tokens = teacher.playing.state.world.search_tokens.values()
    grid, here = teacher.playing.state.table.grid, _heroes(teacher)
    return any(grid.distance(row.cell, cell) <= BESIDE for row in tokens for cell in here)


def _met(kind: type) -> Callable[[Teacher], bool]:
    return lambda teacher: any(isinstance(event, kind) for event in teacher.events())


def _holds(teacher: Teacher) -> bool:
    scene = teacher.playing.scene
    return any(holders(scene, Side.ONE, row.cell) for row in scene.world.objectives.values())


def _left(teacher: Teacher) -> bool:
    return quest_of(teacher.playing.state).wave > 1


STEPS = (
    Step("pick", _acting, kept=False),
    Step("look", _at_cover, kept=False),
    Step("cover", _in_cover),
    Step("aim", _aims, kept=False),
    Step("shoot", _shot),
    Step("end", _met(Decided)),
    Step("reach", _at_token, kept=False),
    Step("search", _met(TokenRevealed)),
    Step("hold", _holds, kept=False),
    Step("wave", _met(WaveEnded)),
    Step("shop", _left),
)
"""The lesson, from the first key to the shop."""
