"""`python -m tests.balance.worth` plays varied missions and tells what nobody chose or used."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import attrs

from starquest.cli.progress import Progress
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.play.exhaust.entries import entries, is_bought
from starquest.play.exhaust.goals import Goal
from starquest.play.exhaust.worth import Tally, tally_of
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Wishes, quest_for
from starquest.play.workers import in_order

FILE = Path(__file__).with_name("worth.json")
REPORT = Path(__file__).parents[2] / "docs" / "worth.md"
BOT, FIRST, ENOUGH = "greedy", 70_001, 240
DIFFICULTIES = ("standard", "story", "veteran")
DRAWN = 3
"""The skills each hero knows besides its own in every other mission."""
UNCHOSEN = ("gadget", "condition", "rule", "line")
"""Kinds nobody chooses: they come of what was chosen."""
TAKEN = ("basic", "level")
"""Kinds that are over once they are chosen."""
LEARNED = "learned"
"""Told, but not demanded: a skill's worth is seen where it is known, whoever learned it first."""


@attrs.frozen
class Row:
    """How often an entry was chosen and took effect, and in how many games."""

    entry: Goal
    chosen: int = 0
    used: int = 0
    games: int = 0


@attrs.frozen
class Record:
    """What so many games showed."""

    games: int
    rows: tuple[Row, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, write the table and the file of record, and list what was never chosen or used."""
    parser = argparse.ArgumentParser(prog="python -m tests.balance.worth", description=main.__doc__)
    parser.add_argument("--games", type=int, default=ENOUGH, metavar="N", help=f"({ENOUGH})")
    parser.add_argument("--workers", type=int, default=1, metavar="K", help="processes (1)")
    parser.add_argument(
        "--retell", action="store_true", help="play nothing: write the document anew"
    )
    options = parser.parse_args(arguments)
    catalog = load_catalog()
    record = (
        load()
        if options.retell
        else recorded(catalog, tally(options.games, options.workers), options.games)
    )
    write(catalog, record)
    sys.stdout.write("".join(f"never: {row.entry}\n" for row in dead(catalog, record)))
    return 0


def specs(catalog: Catalog, games: int) -> Iterator[GameSpec]:
    """Missions that differ in party, size, board, horde, challenges and difficulty."""
    for index in range(games):
        seed = FIRST + index
        faction = list(catalog.factions)[index % len(catalog.factions)]
        wishes = Wishes(
            factions=(faction,) if index % 4 else None,
            difficulty=DIFFICULTIES[index % len(DIFFICULTIES)],
        )
        yield GameSpec(seed, quest_for(catalog, seed, wishes), BOT)


def tally(games: int, workers: int) -> Tally:
    """The counts of all games together, the same whatever the number of workers."""
    catalog, total, progress = load_catalog(), Tally(), Progress(sys.stderr, games, every=20)
    with closing(in_order(_counted, specs(catalog, games), workers)) as tallies:
        for counted in tallies:
            total.add(counted)
            progress.step("worth")
    progress.clear()
    return total


def _counted(spec: GameSpec) -> Tally:
    return tally_of(spec, load_catalog(), DRAWN if spec.seed % 2 else 0)


def recorded(catalog: Catalog, counts: Tally, games: int) -> Record:
    """A row for each entry there is."""
    rows = [Row(e, counts.chosen[e], counts.used[e], counts.games[e]) for e in entries(catalog)]
    return Record(games, tuple(rows))


def alive(catalog: Catalog, row: Row) -> bool:
    """Whether an entry was chosen, if it can be, and took effect."""
    entry = row.entry
    if entry.kind in TAKEN:
        return row.chosen > 0
    if entry.kind == LEARNED:
        return True
    if entry.kind in UNCHOSEN or (entry.kind == "weapon" and not is_bought(catalog, entry)):
        return row.used > 0
    return row.chosen > 0 and row.used > 0


def dead(catalog: Catalog, record: Record) -> list[Row]:
    """The rows of entries that nobody chose or used."""
    return [row for row in record.rows if not alive(catalog, row)]


def write(catalog: Catalog, record: Record) -> None:
    """The file of record and the document."""
    counts = {str(row.entry): [row.chosen, row.used, row.games] for row in record.rows}
    told = json.dumps({"games": record.games, "entries": counts}, indent=1) + "\n"
    for file, text in ((FILE, told), (REPORT, "\n".join(page(catalog, record)) + "\n")):
        file.write_text(text, encoding="utf-8", newline="\n")


def load() -> Record:
    """The file of record."""
    told: Any = json.loads(FILE.read_text("utf-8"))
    rows = [Row(Goal(*name.split(" ", 1)), *counts) for name, counts in told["entries"].items()]
    return Record(told["games"], tuple(rows))


def page(catalog: Catalog, record: Record) -> Iterator[str]:
    """The document: a table for each kind of entry."""
    last = FIRST + record.games - 1
    yield from HEAD.format(games=record.games, first=FIRST, last=last).split("\n")
    for kind in dict.fromkeys([row.entry.kind for row in record.rows]):
        yield from ("", f"## {TITLES[kind]}", "", "| | chosen | took effect | games | |")
        yield "| --- | --- | --- | --- | --- |"
        yield from (_line(catalog, row) for row in record.rows if row.entry.kind == kind)


def _line(catalog: Catalog, row: Row) -> str:
    kind = row.entry.kind
    chosen = "" if kind in UNCHOSEN else row.chosen
    used = "" if kind in (*TAKEN, LEARNED) else row.used
    shown = "" if alive(catalog, row) else f"[situation]({SITUATIONS})"
    return f"| {row.entry.id} | {chosen} | {used} | {row.games} | {shown} |"


SITUATIONS = "../tests/play/bots/greedy/test_situations.py"
TITLES = {
    "basic": "What every hero can do", "skill": "Skills tried", "learned": "Skills learned",
    "spell": "Spells", "feat": "Feats", "item": "Consumables", "weapon": "Weapons",
    "gear": "Gear", "level": "Improvements of levels", "gadget": "Gadgets",
    "condition": "Conditions", "rule": "Special rules at work",
    "line": "Lines of the horde's list, by faction",
}  # fmt: skip
HEAD = """# Nothing is dead weight

Written by `python -m tests.balance.worth`; do not edit. {games} missions (seeds {first} to {last})
of all sizes, boards, hordes, challenges and difficulties, played by `greedy`, which gives every use
a value in points and takes the best; nothing here was chosen at random. In every other mission each
hero knows three more skills of its class from the start, drawn by the seed. *Chosen* counts
decisions: tried, cast, bought, taken as a level. *Took effect* counts what came of it: it worked,
was fought with, was worn by who acted. *Games* had one of the two.

Which skills heroes learn is told, not demanded: the bot learns the same few first, and what each
skill is worth shows where a hero knows it.

What no mission showed is marked: a test draws the situation in which the bot chooses it.
A new entry of the data without either fails `tests/balance/test_worth.py`."""


if __name__ == "__main__":
    raise SystemExit(main())
