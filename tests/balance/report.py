"""The report for people, in Markdown; the same figures are always the same text."""

from collections.abc import Iterable, Mapping, Sequence

from tests.balance.aims import Name, aims, told
from tests.balance.cells import COMPARED, STANDARD
from tests.balance.figures import Figures, Played
from tests.balance.shares import Share

WANTED = 0.05
"""How far to each side an interval of a size of party should reach at most."""
BAR = 100
"""Marks of a bar for a danger of 1: a mark is a point."""

HEAD = """# Balance

Written by `make balance`; do not edit. Missions without challenges, played by the reference bot
`{bot}` with version {version}: a party of each size on the board that suits it, classes drawn by
the seed, the factions in turn. Intervals are Wilson's, with 95% confidence. A bot is no player:
read the differences rather than the levels. `tests/balance/published.json` has the same figures and
a digest of the data; the engine and the bot change them too, and no digest watches those.

    make balance ARGS="--games {games}"

{width}
"""

JUDGED = """
Judged by the shares as counted, the danger over all sizes together; an aim whose intervals reach
over its limit is not settled either way.
"""


def report(found: Figures) -> str:
    """All of it."""
    standard = [cell for cell in found.cells if cell.difficulty == STANDARD]
    total = sum(cell.wins.games for cell in standard)
    head = HEAD.format(
        bot=found.bot, version=found.version, games=found.games, width=_width(standard)
    )
    parts = [
        head,
        "## Aims\n",
        "\n".join(f"- {aim.text}: {aim.verdict}." for aim in aims(found)),
        JUDGED,
        "## What was played and how it ended\n",
        _played(found.cells),
        "\n## Wins by size of party\n",
        _wins("heroes", found.sizes),
        f"\n## Wins by difficulty, {COMPARED} heroes\n",
        _wins("difficulty", found.difficulties),
        f"\n## Wins by faction, {total} Standard missions\n",
        _wins("faction", found.factions),
        f"\n## Wins with each class in the party, the same {total} missions\n",
        _wins("class", found.classes),
        "\n## Danger by wave, all sizes\n",
        "Of the missions that started a wave, the share that was lost in it. A `#` is a point.\n",
        _bars(found.danger),
        "\n## Danger by wave, each cell\n",
        _dangers(found.cells),
    ]
    return "\n".join(parts) + "\n"


def _width(standard: Sequence[Played]) -> str:
    widest = max(cell.wins.reach for cell in standard)
    reach = f"The intervals of the sizes reach up to {widest * 100:.1f} points to each side"
    if widest <= WANTED:
        return f"{reach}, within the {WANTED * 100:.0f} that are wanted."
    return (
        f"**{reach}, more than the {WANTED * 100:.0f} that are wanted:\n"
        "too few games were played.** `make balance` without a number plays enough."
    )


def _played(cells: Iterable[Played]) -> str:
    rows = [
        (f"{cell.heroes}", cell.difficulty, f"{cell.first} to {cell.last}", f"{cell.wins.games}",
         *(f"{count}" for count in cell.results.values()), f"{cell.waves:.2f}")
        for cell in cells
    ]  # fmt: skip
    ends = [name.replace("_", " ") for name in next(iter(cells)).results]
    return table(("heroes", "difficulty", "seeds", "games", *ends, "mean waves finished"), rows)


def _wins(title: str, shares: Mapping[Name, Share]) -> str:
    rows = [(f"{name}", f"{s.games}", f"{s.hits}", told(s)) for name, s in shares.items()]
    return table((title, "games", "won", "share"), rows)


def _bars(danger: Sequence[Share]) -> str:
    rows = [
        (f"{wave}", f"{s.games}", f"{s.hits}", told(s), f"`{bar(s.value)}`" if s.hits else "")
        for wave, s in enumerate(danger, 1)
    ]
    return table(("wave", "started", "lost in it", "share", ""), rows)


def _dangers(cells: Sequence[Played]) -> str:
    titles = ["wave", *(f"{cell.heroes} {cell.difficulty}" for cell in cells)]
    waves = enumerate(zip(*(cell.danger for cell in cells), strict=True), 1)
    return table(titles, [(f"{wave}", *map(_short, row)) for wave, row in waves])


def _short(share: Share) -> str:
    return f"{share.value:.1%}" if share.games else "nobody there"


def bar(value: float) -> str:
    """A bar as long as a share is large."""
    return "#" * max(1, round(value * BAR))


def table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = [titles, ["---"] * len(titles), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).rstrip()
