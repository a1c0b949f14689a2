"""Every way to share out weapon types over at most two targets, counted without being written out.

Two targets are shot at by any of the weapons that reach them: a weapon that reaches one of them
fires or not, one that reaches both may fire at either. So a pair of targets has as many ways as
there are twos for the former and threes for the latter, and all the ways are summed over the pairs.
They come in the order in which one would write them out: the last weapon changes first, and not to
fire comes before the targets.
"""

from collections.abc import Iterator, Sequence

from starquest.model.command import Shoot, Shot
from starquest.model.ids import EntityId

TARGETS = 2


class Volleys:
    """The ways to fire weapon types, each with the units it can hit."""

    __slots__ = ("_count", "_masks", "_pairs")

    def __init__(self, pairs: Sequence[tuple[str, list[EntityId]]]) -> None:
        self._pairs = pairs
        self._masks: dict[EntityId, int] = {}
        """For each target the weapons that reach it, one bit each."""
        for place, (_, targets) in enumerate(pairs):
            for target in targets:
                self._masks[target] = self._masks.get(target, 0) | 1 << place
        self._count = self._ways((), 0) - 1

    def __len__(self) -> int:
        return self._count

    def _ways(self, chosen: tuple[EntityId, ...], first: int) -> int:
        """In how many ways the weapons from this one on fire, with these targets chosen before."""
        masks = {target: mask >> first for target, mask in self._masks.items()}
        if len(chosen) == TARGETS:
            return _both(masks[chosen[0]], masks[chosen[1]])
        others = [mask for target, mask in masks.items() if mask and target not in chosen]
        if chosen:
            one = masks[chosen[0]]
            alone = _both(one, 0)
            return alone + sum([_both(one, mask) - alone for mask in others])
        single = [_both(mask, 0) - 1 for mask in others]
        found = 1 + sum(single)
        for place, mask in enumerate(others):
            for other in range(place):
                found += _both(mask, others[other]) - single[place] - single[other] - 1
        return found

    def __getitem__(self, index: int) -> Shoot:
        if not 0 <= index < self._count:
            raise IndexError(index)
        left, fired, chosen = index + 1, list[Shot](), tuple[EntityId, ...]()
        for place, (weapon, targets) in enumerate(self._pairs):
            for target in (None, *targets):
                after = _joined(chosen, target)
                ways = self._ways(after, place + 1) if len(after) <= TARGETS else 0
                if left < ways:
                    fired += [Shot(weapon, target)] if target is not None else []
                    chosen = after
                    break
                left -= ways
        return Shoot(tuple(fired))

    def __iter__(self) -> Iterator[Shoot]:
        ways = self._written((), 0)
        next(ways)
        for fired in ways:
            yield Shoot(fired)

    def _written(self, chosen: tuple[EntityId, ...], first: int) -> Iterator[tuple[Shot, ...]]:
        """The ways the weapons from this one on fire; first comes that none of them does."""
        if first == len(self._pairs):
            yield ()
            return
        weapon, targets = self._pairs[first]
        yield from self._written(chosen, first + 1)
        for target in targets:
            after = _joined(chosen, target)
            if len(after) <= TARGETS:
                for rest in self._written(after, first + 1):
                    yield (Shot(weapon, target), *rest)

    def __contains__(self, command: object) -> bool:
        if type(command) is not Shoot or type(command.shots) is not tuple or not command.shots:
            return False
        place = 0
        for shot in command.shots:
            if [type(shot), type(shot.weapon), type(shot.target)] != [Shot, str, int]:
                return False
            place = self._carried(shot, place)
            if not place:
                return False
        return len(dict.fromkeys([shot.target for shot in command.shots])) <= TARGETS

    def _carried(self, shot: Shot, first: int) -> int:
        """The place after that of the weapon, from this one on, that can fire a shot; 0 if none."""
        for place in range(first, len(self._pairs)):
            weapon, targets = self._pairs[place]
            if weapon == shot.weapon and shot.target in targets:
                return place + 1
        return 0


def _both(one: int, other: int) -> int:
    """How the weapons that reach two targets fire: two ways each, three if they reach both."""
    ways: int = 3 ** (one & other).bit_count() << (one ^ other).bit_count()
    return ways


def _joined(chosen: tuple[EntityId, ...], target: EntityId | None) -> tuple[EntityId, ...]:
    return chosen if target is None or target in chosen else (*chosen, target)
