"""`starquest` and `starquest play`: from words to the terminal game."""

import argparse

import attrs

from starquest.cli.arguments import UsageError
from starquest.content.loader import load_catalog
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.modes.quest.words import BadChoice, read_quest
from starquest.text.clean import clean
from starquest.text.locale import words


def quest_of(args: argparse.Namespace) -> QuestSetup:
    """The mission the arguments of `play` describe."""
    try:
        quest = read_quest(
            load_catalog(),
            args.heroes,
            faction=args.faction,
            board=args.board,
            theme=args.theme,
            challenges=args.challenges,
            order=args.order,
        )
    except BadChoice as error:
        raise UsageError(str(error)) from error
    return attrs.evolve(quest, party=_seated(quest, args.players))


def _seated(quest: QuestSetup, players: str) -> tuple[Recruit, ...]:
    """The heroes with their players, who take turns if there are fewer of them."""
    names = [clean(name, 16) for name in players.split(",") if name.strip()]
    if len(names) > len(quest.party):
        heroes = len(quest.party)
        raise UsageError(words("cli.players", players=len(names), heroes=heroes))
    return tuple(
        attrs.evolve(recruit, player=names[index % len(names)]) if names else recruit
        for index, recruit in enumerate(quest.party)
    )
