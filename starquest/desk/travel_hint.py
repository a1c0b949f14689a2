"""What is said of ways of several rounds: before Enter, and when one ends too early."""

from starquest.desk.playing import Playing
from starquest.desk.travel import Leg, leg_of, remembered
from starquest.desk.waits import Wait
from starquest.engine.minds.approach import approach
from starquest.model.command import Rush
from starquest.model.ground import GROUNDS
from starquest.model.step import Act
from starquest.text.phrases import Phrases
from starquest.text.travelling import (
    arrives,
    blocked,
    cut_off,
    goal_name,
    halted,
    only_opens,
    to_door,
    travels,
    travels_on,
)


def travel_hint(playing: Playing) -> str:
    """What Enter does towards a cell beyond this round's reach, or why nothing."""
    leg = leg_of(playing)
    if leg is None:
        return cut_off() if _cut_off(playing) else ""
    if leg.walk is None:
        return only_opens() if leg.opens else blocked()
    rush = isinstance(leg.walk, Rush)
    if leg.deed[-1] != leg.walk or _is_door(playing):
        return to_door(leg.length, rush=rush, opens=leg.opens)
    return _told(playing, leg, rush=rush)


def _told(playing: Playing, leg: Leg, *, rush: bool) -> str:
    if remembered(playing) == leg.goal:
        name = goal_name(playing.state, leg.goal)
        return travels_on(name, leg.length, leg.rounds, rush=rush, opens=leg.opens)
    return travels(leg.length, leg.rounds, rush=rush, shoots=leg.shoots, opens=leg.opens)


def bound(playing: Playing, told: str) -> str:
    """What Enter does on the last part of a way that was begun before."""
    goal = remembered(playing)
    return arrives(goal_name(playing.state, goal), told) if goal == playing.cursor else told


def trip_news(playing: Playing, say: Phrases) -> list[str]:
    """Which heroes go no farther by themselves, and why."""
    found = playing.trips.news()
    return [halted(say.who(end.hero), end.why, say.who(end.enemy)) for end in found]


def _is_door(playing: Playing) -> bool:
    """Whether a closed door in reach is pointed at."""
    leg = leg_of(playing)
    return leg is not None and not leg.onward and leg.goal != leg.way[-1]


def _cut_off(playing: Playing) -> bool:
    """Whether no way leads to ground that one could stand on."""
    scene, act = playing.known_scene, playing.state.agenda[-1]
    if playing.wait is not Wait.ACT or not isinstance(act, Act) or not act.main:
        return False
    if GROUNDS[scene.table.glyph(playing.cursor)].blocks or not scene.cells(playing.focus):
        return False
    kit, start = scene.kit(playing.focus), scene.cells(playing.focus)[0]
    course = approach(scene, playing.cursor, kit.footprint, flies=kit.flies)
    return course.cost(1 << start) is None
