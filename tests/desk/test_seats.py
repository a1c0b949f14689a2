"""The autopilot: whole runs of it, in every seating, come out the same when they are replayed."""

from pathlib import Path
from random import Random

import pytest

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.run_lines import scored
from starquest.desk.seats import Seats
from starquest.desk.waits import Wait
from starquest.engine.game import new_game
from starquest.engine.mode import mind_of
from starquest.model.setup import QuestSetup, Recruit, Setup, SkirmishSetup
from starquest.play.bots import bot_named
from starquest.play.finish import finish
from starquest.play.replay.file import replay_of
from starquest.play.replay.verify import verify
from starquest.play.saves import Disk, RunLibrary, SavedRun
from starquest.play.scores import Scores
from starquest.play.session import Session
from tests import times
from tests.support.board import catalog

MOST = 6000
"""Commands after which a run is long enough."""


class Unflushed(Disk):
    """A disk that need not survive the machine."""

    def flush(self, file: int) -> None: ...
    def flush_folder(self, path: Path) -> None: ...


def quest(*players: str, phases: bool = False, small: bool = True) -> QuestSetup:
    kinds = ("commander", "psyker", "engineer", "medic")
    party = tuple(Recruit(kind, player=who) for kind, who in zip(kinds, players, strict=False))
    return QuestSetup(party, ("spore_tide",), small=small, phases=phases)


FORCES = ("scrap_cutters", "scrap_cutters"), ("spore_crawlers", "spitlings")
SEATINGS: dict[str, tuple[Setup, int]] = {
    "one player, all on autopilot": (quest("", ""), 2),
    "one player, four heroes, phases": (quest("", "", "", "", phases=True), 4),
    "two players, all on autopilot": (quest("Ann", "Bo"), 2),
    "two players, one of them on autopilot": (quest("Ann", "Bo"), 1),
    "three players, two heroes on autopilot": (quest("Ann", "Bo", "Cy", "Cy"), 2),
    "one player, heroes change hands": (quest("", "", ""), -1),
    "two players, heroes change hands": (quest("Ann", "Bo", "Bo"), -1),
    "against the program": (SkirmishSetup(*FORCES, names=("Ann", ""), minds=("", "list")), 2),
    "two people, one of them on autopilot": (SkirmishSetup(*FORCES, names=("Ann", "Bo")), 2),
}
"""What is played, and how many of those who can be are on autopilot; -1: now these, now those."""
OFTEN = 25
"""Commands after which somebody else plays a hero."""


def played(run: SavedRun, autopilots: int, seed: int) -> Seats:
    """A run as the table plays it; people decide at random."""
    playing = Playing(run, catalog(), SETS["ascii"])
    seats, people = Seats(playing), bot_named("random", seed)
    for unit, _ in run.seats.owners[: max(0, autopilots)]:
        seats.toggle(unit)
    for count in range(MOST):
        if playing.wait is Wait.OVER:
            break
        if autopilots < 0 and not count % OFTEN:
            changed_hands(seats, run, Random(seed + count))  # noqa: S311 - no secrets here
        seats.people_first()
        own = seats.autopilot()
        assert own is None or mind_of(run.state) is None, f"{own} is the program's to decide"
        if own is None and playing.wait is Wait.HORDE:
            playing.mind_step()
        else:
            playing.apply(people.choose(run.state) if own is None else own)
    return seats


def changed_hands(seats: Seats, run: SavedRun, chance: Random) -> None:
    """Somebody else has a hero from now on: another player, somebody new, the autopilot."""
    hero = chance.choice([unit for unit, _ in run.seats.owners])
    if chance.random() < 0.7:
        seats.toggle(hero)
    else:
        seats.give(hero, chance.choice(["Ann", "Bo", "Zoe", ""]))


@pytest.mark.soak
@pytest.mark.parametrize("name", SEATINGS)
def test_a_run_on_autopilot_comes_out_the_same_when_it_is_replayed(
    name: str, tmp_path: Path
) -> None:
    setup, autopilots = SEATINGS[name]
    library = RunLibrary(tmp_path, catalog(), Unflushed())
    for seed in range(times(1, 12)):
        with library.begin(setup, seed) as run:
            played(run, autopilots, seed)
            verdict = verify(replay_of(run))
            assert verdict.ok, f"seed {seed}: {verdict.sentence}"


def test_a_run_the_autopilot_has_played_is_marked_in_the_scores(tmp_path: Path) -> None:
    """The one it has played stays marked when everybody plays again; the other is not."""
    library = RunLibrary(tmp_path, catalog(), Unflushed())
    told = {}
    for autopilots in (0, 1):
        with library.begin(quest("", ""), 3, f"run {autopilots}") as run:
            seats = played(run, autopilots, 3)
            for unit in run.seats.autopilots:
                seats.toggle(unit)
            told[autopilots] = scored(1, finish(run), catalog())
    kept = {record.name: record.summary.piloted for record in Scores(tmp_path).records()}
    assert kept == {"run 0": False, "run 1": True}
    assert [told[number][:4] for number in (0, 1)] == ["  1 ", "  1*"]


def test_an_autopilot_that_only_was_switched_on_and_off_leaves_no_mark() -> None:
    session = Session(new_game(quest("", ""), 3, catalog()))
    seats = Seats(Playing(session, catalog(), SETS["ascii"]))
    for _ in range(2):
        seats.toggle(next(iter(session.state.world.heroes)))
    assert not session.seats.piloted
