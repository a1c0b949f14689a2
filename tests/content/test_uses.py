"""Planted faults in skills, feats, items, gear and events."""

from pathlib import Path

import pytest

from tests.content.spoilt import problems, spoil

RAM = 'aim = "self", ops = [\n    { op = "grant", rule = "furious"'


@pytest.mark.parametrize(
    ("stem", "old", "new", "expected"),
    [
        (
            "heroes",
            '"mark_target"',
            '"mark_targets"',
            "commander.skills[0]: unknown skill 'mark_targets', the nearest is 'mark_target'",
        ),
        (
            "heroes",
            'feat = "lifeline"',
            'feat = "lifelines"',
            "medic.feat: unknown feat 'lifelines', the nearest is 'lifeline'",
        ),
        (
            "skills",
            'stat = "strength"',
            'stat = "strenght"',
            "ground_slam.stat: unknown value 'strenght', the nearest is 'strength'",
        ),
        ("skills", "cost = 1", "cost = 7", "ground_slam.cost: must be from 0 to 6, found 7"),
        (
            "skills",
            'needs = "unmoved"',
            'needs = "moved"',
            "aimed_shot.needs: unknown value 'moved', the nearest is 'unmoved'",
        ),
        (
            "skills",
            'aim = "piece"',
            'aim = "peace"',
            "break_cover.ways[0].aim: unknown aim 'peace', the nearest is 'piece'",
        ),
        (
            "skills",
            'aim = "enemies", range = 3',
            'aim = "enemies"',
            "ground_slam.ways[0].range: the aim 'enemies' needs a range",
        ),
        (
            "skills",
            'aim = "piece", range = 3',
            'aim = "piece", range = 3, area = 1',
            "break_cover.ways[0].area: only the aim 'cell' has an area",
        ),
        (
            "skills",
            'aim = "piece", range = 3',
            'aim = "piece", range = 3, largest = 1',
            "break_cover.ways[0].largest: is for enemies only",
        ),
        (
            "skills",
            'aim = "piece", range = 3',
            'aim = "random_hero"',
            "break_cover.ways[0].aim: only an event has the aim 'random_hero'",
        ),
        (
            "skills",
            'id = "objective"',
            'id = "turret"',
            "jury_rig.ways: several ways need an id each",
        ),
        ("skills", 'id = "turret", ', "", "jury_rig.ways: several ways need an id each"),
        (
            "skills",
            'op = "hits", count = 1, rules',
            'op = "hits", rules',
            "ground_slam.ways[0].ops[0]: does nothing",
        ),
        (
            "skills",
            'rules = ["ap 1"]',
            'rules = ["ap"]',
            "ground_slam.ways[0].ops[0].rules[0]: the rule 'ap' needs a number, as in 'ap 1'",
        ),
        (
            "skills",
            'op = "tokens", count = -1',
            'op = "tokens", count = -7',
            "dispel.ways[2].ops[0].count: must be from -6 to 6, found -7",
        ),
        (
            "feats",
            RAM,
            RAM.replace('"self"', '"self", range = 2'),
            "battering_ram.ways[0].range: the aim 'self' has no range",
        ),
        (
            "feats",
            '[{ op = "tokens", count = 2 }]',
            "[]",
            "open_floodgate.ways[0].ops: must not be empty",
        ),
        (
            "items",
            'kind = "injector"',
            'kind = "injecter"',
            "courage_injector.kind: unknown value 'injecter', the nearest is 'injector'",
        ),
        (
            "items",
            'until = "round", count = 2',
            'until = "attack", count = 2',
            "courage_injector.ways[0].ops[1].count: means nothing until 'attack'",
        ),
        (
            "items",
            'op = "later", stat = "hit", value = -1, until = "round"',
            'op = "later", stat = "hit", value = -1, until = "move", count = 2',
            "frenzy_injector.ways[0].ops[3].count: means nothing until 'move'",
        ),
        (
            "items",
            "difficult = true, dangerous = true, ",
            "",
            "grease_grenade.ways[0].ops[0]: does nothing",
        ),
        (
            "gear",
            'rules = ["encumbered"]',
            'rules = ["encumberd"]',
            "heavy_armour.rules[0]: unknown rule 'encumberd', the nearest is 'encumbered'",
        ),
        (
            "gear",
            'slot = "shield"',
            'slot = "shelf"',
            "combat_shield.slot: unknown value 'shelf', the nearest is 'shield'",
        ),
        (
            "gear",
            "defense = 1",
            "defense = 4",
            "light_armour.defense: must be from 0 to 3, found 4",
        ),
        ("items", "issued = 2", "issued = 9", "curing_kit.issued: must be from 0 to 4, found 9"),
        (
            "events",
            'aim = "random_hero"',
            'aim = "hero"',
            "lightning_strike.aim: no event has the aim 'hero'",
        ),
        (
            "events",
            'condition = "crippled"',
            'condition = "cripled"',
            "razor_vines.ops[0].condition: unknown condition 'cripled', the nearest is 'crippled'",
        ),
        (
            "events",
            'item = "med_kit"',
            'item = "mad_kit"',
            "kit_box.ops[0].item: unknown item 'mad_kit', the nearest is 'med_kit'",
        ),
        (
            "events",
            'op = "wound", d3 = true',
            'op = "wound"',
            "falling_debris.ops[0]: does nothing",
        ),
        (
            "events",
            'op = "quarter", dangerous = true',
            'op = "quarter"',
            "crumbling_earth.ops[0]: does nothing",
        ),
        ("spells", 'op = "hits", count = 3', 'op = "hits"', "flare_wall.ops[0]: does nothing"),
        (
            "conditions",
            "effects",
            "affects",
            "afflicted.affects: unknown field 'affects', the nearest is 'effects'",
        ),
    ],
)
def test_a_spoilt_use_is_reported(
    folder: Path, stem: str, old: str, new: str, expected: str
) -> None:
    spoil(folder, stem, old, new)
    assert problems(folder) == [f"{stem}.toml: {expected}"]
