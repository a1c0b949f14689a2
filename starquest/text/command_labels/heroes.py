"""What only heroes do."""

from typing import TypeAlias

from starquest.content.skills import Way
from starquest.model import command as commands
from starquest.model.ids import NOBODY, EntityId
from starquest.model.step import Act
from starquest.text.command_labels.registry import called, place
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers

Aimed: TypeAlias = commands.UseSkill | commands.UseItem | commands.UseFeat


def _actor(say: Phrases) -> EntityId | None:
    top = say.state.agenda[-1] if say.state and say.state.agenda else None
    return top.unit if isinstance(top, Act) else None


def _targets(command: Aimed, say: Phrases) -> str:
    """On whom, the actor itself apart."""
    others = [target for target in command.targets if target != _actor(say)]
    return say.all(others) if others else ""


def _at(command: Aimed, say: Phrases) -> str:
    """The cell it is aimed at, where it is aimed at nobody."""
    return "" if _targets(command, say) else place(command.cell, say)


def _way(ways: tuple[Way, ...], index: int) -> str:
    """The name of a way, where there are several."""
    return ways[index].id if 0 <= index < len(ways) else ""


@called.register
def _(command: commands.Rest, say: Phrases) -> str:
    condition = say.thing(command.condition) if command.condition else ""
    return words("labels.rest", condition=condition)


@called.register
def _(command: commands.BuyAction, _: Phrases) -> str:
    return words_in("labels.extra", command.kind, power=quest_numbers().power.extra_action)


@called.register
def _(command: commands.UseSkill, say: Phrases) -> str:
    skill, what = say.catalog.skills.get(command.skill), say.thing(command.skill)
    way = _way(skill.ways, command.way) if skill else ""
    targets, at = _targets(command, say), _at(command, say)
    return words("labels.skill", what=what, way=way, targets=targets, at=at)


@called.register
def _(command: commands.UseItem, say: Phrases) -> str:
    targets, at = _targets(command, say), _at(command, say)
    return words("labels.item", what=say.thing(command.item), targets=targets, at=at)


@called.register
def _(command: commands.UseFeat, say: Phrases) -> str:
    hero = say.state.world.heroes.get(_actor(say) or NOBODY) if say.state else None
    feat = say.thing(hero.feat) if hero else ""
    targets, at = _targets(command, say), _at(command, say)
    return words("labels.feat", what=feat, targets=targets, at=at)


@called.register
def _(_command: commands.Discover, _: Phrases) -> str:
    return words("labels.discover")


@called.register
def _(command: commands.Push, say: Phrases) -> str:
    return words("labels.push", target=say.who(command.target))


@called.register
def _(_command: commands.Scurry, _: Phrases) -> str:
    return words("labels.scurry")


@called.register
def _(command: commands.FirstAid, say: Phrases) -> str:
    return words("labels.first_aid", target=say.who(command.target))


@called.register
def _(_command: commands.PickUp, _: Phrases) -> str:
    return words("labels.pick_up")


@called.register
def _(command: commands.Swap, say: Phrases) -> str:
    return words("labels.swap", weapon=say.thing(command.weapon))
