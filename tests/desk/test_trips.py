"""Where heroes are bound for: offered again when they act, forgotten when something happens."""

from starquest.desk.glyphs import SETS
from starquest.desk.playing import Playing
from starquest.desk.travel import leg_of, settle, trip_of
from starquest.desk.trips import Halt, Trip, Trips
from starquest.model.command import Activate, Advance, Hold, Rush
from starquest.model.event import HitsRolled, Wounded
from starquest.model.ids import Cell, EntityId
from starquest.play.session import Session
from tests.support.board import catalog
from tests.support.finding import uid
from tests.support.quest import quest

HERO, FRIEND, FOE = EntityId(1), EntityId(2), EntityId(9)
GOAL = Cell(40)


def test_who_is_attacked_or_hurt_goes_no_farther() -> None:
    for event in (
        HitsRolled(FOE, HERO, "gun", (1,), 4, 4, (), 0, 0),
        Wounded(HERO, HERO, 1, 1, "fire"),
    ):
        trips = Trips()
        trips.set_out(HERO, Trip(GOAL))
        trips.set_out(FRIEND, Trip(GOAL))
        trips.note([event], FOE, None)
        assert list(trips.goals) == [FRIEND]
        assert [(end.hero, end.why) for end in trips.news()] == [(HERO, Halt.HURT)]
        assert not trips.news()


def test_another_command_forgets_the_way_without_a_word() -> None:
    trips = Trips()
    trips.set_out(HERO, Trip(GOAL))
    trips.note((), HERO, Hold())
    assert not trips.goals
    assert not trips.news()


def playing_of(*rows: str) -> Playing:
    """Two heroes, an enemy behind a wall."""
    state = quest(rows, enemies={"a": "scrap_cutters"}, objectives={"A": 1})
    return Playing(Session(state), catalog(), SETS["unicode"], open_table=True)


def travelling(playing: Playing) -> EntityId:
    """The first hero has set out for a far cell."""
    hero = uid(playing.state, "1")
    playing.apply(Activate(hero))
    playing.cursor = playing.state.table.grid.cell(28, 0)
    leg = leg_of(playing)
    assert leg is not None
    trip = trip_of(playing, leg)
    for command in leg.deed:
        playing.apply(command)
    settle(playing, hero, trip)
    return hero


HIDDEN = ("1.............................A", "#" * 31, "2......a" + "." * 23)


def test_a_goal_is_remembered_until_the_hero_is_there() -> None:
    playing = playing_of(*HIDDEN)
    hero = travelling(playing)
    assert playing.trips.goals[hero].goal == playing.state.table.grid.cell(28, 0)
    grid = playing.state.table.grid
    settle(playing, hero, Trip(grid.cell(12, 0)))
    assert playing.trips.goals[hero].goal == grid.cell(28, 0)


def test_taking_back_gives_the_goal_back() -> None:
    playing = playing_of(*HIDDEN)
    hero = travelling(playing)
    assert playing.undo()
    assert hero not in playing.trips.goals
    playing.trips.set_out(hero, Trip(GOAL))
    playing.apply(Advance(playing.state.table.grid.cell(2, 0)))
    assert hero not in playing.trips.goals
    assert playing.undo()
    assert playing.trips.goals[hero].goal == GOAL


def test_an_enemy_that_was_not_known_of_ends_it() -> None:
    """Nothing is said of one that was in sight when the hero set out."""
    playing = playing_of("1.............................A", "." * 31, "2......a" + "." * 23)
    hero, foe = uid(playing.state, "1"), uid(playing.state, "a")
    scene, trips = playing.scene, Trips()
    trips.set_out(hero, Trip(GOAL, frozenset({foe})))
    assert trips.offered(scene, hero, playing.seen) == GOAL
    trips.set_out(hero, Trip(GOAL))
    assert trips.offered(scene, hero, playing.seen) is None
    assert [(end.why, end.enemy) for end in trips.news()] == [(Halt.SEEN, foe)]


def test_a_walk_that_ended_before_somebody_unseen_ends_it_too() -> None:
    playing = playing_of(*HIDDEN)
    hero = uid(playing.state, "1")
    playing.apply(Activate(hero))
    playing.apply(Rush(playing.state.table.grid.cell(12, 0)))
    playing.stopped = True
    settle(playing, hero, Trip(GOAL))
    assert hero not in playing.trips.goals
    assert [end.why for end in playing.trips.news()] == [Halt.BLOCKED]
