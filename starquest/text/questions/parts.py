"""What a question is made of, and the figures questions share."""

import attrs

from starquest.model.ids import EntityId
from starquest.text.phrases import Phrases, counted

AFFLICTED, SPENT = "afflicted", "power"


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
    return "" if power is None else f" {say.who(unit)} has {power} power."


def price(unit: EntityId, cost: int, say: Phrases) -> str:
    """What paying power comes to, in power and wounds."""
    power = power_of(unit, say)
    if power is None:
        return f"costs {cost} power"
    cost += _surcharge(unit, say)
    if power < cost:
        wounds = counted(cost - power, "wound")
        return f"costs {cost} power: {power} power and {wounds}"
    return f"costs {cost} of {power} power"


def _surcharge(unit: EntityId, say: Phrases) -> int:
    """The first power an Afflicted hero spends in a round costs one more."""
    world = say.state.world if say.state else None
    if world is None or unit not in world.ailments:
        return 0
    return AFFLICTED in world.ailments[unit].conditions and SPENT not in world.used_up[unit].round


def yes_no(no: Answer, yes: Answer) -> tuple[Answer, ...]:
    """Two choices in the order of the options: first no, then yes."""
    return no, yes
