"""The match-ups that odds are tried on: every special rule that touches an attack is in some."""

from collections.abc import Sequence

import attrs

from starquest.model.modifier import Grant, Modifier, Stat, Until
from starquest.model.profile import Profile
from starquest.model.state import Settings
from tests.support.board import TALLY, Kind, board, fighter, gun, refs, skirmish_rules, sword
from tests.support.changes import bearing, wounded
from tests.support.finding import uid
from tests.support.matchups import Matchup

NEAR, FAR = "1.....a", "1...........a"
SQUAD, TWO_SQUADS = "1.....aaaaa", "1.....aaa.bb"
PLAIN = fighter()
EFFECTS = skirmish_rules()


def shots(
    hero: Kind,
    foe: Kind,
    drawing: str = NEAR,
    settings: Settings = EFFECTS,
    *,
    weapons: tuple[str, ...] = ("gun",),
    moved: bool = False,
    ground: str = ".",
) -> Matchup:
    """An attack with guns."""
    units: dict[str, Kind] = {"1": hero, "a": foe, "b": PLAIN}
    drawn = {mark: kind for mark, kind in units.items() if mark in drawing}
    state = board(drawing, drawn, settings=settings, ground=ground)
    return Matchup(state, weapons, moved=moved)


def blows(
    hero: Kind,
    foe: Kind,
    drawing: Sequence[str] = ("1a",),
    settings: Settings = EFFECTS,
    *,
    weapons: tuple[str, ...] = ("sword",),
    charging: bool = True,
    tired: str = "",
) -> Matchup:
    """An attack in melee."""
    units: dict[str, Kind] = {"1": hero, "a": foe}
    state = board(drawing, units, settings=settings, fatigued=tired)
    return Matchup(state, weapons, melee=True, charging=charging)


def hurt(matchup: Matchup, wounds: int) -> Matchup:
    """The same at a unit whose first model bears wounds already."""
    return attrs.evolve(matchup, state=wounded(matchup.state, "a", wounds))


def shaking(matchup: Matchup, mark: str) -> Matchup:
    """The same while a unit is shaken."""
    world, unit = matchup.state.world.copy(), uid(matchup.state, mark)
    world.statuses[unit] = attrs.evolve(world.statuses[unit], shaken=True)
    return attrs.evolve(matchup, state=attrs.evolve(matchup.state, world=world))


def changed(matchup: Matchup, mark: str, stat: Stat, value: int) -> Matchup:
    """The same while a unit bears a modifier."""
    modifier = Modifier("test", stat, value, Until.REMOVED)
    return attrs.evolve(matchup, state=bearing(matchup.state, mark, modifier))


def lending(matchup: Matchup, mark: str, rule: str) -> Matchup:
    """The same while a unit has a rule for a time."""
    (ref,) = refs([rule])
    grant = Grant("test", ref, Until.REMOVED)
    return attrs.evolve(matchup, state=bearing(matchup.state, mark, grant))


def armed(*rules: str, attacks: int = 3, quality: int = 4) -> Profile:
    """A model with a gun."""
    return fighter(gun(attacks, *rules), quality=quality)


def bladed(*rules: str, attacks: int = 3, own: Sequence[str] = (), quality: int = 4) -> Profile:
    """A model with a sword, and rules of its own."""
    return fighter(sword(attacks, *rules), quality=quality, rules=own)


def foe(*rules: str, defense: int = 4) -> Profile:
    """A model to be attacked."""
    return fighter(sword(), defense=defense, rules=rules)


LINES = ("111..", "aaaaa")
TRIO = ("111", "aaa")
COUNTERS = fighter(sword(1, "counter"), rules=["tough 3"])
TWO_GUNS = fighter(gun(2, "deadly 3", "ap 1"), gun(4, name="pistol"))
TWO_BLADES = fighter(sword(2, "deadly 2"), sword(3, "rending", name="axe"), rules=["impact 2"])

