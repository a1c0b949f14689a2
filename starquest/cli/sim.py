"""`starquest sim`: games played by bots, counted or told line by line."""

import argparse
import json
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from itertools import product
from typing import Any, TextIO

import attrs

from starquest.cli.arguments import ARMIES, UsageError
from starquest.cli.cluster import cluster_at
from starquest.cli.progress import Progress
from starquest.cli.undisturbed import undisturbed
from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.model.dice import MASK
from starquest.model.setup import SKIES
from starquest.play.bots import BOTS, PARTIES
from starquest.play.games import GameSpec
from starquest.play.modes import PLAY_MODES, PlayMode
from starquest.play.modes.match.words import read_match, read_mind
from starquest.play.modes.quest.spread import Wishes, specs
from starquest.play.modes.quest.words import (
    BadChoice,
    parse_board,
    parse_challenges,
    parse_difficulty,
    parse_factions,
    parse_luck,
    parse_party,
    parse_skies,
    pick,
)
from starquest.play.modes.skirmish.words import LIST, read_skirmish
from starquest.play.named_army import named_army
from starquest.play.simulate import simulate
from starquest.text.locale import words


def run(args: argparse.Namespace, out: TextIO, err: TextIO) -> bool:
    """Play the games that were asked for; whether all of them were played."""
    mode, planned = _planned(args, load_catalog())
    records: list[Any] = []
    progress = Progress(err, args.games)

    def tell(record: object) -> None:
        with undisturbed():
            records.append(record)
            if args.json:
                out.write(json_line(record, mode.told))
                out.flush()
        progress.step()

    with _records(args, planned) as found:
        finished = _play(found, tell)
    progress.clear()
    if not finished:
        told = words("cli.interrupted", done=len(records), total=args.games)
        err.write(words("cli.fault", reason=told) + "\n")
    if not args.json:
        out.write(mode.results(records))
    return finished


@contextmanager
def _records(
    args: argparse.Namespace, planned: Iterator[GameSpec]
) -> Iterator[Generator[Any, None, None]]:
    """The games as they are done, in processes of this machine or on the cluster asked for."""
    if args.cluster is None:
        with closing(simulate(planned, min(args.workers, args.games))) as found:
            yield found
        return
    with cluster_at(args.cluster) as cluster:
        games = simulate(planned, min(cluster.slots, args.games), cluster.executor)
        with closing(games) as found:
            yield found


def _play(found: Iterator[Any], tell: Callable[[object], None]) -> bool:
    """Play until the end or Ctrl-C, telling each game as it is done."""
    try:
        for record in found:
            tell(record)
    except KeyboardInterrupt:
        return False
    return True


def _planned(args: argparse.Namespace, catalog: Catalog) -> tuple[PlayMode, Iterator[GameSpec]]:
    try:
        mode = pick("mode", args.mode, PLANS)
        return PLAY_MODES[mode], PLANS[mode](args, catalog)
    except BadChoice as error:
        raise UsageError(str(error)) from None


def _quests(args: argparse.Namespace, catalog: Catalog) -> Iterator[GameSpec]:
    bot = pick("bot", args.bot or "greedy", BOTS)
    wishes = attrs.evolve(_wishes(args, catalog), liked=PARTIES.get(bot, ()))
    return specs(catalog, args.seed, args.games, bot, wishes)


def _skirmishes(args: argparse.Namespace, catalog: Catalog) -> Iterator[GameSpec]:
    """Program against program, the same two forces on ever other tables."""
    board = "standard" if args.board is None else args.board
    setup = read_skirmish(catalog, args.armies or ARMIES, points=args.points, board=board)
    fought = attrs.evolve(setup, minds=(LIST, LIST))
    seeds = [(args.seed + index) & MASK for index in range(args.games)]
    return iter([GameSpec(seed, fought, "") for seed in seeds])


def _matches(args: argparse.Namespace, catalog: Catalog) -> Iterator[GameSpec]:
    """Program against program, the themes in turn and, unless they are named, all armies."""
    board = "standard" if args.board is None else args.board
    minds = (read_mind(args.bot or LIST), read_mind(args.against))
    every = [",".join(pair) for pair in product(catalog.factions, repeat=2)]
    pairs = [args.armies] if args.armies else every
    fought = [
        attrs.evolve(setup, minds=minds)
        for pair in pairs
        for setup in [read_match(catalog, pair, points=args.points, board=board, find=named_army)]
    ]
    themes, seeds = list(catalog.themes), range(args.seed, args.seed + args.games)
    # the tables change once all armies have met on one of them
    places = [themes[seed // len(fought) % len(themes)] for seed in seeds]
    planned = [
        attrs.evolve(fought[seed % len(fought)], theme=place, special=catalog.themes[place].raised)
        for seed, place in zip(seeds, places, strict=True)
    ]
    return iter([GameSpec(seed & MASK, s, "") for seed, s in zip(seeds, planned, strict=True)])


PLANS: dict[str, Callable[[argparse.Namespace, Catalog], Iterator[GameSpec]]] = {
    "quest": _quests,
    "skirmish": _skirmishes,
    "match": _matches,
}
"""The games of each mode."""


def _wishes(args: argparse.Namespace, catalog: Catalog) -> Wishes:
    difficulty, custom = parse_difficulty(args.difficulty, catalog)
    return Wishes(
        party=None if args.heroes is None else parse_party(args.heroes, catalog),
        factions=None if args.faction is None else parse_factions(args.faction, catalog),
        small=None if args.board is None else parse_board(args.board),
        challenges=None if args.challenges is None else parse_challenges(args.challenges),
        difficulty=difficulty,
        custom=custom,
        luck=parse_luck(args.luck),
        skies=parse_skies(catalog, **{name: getattr(args, name) for name in SKIES}),
    )


def json_line(record: object, told: tuple[str, ...]) -> str:
    """A record as one line of JSON."""
    return json.dumps({name: getattr(record, name) for name in told}) + "\n"
