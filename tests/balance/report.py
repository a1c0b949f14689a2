"""The report for people, in Markdown; the same figures are always the same text."""

from collections.abc import Iterable, Mapping, Sequence

from tests.balance.aims import Name, aims, told
from tests.balance.cells import BOT, COMPARED, STANDARD
from tests.balance.figures import Figures, Played
from tests.balance.paired import Paired
from tests.balance.report_pace import pace
from tests.balance.shares import Share
from tests.balance.tables import bar, table

WANTED = 0.05
"""How far to each side an interval of a size of party should reach at most."""
STACK = 60
"""The most letters of a bar."""
HEAD = """# Balance

Written by `make balance`; do not edit. Missions without challenges, played by the reference bot
`{bot}` with version {version}: a party of each size on the board that suits it, classes drawn by
the seed, the factions in turn. Intervals are Wilson's, with 95% confidence. A bot is no player:
read the differences rather than the levels. `tests/balance/published.json` has the same figures and
a digest of the data; the engine and the bot change them too, and no digest watches those.

    make balance ARGS="--games {games}{other}"

{width}

What was tried to get here, and what came of it, is told in [balance-trials.md](balance-trials.md).
"""

CHALLENGES = """\
Each alone, on the same seeds as the plain missions: what is rolled for it is rolled anew for each
mission. The effect is in points of the share of missions won.
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
        bot=found.bot, version=found.version, games=found.games, width=_width(standard),
        other="" if found.bot == BOT else f" --bot {found.bot}",
    )  # fmt: skip
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
        f"\n## Wins with each class in the party and without it, the same {total} missions\n",
        _classes(found),
        f"\n## What a challenge changes, {COMPARED} heroes\n",
        CHALLENGES,
        _effects(found.challenges),
        "\n## Danger by wave, all sizes\n",
        "Of the missions that started a wave, the share that was lost in it. A `#` is a point.\n",
        _bars(found.danger),
        "\n## Cause of end by wave, all sizes\n",
        _causes(found.causes),
        "\n## Danger by wave, each cell\n",
        _dangers(found.cells),
        *pace(found.tempo, found.minutes),
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
    rows = [
        (f"{name}", f"{s.games}", f"{s.hits}", told(s), _drawn(s)) for name, s in shares.items()
    ]
    return table((title, "games", "won", "share", ""), rows)


def _classes(found: Figures) -> str:
    rows = [
        (name, f"{s.games}", told(s), _drawn(s), told(found.without[name]))
        for name, s in found.classes.items()
    ]
    return table(("class", "games", "share with it", "", "share without it"), rows)


def _effects(challenges: Mapping[str, Paired]) -> str:
    rows = [
        (name, f"{p.games}", f"{p.gained}", f"{p.lost}",
         f"{p.effect * 100:+.1f} points, plus or minus {p.reach * 100:.1f}")
        for name, p in challenges.items()
    ]  # fmt: skip
    return table(("challenge", "games", "won only with it", "won only without", "effect"), rows)


def _causes(causes: Sequence[Mapping[str, int]]) -> str:
    ends = list(causes[0])
    marks = {end: end[0] for end in ends}
    rows = [
        (f"{wave}", *(f"{row[end]}" for end in ends), _stacked(row, marks))
        for wave, row in enumerate(causes, 1)
    ]
    names = [f"{end.replace('_', ' ')} (`{marks[end]}`)" for end in ends]
    return table(("wave", *names, ""), rows)


def _stacked(row: Mapping[str, int], marks: Mapping[str, str]) -> str:
    """A bar of letters, one for each so many games as make it no longer than the others."""
    total = sum(row.values())
    drawn = "".join(
        marks[end] * round(count * STACK / max(STACK, total)) for end, count in row.items()
    )
    return f"`{drawn}`" if drawn else ""


def _drawn(share: Share) -> str:
    """A bar of half a mark for each point."""
    return f"`{bar(share.value / 2)}`" if share.hits else ""


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