MATCHUPS: dict[str, Matchup] = {
    "plain, one model": shots(armed(), foe()),
    "plain, Tough": shots(armed(attacks=6, quality=3), foe("tough 3")),
    "plain, Tough counted": shots(armed(attacks=6, quality=3), foe("tough 3"), NEAR, TALLY),
    "a squad": shots(armed(attacks=8), foe(), SQUAD),
    "a squad counted": shots(armed(attacks=8), foe(), SQUAD, TALLY),
    "a Tough squad": shots(armed("ap 1", attacks=12), foe("tough 2"), SQUAD),
    "a wounded squad": hurt(shots(armed(attacks=6), foe("tough 3"), SQUAD, TALLY), 2),
    "wounded and shaken": hurt(shaking(shots(armed(attacks=4), foe("tough 6")), "a"), 4),
    "Furious, lent": lending(blows(bladed(attacks=4), foe("tough 3")), "1", "furious"),
    "Stealth, lent": lending(shots(armed(attacks=4), foe("tough 3"), FAR), "a", "stealth"),
    "AP": shots(armed("ap 2"), foe(defense=3), SQUAD, TALLY),
    "Bane against Regeneration": shots(armed("bane"), foe("regeneration", "tough 3"), NEAR, TALLY),
    "Regeneration": shots(armed(attacks=6), foe("regeneration"), SQUAD),
    "Self-Knit against Rending": shots(armed("rending", attacks=5), foe("self_knit", "tough 3")),
    "Blast on a squad": shots(armed("blast 3"), foe(), SQUAD, TALLY),
    "Blast on few": shots(armed("blast 6"), foe("tough 3"), "1.....aa"),
    "Blast split": shots(armed("blast 3"), foe(), TWO_SQUADS, TALLY),
    "Blast split, Rending and Surge": shots(
        armed("blast 3", "rending", "surge"), foe(), TWO_SQUADS
    ),
    "Blast through cover": shots(armed("blast 3"), foe(), SQUAD, TALLY, ground="%"),
    "Deadly on a squad": shots(armed("deadly 3", attacks=4), foe("tough 2"), SQUAD, TALLY),
    "Deadly on the wounded": hurt(
        shots(armed("deadly 3", attacks=4), foe("tough 3"), "1.....aaa", TALLY), 2
    ),
    "Deadly on the last": shots(armed("deadly 3"), foe("tough 6", "regeneration")),
    "Deadly on two": shots(armed("deadly 3", attacks=4), foe("tough 2"), "1.....aa"),
    "mixed weapons": shots(TWO_GUNS, foe("tough 3"), "1.....aaa", TALLY, weapons=("gun", "pistol")),
    "mixed models": shots(
        (armed("ap 1"), armed("ap 1", quality=2), armed("ap 1")), foe(), "111...aaaaa", TALLY
    ),
    "Rending on armour": shots(armed("rending", attacks=6), foe(defense=2), SQUAD),
    "Reliable": shots(armed("reliable", quality=6), foe(), SQUAD),
    "Relentless at Stealth": shots(armed("relentless", attacks=6), foe("stealth"), FAR),
    "Unstoppable at Stealth": shots(
        armed("unstoppable", attacks=4), foe("stealth", "regeneration", "tough 3"), FAR, TALLY
    ),
    "Indirect after moving": shots(armed("indirect", attacks=5), foe(), "1...#a", moved=True),
    "behind cover": shots(armed(attacks=5), foe(), "1...%a"),
    "in cover": shots(armed("ap 1", attacks=5), foe(), SQUAD, ground="%"),
    "Shielded and Plated": shots(armed(attacks=6), foe("shielded", "plated", "tough 3"), FAR),
    "a modifier to hit": changed(shots(armed(attacks=5), foe(), SQUAD), "1", Stat.HIT, -1),
    "a modifier to block": changed(shots(armed(attacks=5), foe(), SQUAD), "a", Stat.BLOCK, 1),
    "a plain charge": blows(bladed(), foe()),
    "Furious charging": blows(bladed(own=["furious"], attacks=6), foe("tough 3")),
    "Furious standing": blows(bladed(own=["furious"], attacks=6), foe("tough 3"), charging=False),
    "Impact": blows(bladed(own=["impact 3"], attacks=1), foe(), LINES, TALLY),
    "Impact against Counter": blows(bladed(own=["impact 3"]), COUNTERS, TRIO, TALLY),
    "Thrust": blows(bladed("thrust"), foe(), LINES),
    "fatigued": blows(bladed("surge", attacks=8), foe(), charging=False, tired="1"),
    "shaken": shaking(blows(bladed("ap 4", attacks=8, own=["impact 2"]), foe()), "1"),
    "Fear": blows(bladed(own=["fear 2"], attacks=4), foe("tough 3")),
    "Fear on a squad": blows(bladed(own=["fear 1"], attacks=4), foe("tough 2"), ("1aa",)),
    "Surge and Furious": blows(bladed("surge", own=["furious"]), foe(), LINES, TALLY),
    "two blades and Impact": blows(
        TWO_BLADES, foe("tough 3"), TRIO, TALLY, weapons=("sword", "axe")
    ),
    "Unstoppable in melee": changed(
        blows(bladed("unstoppable"), foe("regeneration", "tough 3"), TRIO), "1", Stat.HIT_MELEE, -2
    ),
}
