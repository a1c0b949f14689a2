"""The situations that forecasts are tried on: a state, and a command in it."""

from collections.abc import Callable, Sequence

import attrs

from starquest.content.spells import Tradition
from starquest.model.command import (
    Activate,
    Advance,
    Cast,
    Charge,
    Choose,
    Command,
    Discover,
    FirstAid,
    Hold,
    Push,
    Rush,
    Scurry,
    Shoot,
    Shot,
    UseFeat,
)
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState, Settings
from tests.support.attacks import COUNTERS, armed, bladed, foe
from tests.support.board import TALLY, Kind, board, fighter, gun, skirmish_rules, sword
from tests.support.changes import (
    ailing,
    bearing,
    carrying,
    downed,
    learned,
    powered,
    shaken,
    taught,
    trapped,
    turn_of,
    with_tokens,
    wounded,
)
from tests.support.changes import wounded as hurt
from tests.support.finding import cell, token, uid
from tests.support.playing import begin, cast, charge_at, item, offered, play, shot, skill
from tests.support.quest import arena

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


# --- a mission


def mission(drawing: str, *, foe: str | Profile = "scrap_cutters", **heroes: str) -> GameState:
    """Heroes `h1="medic"` and enemies a, b and c where they are drawn."""
    party = {mark[1:]: kind for mark, kind in heroes.items()}
    return arena(drawing, party, {mark: foe for mark in "abc" if mark in drawing})


@situation
def a_hero_charges() -> Situation:
    state = begin(mission("1....aaa", h1="breacher"), "1")
    return state, charge_at(state, "a")


@situation
def a_hero_is_charged_by_many() -> Situation:
    state = wounded(mission("1....aaa\n........\n2", h1="psyker", h2="medic"), "1", 1)
    state = begin(turn_of(state, Side.HORDE), "a")
    return state, charge_at(state, "1")


@situation
def a_shaken_hero_without_power_is_charged() -> Situation:
    state = shaken(powered(mission("1...aaa", h1="marksman"), "1", 0), "1")
    state = begin(turn_of(state, Side.HORDE), "a")
    return state, charge_at(state, "1")


@situation
def a_hero_is_shot_at_and_does_not_roll_again() -> Situation:
    foe = fighter(gun(3, "ap 1"), gun(2, "deadly 2", name="gun2"))
    state = mission("1.....aa", h1="commander", foe=foe)
    state, _ = play(begin(turn_of(state, Side.HORDE), "a"), Hold())
    return state, Shoot((Shot("gun", uid(state, "1")), Shot("gun2", uid(state, "1"))))


@situation
def a_hero_rolls_a_block_again() -> Situation:
    foe = fighter(gun(3, "ap 1"))
    state = mission("1.....a", h1="commander", foe=foe)
    state, _ = play(begin(turn_of(state, Side.HORDE, 6, 6, 6, 1, 1, 1), "a"), Hold())
    state, _ = play(state, shot(state, "gun", "1"))
    return state, Choose(1)


@situation
def a_hero_shields_another() -> Situation:
    state = mission("12....a", h1="psyker", h2="breacher", foe=fighter(gun(4)))
    guard = Grant("shield_ally", RuleRef("guarded", uid(state, "2")), Until.ATTACKED)
    state, _ = play(begin(turn_of(bearing(state, "1", guard), Side.HORDE), "a"), Hold())
    return state, shot(state, "gun", "1")


def fiery(drawing: str, foe: str | Profile = "scrap_cutters") -> GameState:
    """A Psyker at work."""
    state = mission(drawing, h1="psyker", foe=foe)
    return begin(taught(state, "1", Tradition.PYROKINESIS), "1")


@situation
def a_spell_that_burns() -> Situation:
    state = fiery("1....aaa")
    return state, cast(state, "cinder_lance", "a")


@situation
def a_spell_with_a_blast() -> Situation:
    state = fiery("1....aa\n.....bb")
    return state, cast(state, "inferno", "ab")


@situation
def a_spell_that_frightens_while_others_could_meddle() -> Situation:
    caster = fighter(sword(), rules=["caster 2", "tough 3"])
    state = mission("1....aab", h1="psyker", foe=caster)
    state = taught(with_tokens(state, "b", 2), "1", Tradition.MINDWEAVING)
    state = begin(state, "1")
    return state, cast(state, "dread_whisper", "a")


