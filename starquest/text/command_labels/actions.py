"""Moving, fighting and answering."""

from starquest.model import command as commands
from starquest.model.ids import OFF_TABLE, Cell
from starquest.model.step import Ask
from starquest.text.command_labels.registry import called, place
from starquest.text.locale import words
from starquest.text.phrases import Phrases, row
from starquest.text.questions.question import is_map_choice, question


@called.register
def _(command: commands.Activate, say: Phrases) -> str:
    return words("labels.activate", who=say.who(command.unit))


@called.register
def _(command: commands.Deploy, say: Phrases) -> str:
    return words("labels.deploy", who=say.who(command.unit), to=place(command.cell, say))


@called.register
def _(command: commands.PlaceMarker, say: Phrases) -> str:
    return words("labels.place_marker", to=place(command.cell, say))


@called.register
def _(_command: commands.Hold, _: Phrases) -> str:
    return words("labels.hold")


@called.register
def _(command: commands.Advance, say: Phrases) -> str:
    return words("labels.advance", to=place(command.cell, say))


@called.register
def _(_command: commands.Tidy, _: Phrases) -> str:
    return words("labels.tidy")


@called.register
def _(command: commands.Nudge, say: Phrases) -> str:
    return words("labels.nudge", to=place(command.cell, say))


@called.register
def _(command: commands.Rush, say: Phrases) -> str:
    return words("labels.rush", to=place(command.cell, say))


@called.register
def _(command: commands.Charge, say: Phrases) -> str:
    return words("labels.charge", target=say.who(command.target))


@called.register
def _(command: commands.Shot, say: Phrases) -> str:
    return words("labels.shot", weapon=say.thing(command.weapon), target=say.who(command.target))


@called.register
def _(command: commands.Shoot, say: Phrases) -> str:
    return words("labels.shoot", shots=row(called(shot, say) for shot in command.shots))


@called.register
def _(command: commands.Cast, say: Phrases) -> str:
    spell, targets = say.thing(command.spell), say.all(command.targets)
    return words("labels.cast", spell=spell, targets=targets, extra=command.extra)


@called.register
def _(_command: commands.OpenDoor, _: Phrases) -> str:
    return words("labels.open_door")


@called.register
def _(_command: commands.Done, _: Phrases) -> str:
    return words("labels.done")


@called.register
def _(command: commands.Choose, say: Phrases) -> str:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    if not isinstance(top, Ask) or not 0 <= command.option < len(top.options):
        return words("labels.answer", number=command.option + 1)
    if is_map_choice(top):
        cell = Cell(top.options[command.option])
        if cell == OFF_TABLE:
            return words("labels.stay")
        return words("labels.move", to=place(cell, say))
    return question(top, say).options[command.option].label
