"""What only heroes do."""

from collections.abc import Iterable

from starquest.content.skills import Way
from starquest.model import command as commands
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Act
from starquest.text.command_labels.registry import at, called
from starquest.text.phrases import Phrases

EXTRA_ACTION = 2


def _on(targets: Iterable[EntityId], say: Phrases) -> str:
    others = [target for target in targets if target != _actor(say)]
    return f" on {say.all(others)}" if others else ""


def _actor(say: Phrases) -> EntityId | None:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    return top.unit if isinstance(top, Act) else None


def _way(ways: tuple[Way, ...], index: int) -> str:
    """The name of a way, where there are several."""
    named = 0 <= index < len(ways) and ways[index].id
    return f" ({ways[index].id})" if named else ""


@called.register
def _(command: commands.Rest, say: Phrases) -> str:
    return f"Rest, lose {say.thing(command.condition)}" if command.condition else "Rest"


@called.register
def _(command: commands.BuyAction, _: Phrases) -> str:
    return f"Extra {command.kind} action ({EXTRA_ACTION} power)"


@called.register
def _(command: commands.UseSkill, say: Phrases) -> str:
    skill = say.catalog.skills.get(command.skill)
    way = _way(skill.ways, command.way) if skill else ""
    return f"{say.thing(command.skill)}{way}{_aim(command, say)}"


@called.register
def _(command: commands.UseItem, say: Phrases) -> str:
    return f"Use {say.thing(command.item)}{_aim(command, say)}"


@called.register
def _(command: commands.UseFeat, say: Phrases) -> str:
    hero = say.state.world.heroes.get(_actor(say) or NOBODY) if say.state else None
    feat = say.thing(hero.feat) if hero else "Feat"
    return f"{feat}{_aim(command, say)}"


def _aim(command: commands.UseSkill | commands.UseItem | commands.UseFeat, say: Phrases) -> str:
    return _on(command.targets, say) or at(command.cell, say).replace(" to ", " at ")


@called.register
def _(_command: commands.Discover, _: Phrases) -> str:
    return "Discover a search token"


@called.register
def _(command: commands.Push, say: Phrases) -> str:
    return f"Push {say.who(command.target)}"


@called.register
def _(_command: commands.Scurry, _: Phrases) -> str:
    return "Scurry"


@called.register
def _(command: commands.FirstAid, say: Phrases) -> str:
    return f"First aid for {say.who(command.target)}"


@called.register
def _(_command: commands.PickUp, _: Phrases) -> str:
    return "Pick up the treasure"


@called.register
def _(command: commands.Swap, say: Phrases) -> str:
    return f"Take {say.thing(command.weapon)} in hand"
