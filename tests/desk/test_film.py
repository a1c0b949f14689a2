"""Events as pictures: walks, shots, blows, blasts, spells, wounds and falls, in their order."""

import pytest

from starquest.desk.film import KINDS, LONGEST, film
from starquest.desk.frame import Frame
from starquest.desk.glyphs import SETS
from starquest.desk.mark import Mark
from starquest.desk.stage import Before, Picture
from starquest.model import event as events
from starquest.model.event import Event
from starquest.model.grid import Grid
from starquest.model.ids import Cell, EntityId

GRID = Grid(20, 9)
ONE, FOE, MATE, FLAG = EntityId(1), EntityId(2), EntityId(3), EntityId(9)
HERE, THERE, BESIDE, POST = GRID.cell(2, 4), GRID.cell(8, 4), GRID.cell(9, 4), GRID.cell(15, 6)
HERO, ENEMY, FLOOR = Mark("1", " ", "player1"), Mark("s", "3", "enemy"), Mark(".")
GOAL = Mark("&", "1", "objective")
GLYPHS = SETS["ascii"]
CELLS = [GRID.cell(x, y) for y in range(9) for x in range(20)]
BOARD = Before(
    Frame(dict.fromkeys(CELLS, FLOOR), {HERE: HERO, THERE: ENEMY, BESIDE: ENEMY, POST: GOAL},
          lit=sum(1 << cell for cell in CELLS), zones=0),
    GRID,
    {ONE: ((HERE, HERO),), FOE: ((THERE, ENEMY),), MATE: ((BESIDE, ENEMY),)},
    {ONE: (ONE,), FOE: (FOE, MATE)},
    {POST: GOAL},
    {FLAG: POST},
)  # fmt: skip
CHECK = events.Check(5, 4, 4, (), passed=True)


def shot(hits: int = 1) -> Event:
    return events.HitsRolled(ONE, FOE, "rifle", (5,), 5, 5, (), hits, 0)


def shown(*happened: Event, on: frozenset[str] = KINDS) -> list[Picture]:
    """The film of what happened to a hero and two models of an enemy unit."""
    return film(happened, BOARD, GLYPHS, on)


def places(picture: Picture, ink: str) -> list[tuple[int, int]]:
    """Where something of this ink is in a picture."""
    return [GRID.xy(cell) for cell, mark in picture.items() if mark.ink == ink]


def test_a_walk_goes_cell_by_cell_and_leaves_its_start_free() -> None:
    first, second = shown(events.Moved(ONE, (GRID.cell(3, 4), GRID.cell(4, 4)), 4))
    assert first == {HERE: FLOOR, GRID.cell(3, 4): HERO}
    assert second == {HERE: FLOOR, GRID.cell(3, 4): FLOOR, GRID.cell(4, 4): HERO}


def test_what_was_walked_off_is_seen_again_and_not_carried_along() -> None:
    held = Mark("1", "&", "player1", "bold", "held")
    frame = Frame(BOARD.frame.ground, {POST: held}, BOARD.frame.lit, 0)
    board = Before(frame, GRID, {ONE: ((POST, held),)}, {}, {POST: GOAL}, {})
    (picture,) = film([events.Moved(ONE, (GRID.cell(16, 6),), 2)], board, GLYPHS)
    assert picture == {POST: GOAL, GRID.cell(16, 6): Mark("1", " ", "player1", "bold")}


def test_a_unit_goes_at_the_same_time() -> None:
    paths = [(GRID.cell(8, 3), GRID.cell(8, 2)), (GRID.cell(9, 3), GRID.cell(9, 2))]
    moves = [events.Moved(who, path, 4) for who, path in zip((FOE, MATE), paths, strict=True)]
    first, second = shown(*moves)
    assert places(first, "enemy") == [(8, 3), (9, 3)]
    assert places(second, "enemy") == [(8, 2), (9, 2)]


def test_a_model_that_follows_into_a_cell_is_not_wiped_out() -> None:
    moves = (events.Moved(FOE, (BESIDE,), 2), events.Moved(MATE, (GRID.cell(10, 4),), 2))
    (picture,) = shown(*moves)
    assert places(picture, "enemy") == [(9, 4), (10, 4)]


def test_a_shot_flashes_flies_along_its_line_and_hits() -> None:
    muzzle, *flight, hit = shown(shot())
    assert muzzle == {HERE: Mark("1", "*", "effect", "bold", "flash")}
    assert [places(picture, "effect") for picture in flight] == [
        [(3, 4)],
        [(4, 4)],
        [(5, 4)],
        [(7, 4)],
    ]
    assert hit == {THERE: Mark("s", "*", "effect", "bold", "flash")}


def test_a_shot_that_misses_looks_different() -> None:
    assert shown(shot(hits=0))[-1][THERE].detail == "o"


def test_after_a_walk_a_shot_comes_from_where_it_ended() -> None:
    near = GRID.cell(4, 4)
    pictures = shown(events.Moved(ONE, (near,), 2), shot())
    assert pictures[1][near].paper == "flash"
    assert all(picture[HERE] == FLOOR for picture in pictures)


def test_beside_the_target_a_shot_is_a_blow() -> None:
    near = GRID.cell(7, 4)
    _, struck, hit = shown(events.Moved(ONE, (near,), 2), shot())
    assert struck[near].paper == "flash"
    assert (hit[THERE].glyph, hit[THERE].detail, hit[THERE].paper) == ("s", "/", "flash")


