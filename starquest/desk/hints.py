"""What the game waits for, in words, and the keys that work now."""

from collections.abc import Sequence

from starquest.content.keymaps import KeyRow
from starquest.desk.charge_ends import given_up
from starquest.desk.enter_action import meant
from starquest.desk.enter_hint import verdict
from starquest.desk.keymap import Hint, fitted, fitting, hint, is_act, offered, rows, shown
from starquest.desk.playing import Playing
from starquest.desk.turn_sense import is_spent
from starquest.desk.vain_boosts import is_vain
from starquest.desk.waits import Wait
from starquest.model.step import Act, AskKind
from starquest.text.labels import action_name, lacking
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.fights import stays
from starquest.text.questions.question import question

UNDO, CANCEL = "undo", "cancel"
ROOMY = 100
"""The columns from which the way back is called by what it would take back."""
MOVED = (AskKind.FOLLOW_UP, AskKind.SHIFT)
"""Questions about where the asked unit itself goes."""
FILM = "film"
"""What is waited for while something is shown."""


def caption(playing: Playing, say: Phrases, *, own: bool = False) -> str:
    """What the player is asked to do; `own` where the autopilot plays who is looked at."""
    name = say.who(playing.focus) if playing.focus else ""
    if own and playing.wait in (Wait.PICK, Wait.ACT):
        return words("hints.autopilot", who=name, autopilot=key("autopilot", playing))
    match playing.wait:
        case Wait.DEPLOY | Wait.TIDY:
            return _placing(playing, name)
        case Wait.PICK:
            return words("hints.pick", who=name, confirm=key("confirm"), next=key("next"))
        case Wait.ACT:
            told = "" if is_spent(playing) else verdict(playing, say)
            return words("hints.told", who=name, told=told) if told else _acting(playing, name)
        case Wait.AIM:
            return _aiming(playing, verdict(playing, say))
        case Wait.ASK_MAP:
            return _choosing(playing, say)
        case Wait.ASK:
            title = question(playing.ask, say).title if playing.ask else ""
            return words("hints.ask", title=title, confirm=key("confirm"))
        case Wait.HORDE:
            return words("hints.horde")
        case _:
            return ""


def _placing(playing: Playing, name: str) -> str:
    """A marker to be placed, a unit, or a model of it."""
    confirm, another = key("confirm"), key("next")
    if playing.wait is Wait.TIDY:
        models, end = playing.models(), key("end", playing)
        number, count = models.index(playing.model) + 1, len(models)
        return words(
            "hints.tidy", who=name, number=number, all=count, confirm=confirm, next=another, end=end
        )
    if playing.laying:
        return words("hints.marker", confirm=confirm)
    return words("hints.deploy", who=name, confirm=confirm, next=another)


def _choosing(playing: Playing, say: Phrases) -> str:
    """A question about the map, and whether the cursor is on an answer."""
    title = question(playing.ask, say).title if playing.ask else ""
    return words(
        "hints.ask_map",
        title=title,
        off=not meant(playing),
        confirm=key("confirm"),
        cancel=key("cancel"),
        stays=_may_stay(playing),
        costs=words("phrases.semicolon").join(_left_behind(playing)),
    )


def key(name: str, playing: Playing | None = None) -> str:
    """The first key of a row of the game, in the mode that is played."""
    table = rows("game", playing.state.settings.mode if playing else "")
    return next((shown(row) for row in table if row.id == name), "")


def _aiming(playing: Playing, told: str) -> str:
    """What Enter does with what is aimed at; else the action, and how to aim it."""
    if meant(playing):
        vain = playing.aim is not None and is_vain(playing, playing.aim)
        return words("hints.aimed", told=told, vain=vain, cancel=key("cancel"))
    return words(
        "hints.aiming",
        action=action_name(playing.aim.action if playing.aim else ""),
        told=told,
        next=key("next"),
        confirm=key("confirm"),
        cancel=key("cancel"),
    )


def _acting(playing: Playing, name: str) -> str:
    act = playing.state.agenda[-1]
    there, end = {choice.action for choice in playing.choices()}, key("end", playing)
    if isinstance(act, Act) and not act.main:
        if "shoot" in there:
            confirm, next_one = key("confirm"), key("next")
            return words("hints.shoot", who=name, confirm=confirm, next=next_one, end=end)
        more = bool(there & {"skill", "item", "scurry"})
        why = lacking(playing.missing()["shoot"], playing.state.table)
        return words("hints.spent", who=name, why=why, end=end, more=more, menu=key("menu"))
    moves = bool(there & {"advance", "rush", "charge"})
    return words("hints.act", who=name, confirm=key("confirm"), menu=key("menu"), moves=moves)


def hints(playing: Playing, width: int, speed: str = "", back: str = "") -> list[Hint]:
    """The keys that work now, as many as there is room for; others while the horde is shown.

    `back` says what would be taken back; nothing where nothing can be.
    """
    table = rows("game", playing.state.settings.mode)
    if speed or playing.wait is Wait.HORDE:
        return _filming(table, width, speed)
    if playing.wait is Wait.ACT:
        there = {choice.action for choice in playing.choices()} - _too_early(playing)
        table = tuple(row for row in table if row.id in there or not is_act(row) or row.always)
    called = {UNDO: back}
    if playing.wait is Wait.ASK_MAP and not _may_stay(playing):
        called[CANCEL] = ""  # there is nothing to go back to
    told = fitted(table, width, playing.wait, called=called)
    if not back or any(one.action == UNDO for one in told):
        return told
    if width < ROOMY:
        del called[UNDO]  # its plain name is shorter
        return fitted(table, width, playing.wait, called=called)
    # where there is room the way back is never crowded out
    kept = [row._replace(always=row.always or row.id == UNDO) for row in table]
    return fitted(kept, width, playing.wait, called=called)


def _too_early(playing: Playing) -> set[str]:
    """What nobody buys as long as the main action is there."""
    act = playing.state.agenda[-1]
    return {"buy_main"} if isinstance(act, Act) and act.main else set()


def _left_behind(playing: Playing) -> list[str]:
    """What a unit that is moved to the cursor's cell would no longer hold."""
    ask, cell = playing.ask, playing.cursor
    if ask is None or ask.kind not in MOVED or ask.unit != playing.focus:
        return []
    return given_up(playing, cell) if cell in ask.options else []


def _may_stay(playing: Playing) -> bool:
    """Whether staying is an answer to the question about the map."""
    return playing.ask is not None and stays(playing.ask)


def _filming(table: Sequence[KeyRow], width: int, speed: str) -> list[Hint]:
    """The keys while something is shown: any ends it, some change how fast it is."""
    skip = "step" if speed == "step" else FILM
    told = [row for row in offered(table, FILM) if not row.always]
    first = [hint(row, skip) for row in told]
    last = [hint(row) for row in table if row.always and not row.waits]
    return fitting([*first, Hint(words("keys.now"), speed or words("hints.instant"))], last, width)


def possible(playing: Playing, row: KeyRow) -> bool:
    """Whether a key would do something now: an action by its choices, no key of films."""
    if is_act(row):
        acting = playing.wait in (Wait.ACT, Wait.AIM)
        return acting and row.id in {choice.action for choice in playing.choices()}
    return tuple(row.waits) != (FILM,)
