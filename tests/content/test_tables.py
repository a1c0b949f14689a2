"""Planted faults in the tables that dice choose from."""

from pathlib import Path

import pytest

from tests.content.spoilt import problems, spoil


@pytest.mark.parametrize(
    ("stem", "old", "new", "expected"),
    [
        (
            "events",
            "roll = 12",
            "roll = 11",
            [
                "stuck_in_the_mud.roll: 11 is taken by lightning_strike.roll",
                "has nothing for 12",
            ],
        ),
        (
            "events",
            "roll = 16",
            "roll = 17",
            ["shifting_illusion.roll: the table has no 17", "has nothing for 16"],
        ),
        (
            "events",
            "roll = 66",
            "roll = 67",
            ["godly_blessing.roll: must be from 11 to 66, found 67"],
        ),
        (
            "injuries",
            "roll = 2",
            "roll = 3",
            ["smashed_leg.roll: 3 is taken by blinded_eye.roll", "has nothing for 2"],
        ),
        ("injuries", "roll = 6", "roll = 7", ["crushed_spirit.roll: must be from 1 to 6, found 7"]),
        ("alertness", "rolls = [4, 5, 6]", "rolls = [4, 5]", ["has nothing for 6"]),
        (
            "alertness",
            "rolls = [2, 3]",
            "rolls = [2, 2, 3]",
            ["alarmed.rolls: 2 is taken by alarmed.rolls"],
        ),
        ("alertness", "rolls = [1]", "rolls = []", ["full_assault.rolls: must not be empty"]),
        (
            "alertness",
            "rises_up_to = 2",
            "rises_up_to = 7",
            ["full_assault.rises_up_to: must be from 0 to 6, found 7"],
        ),
        ("times", "rolls = [1]", "rolls = [0]", ["dusk.rolls[0]: must be from 1 to 6, found 0"]),
        (
            "times",
            "rolls = [3]",
            "rolls = [3, 4]",
            ["day.rolls: 4 is taken by dawn.rolls"],
        ),
        (
            "times",
            'then = "night"',
            'then = "nihgt"',
            ["dusk.then: unknown time 'nihgt', the nearest is 'night'"],
        ),
        (
            "weather",
            'then = "good"',
            'then = "god"',
            ["improving.then: unknown weather 'god', the nearest is 'good'"],
        ),
        (
            "weather",
            'stat = "half_move"',
            'stat = "half_moves"',
            ["bad.effects[1].stat: unknown stat 'half_moves', the nearest is 'half_move'"],
        ),
        ("weather", "rolls = [4, 5, 6]", "rolls = [6]", ["has nothing for 4, 5"]),
        ("treasure", "rolls = [7, 8, 9]", "rolls = [7]", ["has nothing for 8, 9"]),
        (
            "treasure",
            "{ rolls = [5, 6] },",
            "",
            ["hazard.finds: has nothing for 5, 6"],
        ),
        (
            "treasure",
            "{ rolls = [4, 5], credits = 10 }",
            "{ rolls = [4, 5, 6], credits = 10 }",
            [
                "credits_stash.finds[2].rolls: 6 is taken by credits_stash.finds[1].rolls",
            ],
        ),
        (
            "treasure",
            'item = "med_kit"',
            'item = "mad_kit"',
            [
                "kit_box.finds[2].item: unknown item 'mad_kit', the nearest is 'med_kit'",
            ],
        ),
        (
            "treasure",
            'condition = "crippled"',
            'condition = "cripled"',
            ["hazard.finds[3].condition: unknown condition 'cripled', the nearest is 'crippled'"],
        ),
        (
            "treasure",
            "credits = 15",
            'credits = 15, item = "med_kit"',
            ["credits_stash.finds[2]: is either item or credits"],
        ),
        (
            "treasure",
            "credits = 15",
            'condition = "afflicted"',
            ["credits_stash.finds[2]: a hazard brings conditions, and nothing else does"],
        ),
        (
            "treasure",
            'condition = "afflicted"',
            "credits = 5",
            ["hazard.finds[0]: a hazard brings conditions, and nothing else does"],
        ),
        (
            "treasure",
            'kind = "trove"',
            'kind = "trove"\nfinds = [{ rolls = [1], credits = 5 }]',
            ["treasure_trove.finds: a trove holds what the others hold"],
        ),
        (
            "levels",
            "level = 3\n",
            "level = 2\n",
            [
                "level_3.level: 2 is taken by level_2.level",
                "has nothing for 3",
                "level_3.level: is 2, which belongs to 'level_2'",
            ],
        ),
        ("levels", "xp = 24", "xp = 18", ["level_7.xp: must be more than the 18 of 'level_6'"]),
        ("levels", "level = 15", "level = 16", ["level_15.level: must be from 2 to 15, found 16"]),
        (
            "levels",
            'stat = "tough"',
            'stat = "tuff"',
            ["level_2.choices[0].stat: unknown growth 'tuff', the nearest is 'tough'"],
        ),
        (
            "items",
            "resale = 7",
            "resale = 8",
            ["power_injector.resale: is 8, but half the price is 7"],
        ),
        (
            "items",
            "found = false",
            "found = true",
            ["frag_grenade.found: is true, but no search token holds it"],
        ),
        (
            "items",
            'name = "Med Kit"',
            'name = "Med Kit"\nfound = false',
            ["med_kit.found: is false, but a search token holds it"],
        ),
    ],
)
def test_a_spoilt_table_is_reported(
    folder: Path, stem: str, old: str, new: str, expected: list[str]
) -> None:
    spoil(folder, stem, old, new)
    told = problems(folder)
    assert [line for line in told if line.startswith(f"{stem}.toml: ")] == [
        f"{stem}.toml: {line}" for line in expected
    ]


def test_a_table_is_not_blamed_for_a_spoilt_row(folder: Path) -> None:
    spoil(folder, "treasure", 'kind = "hazard"', 'kind = "hasard"')
    spoil(folder, "injuries", "roll = 1", "rol = 1")
    assert problems(folder) == [
        "injuries.toml: chest_wound.roll: is required but missing",
        "injuries.toml: chest_wound.rol: unknown field 'rol', the nearest is 'roll'",
        "treasure.toml: hazard.kind: unknown value 'hasard', the nearest is 'hazard'",
    ]


def test_a_missing_table_is_one_problem(folder: Path) -> None:
    (folder / "treasure.toml").unlink()
    (folder / "times.toml").unlink()
    assert problems(folder) == [
        "times.toml: cannot be read: No such file or directory",
        "treasure.toml: cannot be read: No such file or directory",
    ]


def test_an_empty_table_lacks_everything(folder: Path) -> None:
    (folder / "alertness.toml").write_text("", "utf-8")
    assert problems(folder) == ["alertness.toml: has nothing for 1, 2, 3, 4, 5, 6"]
