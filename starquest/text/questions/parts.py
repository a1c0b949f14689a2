"""What a question is made of, and the figures questions share."""

import attrs

from starquest.engine.modes.quest.heroes.power import price as power_price
from starquest.engine.scene import scene_of
from starquest.model.ids import EntityId
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.rule_numbers import quest_numbers


@attrs.frozen
class Answer:
    """One answer: its name, and what it means."""

    label: str
    detail: str = ""


@attrs.frozen
class Question:
    """What is asked, why, and what can be answered; the choices follow the ask's options."""

    title: str
    body: str
    options: tuple[Answer, ...] = ()


def power_of(unit: EntityId, say: Phrases) -> int | None:
    """A hero's power, where it is known."""
    pool = say.state.world.powers.get(unit) if say.state else None
    return pool.left if pool else None


def has_power(unit: EntityId, say: Phrases) -> str:
    """A sentence about a hero's power."""
    pool = say.state.world.powers.get(unit) if say.state else None
    if pool is None:
        return ""
    rest = quest_numbers().power.rest
    return words(
        "questions.power.has", who=say.who(unit), power=pool.left, most=pool.most, rest=rest
    )


def asked_power(unit: EntityId, cost: int, say: Phrases) -> int:
    """What so much power comes to for a hero now: the first of a round may cost more."""
    if say.state is None or power_of(unit, say) is None:
        return cost
    return power_price(scene_of(say.state), unit, cost)


def price(unit: EntityId, cost: int, say: Phrases) -> str:
    """What paying power comes to, in power and wounds."""
    power = power_of(unit, say)
    if power is None or say.state is None:
        return words("questions.power.unknown", cost=cost)
    cost = asked_power(unit, cost, say)
    if power >= cost:
        return words("questions.power.costs", cost=cost, power=power)
    return words("questions.power.costs_wounds", cost=cost, power=power, wounds=cost - power)


def yes_no(no: Answer, yes: Answer) -> tuple[Answer, ...]:
    """Two choices in the order of the options: first no, then yes."""
    return no, yes
