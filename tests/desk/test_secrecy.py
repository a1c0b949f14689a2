"""Whole games by bots: neither screen nor log speaks of what the side cannot know."""

import attrs
import pytest

from starquest.desk import playing as playing_module
from starquest.desk.choices import MOVES
from starquest.desk.enter_hint import verdict
from starquest.desk.film import film_of, positions
from starquest.desk.glyphs import SETS
from starquest.desk.in_sight import in_sight
from starquest.desk.inspect_lines import inspected
from starquest.desk.modes.look import Column
from starquest.desk.modes.quest_panels import header_line, objective_lines, party_lines
from starquest.desk.overlays import papers
from starquest.desk.playing import Playing
from starquest.desk.risk_lines import risk_papers
from starquest.desk.room import foe_lines
from starquest.desk.seats import Seats
from starquest.desk.styled import plain
from starquest.desk.waits import Wait
from starquest.desk.wave_lines import wave_lines
from starquest.engine.board.bits import cells_of
from starquest.engine.game import open_game
from starquest.engine.modes.quest.party import quest_of
from starquest.engine.scene import Scene
from starquest.engine.view import Sight, follow, look, view
from starquest.model.command import Activate, Command
from starquest.model.dice import Dice
from starquest.model.event import CornerRolled, Event, KeptBack
from starquest.model.ids import NOBODY, Cell, EntityId, Side
from starquest.model.result import Applied, Happened, Result
from starquest.model.setup import QuestSetup, Recruit, SkirmishSetup
from starquest.play.bots import Bot, bot_named
from starquest.play.session import Session
from starquest.text.log import caption_of, log_entries
from starquest.text.phrases import Phrases
from tests import times
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest
from tests.support.secrecy import (
    LeakError,
    Watch,
    check_events,
    check_film,
    check_frame,
    check_log,
    check_text,
    places,
    tagged,
    without,
)

COMMANDS = times(130, 1_500)
WIDTH = 38
AROUND = (-1, 1, 2, -2)
"""Where else the cursor is put: beside whoever is not seen."""
MOST = 6
NIGHT = 8
"""A seed with which the quest by night begins in the dark and in bad weather."""
GAMES = {
    "two heroes": QuestSetup((Recruit("medic"), Recruit("engineer")), factions=("vant_syndicate",)),
    "four by night": QuestSetup(
        tuple(map(Recruit, ("breacher", "psyker", "engineer", "marksman"))),
        factions=("spore_tide",), challenges=("time", "weather", "events", "alertness"),
    ),
    "three, small": QuestSetup(
        tuple(map(Recruit, ("commander", "infiltrator", "instigator"))),
        factions=("nullborn",), small=True, challenges=("boss", "injuries", "weather"),
    ),
}  # fmt: skip


class Spied(Session):
    """A session that keeps all that happened last, before anything of it is left out."""

    heard: tuple[Event, ...] = ()

    def apply(self, command: Command) -> Result:
        """Carry out a command."""
        result = super().apply(command)
        if isinstance(result, Applied):
            self.heard = result.events
        return result

    def mind_step(self) -> Applied:
        """Carry out a decision of the horde."""
        result = super().mind_step()
        self.heard = result.events
        return result