@situation
def a_grenade_among_three() -> Situation:
    state = carrying(mission("1.....aab\n......bcc", h1="medic"), "1", "frag_grenade")
    state = begin(state, "1")
    return state, item(state, "frag_grenade", at=(7, 0))


@situation
def a_grenade_that_stuns() -> Situation:
    state = carrying(mission("1.....aab\n......bcc", h1="medic"), "1", "stun_grenade")
    state = begin(state, "1")
    return state, item(state, "stun_grenade", at=(7, 0))


@situation
def a_skill_on_everybody_near() -> Situation:
    state = begin(learned(mission("a1b\nacb", h1="breacher"), "1", ["ground_slam"]), "1")
    return state, skill(state, "ground_slam", "abc")


@situation
def a_skill_that_is_one_more_strike() -> Situation:
    state = begin(learned(mission("1aaa", h1="breacher"), "1", ["adrenaline"]), "1")
    return state, skill(state, "adrenaline", "a")


@situation
def a_skill_paid_for_in_blood() -> Situation:
    state = learned(mission("1.a", h1="breacher"), "1", ["ground_slam"])
    state = begin(ailing(powered(state, "1", 0), "1", "afflicted"), "1")
    return state, skill(state, "ground_slam", "a")


@situation
def a_look_that_frightens() -> Situation:
    state = begin(learned(mission("1..aaa", h1="breacher"), "1", ["intimidate"]), "1")
    return state, skill(state, "intimidate", "a")


@situation
def a_failed_test_is_paid_for() -> Situation:
    state = begin(learned(mission("1..aaa", h1="breacher"), "1", ["intimidate"]), "1")
    state, _ = play(turn_dice(state, 1), skill(state, "intimidate", "a"))
    return state, Choose(1)


def turn_dice(state: GameState, *dice: int) -> GameState:
    """The same with the next dice known, to get to a question."""
    return attrs.evolve(state, dice=attrs.evolve(state.dice, script=dice))


@situation
def first_aid() -> Situation:
    state = begin(downed(mission("12....aaa", h1="medic", h2="breacher"), "2"), "1")
    return state, FirstAid(uid(state, "2"))


@situation
def a_push_into_the_vines() -> Situation:
    state = begin(mission("1.aa^^^^", h1="breacher"), "1")
    return state, Push(uid(state, "a"))


@situation
def a_search_from_afar() -> Situation:
    state = begin(mission("1....?..a", h1="medic"), "1")
    return state, Discover(token(state))


@situation
def a_scurry() -> Situation:
    return begin(mission("1....^..a", h1="marksman"), "1"), Scurry()


@situation
def a_kit_that_heals() -> Situation:
    state = wounded(mission("12....a", h1="medic", h2="breacher"), "2", 2)
    state = begin(carrying(state, "1", "med_kit"), "1")
    return state, item(state, "med_kit", "2")


@situation
def a_move_into_the_sights_of_a_watcher() -> Situation:
    state = mission("1.......aaa", h1="marksman")
    watch = Grant("overwatch", RuleRef("watchful"), Until.ACTIVATION)
    state = begin(turn_of(bearing(state, "1", watch), Side.HORDE), "a")
    return state, Advance(cell(state, 6, 0))


@situation
def a_charge_into_the_sights_of_a_watcher() -> Situation:
    state = mission("1.......a", h1="marksman", foe=fighter(sword(3), rules=["tough 2"]))
    watch = Grant("overwatch", RuleRef("watchful"), Until.ACTIVATION)
    state = begin(turn_of(bearing(state, "1", watch), Side.HORDE), "a")
    return state, charge_at(state, "1")


@situation
def a_step_into_a_trap() -> Situation:
    state = trapped(mission("1.......aaa", h1="engineer"), "1", (6, 0))
    state = begin(turn_of(state, Side.HORDE), "a")
    return state, Advance(cell(state, 5, 0))


@situation
def a_feat_before_a_charge() -> Situation:
    state = begin(mission("1..a", h1="breacher"), "1")
    return state, offered(state, UseFeat)[0]


@situation
def an_enemys_spell() -> Situation:
    caster = fighter(sword(), rules=["caster 2", "tough 3"], spells=("cinder_lance",))
    state = with_tokens(mission("12...a", h1="medic", h2="breacher", foe=caster), "a", 2)
    state = begin(turn_of(state, Side.HORDE), "a")
    return state, Cast("cinder_lance", (uid(state, "1"),))
