"""Words for the ids that have no entry in data/: causes, values, ends, corners, outcomes."""

from starquest.model.ids import Side
from starquest.model.modifier import Stat, Until

SIDES = {Side.HEROES: "the heroes", Side.HORDE: "the horde"}

CORNERS = {1: "north-west", 2: "north-east", 3: "south-west", 4: "south-east"}

STATS = {"strength": "Strength", "dexterity": "Dexterity", "will": "Will"}

CAUSES = {
    "charge": "charging",
    "comrade": "a comrade near",
    "cover": "cover",
    "dangerous": "dangerous ground",
    "deployment": "deployment",
    "discover": "Discover",
    "extra_action": "an extra action",
    "fatigued": "fatigue",
    "find": "a find",
    "first_aid": "first aid",
    "gift": "a gift",
    "idle": "a breather",
    "injury": "an injury",
    "late_wave": "a late wave",
    "melee": "melee",
    "power": "power",
    "push": "Push",
    "replaced": "a newer one",
    "reroll_block": "a second try to block",
    "rest": "Rest",
    "restock": "a new stock",
    "rout": "rout",
    "salvage": "salvage",
    "scurry": "Scurry",
    "shaken": "Shaken",
    "shooting": "shooting",
    "shop": "the shop",
    "sold": "a sale",
    "stash": "a stash",
    "strike_back": "striking back",
    "treasure": "a treasure",
    "trove": "a trove",
    "turret": "turret",
    "turret_gun": "turret gun",
    "used": "use",
    "wave": "the wave",
    "wave_end": "the wave's end",
    "wounds": "wounds",
}
"""What a source means that is no entry of the catalog."""

CHANGED = {
    Stat.HIT: "{} to hit",
    Stat.HIT_MELEE: "{} to hit in melee",
    Stat.HIT_SHOOTING: "{} to hit when shooting",
    Stat.BE_HIT: "{} on attacks against it",
    Stat.BLOCK: "{} to block",
    Stat.AP: "AP({})",
    Stat.AP_SHOOTING: "AP({}) when shooting",
    Stat.ATTACKS_MELEE: "{} attack with each melee weapon",
    Stat.RANGE: '{}" range',
    Stat.ADVANCE: '{}" to Advance',
    Stat.RUSH: '{}" to Rush and Charge',
    Stat.MORALE: "{} on morale tests",
    Stat.CAST: "{} to cast",
    Stat.TEST: "{} on stat tests",
    Stat.STRENGTH: "{} on Strength tests",
    Stat.DEXTERITY: "{} on Dexterity tests",
    Stat.WILL: "{} on Will tests",
    Stat.HALF_MOVE: "every move is halved",
}
"""What a modifier changes; the number goes in with its sign."""

ENDS = {
    Until.ATTACK: "until its next attack",
    Until.ATTACKED: "until it is attacked",
    Until.MOVE: "until its next move",
    Until.CHARGE: "until its next charge, or the round ends",
    Until.AIM: "until it attacks or moves",
    Until.TEST: "until its next test",
    Until.ACTIVATION: "until its next activation",
    Until.EVENT: "until the next event",
    Until.REMOVED: "until it is removed",
}

COUNTED_ENDS = {Until.ROUND: "round", Until.WAVE: "wave"}

OUTCOMES = {
    "victory": "Wave 10 is over and something still stands. Victory!",
    "party_down": "Nobody is left on their feet. The mission is lost.",
    "objectives_lost": "The last objective is rubble. The mission is lost.",
}
"""How a mission ends."""

ENDINGS = {
    "destroyed": "One side has nobody left.",
    "nobody_left": "Nobody is left on either side.",
    "time_up": "The time is up.",
}
"""How a skirmish ends; who won is said besides."""
