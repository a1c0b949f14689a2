"""What `starquest play` shows until the terminal game exists: a skirmish, played at random."""

from collections.abc import Sequence

import attrs

from starquest.content.catalog import Catalog
from starquest.content.loader import load_catalog
from starquest.engine.game import open_game, step
from starquest.model.command import Command
from starquest.model.dice import Stream, draw
from starquest.model.event import Acted, Event
from starquest.model.modes.skirmish import RULES
from starquest.model.result import Applied, Rejected
from starquest.model.setup import SkirmishSetup
from starquest.model.state import GameState
from starquest.play.bots.random_bot import RandomBot
from starquest.text.drawing import drawing, marks_of
from starquest.text.notices import about_demo, closing, opening
from starquest.text.phrases import Phrases, names_of
from starquest.text.telling import tell

HEROES = 4
FOES = 6
SIZE = 24
ROUNDS = 20


def main(seed: int) -> int:
    """Play one skirmish to its end and print it."""
    catalog = load_catalog()
    setup, faction = skirmish(catalog, seed)
    print(about_demo())
    print(opening(catalog.factions[faction].name, catalog.themes[setup.theme].name, seed))
    opened = open_game(setup, seed, catalog)
    marks = marks_of(opened.state)
    say = Phrases(catalog, names_of(opened.state, marks))
    bot = RandomBot(seed, by_kind=True)
    placed, before = _play(opened, bot, say, rounds=1)
    print(f"\n{drawing(placed.state, marks)}\n")
    ended, after = _play(Applied(placed.state, ()), bot, say, rounds=ROUNDS + 1)
    print(f"\n{closing(ended.state.round, before + after)}\n\n{drawing(ended.state, marks)}")
    return 0


def skirmish(catalog: Catalog, seed: int) -> tuple[SkirmishSetup, str]:
    """Some heroes against units of one faction, all drawn from the seed."""
    picks = _Picks(seed)
    faction, theme = picks.one(list(catalog.factions)), picks.one(list(catalog.themes))
    classes = list(catalog.heroes)
    heroes = [classes.pop(picks.below(len(classes))) for _ in range(HEROES)]
    units = [unit.id for unit in catalog.units.values() if unit.faction == faction]
    foes = [picks.one(units) for _ in range(FOES)]
    settings = attrs.evolve(RULES, rounds=ROUNDS)
    return SkirmishSetup(tuple(heroes), tuple(foes), theme, SIZE, SIZE, settings), faction


class _Picks:
    """Draws for choosing the forces, apart from those of the game itself."""

    def __init__(self, seed: int) -> None:
        self._seed, self._count = seed, 0

    def below(self, count: int) -> int:
        self._count += 1
        return draw(self._seed, Stream.EVENTS, self._count, count) - 1

    def one(self, ids: Sequence[str]) -> str:
        return ids[self.below(len(ids))]


def _play(begun: Applied, bot: RandomBot, say: Phrases, *, rounds: int) -> tuple[Applied, int]:
    """Play on until this round begins or all is over, telling it; how many commands it took."""
    count, now = 0, begun
    _tell(now.events, say)
    while now.state.outcome is None and now.state.round < rounds:
        now, count = _do(now.state, bot.choose(now.state)), count + 1
        _tell(now.events, say)
    return now, count


def _do(state: GameState, command: Command) -> Applied:
    match step(state, command):
        case Applied() as applied:
            return applied
        case Rejected(reason, about):
            raise RuntimeError(f"a legal command was refused: {command}, {reason} {about}")


def _tell(events: Sequence[Event], say: Phrases) -> None:
    for event in events:
        sentence = "" if _dull(event) else tell(event, say)
        if sentence:
            print(sentence)


def _dull(event: Event) -> bool:
    """Whether somebody only held or moved, which random players do all the time."""
    return isinstance(event, Acted) and not event.target
