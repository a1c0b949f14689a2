"""Situations in which the greedy player chooses what missions seldom show: one for each entry."""

from collections.abc import Callable

import attrs

from starquest.content.spells import Tradition
from starquest.engine.modes.quest.party import quest_of
from starquest.model.state import GameState
from starquest.model.step import Shop
from tests.support.board import Spots, drawn
from tests.support.changes import (
    activated,
    carrying,
    learned,
    paved,
    pieced,
    shaken,
    taught,
    with_tokens,
    wounded,
)
from tests.support.quest import quest

SITUATIONS: dict[str, Callable[[], GameState]] = {}
"""The entry, and the board on which hero 1 chooses it in its activation."""


def shows(*entries: str) -> Callable[[Callable[[], GameState]], Callable[[], GameState]]:
    """Hero 1 of this situation chooses these entries."""

    def register(make: Callable[[], GameState]) -> Callable[[], GameState]:
        SITUATIONS.update(dict.fromkeys(entries, make))
        return make

    return register


def duel(hero: str, foe: str, far: int, *, other: str = "medic", models: int = 1) -> GameState:
    """Hero 1 and some inches off an enemy; hero 2 stands behind, the objective far from all."""
    marks: dict[str, Spots] = {"1": (6, 4), "2": (3, 4), "A": (38, 8)}
    marks["a"] = [(6 + far, 4 + n) for n in range(models)]
    return quest(drawn(40, 9, marks), {"1": hero, "2": other}, {"a": foe}, {"A": 1})


@shows("skill break_cover")
def an_enemy_in_cover_is_shot_next() -> GameState:
    marks: dict[str, Spots] = {"1": (13, 4), "2": (4, 4), "A": (12, 4), "a": (17, 4)}
    marks["%"] = [(15, 4), (16, 4)]
    party, foes = {"1": "breacher", "2": "marksman"}, {"a": "carapace_hulk"}
    state = quest(drawn(24, 9, marks), party, foes, {"A": 1})
    state = pieced(paved(shaken(state, "a"), 17, 4, "%"), (15, 4), (16, 4), (17, 4))
    return learned(state, "1", ["break_cover"])


@shows("skill second_wind")
def hurt_with_power_to_spare() -> GameState:
    state = quest("1.2..\n..A..", {"1": "breacher", "2": "medic"}, {}, {"A": 1}, alertness=5)
    return learned(wounded(state, "1", 7), "1", ["second_wind"])


@shows("skill hurl")
def an_enemy_at_the_objective_is_small() -> GameState:
    marks: dict[str, Spots] = {"1": (6, 4), "2": (0, 0), "A": (10, 4), "a": (8, 4)}
    foes = {"a": "slag_gunner"}
    state = quest(drawn(24, 9, marks), {"1": "breacher", "2": "medic"}, foes, {"A": 1})
    return learned(state, "1", ["hurl"])


@shows("skill overwatch")
def an_enemy_is_about_to_come_into_range() -> GameState:
    marks: dict[str, Spots] = {"1": (6, 4), "2": (3, 4), "A": (6, 5), "a": (38, 4)}
    party, foes = {"1": "marksman", "2": "medic"}, {"a": "furnace_brute"}
    state = quest(drawn(40, 9, marks), party, foes, {"A": 1}, alertness=5)
    return learned(state, "1", ["overwatch"])


def steps_short(hero: str, far: int) -> GameState:
    """The last round of a wave: so far from hero 1 is the objective to be held as it ends."""
    marks: dict[str, Spots] = {"1": (1, 4), "2": (0, 0), "A": (1 + far, 4), "a": (39, 8)}
    party, foes = {"1": hero, "2": "medic"}, {"a": "husks"}
    return quest(drawn(40, 9, marks), party, foes, {"A": 1}, alertness=5, priority=1, wave=5)


@shows("skill tumble")
def three_inches_short_of_the_objective() -> GameState:
    return learned(steps_short("infiltrator", 18), "1", ["tumble"])


@shows("basic scurry")
def two_inches_short_of_the_objective() -> GameState:
    return steps_short("engineer", 17)


@shows("item teleport_kit")
def far_from_the_objective() -> GameState:
    return carrying(steps_short("marksman", 26), "1", "teleport_kit")


@shows("skill set_trap")
def an_enemy_comes_this_way() -> GameState:
    return learned(duel("infiltrator", "scrap_cutters", 10, models=3), "1", ["set_trap"])


@shows("skill scavenge")
def a_token_is_a_walk_away() -> GameState:
    board = "1..............?..........2\n...........................\n..A"
    state = quest(board, {"1": "infiltrator", "2": "medic"}, {}, {"A": 1})
    return learned(state, "1", ["scavenge"])


@shows("skill battle_plan")
def a_monster_is_about_to_act() -> GameState:
    return learned(duel("commander", "war_hauler", 20), "1", ["battle_plan"])


@shows("skill steel_nerves")
def everybody_is_about_to_be_tested() -> GameState:
    state = duel("instigator", "war_hauler", 14)
    return learned(wounded(wounded(state, "1", 4), "2", 4), "1", ["steel_nerves"])


@shows("skill dispel")
def an_enemy_caster_holds_tokens() -> GameState:
    state = learned(duel("commander", "null_chanter", 14), "1", ["dispel"])
    return with_tokens(activated(state, "2"), "a", 3)


@shows("spell aegis_plane")
def two_comrades_are_about_to_be_struck() -> GameState:
    marks: dict[str, Spots] = {"1": (2, 4), "2": (8, 3), "3": (8, 5), "A": (8, 4)}
    marks |= {"a": (24, 3), "b": (24, 5)}
    party = {"1": "psyker", "2": "marksman", "3": "infiltrator"}
    foes = {"a": "siege_frame", "b": "siege_frame"}
    state = quest(drawn(36, 9, marks), party, foes, {"A": 1})
    return taught(activated(state, "23"), "1", Tradition.VOID_GEOMETRY, 2)


@shows("gear jump_pack")
def the_last_shop_has_nothing_better() -> GameState:
    state = quest("1.2.A", None, {}, {"A": 1}, stock=("jump_pack",), wave=9)
    state = attrs.evolve(state, ledger=attrs.evolve(quest_of(state), finished=9))
    return carrying(attrs.evolve(state, agenda=(*state.agenda, Shop())), "1", money=150)
