"""What a command is called on a button, in a menu or in a record."""

from collections.abc import Iterable
from functools import singledispatch

from starquest.content.skills import Mode
from starquest.model import command as commands
from starquest.model.command import Command
from starquest.model.ids import OFF_TABLE, Cell, EntityId
from starquest.model.step import Act, Ask
from starquest.text.asking import is_map_choice, question
from starquest.text.phrases import Phrases
from starquest.text.prices import price_of, resale_of

RESTOCKING = 5
EXTRA_ACTION = 2


def label(command: Command, phrases: Phrases) -> str:
    """What a command is called."""
    return _label(command, phrases)


@singledispatch
def _label(command: object, _: Phrases) -> str:
    return type(command).__name__


def _at(cell: Cell, say: Phrases) -> str:
    if say.state is None or not say.state.table.grid.holds(cell):
        return ""
    x, y = say.state.table.grid.xy(cell)
    return f" to {x},{y}"


def _on(targets: Iterable[EntityId], say: Phrases) -> str:
    others = [target for target in targets if target != _actor(say)]
    return f" on {say.all(others)}" if others else ""


def _actor(say: Phrases) -> EntityId | None:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    return top.unit if isinstance(top, Act) else None


def _mode(modes: tuple[Mode, ...], index: int) -> str:
    """The name of a mode, where there are several."""
    named = 0 <= index < len(modes) and modes[index].id
    return f" ({modes[index].id})" if named else ""


@_label.register
def _(command: commands.Activate, say: Phrases) -> str:
    return f"Activate {say.who(command.unit)}"


@_label.register
def _(command: commands.Deploy, say: Phrases) -> str:
    return f"Deploy {say.who(command.unit)}{_at(command.cell, say)}"


@_label.register
def _(_command: commands.Hold, _: Phrases) -> str:
    return "Hold"


@_label.register
def _(command: commands.Advance, say: Phrases) -> str:
    return f"Advance{_at(command.cell, say)}"


@_label.register
def _(command: commands.Rush, say: Phrases) -> str:
    return f"Rush{_at(command.cell, say)}"


@_label.register
def _(command: commands.Charge, say: Phrases) -> str:
    return f"Charge {say.who(command.target)}"


@_label.register
def _(command: commands.Shot, say: Phrases) -> str:
    return f"{say.thing(command.weapon)} at {say.who(command.target)}"


@_label.register
def _(command: commands.Shoot, say: Phrases) -> str:
    return f"Shoot {', '.join(_label(shot, say) for shot in command.shots)}"


@_label.register
def _(command: commands.Cast, say: Phrases) -> str:
    return f"Cast {say.thing(command.spell)} on {say.all(command.targets)}"


@_label.register
def _(_command: commands.OpenDoor, _: Phrases) -> str:
    return "Open the door"


@_label.register
def _(_command: commands.Done, _: Phrases) -> str:
    return "Done"


@_label.register
def _(command: commands.Choose, say: Phrases) -> str:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    if not isinstance(top, Ask) or not 0 <= command.option < len(top.options):
        return f"Answer {command.option + 1}"
    if is_map_choice(top):
        cell = Cell(top.options[command.option])
        return "Stay" if cell == OFF_TABLE else f"Move{_at(cell, say)}"
    return question(top, say).options[command.option].label


@_label.register
def _(command: commands.Rest, say: Phrases) -> str:
    return f"Rest, lose {say.thing(command.condition)}" if command.condition else "Rest"


@_label.register
def _(command: commands.BuyAction, _: Phrases) -> str:
    return f"Extra {command.kind} action ({EXTRA_ACTION} power)"


@_label.register
def _(command: commands.UseSkill, say: Phrases) -> str:
    skill = say.lore.skills.get(command.skill)
    mode = _mode(skill.modes, command.mode) if skill else ""
    return f"{say.thing(command.skill)}{mode}{_aim(command, say)}"


@_label.register
def _(command: commands.UseItem, say: Phrases) -> str:
    return f"Use {say.thing(command.item)}{_aim(command, say)}"


@_label.register
def _(command: commands.UseFeat, say: Phrases) -> str:
    hero = say.state.world.heroes.get(_actor(say) or EntityId(0)) if say.state else None
    feat = say.thing(hero.feat) if hero else "Feat"
    return f"{feat}{_aim(command, say)}"


def _aim(command: commands.UseSkill | commands.UseItem | commands.UseFeat, say: Phrases) -> str:
    return _on(command.targets, say) or _at(command.cell, say).replace(" to ", " at ")


@_label.register
def _(_command: commands.Discover, _: Phrases) -> str:
    return "Discover a search token"


@_label.register
def _(command: commands.Push, say: Phrases) -> str:
    return f"Push {say.who(command.target)}"


@_label.register
def _(_command: commands.Scurry, _: Phrases) -> str:
    return "Scurry"


@_label.register
def _(command: commands.FirstAid, say: Phrases) -> str:
    return f"First aid for {say.who(command.target)}"


@_label.register
def _(_command: commands.PickUp, _: Phrases) -> str:
    return "Pick up the treasure"


@_label.register
def _(command: commands.Swap, say: Phrases) -> str:
    return f"Take {say.thing(command.weapon)} in hand"


@_label.register
def _(command: commands.Buy, say: Phrases) -> str:
    return f"Buy {say.thing(command.item)} ({price_of(command.item, say.lore)}c)"


@_label.register
def _(command: commands.Sell, say: Phrases) -> str:
    return f"Sell {say.thing(command.item)} ({resale_of(command.item, say.lore)}c)"


@_label.register
def _(command: commands.HandOver, say: Phrases) -> str:
    return f"Give {say.thing(command.item)} to {say.who(command.to)}"


@_label.register
def _(command: commands.Pay, say: Phrases) -> str:
    return f"Give {command.credits}c to {say.who(command.to)}"


@_label.register
def _(_command: commands.Restock, _: Phrases) -> str:
    return f"New stock ({RESTOCKING}c)"
