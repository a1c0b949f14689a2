"""What the game waits for, in words, and the keys that work now."""

from collections.abc import Sequence

from starquest.content.keymaps import KeyRow
from starquest.desk.enter_hint import verdict
from starquest.desk.keymap import Hint, fitted, fitting, hint, is_act, offered, rows, shown
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.step import Act
from starquest.text.labels import action_name, lacking
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.question import question

FILM = "film"
"""What is waited for while something is shown."""


def caption(playing: Playing, say: Phrases, *, own: bool = False) -> str:
    """What the player is asked to do; `own` where the autopilot plays who is looked at."""
    name = say.who(playing.focus) if playing.focus else ""
    if own and playing.wait in (Wait.PICK, Wait.ACT):
        return f"The autopilot plays {name}; {key('autopilot')} takes the hero back"
    match playing.wait:
        case Wait.DEPLOY:
            return f"Place {name}: {key('confirm')} on a marked cell ({key('next')}: another hero)"
        case Wait.PICK:
            return f"Whose turn? {key('confirm')} picks {name}, {key('next')} goes to the next hero"
        case Wait.ACT:
            told = verdict(playing, say)
            return f"{name}: {told}" if told else _acting(playing, name)
        case Wait.AIM:
            return _aiming(playing, verdict(playing, say))
        case Wait.ASK_MAP:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title}: choose a marked cell, {key('confirm')}. {key('cancel')}: stay"
        case Wait.ASK:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title} {key('confirm')}: answer"
        case Wait.HORDE:
            return "The horde acts"
        case _:
            return ""


def key(name: str, playing: Playing | None = None) -> str:
    """The first key of a row of the game, in the mode that is played."""
    table = rows("game", playing.state.settings.mode if playing else "")
    return next((shown(row) for row in table if row.id == name), "")


def _aiming(playing: Playing, told: str) -> str:
    """What Enter does with what is aimed at; else the action, and how to aim it."""
    if told.startswith(key("confirm")):
        return f"{told}. {key('cancel')}: back"
    action = action_name(playing.aim.action if playing.aim else "")
    how = f"choose, {key('next')} for the next, {key('confirm')}"
    return f"{action}: {told or how}. {key('cancel')}: back"


def _acting(playing: Playing, name: str) -> str:
    act = playing.state.agenda[-1]
    there, end = {choice.action for choice in playing.choices()}, key("end", playing)
    if isinstance(act, Act) and not act.main:
        if "shoot" in there:
            shoots = f"{key('confirm')} on an enemy shoots ({key('next')}: the next one)"
            return f"{name}: {shoots}; {end} ends the turn"
        more = f" ({key('menu')}: skill, item)" if there & {"skill", "item", "scurry"} else ""
        why = lacking(playing.missing()["shoot"], playing.state.table)
        return f"{name}: {why}; {end} ends the turn{more}"
    moves = f"{key('confirm')} on a marked cell moves, on an enemy attacks"
    return f"{name}: {moves}; {key('menu')}: all actions"


def hints(playing: Playing, width: int, speed: str = "") -> list[Hint]:
    """The keys that work now, as many as there is room for; others while the horde is shown."""
    table = rows("game", playing.state.settings.mode)
    if speed or playing.wait is Wait.HORDE:
        return _filming(table, width, speed)
    if playing.wait is Wait.ACT:
        there = {choice.action for choice in playing.choices()}
        table = tuple(row for row in table if row.id in there or not is_act(row) or row.always)
    return fitted(table, width, playing.wait)


def _filming(table: Sequence[KeyRow], width: int, speed: str) -> list[Hint]:
    """The keys while something is shown: any ends it, some change how fast it is."""
    skip = "step" if speed == "step" else FILM
    told = [row for row in offered(table, FILM) if not row.always]
    first = [hint(row, skip) for row in told]
    last = [hint(row) for row in table if row.always and not row.waits]
    return fitting([*first, Hint(words("keys.now"), speed or "instant")], last, width)
