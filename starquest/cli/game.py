"""`starquest` and `starquest play`: from words to the terminal game."""

import argparse
from collections.abc import Callable
from functools import partial

import attrs

from starquest.cli.arguments import WORDED, UsageError
from starquest.content.loader import load_catalog
from starquest.desk.preferences import CHOICES
from starquest.model.setup import MatchSetup, QuestSetup, Recruit, Setup, SkirmishSetup
from starquest.play.folder import saves_folder
from starquest.play.modes.match.words import read_match
from starquest.play.modes.quest.words import BadChoice, pick, read_quest
from starquest.play.modes.skirmish.words import SIDES, read_skirmish
from starquest.play.named_army import named_army
from starquest.text.clean import clean
from starquest.text.locale import words


def setup_of(args: argparse.Namespace) -> Setup:
    """The game the arguments of `play` describe."""
    try:
        return READERS[pick("mode", args.mode, READERS)](args)
    except BadChoice as error:
        raise UsageError(str(error)) from error


def sight_of(args: argparse.Namespace) -> str:
    """What the players want to see; nothing for what their options say."""
    try:
        return pick("sight", args.sight, CHOICES["sight"]) if args.sight else ""
    except BadChoice as error:
        raise UsageError(str(error)) from error


def _quest(args: argparse.Namespace) -> QuestSetup:
    quest = read_quest(
        load_catalog(),
        args.heroes,
        faction=args.faction,
        board=args.board,
        theme=args.theme,
        challenges=args.challenges,
        order=args.order,
        **{name: word for name in WORDED if (word := getattr(args, name))},
    )
    return attrs.evolve(quest, party=_seated(quest, args.players))


def _seated(quest: QuestSetup, players: str) -> tuple[Recruit, ...]:
    """The heroes with their players, who take turns if there are fewer of them."""
    names = _names(players)
    if len(names) > len(quest.party):
        heroes = len(quest.party)
        raise UsageError(words("cli.players", players=len(names), heroes=heroes))
    return tuple(
        attrs.evolve(recruit, player=names[index % len(names)]) if names else recruit
        for index, recruit in enumerate(quest.party)
    )


def _names(players: str) -> list[str]:
    return [clean(name, 16) for name in players.split(",") if name.strip()]


def _skirmish(args: argparse.Namespace) -> SkirmishSetup:
    names = tuple(_names(args.players))
    if len(names) > SIDES:
        raise UsageError(words("cli.sides", players=len(names)))
    wanted = {} if args.theme == "random" else {"theme": args.theme}
    if args.board is not None:
        wanted["board"] = args.board
    return read_skirmish(
        load_catalog(),
        args.armies,
        points=args.points,
        players=names,
        special=args.special,
        **wanted,
    )


def _match(args: argparse.Namespace) -> MatchSetup:
    names = tuple(_names(args.players))
    if len(names) > SIDES:
        raise UsageError(words("cli.sides", players=len(names)))
    wanted = {} if args.theme == "random" else {"theme": args.theme}
    if args.board is not None:
        wanted["board"] = args.board
    return read_match(
        load_catalog(),
        args.armies,
        points=args.points,
        players=names,
        against=args.against,
        special=args.special,
        find=partial(named_army, saves=saves_folder(args.saves)),
        **wanted,
    )


READERS: dict[str, Callable[[argparse.Namespace], Setup]] = {
    "quest": _quest,
    "skirmish": _skirmish,
    "match": _match,
}
"""How the words of each mode are read."""
