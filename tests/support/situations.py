"""The situations that forecasts are tried on: a state, and a command in it."""

from collections.abc import Callable, Sequence

import attrs

from starquest.model.command import (
    Activate,
    Charge,
    Command,
    Hold,
    Rush,
    Shoot,
    Shot,
)
from starquest.model.settings import Luck
from starquest.model.state import GameState, Settings
from tests.support.attacks import COUNTERS, armed, bladed, foe
from tests.support.board import TALLY, Kind, board, fighter, gun, skirmish_rules, sword
from tests.support.changes import wounded as hurt
from tests.support.finding import cell, uid
from tests.support.playing import offered, play

Situation = tuple[GameState, Command]
Make = Callable[[], Situation]
SITUATIONS: dict[str, Make] = {}
EFFECTS = skirmish_rules()
NEAR, SQUAD = "1.....a", "1.....aaaaa"
TOUGH = foe("tough 3")


def situation(make: Make) -> Make:
    """Have a forecast tried on this."""
    SITUATIONS[make.__name__] = make
    return make


def held(
    drawing: str | Sequence[str],
    hero: Kind,
    enemies: Kind | dict[str, Kind] = TOUGH,
    settings: Settings = TALLY,
    *,
    shaken: str = "",
    ground: str = ".",
) -> GameState:
    """Somebody who has held and may shoot now."""
    units = enemies if isinstance(enemies, dict) else {"a": enemies}
    state = board(drawing, {"1": hero, **units}, settings=settings, shaken=shaken, ground=ground)
    return play(state, Activate(uid(state, "1")), Hold())[0]


def fire(state: GameState, *marks: str) -> Situation:
    """The gun at one unit, or a gun at each of two."""
    names = ("gun",) if len(marks) <= 1 else ("gun", "gun2")
    shots = [Shot(w, uid(state, m)) for w, m in zip(names, marks or ("a",), strict=True)]
    return state, Shoot(tuple(shots))


def steadied(told: Situation) -> Situation:
    """The same with steadied dice."""
    state, command = told
    return attrs.evolve(state, settings=attrs.evolve(state.settings, luck=Luck.STEADIED)), command


def run(
    drawing: str | Sequence[str],
    hero: Kind,
    enemy: Kind,
    settings: Settings = TALLY,
    *,
    shaken: str = "",
    tired: str = "",
    wounds: int = 0,
) -> Situation:
    """Somebody's first charge."""
    state = board(
        drawing, {"1": hero, "a": enemy}, settings=settings, shaken=shaken, fatigued=tired
    )
    state = hurt(state, "a", wounds) if wounds else state
    state, _ = play(state, Activate(uid(state, "1")))
    return state, offered(state, Charge)[0]


# --- shooting


@situation
def plain_shots() -> Situation:
    return fire(held(NEAR, armed(attacks=2), foe("tough 2")))


@situation
def rending_shots_at_a_squad() -> Situation:
    return fire(held(SQUAD, armed("rending", attacks=5), foe()))


@situation
def deadly_shots() -> Situation:
    return fire(held("1.....aaa", armed("deadly 3", attacks=3), foe("tough 2")))


@situation
def deadly_shots_at_who_regenerates() -> Situation:
    return fire(held("1.....aaa", armed("deadly 3"), foe("tough 3", "regeneration")))


@situation
def bane_and_surge() -> Situation:
    return fire(held(SQUAD, armed("bane", "surge", "ap 1", attacks=4), foe()))


@situation
def relentless_from_afar() -> Situation:
    return fire(held("1...........aaa", armed("relentless", attacks=4), foe("stealth")))


@situation
def a_blast_at_two_squads() -> Situation:
    units: dict[str, Kind] = {"a": foe(), "b": foe("tough 2")}
    return fire(held("1.....aaa.bb", armed("blast 3", "rending", attacks=2), units))


@situation
def a_blast_at_three_squads() -> Situation:
    units: dict[str, Kind] = {"a": foe(), "b": foe(), "c": foe()}
    return fire(held(["1.....aa.bb", "......cc..."], armed("blast 6", attacks=2), units))


@situation
def two_guns_at_two_targets() -> Situation:
    both = fighter(gun(3), gun(2, "ap 2", name="gun2"))
    return fire(held(["1.....aaa", "......bbb"], both, {"a": foe(), "b": foe()}), "a", "b")


