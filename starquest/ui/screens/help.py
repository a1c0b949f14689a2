"""Help for the present screen."""

from collections.abc import Iterator
from textwrap import wrap
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from starquest.desk.glyphs import Glyphs
from starquest.desk.keymap import KEYS
from starquest.model.table import Table
from starquest.text.labels import action_help
from starquest.ui.keyline import Hint
from starquest.ui.screens.pages import Page

COLUMN, ROOM = 26, 72
AIM = (
    "hold objectives: a hero within 3 inches and no enemy there. Each gives XP when the wave ends, "
    "more if the priority is among them. Enemies alone at one damage it."
)
Rows = list[tuple[str, str]]
TOPICS: dict[str, Rows] = {
    "title": [
        ("Enter, click", "choose"),
        ("arrows, j k", "move"),
        ("c p n l s x o q", "continue, play now, new game, load, scores, codex, options, quit"),
    ],
    "load": [
        ("Enter", "go on with the run; one that is over is watched"),
        ("w", "watch the run from its start"),
        ("r", "give it another name"),
        ("c", "copy it: another run that goes on from here"),
        ("d, Delete", "delete it, after a question"),
        ("Esc, q", "back to the title"),
    ],
    "scores": [
        ("Enter", "watch the replay of the run"),
        ("arrows, j k", "move"),
        ("Esc, q", "back to the title"),
    ],
    "replay": [
        ("Space, Enter", "play or pause"),
        ("right left, l h", "one command forward or back"),
        ("down up, j k", "to the next activation, or the one before"),
        ("PageDown PageUp, n b", "to the next wave, or back to its start"),
        ("Home End", "to the start, to the end"),
        ("+ -", "faster or slower"),
        ("t", "take over: play on from here, not ranked"),
        ("o", "the whole board, or the near part"),
        ("G", "the log so far, every die"),
        ("Esc, q", "back"),
    ],
    "game": [
        ("What to do", AIM),
        ("Waves", "ten of them; a wave ends when alertness reaches 6. Then levels and the shop."),
        ("A turn", "a main action (Hold, Advance, Rush, Charge, Rest), a skill action, free ones."),
        ("", ""),
        ("arrows, hjklyubn, numpad", "move the cursor; with Shift five cells"),
        ("Enter, Space, click", "do the plain thing: pick a hero, walk there, attack that enemy"),
        ("Tab, Shift+Tab", "next hero, target, token or objective, the nearest first"),
        ("1 2 3 4", "look at a hero"),
        ("Esc, Backspace", "back"),
        ("m", "everything that can be done now, and why the rest cannot"),
        ("o", "the whole board, or the near part"),
        ("[ ]", "read up or on in the panel beside the map"),
        ("I", "inventory of the party"),
        ("G", "the log of the whole run"),
        ("C", "the codex: who is under the cursor, or anything else"),
        ("+ -", "faster or slower film of the horde"),
        ("A", "hand the hero under the cursor, or who acts, to the autopilot; or take it back"),
        ("P", "hand that hero to another player, or to somebody new"),
        ("O", "options: colours, glyphs, speeds, at once"),
        ("Ctrl+P", "find any command by name"),
        ("Q", "to the title; the run is saved at every moment"),
        ("Ctrl+Q", "leave the game"),
        ("Ctrl+Z", "sleep; the shell's fg wakes the game"),
    ],
    "overview": [
        ("arrows, hjklyubn, numpad", "look at another part of the board"),
        ("Enter, click", "go there"),
        ("o, Esc", "back to where the cursor was"),
    ],
    "log": [
        ("arrows, j k", "another line; PageUp and PageDown a page"),
        ("Enter, click", "every die of a line marked +, or close it again"),
        ("f, Tab", "only attacks, the horde, heroes, the mission, the shop, or all"),
        ("G, Esc, q", "back"),
    ],
    "choice": [
        ("arrows, j k", "another answer; what is dim cannot be chosen and says why"),
        ("Enter, click", "choose"),
        ("1 to 9", "choose at once; in the menu of actions their letters do too"),
        ("Esc, q", "back; a question of the game stays open, and Enter on the map asks again"),
    ],
    "shop": [
        ("b s g", "what can be bought, sold or given away"),
        ("Enter, click", "do the trade of the line"),
        ("Tab, Shift+Tab", "another hero trades"),
        ("r", "a new stock for 5c, once a visit"),
        ("I", "inventory of the party"),
        ("., Esc", "leave; the next wave comes"),
        ("A, wounds", "attacks, and mean wounds against three models of Defense 5+, Tough 3"),
        ("+0.25", "how much better than the weapon in hand"),
        ("x", "cannot be bought; the text below says why"),
    ],
    "new": [
        ("up, down, j k", "another line"),
        ("left, right, h l", "another value"),
        ("Enter", "start; type a name or seed; the next value"),
        ("Esc", "back to the title"),
    ],
    "options": [
        ("up, down, j k", "another option"),
        ("left, right, Enter", "another value, kept at once"),
        ("Esc", "back"),
    ],
}
LEGEND: Rows = [
    ("1 2 3 4", "heroes; 1' has acted, 1~ is Shaken, 1x is down"),
    ("s3", "an enemy unit's letter, and its models or the wounds it can take; s~ is Shaken"),
    (":", "the rim of what a hero reaches by Advance"),
    (".", "the rim of what it reaches by Rush"),
    ("underlined, !", "an enemy that can be charged or aimed at"),
    ("*", "the way to the cursor"),
    ("+ ! = in the panel", "objectives held by heroes, by enemies, by both"),
    ("(line 4)", "of the list by which the horde decides; the codex (C) has it under horde"),
    ("reversed", "all models of the unit under the cursor"),
]
"""What is drawn on the board, whatever the glyphs."""


def marks(glyphs: Glyphs) -> Rows:
    """What else is drawn on the board with these glyphs."""
    return [
        (
            f"{glyphs.objective}1 {glyphs.hurt}2 {glyphs.failing}3",
            "objectives without, with one, with two damage; the priority is bold, * in the panel",
        ),
        (f"{glyphs.cache * 2}  {glyphs.treasure * 2}", "a search token, a treasure"),
        (f"{glyphs.lost}  {glyphs.corner}1", "an enemy was here; waves come from this corner"),
        (f"{glyphs.trap}  {glyphs.noise}  {glyphs.turret}", "a trap, a noise, a turret"),
        (" ".join(glyphs.ground[kind] for kind in "#+/o%w"), "wall, doors, low wall, cover, woods"),
        (" ".join(glyphs.ground[kind] for kind in "~^xmX"), "ground that slows or hurts"),
    ]


class HelpScreen(Page):
    """Keys and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "leave", "Back")]

    def __init__(self, topic: str, glyphs: Glyphs, table: Table | None = None) -> None:
        rows = list(TOPICS[topic])
        if topic == "game":
            rows += [("", "")]
            rows += [(f"{k.shown} {k.label}", action_help(k.action, table)) for k in KEYS]
            rows += [("", ""), *LEGEND, *marks(glyphs)]
        super().__init__("Help", [line for keys, words in rows for line in _lines(keys, words)])

    @property
    def hints(self) -> tuple[Hint, ...]:
        """How to read on comes first."""
        return (Hint("Up, Down, PageDown:", "read on", "scroll(10)"), *super().hints)


def _lines(keys: str, meaning: str) -> Iterator[Content]:
    """Keys and their meaning side by side, in two columns."""
    first, *rest = wrap(meaning, ROOM - COLUMN) or [""]
    yield Content.styled(keys.ljust(COLUMN), "bold") + Content(first)
    for line in rest:
        yield Content(" " * COLUMN + line)
