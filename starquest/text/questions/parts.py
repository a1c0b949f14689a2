"""What a question is made of, and the figures questions share."""

import attrs

from starquest.engine.modes.quest.heroes.power import price as power_price
from starquest.engine.scene import scene_of
from starquest.model.ids import EntityId
from starquest.text.locale import words
from starquest.text.phrases import Phrases


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
    power = power_of(unit, say)
    return "" if power is None else words("questions.power.has", who=say.who(unit), power=power)


def price(unit: EntityId, cost: int, say: Phrases) -> str:
    """What paying power comes to, in power and wounds."""
    power = power_of(unit, say)
    if power is None or say.state is None:
        return words("questions.power.unknown", cost=cost)
    cost = power_price(scene_of(say.state), unit, cost)
    if power >= cost:
        return words("questions.power.costs", cost=cost, power=power)
    return words("questions.power.costs_wounds", cost=cost, power=power, wounds=cost - power)


def yes_no(no: Answer, yes: Answer) -> tuple[Answer, ...]:
    """Two choices in the order of the options: first no, then yes."""
    return no, yes
