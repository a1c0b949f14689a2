"""The story of a round: a line for each activation, why and what came of it.

Made of the lines of the log alone, so that it tells what the side was told, and nothing else.
"""

from collections.abc import Sequence

import attrs

from starquest.desk.playing import Playing
from starquest.model.ids import NOBODY, Cell, EntityId
from starquest.text.locale import words
from starquest.text.log import LogEntry

SILENT = ("shop",)
"""Kinds of lines that are no part of a round."""


@attrs.define
class Turn:
    """What one unit did, or what happened by itself."""

    unit: EntityId
    told: list[str]
    about: list[EntityId]
    """Who took part, the most important first."""
    marked: bool = False

    @property
    def line(self) -> str:
        """Why, and what came of it."""
        return " ".join(dict.fromkeys(self.told))


def recap(entries: Sequence[LogEntry], own: Sequence[EntityId]) -> list[Turn]:
    """The round in play, with the one before it until somebody else than the own has acted."""
    begun = [at for at, entry in enumerate(entries) if entry.round]
    now = begun[-1] if begun else 0
    turns = turns_of(entries[now:])
    later = len(begun) > 1 or (begun and entries[now].round > 1)  # the log may begin in a round
    if later and not any(turn.unit and turn.unit not in own for turn in turns):
        turns = turns_of(entries[begun[-2] if len(begun) > 1 else 0 :])
    return turns


def turns_of(entries: Sequence[LogEntry]) -> list[Turn]:
    """Lines of the log, those of one activation together."""
    turns: list[Turn] = []
    for entry in entries:
        if entry.kind in SILENT or entry.grows:
            continue
        if not turns or not _goes_on(turns[-1], entry):
            turns.append(Turn(entry.unit, [], []))
        turn = turns[-1]
        turn.told.append(_sentence(entry.brief or entry.headline))
        turn.about += [it for it in (entry.unit, entry.target) if it and it not in turn.about]
        turn.marked = turn.marked or bool(entry.marks)
    return turns


def _goes_on(turn: Turn, entry: LogEntry) -> bool:
    """Whether a line is of the same activation: of the same unit, or of who answers it."""
    if turn.unit == NOBODY or entry.kind == "mission":
        return False
    answers = entry.kind == "attack" and entry.target == turn.unit
    follows = entry.kind == "other" or (entry.kind != "horde" and entry.unit in turn.about)
    return entry.unit == turn.unit or answers or follows


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def place_of_turn(playing: Playing, turn: Turn) -> Cell | None:
    """Where it was: the first who took part and is known to be somewhere."""
    return next((cell for it in turn.about if (cell := _place(playing, it)) is not None), None)


def _place(playing: Playing, thing: EntityId) -> Cell | None:
    world = playing.state.world
    known = thing in playing.own() or thing in playing.seen
    if thing in world.objectives or (known and playing.scene.cells(thing)):
        return playing.place_of(thing)
    return playing.sight.last.get(thing)


def options(turns: Sequence[Turn]) -> list[tuple[str, str]]:
    """The lines of a list to choose from; what must not be overlooked has a sign."""
    return [(words("recap.mark", marked=turn.marked), turn.line) for turn in turns]
