"""Integer dice inside the state: SplitMix64, one counter for each named stream.

A draw is a pure function of seed, stream and counter, so a stream can be rewound, forked or
skipped for free and opening a crate never changes the next attack.
"""

from enum import IntEnum

from starquest.model.frozen import frozen

MASK = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Stream(IntEnum):
    """The independent sources of chance."""

    MAP = 0
    ARRIVALS = 1
    EVENTS = 2
    LOOT = 3
    COMBAT = 4
    MINDS = 5


def mix(z: int) -> int:
    """SplitMix64's finaliser: 64 well-stirred bits from any integer."""
    z &= MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def draw(seed: int, stream: Stream, count: int, faces: int) -> int:
    """The count-th draw of a stream, from 1 to faces."""
    base = mix(seed + (stream + 1) * GAMMA)
    return (mix(base + (count + 1) * GAMMA) * faces >> 64) + 1


@frozen
class Dice:
    """The dice as they lie: a seed, how often each stream was drawn, and any scripted faces."""

    seed: int
    counts: tuple[int, ...] = (0,) * len(Stream)
    script: tuple[int, ...] = ()
    """Faces that come before any drawn one, for tests and rehearsals."""
