"""Where it is worth going: what Tab goes round besides whoever may be attacked."""

from collections.abc import Callable

from starquest.desk.match_goals import Goal, match_goals
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.command import Shape
from starquest.model.ids import EntityId
from starquest.model.state import GameState

GOALS: dict[str, Callable[[Playing], list[Goal]]] = {"match": match_goals}
"""By mode; the others go round what lies on the table."""


class _Last:
    """The goals that were asked for last: a screen asks several times at every key."""

    state: GameState | None = None
    key: tuple[EntityId, Shape] | None = None
    found: list[Goal] = []  # noqa: RUF012 - replaced, never changed


def goals_of(playing: Playing) -> list[Goal]:
    """The cells worth going to, the best first; none in a mode that has no word for it."""
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return []
    key = playing.focus, playing.shape
    if _Last.state is not playing.state or _Last.key != key:
        _Last.state, _Last.key = playing.state, key
        found = GOALS.get(playing.state.settings.mode)
        _Last.found = found(playing) if found else []
    return _Last.found


def goal_facts(playing: Playing) -> list[str]:
    """What the cell under the cursor is worth going to for."""
    return [goal.why for goal in goals_of(playing) if goal.cell == playing.cursor]
