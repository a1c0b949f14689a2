"""What Enter means where the cursor is: the commands it stands for, taken from the legal ones."""

from starquest.engine.game import legal
from starquest.model.command import Activate, Choose, Command, Deploy
from starquest.play.choices import Choice, choices
from starquest.ui.modes import Mode
from starquest.ui.playing import Playing

PLAIN = (
    "shoot", "charge", "first_aid", "discover", "pick_up", "open_door", "advance", "rush",
)  # fmt: skip
"""What a player most likely means, the likeliest first."""


def meant(playing: Playing) -> list[Command]:
    """What Enter means here: no command, one, or several to choose from."""
    cell = playing.cursor
    match playing.mode:
        case Mode.DEPLOY:
            found = Deploy(playing.focus, cell)
            return [found] if found in legal(playing.state) else []
        case Mode.PICK:
            unit = playing.unit_at(cell)
            return [Activate(unit)] if unit in playing.ready() and unit is not None else []
        case Mode.ASK_MAP:
            ask = playing.ask
            return [Choose(ask.options.index(cell))] if ask and cell in ask.options else []
        case Mode.AIM:
            return _aimed(playing, playing.aim) if playing.aim else []
        case Mode.ACT:
            return _plain(playing)
        case _:
            return []


def _aimed(playing: Playing, aim: Choice) -> list[Command]:
    found = aim.at_cell(playing.cursor)
    unit = playing.unit_at(playing.cursor)
    for target in aim.units:
        if target == unit or playing.place_of(target) == playing.cursor:
            return found or aim.at_unit(target)
    return found


def _plain(playing: Playing) -> list[Command]:
    """The plain thing to do with what is under the cursor."""
    offered = choices(playing.state)
    for action in PLAIN:
        of_it = [choice for choice in offered if choice.action == action]
        found = [command for choice in of_it for command in _aimed(playing, choice)]
        if found:
            return found
    return []