class Game:
    """A quest played by a bot through the desk, each command looked at by the checker."""

    def __init__(self, quest: QuestSetup, seed: int, bot: Bot, *, open_table: bool) -> None:
        opened = open_game(quest, seed, catalog())
        self.watch, self.bot = Watch(Side.ONE, open_table), bot
        self.run = Spied(opened.state)
        self.playing = Playing(self.run, catalog(), SETS["unicode"], open_table=open_table)
        self.names = tagged(opened.state)
        part = Happened(None, opened.events, opened.state)
        self._check_told(self.playing.recall(part), part)

    def play(self, commands: int) -> None:
        """Play on, as long as there is something to play."""
        for count in range(commands):
            if self.playing.wait is Wait.OVER:
                return
            self._step(count)

    def _step(self, count: int) -> None:
        playing, before = self.playing, self.playing.state
        drawn, told = positions(playing), self._move()
        part = Happened(before, self.run.heard, playing.state)
        hidden = self._check_told(told, part)
        check_film(film_of(playing, told, drawn), part, self.watch, hidden)
        check_frame(playing.frame(), playing.state, self.watch)
        check_view(playing)
        if playing.wait in (Wait.PICK, Wait.ACT) and count % 3 == 0:
            self._check_panels()

    def _move(self) -> tuple[Event, ...]:
        if self.playing.wait is Wait.HORDE:
            return self.playing.mind_step()
        return chosen(self.playing, self.bot)

    def _check_told(self, told: tuple[Event, ...], part: Happened) -> set[EntityId]:
        hidden = self.watch.secrets(part)
        check_events(told, part, hidden)
        if not self.watch.open_table:
            check_arrivals(told)
        self.names |= tagged(part.after)
        say = Phrases.of(part.after, catalog(), self.names)
        check_log(log_entries(told, say), hidden)
        check_text([caption_of(told, say)], hidden)
        return hidden

    def _check_panels(self) -> None:
        """With nobody there whom nobody sees, every panel says the same."""
        playing = self.playing
        rows = playing.state.world.units.items()
        hidden = {u for u, row in rows if row.side is Side.TWO and u not in playing.seen}
        bare = attrs.evolve(playing, run=Session(without(playing.state, hidden)))
        bare.sight, bare.focus = playing.sight, playing.focus
        cells = [c for u in hidden for c in places(playing.state, u)][:4]
        near = [c + d for c in cells for d in AROUND if playing.state.table.grid.holds(Cell(c + d))]
        asked = [*cells, *map(Cell, near)][:MOST]
        assert self._panels(playing, asked) == self._panels(bare, asked)
        offered = [unit for choice in playing.choices() for unit in choice.units]
        assert not hidden & set(offered)
        check_reach(playing, bare)

    def _panels(self, playing: Playing, cells: list[Cell]) -> list[str]:
        scene, column = Scene(playing.state), Column(playing.glyphs, WIDTH)
        lines = [header_line(scene), str(sorted(papers(playing).items()))]
        lines += [plain(line) for line in objective_lines(scene, playing.seen, column)]
        lines += [plain(li) for li in party_lines(scene, playing.focus, Seats(playing), column)]
        lines += [plain(line) for line in wave_lines(playing, Phrases.of(
            playing.state, playing.catalog, dict(self.names)), WIDTH)]  # fmt: skip
        for cell in cells:
            playing.cursor = cell
            lines.append(verdict(playing, Phrases(playing.catalog, self.names, playing.state)))
            lines += [plain(line) for line in inspected(playing, self.names, WIDTH)]
            lines.append(str(sorted(risk_papers(playing).items())))
        say = Phrases(playing.catalog, self.names, playing.state)
        lines += [plain(row) for row in foe_lines(playing, say, 40)]
        return [*lines, *[thing.told for thing in in_sight(playing, say)]]


def check_arrivals(told: tuple[Event, ...]) -> None:
    """That somebody has come, or waits, out of sight is not told, not even without a name."""
    for event in told:
        if isinstance(event, CornerRolled | KeptBack) and not event.unit:
            raise LeakError(f"{event} tells that somebody is there")


def moves(playing: Playing) -> list[tuple[str, int]]:
    """The moves that are offered, with the cells they lead to."""
    return [(found.action, found.board) for found in playing.choices() if found.action in MOVES]


def check_reach(playing: Playing, bare: Playing) -> None:
    """The cells a move may be aimed at have no hole where somebody stands whom nobody sees."""
    assert moves(playing) == moves(bare)
    for aim in [choice for choice in playing.choices() if choice.action in MOVES]:
        playing.aim = bare.aim = aim
        assert papers(playing) == papers(bare)
    playing.aim = bare.aim = None


def check_view(playing: Playing) -> None:
    """A view holds no die to come, and nothing of an enemy nobody sees but what is pending."""
    state, shown = playing.state, playing.open_table
    loaded = attrs.evolve(state, dice=Dice(99, (3,) * len(state.dice.counts), (6, 6)))
    assert view(state, open_table=shown).state == view(loaded, open_table=shown).state
    seen = view(state, open_table=shown)
    assert seen.seen == playing.seen
    if playing.wait in (Wait.PICK, Wait.ACT):
        assert not [unit for unit in seen.hidden if unit in seen.state.world.units]


