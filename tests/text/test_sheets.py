"""The inspect panel: units and cells."""

import attrs
import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.component import Pack
from starquest.model.event import Bled
from starquest.model.ids import Cell, EntityId
from starquest.model.modes.quest.levers import Levers
from starquest.model.modifier import Grant, Modifier, Stat, Until
from starquest.model.profile import RuleRef
from starquest.model.table import Piece, Zone
from starquest.text.labels import cell_sheet, sheet
from starquest.text.narration import tell
from starquest.text.phrases import Phrases
from tests.support.board import catalog
from tests.support.changes import ailing, bearing, shaken, wounded
from tests.support.finding import objective, token, treasure, uid
from tests.support.quest import quest
from tests.text.examples import FOE, ONE, STATE


def test_a_unit_of_the_horde() -> None:
    state = bearing(shaken(STATE, "a"), "a", Grant("battle_plan", RuleRef("delayed"), Until.ROUND))
    assert sheet(state, FOE, catalog(), {FOE: "Scrap Cutters"}) == [
        "Scrap Cutters",
        "Cinder Raiders (Reckless)",
        "Quality 5+ to hit, Defense 5+ to block",
        "Models 3 of 3",
        "Shaken: spends its next activation recovering, holds nothing",
        "Battle Plan: acts after all the others of its side, until the round ends",
        "Cleavers: melee, 2 attacks",
        "Reckless: When it charges, each natural 6 to hit is worth one hit more.",
    ]


def test_a_lent_rule_tells_what_it_does_whence_it_is_and_when_it_ends() -> None:
    state = bearing(STATE, "a", Grant("battle_plan", RuleRef("fast"), Until.ROUND, count=2))
    told = "Battle Plan: Fast, until the next round ends. "
    told += 'Advances 2" farther, rushes and charges 4" farther.'
    assert told in sheet(state, FOE, catalog())


def test_a_modifier_tells_its_source_and_how_long_it_lasts() -> None:
    state = bearing(STATE, "a", Modifier("mark_target", Stat.BE_HIT, 1, Until.ATTACKED))
    told = "Mark Target: +1 on attacks against it, until it is attacked"
    assert told in sheet(state, FOE, catalog())


def test_who_is_down_and_hurt_is_told_what_that_means() -> None:
    world = STATE.world.copy()
    world.statuses[ONE] = attrs.evolve(world.statuses[ONE], down=True)
    world.ailments[ONE] = attrs.evolve(world.ailments[ONE], bleeding=2, injury="broken_arm")
    lines = sheet(attrs.evolve(STATE, world=world), ONE, catalog())
    assert lines[4:7] == [
        "Unconscious: does nothing, is no target and holds nothing until it is helped up",
        "Broken Arm: Tied to the chest: -1 on Strength tests. Until the next wave ends.",
        (
            "Bleeding: 2 markers, one more at each round's end; "
            "from 3 on a die of 1-2 and it is out for the wave"
        ),
    ]


@pytest.mark.parametrize(
    ("levers", "told"),
    [
        (Levers(), "on a die of 1-2 and"),
        (Levers(bleeding=3), "on a die of 1-3 and"),
        (Levers(bleeding=0), "one more at each round's end"),
    ],
)
def test_who_bleeds_is_told_the_number_of_this_very_mission(levers: Levers, told: str) -> None:
    world = STATE.world.copy()
    world.statuses[ONE] = attrs.evolve(world.statuses[ONE], down=True)
    world.ailments[ONE] = attrs.evolve(world.ailments[ONE], bleeding=2)
    ledger = attrs.evolve(quest_of(STATE), levers=levers)
    state = attrs.evolve(STATE, world=world, ledger=ledger)
    line = next(row for row in sheet(state, ONE, catalog()) if row.startswith("Bleeding"))
    assert told in line
    assert ("on a die" in line) == (levers.bleeding != 0)
    log = tell(Bled(ONE, 3, 4, out=False), Phrases.of(state, catalog()))
    assert ("(out on 1-" in log) == (levers.bleeding != 0)
    assert levers.bleeding != 3 or "(out on 1-3)" in log


