"""What the game waits for, in words, and the keys that work now."""

from textual.content import Content

from starquest.desk.enter_hint import verdict
from starquest.desk.keymap import KEYS
from starquest.desk.playing import Playing
from starquest.desk.waits import Wait
from starquest.model.step import Act
from starquest.text.labels import action_name, lacking
from starquest.text.phrases import Phrases
from starquest.text.questions.question import question
from starquest.ui.keyline import Hint, fitting, key_line


def caption(playing: Playing, say: Phrases) -> str:
    """What the player is asked to do."""
    name = say.who(playing.focus) if playing.focus else ""
    match playing.wait:
        case Wait.DEPLOY:
            return f"Place {name}: Enter on a marked cell (Tab: another hero)"
        case Wait.PICK:
            return f"Whose turn? Enter picks {name}, Tab goes to the next hero"
        case Wait.ACT:
            told = verdict(playing, say)
            return f"{name}: {told}" if told else _acting(playing, name)
        case Wait.AIM:
            return _aiming(playing, verdict(playing, say))
        case Wait.ASK_MAP:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title}: choose a marked cell, Enter. Esc: stay"
        case Wait.ASK:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title} Enter: answer"
        case Wait.HORDE:
            return "The horde acts"
        case _:
            return ""


def _aiming(playing: Playing, told: str) -> str:
    """What Enter does with what is aimed at; else the action, and how to aim it."""
    if told.startswith("Enter"):
        return f"{told}. Esc: back"
    action = action_name(playing.aim.action if playing.aim else "")
    return f"{action}: {told or 'choose, Tab for the next, Enter'}. Esc: back"


def _acting(playing: Playing, name: str) -> str:
    act = playing.state.agenda[-1]
    offered = {choice.action for choice in playing.choices()}
    if isinstance(act, Act) and not act.main:
        if "shoot" in offered:
            return f"{name}: Enter on an enemy shoots (Tab: the next one); . ends the turn"
        more = " (m: skill, item)" if offered & {"skill", "item", "scurry"} else ""
        why = lacking(playing.missing()["shoot"], playing.state.table)
        return f"{name}: {why}; . ends the turn{more}"
    return f"{name}: Enter on a marked cell moves, on an enemy attacks; m: all actions"


END = Hint(".", "End", "act('end')")
MENU = Hint("m", "Menu", "menu")
HELP = Hint("?", "Help", "app.help('game')")
NEXT = Hint("Tab", "Next", "cycle(1)")
BACK = Hint("Esc", "Back", "cancel")
PAGES = (
    Hint("o", "Overview", "overview"), Hint("I", "Inventory", "inventory"),
    Hint("G", "Log", "log_page"), Hint("C", "Codex", "codex"), Hint("A", "Autopilot", "autopilot"),
    Hint("P", "Pass hero", "pass_hero"),
)  # fmt: skip


def hints(playing: Playing, width: int, speed: str = "") -> Content:
    """The keys that work now, as many as there is room for; others while the horde is shown."""
    first: tuple[Hint, ...]
    match Wait.HORDE if speed else playing.wait:
        case Wait.ACT:
            there = {choice.action for choice in playing.choices()} - {"end"}
            acts = [Hint(k.shown, k.label, f"act('{k.action}')") for k in KEYS if k.action in there]
            return key_line(fitting(acts, (END, MENU, HELP), width))
        case Wait.PICK:
            first = (Hint("Enter", "Pick", "confirm"), NEXT, MENU, *PAGES)
        case Wait.DEPLOY:
            first = (Hint("Enter", "Place", "confirm"), NEXT, *PAGES)
        case Wait.ASK:
            first = (Hint("Enter", "Answer", "confirm"), *PAGES)
        case Wait.HORDE:
            first = (Hint("Any other key", "Go on" if speed == "step" else "Skip", "skip"),
                     Hint("+", "Faster", "speed(1)"), Hint("-", "Slower", "speed(-1)"),
                     Hint("Now:", speed or "instant"))  # fmt: skip
        case _:
            first = (Hint("Enter", "Do it", "confirm"), NEXT, BACK, *PAGES)
    return key_line(fitting(first, (HELP,), width))