@situation
def shots_into_cover() -> Situation:
    return fire(held(SQUAD, armed(attacks=5), foe(), ground="%"))


@situation
def shots_at_the_fearless() -> Situation:
    return fire(held("1.....aa", armed(attacks=3), foe("fearless")))


@situation
def shots_at_the_shaken() -> Situation:
    return fire(held("1.....aaa", armed(attacks=3), foe(), shaken="a"))


@situation
def shots_beside_a_hero_who_lends_its_quality() -> Situation:
    chief = fighter(quality=2, rules=["hero", "tough 3"])
    shaky = fighter(quality=6)
    return fire(held("1.....aaa..b", armed(attacks=3), {"a": shaky, "b": chief}))


@situation
def shots_with_wound_effects() -> Situation:
    return fire(held(NEAR, armed(attacks=4), foe("tough 3"), EFFECTS))


@situation
def shots_with_wound_effects_at_a_squad() -> Situation:
    return fire(held("1.....aa", armed("ap 1", attacks=4), foe(), EFFECTS, shaken="a"))


@situation
def steadied_bane_and_surge() -> Situation:
    return steadied(bane_and_surge())


@situation
def steadied_rending_shots() -> Situation:
    return steadied(rending_shots_at_a_squad())


@situation
def a_steadied_blast() -> Situation:
    return steadied(a_blast_at_two_squads())


@situation
def steadied_deadly_shots_at_who_regenerates() -> Situation:
    return steadied(deadly_shots_at_who_regenerates())


# --- melee


@situation
def a_lone_charge() -> Situation:
    hero = bladed("thrust", own=["furious", "impact 2", "tough 3"])
    return run("1....a", hero, fighter(sword(2), rules=["tough 6"]))


@situation
def a_charge_of_squads() -> Situation:
    return run(["111..", ".....", "aaaa."], bladed(attacks=2), fighter(sword(2)))


@situation
def a_charge_at_counter_weapons() -> Situation:
    return run(["111.", "....", "aaa."], bladed(own=["impact 2"], attacks=1), COUNTERS)


@situation
def a_charge_with_fear_on_either_side() -> Situation:
    hero = bladed(own=["fear 2", "tough 3"])
    return run("1...aa", hero, fighter(sword(2), rules=["tough 3", "fear 1"]))


@situation
def a_charge_with_wound_effects() -> Situation:
    hero = bladed(own=["fear 1", "tough 3"])
    return run("1...aa", hero, fighter(sword(2)), EFFECTS)


@situation
def a_charge_at_the_wounded_and_shaken() -> Situation:
    target = fighter(sword(2), rules=["tough 3"])
    return run("1...aa", bladed(attacks=2), target, shaken="a", wounds=2)


@situation
def a_tired_charge_of_blades_that_kill() -> Situation:
    hero = fighter(sword(2, "deadly 3"), sword(3, name="knife"), rules=["tough 3"])
    return run("1...aaa", hero, fighter(sword(1), rules=["tough 3", "regeneration"]), tired="1")


@situation
def a_charge_at_who_closes_up_over_dangerous_ground() -> Situation:
    return run(["1....aa", "....^^^"], bladed(attacks=2), fighter(sword(2), rules=["tough 2"]))


@situation
def a_charge_across_dangerous_ground() -> Situation:
    return run(["11^^a", "##^^#"], bladed(own=["tough 2"]), fighter(sword(2), rules=["tough 2"]))


@situation
def a_steadied_charge() -> Situation:
    return steadied(a_lone_charge())


# --- moving


@situation
def a_rush_through_vines() -> Situation:
    state = board(["11^^...", "11^^..."], {"1": fighter(rules=["tough 2"])}, settings=TALLY)
    state, _ = play(state, Activate(uid(state, "1")))
    return state, Rush(cell(state, 6, 0))


@situation
def an_activation_on_dangerous_ground() -> Situation:
    state = board("11....a", {"1": fighter(rules=["tough 3"]), "a": foe()}, ground="^")
    return state, Activate(uid(state, "1"))


@situation
def a_steadied_rush_through_vines() -> Situation:
    return steadied(a_rush_through_vines())