@pytest.mark.soak
@pytest.mark.parametrize("open_table", [False, True], ids=["fog", "open"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_nothing_speaks_of_what_the_side_cannot_know(
    bot: str, name: str, *, open_table: bool
) -> None:
    for seed in range(NIGHT, NIGHT + times(1, 20)):
        Game(GAMES[name], seed, bot_named(bot, seed), open_table=open_table).play(COMMANDS)


def test_one_of_the_games_is_played_in_the_dark() -> None:
    mission = quest_of(open_game(GAMES["four by night"], NIGHT, catalog()).state)
    assert (mission.time, mission.sky) == ("night", "bad")


def followed() -> Game:
    return Game(GAMES["two heroes"], 1, bot_named("greedy", 1), open_table=False)


def play_many() -> None:
    """Games enough that somebody unseen does something in one of them."""
    for setup in GAMES.values():
        for seed in range(1, 6):
            Game(setup, seed, bot_named("greedy", seed), open_table=False).play(COMMANDS)


def test_the_checker_hears_what_should_not_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(part: Happened, *_: object, **__: object) -> tuple[tuple[Event, ...], Sight]:
        return part.events, look(Scene(part.after))

    monkeypatch.setattr(playing_module, "follow", everything)
    with pytest.raises(LeakError, match="tells of"):
        play_many()


def test_the_checker_sees_who_should_not_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def all_seen(part: Happened, *_: object, **__: object) -> tuple[tuple[Event, ...], Sight]:
        return follow(part)[0], look(Scene(part.after), open_table=True)

    monkeypatch.setattr(playing_module, "follow", all_seen)
    with pytest.raises(LeakError, match="is drawn on"):
        play_many()


def test_the_checker_sees_light_where_there_is_none() -> None:
    game = followed()
    game.play(40)
    playing = game.playing
    check_frame(playing.frame(), playing.state, game.watch)
    dark = [c for c in cells_of(Scene(playing.state).field.free) if not playing.sight.lit >> c & 1]
    playing.sight = attrs.evolve(playing.sight, lit=playing.sight.lit | 1 << dark[0])
    with pytest.raises(LeakError, match=f"cell {dark[0]} is lit"):
        check_frame(playing.frame(), playing.state, game.watch)


def test_the_checker_sees_a_hole_in_the_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = "1.#....A\n..#.....\n..#a....\n........"
    state = quest(drawing, {"1": "medic"}, {"a": "jump_reaver"}, {"A": 1})
    playing = Playing(Session(state), catalog(), SETS["unicode"])
    playing.apply(Activate(uid(state, "1")))
    bare = attrs.evolve(playing, run=Session(without(playing.state, {uid(state, "a")})))
    check_reach(playing, bare)
    monkeypatch.setattr(playing_module, "believed", lambda real, _known: real)
    with pytest.raises(AssertionError):
        check_reach(playing, bare)


def test_the_checker_hears_that_somebody_has_come() -> None:
    with pytest.raises(LeakError, match="somebody is there"):
        check_arrivals((CornerRolled(NOBODY, 2),))


@pytest.mark.soak
@pytest.mark.parametrize("open_table", [False, True], ids=["fog", "open"])
@pytest.mark.parametrize("minds", [("", ""), ("", "list"), ("list", "")])
def test_in_a_skirmish_whoever_has_the_keyboard_is_told_what_their_side_knows(
    minds: tuple[str, str], *, open_table: bool
) -> None:
    setup = SkirmishSetup(
        ("spore_crawlers", "stalker_bloom"), ("scrap_cutters", "phase_hunter"), minds=minds
    )
    opened, bot = open_game(setup, 5, catalog()), bot_named("random", 5)
    run, watches = Spied(opened.state), {side: Watch(side, open_table) for side in Side}
    playing = Playing(run, catalog(), SETS["unicode"], open_table=open_table)
    for _ in range(COMMANDS):
        if playing.wait is Wait.OVER:
            break
        before, side, drawn = playing.state, playing.side, positions(playing)
        assert not minds[side], "nobody looks with the eyes of a program"
        told = playing.mind_step() if playing.wait is Wait.HORDE else chosen(playing, bot)
        part = Happened(before, run.heard, playing.state)
        hidden = {own: watch.secrets(part) for own, watch in watches.items()}
        check_events(told, part, hidden[side])
        if playing.side is side:
            check_film(film_of(playing, told, drawn), part, watches[side], hidden[side])
        check_frame(playing.frame(), playing.state, watches[playing.side])


def chosen(playing: Playing, bot: Bot) -> tuple[Event, ...]:
    """What the side that chooses is told of what a bot chose for it."""
    told = playing.apply(bot.choose(playing.state))
    assert isinstance(told, tuple)
    return told
