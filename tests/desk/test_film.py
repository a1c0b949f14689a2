"""Events as pictures: moves, shots, hits, spells and blasts, in the order they happened."""

import pytest

from starquest.desk.film import LONGEST, Picture, Places, film
from starquest.desk.frame import Frame
from starquest.desk.glyphs import SETS
from starquest.desk.mark import Mark
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.ids import Cell, EntityId

ONE, FOE = EntityId(1), EntityId(2)
HERE, THERE = Cell(3), Cell(5)
HERO, ENEMY, FLOOR = Mark("1", " ", "player1"), Mark("s", "3", "enemy"), Mark(".")
GLYPHS = SETS["ascii"]
SHOT = events.HitsRolled(ONE, FOE, "rifle", (5,), 5, 5, (), 1, 0)


def shown(*happened: Event) -> list[Picture]:
    """The film of what happened to a hero and an enemy."""
    places: Places = {ONE: (HERE, HERO), FOE: (THERE, ENEMY)}
    frame = Frame(dict.fromkeys(map(Cell, range(200)), FLOOR), {}, lit=0, zones=0)
    return film(happened, places, frame, GLYPHS)


def test_a_walk_goes_cell_by_cell_and_hides_where_it_ends() -> None:
    first, second = shown(events.Moved(ONE, (Cell(4), Cell(9)), 4))
    assert first == {Cell(9): FLOOR, Cell(4): HERO}
    assert second == {Cell(9): HERO}


def test_after_a_walk_a_shot_comes_from_where_it_ended() -> None:
    *_, shot = shown(events.Moved(ONE, (Cell(9),), 2), SHOT)
    assert set(shot) == {Cell(9), THERE}


def test_a_shot_lights_up_both_ends() -> None:
    (picture,) = shown(SHOT)
    assert picture == {
        HERE: Mark("1", GLYPHS.fire, "effect", "bold"),
        THERE: Mark("s", GLYPHS.fire, "effect", "bold"),
    }


@pytest.mark.parametrize(
    ("event", "glyph"),
    [
        (events.Wounded(FOE, FOE, 1, 1, "rifle"), "s"),
        (events.ModelDown(FOE, FOE, "rifle"), "x"),
        (events.Healed(FOE, FOE, 1, 0, "med_kit"), "s"),
    ],
)
def test_what_befalls_a_model_flashes_on_it(event: Event, glyph: str) -> None:
    (picture,) = shown(event)
    assert picture == {THERE: Mark(glyph, GLYPHS.fire, "effect", "bold")}


def test_a_blast_lights_up_everybody_it_reaches() -> None:
    (picture,) = shown(events.HitsSplit("flamer", ((ONE, 1), (FOE, 2))))
    assert set(picture) == {HERE, THERE}


def test_a_spell_flashes_from_the_caster_to_its_targets() -> None:
    check = events.Check(5, 4, 4, (), passed=True)
    pictures = shown(events.SpellTried(ONE, "cinder_lance", (FOE,), check))
    assert [set(picture) for picture in pictures] == [{HERE}, {HERE, THERE}]


def test_a_spell_that_fails_reaches_nobody() -> None:
    check = events.Check(2, 4, 4, (), passed=False)
    assert [set(p) for p in shown(events.SpellTried(ONE, "x", (FOE,), check))] == [{HERE}]


def test_who_is_not_seen_is_not_filmed() -> None:
    assert not shown(events.Moved(EntityId(9), (Cell(4),), 2), events.Moved(ONE, (), 0))


def test_a_long_film_is_thinned_out() -> None:
    path = tuple(map(Cell, range(10, 10 + 3 * LONGEST)))
    assert LONGEST // 2 <= len(shown(events.Moved(ONE, path, 2))) <= LONGEST
