"""Moving, fighting and answering."""

from starquest.model import command as commands
from starquest.model.ids import OFF_TABLE, Cell
from starquest.model.step import Ask
from starquest.text.command_labels.registry import at, called
from starquest.text.phrases import Phrases
from starquest.text.questions.question import is_map_choice, question


@called.register
def _(command: commands.Activate, say: Phrases) -> str:
    return f"Activate {say.who(command.unit)}"


@called.register
def _(command: commands.Deploy, say: Phrases) -> str:
    return f"Deploy {say.who(command.unit)}{at(command.cell, say)}"


@called.register
def _(_command: commands.Hold, _: Phrases) -> str:
    return "Hold"


@called.register
def _(command: commands.Advance, say: Phrases) -> str:
    return f"Advance{at(command.cell, say)}"


@called.register
def _(command: commands.Rush, say: Phrases) -> str:
    return f"Rush{at(command.cell, say)}"


@called.register
def _(command: commands.Charge, say: Phrases) -> str:
    return f"Charge {say.who(command.target)}"


@called.register
def _(command: commands.Shot, say: Phrases) -> str:
    return f"{say.thing(command.weapon)} at {say.who(command.target)}"


@called.register
def _(command: commands.Shoot, say: Phrases) -> str:
    return f"Shoot {', '.join(called(shot, say) for shot in command.shots)}"


@called.register
def _(command: commands.Cast, say: Phrases) -> str:
    return f"Cast {say.thing(command.spell)} on {say.all(command.targets)}"


@called.register
def _(_command: commands.OpenDoor, _: Phrases) -> str:
    return "Open the door"


@called.register
def _(_command: commands.Done, _: Phrases) -> str:
    return "Done"


@called.register
def _(command: commands.Choose, say: Phrases) -> str:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    if not isinstance(top, Ask) or not 0 <= command.option < len(top.options):
        return f"Answer {command.option + 1}"
    if is_map_choice(top):
        cell = Cell(top.options[command.option])
        return "Stay" if cell == OFF_TABLE else f"Move{at(cell, say)}"
    return question(top, say).options[command.option].label
