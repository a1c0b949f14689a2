"""`starquest sim`: games played by bots, counted or told line by line."""

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import TextIO

from starquest.cli.arguments import UsageError
from starquest.cli.progress import Progress
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.play.bots import BOTS
from starquest.play.games import GameSpec
from starquest.play.modes.quest.record import TOLD, GameRecord
from starquest.play.modes.quest.results import results
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.modes.quest.words import (
    BadChoice,
    parse_board,
    parse_challenges,
    parse_factions,
    parse_party,
    pick,
)
from starquest.play.simulate import simulate
from starquest.text.locale import words


def run(args: argparse.Namespace, out: TextIO, err: TextIO) -> bool:
    """Play the games that were asked for; whether all of them were played."""
    planned = _planned(args, load_catalog())
    records: list[GameRecord] = []
    progress = Progress(err, args.games)

    def tell(record: GameRecord) -> None:
        records.append(record)
        if args.json:
            out.write(json_line(record))
            out.flush()
        progress.step()

    finished = _play(planned, min(args.workers, args.games), tell)
    progress.clear()
    if not finished:
        told = words("cli.interrupted", done=len(records), total=args.games)
        err.write(words("cli.fault", reason=told) + "\n")
    if not args.json:
        out.write(results(records))
    return finished


def _play(planned: Iterator[GameSpec], workers: int, tell: Callable[[GameRecord], None]) -> bool:
    """Play until the end or Ctrl-C, telling each game as it is done."""
    try:
        with closing(simulate(planned, workers)) as records:
            for record in records:
                tell(record)
    except KeyboardInterrupt:
        return False
    return True


def _planned(args: argparse.Namespace, catalog: Catalog) -> Iterator[GameSpec]:
    try:
        bot = pick("bot", args.bot, BOTS)
        return specs(catalog, args.seed, args.games, bot, _wishes(args, catalog))
    except BadChoice as error:
        raise UsageError(str(error)) from None


def _wishes(args: argparse.Namespace, catalog: Catalog) -> Wishes:
    return Wishes(
        party=None if args.heroes is None else parse_party(args.heroes, catalog),
        factions=None if args.faction is None else parse_factions(args.faction, catalog),
        small=None if args.board is None else parse_board(args.board),
        challenges=None if args.challenges is None else parse_challenges(args.challenges),
    )


def json_line(record: GameRecord) -> str:
    """A record as one line of JSON."""
    return json.dumps({name: getattr(record, name) for name in TOLD}) + "\n"
