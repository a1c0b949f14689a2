"""Block: the squad in ranks of a width, each model in the order in which it stands now.

Who stands in front stays in front and who stands on the left stays there, so nobody runs round
anybody. The last rank may be short; it is tried behind and before the others.

Where the lead stands in the middle, those before it would have to get farther than it does itself.
So it may head the block as well: in a corner, with everybody beside and behind it.
"""

from functools import lru_cache

from starquest.engine.coherency import square_width
from starquest.engine.movement.ranks.plans import Plan, Spot, length
from starquest.model.command import Shape


@lru_cache(maxsize=256)
def rank_width(count: int, span: int) -> int:
    """How wide so many models stand in as few ranks as the span allows."""
    square = square_width(count)
    for width in range(count, square, -1):
        deep = -(-count // width)
        if length(width - 1, deep - 1) <= span:
            even = -(-count // deep)
            return even if even > square else width
    return square


@lru_cache(maxsize=256)
def _rows(count: int, width: int) -> tuple[tuple[Spot, ...], ...]:
    """The places of a block, rank by rank, the last one in the middle if it is short."""
    deep = -(-count // width)
    short = count - width * (deep - 1)
    sizes = [width] * (deep - 1) + [short]
    return tuple(
        tuple(((width - size) // 2 + x, y) for x in range(size)) for y, size in enumerate(sizes)
    )


def _plan(spots: list[Spot], width: int, *, turned: bool, short_first: bool) -> Plan:
    """Everybody's place in a block, in the order in which they stand."""
    rows = _rows(len(spots), width)
    deep = len(rows) - 1
    if short_first:
        rows = tuple(tuple((x, deep - y) for x, y in row) for row in reversed(rows))
    seen = [(y, x) for x, y in spots] if turned else spots
    queue = sorted(range(len(seen)), key=lambda index: (seen[index][1], seen[index][0], index))
    places: dict[int, Spot] = {}
    for row in rows:
        rank, queue = queue[: len(row)], queue[len(row) :]
        rank.sort(key=lambda index: (seen[index][0], seen[index][1], index))
        places.update(zip(rank, row, strict=True))
    x, y = places[0]
    plan = [(places[i][0] - x, places[i][1] - y) for i in range(len(seen))]
    return tuple([(down, across) for across, down in plan] if turned else plan)


@lru_cache(maxsize=512)
def blocks(spots: Plan, shape: Shape, span: int) -> tuple[Plan, ...]:
    """The plans of a shape, the better one first; each is as wide as the span allows at most."""
    count = len(spots)
    width, aside = _broad(count, shape, span)
    turns = (False, True) if shape is Shape.SQUARE else (aside,)
    found = [
        _plan(list(spots), width, turned=turned, short_first=first)
        for turned in turns
        for first in ((False, True) if count % width else (False,))
    ]
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=512)
def headed(spots: Plan, shape: Shape, span: int) -> tuple[Plan, ...]:
    """The plans of a shape with the lead in a corner, whichever way it is gone."""
    wide, turned = _broad(len(spots), shape, span)
    ways = [(wide, turned), (wide if shape is Shape.SQUARE else -(-len(spots) // wide), not turned)]
    found = [
        _headed(list(spots), width, turned=aside, upside=up, left=left)
        for width, aside in ways
        for up in (False, True)
        for left in (True, False)
    ]
    return tuple(dict.fromkeys(found))


def _broad(count: int, shape: Shape, span: int) -> tuple[int, bool]:
    """How wide a shape is at most, and whether it is turned."""
    if shape is Shape.SQUARE:
        return square_width(count), False
    return rank_width(count, span), shape is Shape.COLUMN


def _headed(spots: list[Spot], width: int, *, turned: bool, upside: bool, left: bool) -> Plan:
    """Everybody's place behind the lead, in the order in which they stand."""
    seen = [(y, x) for x, y in spots] if turned else spots
    down = -1 if upside else 1
    queue = sorted(range(1, len(seen)), key=lambda i: (down * seen[i][1], seen[i][0], i))
    head = (0 if left else width - 1, 0)
    places = {0: head}
    for row in _rows(len(seen), width):
        free = [spot for spot in row if spot != head]
        rank, queue = queue[: len(free)], queue[len(free) :]
        rank.sort(key=lambda i: (seen[i][0], seen[i][1], i))
        places.update(zip(rank, free, strict=True))
    plan = [(places[i][0] - head[0], down * places[i][1]) for i in range(len(seen))]
    return tuple([(y, x) for x, y in plan] if turned else plan)


@lru_cache(maxsize=64)
def fresh(count: int, shape: Shape, span: int) -> tuple[Plan, ...]:
    """The plans of a shape for models that stand nowhere yet, the lead in the middle."""
    return tuple(dict.fromkeys(map(_led, blocks(tuple((i, 0) for i in range(count)), shape, span))))


def _led(plan: Plan) -> Plan:
    """The same places with the lead on that in the middle."""
    xs, ys = [x for x, _ in plan], [y for _, y in plan]
    wide, tall = min(xs) + max(xs), min(ys) + max(ys)
    x, y = min(plan, key=lambda spot: (length(2 * spot[0] - wide, 2 * spot[1] - tall), spot))
    return ((0, 0), *[(a - x, b - y) for a, b in sorted(plan) if (a, b) != (x, y)])
