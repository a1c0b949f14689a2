"""A checker that sees nothing proves nothing: each of them has to see its planted fault."""

from collections.abc import Callable

import attrs
import pytest

from starquest.model.component import Body, Place, Player, SpellTokens, Squad, Status
from starquest.model.ids import OFF_TABLE, Cell, EntityId, PlayerId, Side
from starquest.model.modifier import Modifier, Stat, Until
from starquest.model.state import GameState, Melee, Outcome, Wounds
from starquest.model.step import EndRound, Muster, Turn
from starquest.model.world import World
from tests.support import invariants
from tests.support.board import board, fighter, skirmish_rules
from tests.support.invariants import faults

HERO, SQUAD, LARGE = EntityId(1), EntityId(3), EntityId(7)
HERO_MODEL, FIRST, LAST, LARGE_MODEL = EntityId(2), EntityId(4), EntityId(6), EntityId(8)
WALL = Cell(1)
"""The board has a column more than it shows, so the second row starts at cell 8."""


def sound() -> GameState:
    """A hero, three others in a squad, and a model of 2x2 cells, next to a wall."""
    tough = fighter(rules=["tough 3"])
    large = fighter(rules=["tough 3"], footprint=2)
    units = {"1": tough, "a": tough, "b": large}
    return board(["1#...b.", "aaa...."], units, settings=skirmish_rules(wounds=Wounds.TALLY))


def rewritten(change: Callable[[World], object]) -> GameState:
    """The sound state with something wrong in its world."""
    state = sound()
    world = state.world.copy()
    change(world)
    return attrs.evolve(state, world=world)


def rewound(model: EntityId, unit: EntityId, wounds: int) -> GameState:
    """The sound state with wounds on a model."""
    return rewritten(lambda w: w.bodies.update({model: Body(unit, 0, wounds)}))


def moved(model: EntityId, cell: int) -> GameState:
    """The sound state with a model elsewhere."""
    return rewritten(lambda w: w.places.update({model: Place(Cell(cell))}))


def reordered() -> GameState:
    """The sound state with a row taken out and put back, which puts it last."""
    return rewritten(lambda w: w.statuses.update({HERO: w.statuses.pop(HERO)}))


def weathered(value: object) -> GameState:
    """The sound state with a value in its weather that has no place in a state."""
    odd = Modifier("test", Stat.HIT, value, Until.REMOVED)  # type: ignore[arg-type]  # planted
    return attrs.evolve(sound(), weather=(odd,))


ENDED = Outcome(-1, "nobody_left")