def test_a_hero() -> None:
    state = ailing(wounded(STATE, "1", 2), "1", "impaired")
    assert sheet(state, ONE, catalog()) == [
        "1",
        "Commander",
        "Quality 4+ to hit, Defense 5+ to block, Tough 9",
        "Wounds 2 of 9",
        (
            "Impaired: -1 to hit, in melee and when shooting. "
            "Until a Curing Kit or a Rest takes it, or the wave's end on 4+."
        ),
        'Heavy pistol: 12", 1 attack, AP(1)',
        "Power fist: melee, 2 attacks, AP(4)",
        "Played by ann",
        "Strength 6+, Dexterity 6+, Will 4+",
        "Power 4 of 4, full again after the wave",
        "Level 1, 0 XP, 2 more to level 2",
        f"Mark Target (Will): {catalog().skills['mark_target'].text}",
        'Feat, Double Time: Go, go! Two heroes within 3" move up to 6".',
        "Items: Curing Kit x2",
        "Credits: 10c",
    ]


def test_gear_and_spares_are_listed() -> None:
    pack = Pack("rifle", "sabre", "light_armour", upgrades=("scope",), spares=("blade",))
    state = attrs.evolve(STATE, world=STATE.world.copy())
    state.world.packs[ONE] = pack
    lines = sheet(state, ONE, catalog())
    assert "Carries Blade" in lines
    assert any(line.startswith("Light armour: ") for line in lines)


def test_a_caster_shows_its_tokens_and_spells() -> None:
    state = quest("1.2", heroes={"1": "psyker", "2": "medic"})
    lines = sheet(state, uid(state, "1"), catalog())
    assert any(line.startswith("Spell tokens 0; knows Cinder Lance (1)") for line in lines)


def test_a_unit_that_is_gone_has_no_sheet() -> None:
    assert sheet(STATE, EntityId(99), catalog()) == []


def test_ranges_are_those_of_the_table() -> None:
    small = quest("1.2", heroes={"1": "marksman", "2": "medic"}, halved=True)
    assert 'Heavy rifle: 12", 2 attacks, AP(1)' in sheet(small, uid(small, "1"), catalog())


def test_open_ground_with_markers() -> None:
    world = STATE.world
    goal = world.objectives[objective(STATE, 1)].cell
    assert cell_sheet(STATE, goal) == ["Open ground (5,0)", "Objective 1: 0 of 3 damage"]
    assert cell_sheet(STATE, world.search_tokens[token(STATE)].cell)[1].startswith("Search token")
    assert cell_sheet(STATE, world.treasures[treasure(STATE)].cell)[1] == "Treasure: nothing"
    assert cell_sheet(STATE, Cell(-1)) == ["Off the table"]


def test_ground_says_what_it_does() -> None:
    state = quest("1#+o%wX.2", enemies={})
    told = [cell_sheet(state, Cell(x))[1:] for x in range(1, 7)]
    assert told == [
        ["Blocks moves and sight"],
        ["Blocks moves and sight until it is opened"],
        ["Covers who stands behind it: +1 to block shots", "Difficult: slows moves through it"],
        ["Cover: +1 to block shots"],
        ["Cover: +1 to block shots", "Difficult: slows moves through it"],
        ["Cover: +1 to block shots", "Difficult: slows moves through it",
         "Dangerous: each 1 on a die is a wound"],
    ]  # fmt: skip


def test_pieces_and_what_changed_them() -> None:
    state = quest("1.%.2")
    zone = Zone("break_cover", (Cell(2),), bare=True, until="wave")
    pieces = (Piece("sandbags", (Cell(2),)),)
    table = attrs.evolve(state.table, pieces=pieces, zones=(zone,))
    assert cell_sheet(attrs.evolve(state, table=table), Cell(2)) == [
        "Cover (2,0)",
        "Sandbag Line: Somebody held this corner for a while.",
        "Changed by Break Cover until the wave ends, no cover here",
    ]


def test_units_of_one_name_are_told_apart_and_remembered() -> None:
    state = quest("1.2\na.b", enemies={"a": "jump_reaver", "b": "jump_reaver"})
    rows = {u: attrs.evolve(row, name="Reaver") for u, row in state.world.units.items()
            if row.kind == "jump_reaver"}  # fmt: skip
    world = attrs.evolve(state.world, units={**state.world.units, **rows})
    first, second = uid(state, "a"), uid(state, "b")
    known: dict[EntityId, str] = {}
    say = Phrases.of(attrs.evolve(state, world=world), catalog(), known)
    assert (say.who(first), say.who(second)) == ("Reaver", "Reaver 2")
    left = world.copy()
    del left.units[first]
    later = Phrases.of(attrs.evolve(state, world=left), catalog(), known)
    assert (later.who(first), later.who(second)) == ("Reaver", "Reaver 2")