def test_numbers_rise_from_who_is_hurt() -> None:
    first, second = shown(events.Wounded(FOE, FOE, 2, 2, "rifle"))
    assert first[GRID.cell(8, 3)].wide == "-2"
    assert first[THERE].paper == "flash"
    assert second[GRID.cell(8, 2)].wide == "-2"


def test_wounds_that_heal_rise_with_a_plus() -> None:
    assert shown(events.Healed(ONE, ONE, 1, 0, "med_kit"))[0][GRID.cell(2, 3)].wide == "+1"


def test_who_falls_is_noticed_and_gone() -> None:
    pictures = shown(events.ModelDown(FOE, FOE, "rifle"), events.Moved(MATE, (GRID.cell(9, 5),), 2))
    bright, left, rest, after = pictures
    assert "reverse" in bright[THERE].flags
    assert left[THERE].glyph == rest[THERE].glyph == "x"
    assert after[THERE] == FLOOR


def test_everybody_an_attack_hurts_is_hurt_in_the_same_pictures() -> None:
    both: list[Event] = [events.Wounded(FOE, FOE, 1, 1, "r"), events.ModelDown(FOE, FOE, "r"),
            events.Wounded(MATE, FOE, 1, 1, "r"), events.ModelDown(MATE, FOE, "r")]  # fmt: skip
    pictures = shown(*both)
    assert len(pictures) == 5
    assert {THERE, BESIDE} <= pictures[0].keys()


def test_a_hero_who_goes_down_lies_there() -> None:
    *_, after = shown(events.WentDown(ONE, "rifle"), events.Moved(FOE, (GRID.cell(8, 5),), 2))
    assert after[HERE] == Mark("1", "x", "down")


def test_a_blast_is_a_ring_that_grows() -> None:
    first, second = shown(events.HitsSplit("flamer", ((FOE, 2), (ONE, 1))))
    assert len(places(first, "effect")) == 7 + 3
    assert len(places(second, "effect")) == 12 + 3


def test_an_objective_that_is_hit_flashes() -> None:
    first, second = shown(events.ObjectiveDamaged(FLAG, 1, 1, 1))
    assert (first[POST].glyph, first[POST].flags) == ("&", "bold reverse")
    assert second[POST].flags == "bold"
    assert first[GRID.cell(15, 5)].wide == "-1"


def test_a_spell_goes_from_the_caster_to_its_targets() -> None:
    pictures = shown(events.SpellTried(ONE, "cinder_lance", (FOE,), CHECK))
    assert list(pictures[0]) == [HERE]
    assert set(pictures[-1]) == {THERE, BESIDE}
    sparks = places(pictures[1], "shaken") + places(pictures[2], "shaken")
    assert sorted(sparks) == [(x, 4) for x in range(3, 8)]


def test_a_spell_that_fails_reaches_nobody() -> None:
    check = events.Check(2, 4, 4, (), passed=False)
    assert [set(p) for p in shown(events.SpellTried(ONE, "x", (FOE,), check))] == [{HERE}]


def test_nothing_flies_over_what_is_dark() -> None:
    dark = Before(Frame(BOARD.frame.ground, BOARD.frame.things, 0, 0), GRID, BOARD.bodies,
                  BOARD.units, {}, {})  # fmt: skip
    assert {cell for picture in film([shot()], dark, GLYPHS) for cell in picture} == {HERE, THERE}


def test_who_is_not_seen_is_not_filmed() -> None:
    unseen = EntityId(77)
    assert not shown(events.Moved(unseen, (Cell(4),), 2), events.Moved(ONE, (), 0))
    assert not shown(events.HitsRolled(unseen, FOE, "rifle", (5,), 5, 5, (), 1, 0))


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("walks", events.Moved(ONE, (GRID.cell(3, 4),), 2)),
        ("shots", shot()),
        ("blows", events.HitsRolled(FOE, FOE, "knife", (5,), 5, 5, (), 1, 0)),
        ("blasts", events.HitsSplit("flamer", ((FOE, 2),))),
        ("spells", events.SpellTried(ONE, "x", (FOE,), CHECK)),
        ("wounds", events.Wounded(FOE, FOE, 1, 1, "rifle")),
        ("falls", events.ModelDown(FOE, FOE, "rifle")),
        ("objectives", events.ObjectiveDamaged(FLAG, 1, 1, 1)),
    ],
)
def test_each_kind_is_shown_or_not(kind: str, event: Event) -> None:
    assert shown(event, on=frozenset((kind,)))
    assert not shown(event, on=KINDS - {kind})


def test_what_is_not_shown_has_happened_all_the_same() -> None:
    on = KINDS - {"walks"}
    near = GRID.cell(5, 4)
    first = shown(events.Moved(ONE, (GRID.cell(3, 4), near), 4), shot(), on=on)[0]
    assert first[HERE] == FLOOR
    assert first[near].paper == "flash"


def test_a_long_film_is_thinned_out_and_keeps_its_end() -> None:
    many = [shot() for _ in range(9)]
    pictures = shown(*many, events.ModelDown(FOE, FOE, "rifle"))
    assert len(pictures) == LONGEST
    assert pictures[-1][THERE].glyph == "x"
