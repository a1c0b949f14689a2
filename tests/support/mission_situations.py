"""The situations of a mission that forecasts are tried on: heroes, spells, grenades, skills."""

import attrs

from starquest.content.spells import Tradition
from starquest.model.command import (
    Advance,
    Cast,
    Choose,
    Discover,
    FirstAid,
    Hold,
    Push,
    Scurry,
    Shoot,
    Shot,
    UseFeat,
)
from starquest.model.ids import Side
from starquest.model.modifier import Grant, Until
from starquest.model.profile import Profile, RuleRef
from starquest.model.state import GameState
from tests.support.board import fighter, gun, sword
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
from tests.support.finding import cell, token, uid
from tests.support.playing import begin, cast, charge_at, item, offered, play, shot, skill
from tests.support.quest import arena
from tests.support.situations import SITUATIONS, Situation, situation

__all__ = ["SITUATIONS", "fiery", "mission"]


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
    state = begin(turn_of(state, Side.TWO), "a")
    return state, charge_at(state, "1")


@situation
def a_shaken_hero_without_power_is_charged() -> Situation:
    state = shaken(powered(mission("1...aaa", h1="marksman"), "1", 0), "1")
    state = begin(turn_of(state, Side.TWO), "a")
    return state, charge_at(state, "1")


@situation
def a_hero_is_shot_at_and_does_not_roll_again() -> Situation:
    foe = fighter(gun(3, "ap 1"), gun(2, "deadly 2", name="gun2"))
    state = mission("1.....aa", h1="commander", foe=foe)
    state, _ = play(begin(turn_of(state, Side.TWO), "a"), Hold())
    return state, Shoot((Shot("gun", uid(state, "1")), Shot("gun2", uid(state, "1"))))


@situation
def a_hero_rolls_a_block_again() -> Situation:
    foe = fighter(gun(3, "ap 1"))
    state = mission("1.....a", h1="commander", foe=foe)
    state, _ = play(begin(turn_of(state, Side.TWO, 6, 6, 6, 1, 1, 1), "a"), Hold())
    state, _ = play(state, shot(state, "gun", "1"))
    return state, Choose(1)


@situation
def a_hero_shields_another() -> Situation:
    state = mission("12....a", h1="psyker", h2="breacher", foe=fighter(gun(4)))
    guard = Grant("shield_ally", RuleRef("guarded", uid(state, "2")), Until.ATTACKED)
    state, _ = play(begin(turn_of(bearing(state, "1", guard), Side.TWO), "a"), Hold())
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
    state = begin(turn_of(bearing(state, "1", watch), Side.TWO), "a")
    return state, Advance(cell(state, 6, 0))


@situation
def a_charge_into_the_sights_of_a_watcher() -> Situation:
    state = mission("1.......a", h1="marksman", foe=fighter(sword(3), rules=["tough 2"]))
    watch = Grant("overwatch", RuleRef("watchful"), Until.ACTIVATION)
    state = begin(turn_of(bearing(state, "1", watch), Side.TWO), "a")
    return state, charge_at(state, "1")


@situation
def a_step_into_a_trap() -> Situation:
    state = trapped(mission("1.......aaa", h1="engineer"), "1", (6, 0))
    state = begin(turn_of(state, Side.TWO), "a")
    return state, Advance(cell(state, 5, 0))


@situation
def a_feat_before_a_charge() -> Situation:
    state = begin(mission("1..a", h1="breacher"), "1")
    return state, offered(state, UseFeat)[0]


@situation
def an_enemys_spell() -> Situation:
    caster = fighter(sword(), rules=["caster 2", "tough 3"], spells=("cinder_lance",))
    state = with_tokens(mission("12...a", h1="medic", h2="breacher", foe=caster), "a", 2)
    state = begin(turn_of(state, Side.TWO), "a")
    return state, Cast("cinder_lance", (uid(state, "1"),))
