"""What the greedy player cares about, in points: an enemy of 30 points is worth 30."""

import attrs


@attrs.frozen
class Weights:
    """How much each thing counts; found by playing many games with different ones."""

    wound: float = 4.0
    """A wound of a hero."""
    down: float = 50.0
    """A hero going down."""
    lone: float = 0.25
    """How much more that counts for each hero already down."""
    partial: float = 0.7
    """The share of an enemy's points its wounds count for before it falls."""
    kill: float = 4.0
    """Any enemy unit destroyed."""
    fright: float = 0.4
    """The share of an enemy's points it is worth to make it Shaken."""
    marker: tuple[float, ...] = (20.0, 30.0, 60.0)
    """The next damage marker of an objective that has so many."""
    scarce: float = 1.0
    """How fast that grows as objectives become few."""
    level: float = 10.0
    """A level of a hero."""
    power: float = 3.0
    """A point of power early in a wave."""
    ailment: float = 8.0
    """A condition."""
    revive: float = 45.0
    """A hero up again."""
    rescue: float = 0.6
    """The share of that it is worth to get beside a hero who is down."""
    token: float = 5.0
    """A search token looked under from close by."""
    credit: float = 1.5
    """A credit in the shop."""
    decay: float = 0.6
    """What is left of a distant goal for each Rush it is away."""
    crowd: float = 0.3
    """What is left of an objective where another hero stands."""
    nearer: float = 0.6
    """What is left of an objective while a nearer hero is still to act."""
    shelter: float = 1.5
    """Standing in cover."""
    company: float = 1.0
    """Standing near another hero."""
    second: float = 0.4
    """How much of an attack reaches a hero that is not the nearest."""
    unseen: float = 0.35
    """How much of its shooting an enemy brings to bear round a corner."""
    coming: float = 0.6
    """How likely an enemy is at an objective in time that can get there."""
    later: float = 0.25
    """The same for one that needs two activations."""
    unknown: float = 0.4
    """The same for an objective nobody sees, while unseen enemies are about."""
    quiet: float = 0.05
    """The same with nobody about."""
