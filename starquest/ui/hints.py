"""What the game waits for, in words, and the keys that work now."""

from starquest.model.step import Act
from starquest.play.choices import choices
from starquest.text.asking import question
from starquest.text.labels import action_name
from starquest.text.phrases import Phrases
from starquest.ui.keymap import KEYS
from starquest.ui.modes import Mode
from starquest.ui.playing import Playing


def caption(playing: Playing, say: Phrases) -> str:
    """What the player is asked to do."""
    name = say.who(playing.focus) if playing.focus else ""
    match playing.mode:
        case Mode.DEPLOY:
            return f"Place {name}: choose a marked cell, Enter (Tab: another hero)"
        case Mode.PICK:
            return "Whose turn? Enter on a hero, or Tab to the next"
        case Mode.ACT:
            return _acting(playing, name)
        case Mode.AIM:
            action = playing.aim.action if playing.aim else ""
            return f"{action_name(action)}: choose, Tab for the next, Enter. Esc: back"
        case Mode.ASK_MAP:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title}: choose a marked cell, Enter. Esc: stay"
        case Mode.ASK:
            title = question(playing.ask, say).title if playing.ask else ""
            return f"{title} Enter: answer"
        case Mode.HORDE:
            return "The horde acts: any key skips"
        case _:
            return ""


def _acting(playing: Playing, name: str) -> str:
    act = playing.state.agenda[-1]
    if isinstance(act, Act) and act.shooting:
        return f"{name}: Enter on an enemy shoots; . ends"
    if isinstance(act, Act) and not act.main:
        return f"{name}: main action done; . ends"
    return f"{name}: Enter on a marked cell moves, on an enemy attacks; m: all actions"


def hints(playing: Playing) -> str:
    """The keys that work now."""
    if playing.mode is Mode.ACT:
        there = dict.fromkeys(choice.action for choice in choices(playing.state))
        shown = [f"{key.shown} {key.label}" for key in KEYS if key.action in there]
        return "  ".join([*shown, "m Menu", "? Help"])
    return "Arrows move  Tab next  Enter do it  Esc back  o Overview  I Pack  G Log  ? Help"
