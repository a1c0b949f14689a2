"""Runs played on by a bot, for tests of what is kept of them."""

from starquest.content.loader import load_catalog
from starquest.model.setup import QuestSetup, Recruit
from starquest.play.bots import bot_named
from starquest.play.bots.bot import Bot
from starquest.play.session import Run, Whose, whose

QUEST = QuestSetup((Recruit("commander", "Ann"), Recruit("medic")), ("spore_tide",), small=True)
CATALOG = load_catalog()


def play_on(run: Run, commands: int, bot: Bot | None = None) -> int:
    """Play so many commands, or to the end; how many were played."""
    player = bot or bot_named("random", 3)
    for played in range(commands):
        match whose(run.state):
            case Whose.OVER:
                return played
            case Whose.PROGRAM:
                run.mind_step()
            case Whose.PERSON:
                run.apply(player.choose(run.state))
    return commands
