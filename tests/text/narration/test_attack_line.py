"""One attack is one line, with every die in it."""

from starquest.model import event as events
from starquest.model.event import Event, Mod
from starquest.model.ids import EntityId, Side
from starquest.text.telling import attack_line
from tests.text.examples import FOE, MODEL, ONE, TWO, phrases


def hits(*dice: int, weapon: str = "heavy_rifle", need: int = 4) -> events.HitsRolled:
    count = sum(die >= need for die in dice)
    return events.HitsRolled(ONE, FOE, weapon, dice, need, 4, (), count, dice.count(6))


def blocks(*dice: int, need: int = 6, unit: EntityId = FOE) -> events.BlocksRolled:
    wounds = sum(die < need for die in dice)
    return events.BlocksRolled(unit, "heavy_rifle", dice, need, 5, (), (), wounds)


def loss(unit: EntityId = FOE, model: EntityId = MODEL) -> list[Event]:
    return [events.Wounded(model, unit, 1, 1, "rifle"), events.ModelDown(model, unit, "rifle")]


def test_a_volley_that_fells_two() -> None:
    told = attack_line([hits(6, 5, 2), blocks(3, 1), *loss(), *loss()], phrases())
    assert told == (
        "Commander > Scrap Cutters: 2 down | Heavy rifle: 6 5 2 vs 4+ 2 hits; "
        "blocks 3 1 vs 6+: 2 through"
    )


def test_modifiers_are_named_with_their_sources() -> None:
    roll = events.HitsRolled(ONE, FOE, "rifle", (3,), 5, 4, (Mod("flicker", -1),), 0, 0)
    assert attack_line([roll], phrases()) == (
        "Commander > Scrap Cutters: missed | Rifle: 3 vs 5+ (Flicker -1) 0 hits"
    )


def test_of_steadied_dice_the_line_says_what_was_sure_and_what_was_rolled() -> None:
    dice, mods = (6, 5, 4, 3, 1), (Mod("flicker", -1),)
    roll = events.HitsRolled(ONE, FOE, "rifle", dice, 4, 3, mods, 3, 1, one=5)
    block = events.BlocksRolled(FOE, "rifle", (6, 4, 2), 5, 5, (), (), 2, one=5)
    assert attack_line([roll, block], phrases()) == (
        "Commander > Scrap Cutters: 2 hits not blocked | "
        "Rifle: 5 dice vs 4+ (Flicker -1; 2 sure, 5 vs 4+ for one more) 3 hits; "
        "blocks 3 dice vs 5+ (1 sure, die 5): 2 through"
    )


def test_each_weapon_has_its_part() -> None:
    told = attack_line([hits(6), blocks(6), hits(1, weapon="knife")], phrases())
    assert told == (
        "Commander > Scrap Cutters: no harm | Heavy rifle: 6 vs 4+ 1 hit; "
        "blocks 6 vs 6+: none through; Knife: 1 vs 4+ 0 hits"
    )


def test_hits_without_a_roll_name_their_cause() -> None:
    block = events.BlocksRolled(FOE, "ground_slam", (2,), 6, 5, (Mod("ap", -1),), (), 1)
    gone = events.UnitDestroyed(FOE, Side.TWO, "ground_slam")
    assert attack_line([block, *loss(), gone], phrases()) == (
        "Scrap Cutters, Ground Slam: 1 down, destroyed | blocks 2 vs 6+ (AP -1): 1 through"
    )


def test_ignored_wounds_are_told() -> None:
    ignored = events.WoundsIgnored(FOE, "self_knit", (6, 2), 6, 1)
    told = attack_line([hits(6, 6), blocks(1, 1), ignored, *loss()[:1]], phrases())
    assert told.endswith("blocks 1 1 vs 6+: 2 through; Self-Knit 6 2 vs 6+: 1 ignored")


def test_wounds_that_the_blocks_do_not_explain_are_told() -> None:
    deadly = events.Wounded(TWO, TWO, 3, 3, "fusion_rifle")
    down = events.WentDown(TWO, "fusion_rifle")
    told = attack_line([blocks(2, unit=TWO), deadly, down], phrases())
    assert told == "Medic, Heavy rifle: 3 wounds, Unconscious | blocks 2 vs 6+: 1 through"


def test_wounds_alone_name_who_and_why() -> None:
    told = attack_line([events.Wounded(TWO, TWO, 2, 4, "dangerous")], phrases())
    assert told == "Medic: 2 wounds (dangerous ground)"