PLANTED: dict[str, tuple[str, GameState]] = {
    "a table out of order": ("ids_in_order", reordered()),
    "an id nobody was given": ("ids_in_order", attrs.evolve(sound(), next_id=LARGE_MODEL)),
    "a unit without a row": ("tables_agree", rewritten(lambda w: w.spent.pop(HERO))),
    "a model nobody lists": (
        "squads_and_bodies_agree",
        rewritten(lambda w: w.squads.update({SQUAD: Squad((FIRST, LAST))})),
    ),
    "a model in the wrong squad": (
        "squads_and_bodies_agree",
        rewritten(lambda w: w.bodies.update({LAST: Body(HERO)})),
    ),
    "a model listed twice": (
        "squads_and_bodies_agree",
        rewritten(lambda w: w.squads.update({HERO: Squad((HERO_MODEL, HERO_MODEL))})),
    ),
    "a model in a wall": ("models_stand_alone", moved(HERO_MODEL, WALL)),
    "a model off the board": ("models_stand_alone", moved(HERO_MODEL, 16)),
    "a model beside the board": ("models_stand_alone", moved(HERO_MODEL, 7)),
    "two models on one cell": ("models_stand_alone", moved(HERO_MODEL, 8)),
    "a model inside a large one": ("models_stand_alone", moved(HERO_MODEL, 14)),
    "a large model over the edge": ("models_stand_alone", moved(LARGE_MODEL, 6)),
    "a large model against a wall": ("models_stand_alone", moved(LARGE_MODEL, 0)),
    "a reserve on the table": (
        "reserves_are_off_table",
        rewritten(lambda w: w.statuses.update({HERO: Status(reserve=True)})),
    ),
    "a fighter off the table": ("reserves_are_off_table", moved(HERO_MODEL, OFF_TABLE)),
    "a dead model standing": ("wounds_in_range", rewound(HERO_MODEL, HERO, 3)),
    "less than no wounds": ("wounds_in_range", rewound(FIRST, SQUAD, -1)),
    "an attack half done": (
        "wounds_in_range",
        rewritten(lambda w: w.statuses.update({HERO: Status(hurt=1)})),
    ),
    "too many tokens": (
        "tokens_in_range",
        rewritten(lambda w: w.spell_tokens.update({HERO: SpellTokens(7)})),
    ),
    "a program nobody knows": (
        "players_are_there",
        rewritten(lambda w: w.players.update({PlayerId(1): Player("", Side.ONE, "oracle")})),
    ),
    "an owner of the other side": (
        "players_are_there",
        rewritten(lambda w: w.units.update({HERO: attrs.evolve(w.units[HERO], owner=PlayerId(2))})),
    ),
    "another mode's ledger": ("the_ledger_is_the_modes", attrs.evolve(sound(), ledger=None)),
    "tokens owed": (
        "tokens_in_range",
        rewritten(lambda w: w.spell_tokens.update({HERO: SpellTokens(-1)})),
    ),
    "nothing to do": ("somebody_is_asked", attrs.evolve(sound(), agenda=())),
    "a step left undone": ("somebody_is_asked", attrs.evolve(sound(), agenda=(EndRound(),))),
    "over but not out": ("somebody_is_asked", attrs.evolve(sound(), outcome=ENDED)),
    "a melee without end": ("melee_has_an_end", attrs.evolve(sound(), melee=Melee(HERO, SQUAD))),
    "a float": ("values_are_plain", weathered(1.5)),
    "a set": ("values_are_plain", weathered(frozenset({1}))),
}  # fmt: skip


def test_the_sound_state_has_no_fault() -> None:
    assert faults(sound()) == []


def test_reserves_and_unplaced_units_are_no_fault() -> None:
    away = moved(HERO_MODEL, OFF_TABLE)
    agenda = (Muster(), Turn(Side.ONE))
    assert faults(attrs.evolve(away, agenda=agenda)) == []
    away.world.statuses[HERO] = Status(reserve=True)
    assert not [fault for fault in faults(away) if fault.startswith("reserves")]


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_seen(name: str) -> None:
    check, state = PLANTED[name]
    assert check in {fault.partition(":")[0] for fault in faults(state)}


def test_every_check_has_its_planted_fault() -> None:
    names = [check.__name__ for check in invariants.CHECKS]
    assert sorted({check for check, _ in PLANTED.values()}) == sorted(names)


@pytest.mark.parametrize(("wounds", "standing"), [(6, True), (7, False)])
def test_a_last_model_with_effects_stands_up_to_three_beyond_its_tough(
    wounds: int, *, standing: bool
) -> None:
    state = attrs.evolve(rewound(HERO_MODEL, HERO, wounds), settings=skirmish_rules())
    assert (faults(state) == []) == standing


@pytest.mark.parametrize("value", [1.5, {1}, (1,), {1: "key"}, b"bytes", {"deep": [[0.5]]}])
def test_what_json_has_no_word_for_is_seen_in_a_dump(value: object) -> None:
    assert list(invariants._odd_json({"rows": [value]}, "dump")) != []


def test_a_plain_dump_is_fine() -> None:
    plain: dict[str, object] = {"rows": [1, True, None, "text", {"1": []}]}
    assert list(invariants._odd_json(plain, "dump")) == []
