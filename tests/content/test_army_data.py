"""What check-data says to spoilt files of armies."""

from pathlib import Path

import pytest

from tests.content.spoilt import problems, spoil

UNITS, UPGRADES, PRICES = "armies/units", "armies/upgrades", "armies/prices"


@pytest.mark.parametrize(
    ("stem", "old", "new", "told"),
    [
        (UNITS, "cost = [45, 90]", "cost = [45, 95]",
         "ash_mob.cost[1]: is 95, but the points formula gives 90"),
        (UNITS, "cost = [45, 90]", "cost = [45]",
         "ash_mob.sizes: sizes must grow, with one cost for each"),
        (UNITS, "sizes = [5, 10]", "sizes = [5, 21]",
         "ash_mob.sizes[1]: must be from 1 to 20, found 21"),
        (UNITS, '"fire_hose"', '"fire_house"',
         "ash_mob.upgrades[0]: unknown upgrade 'fire_house', the nearest is 'fire_hose'"),
        (UNITS, 'upgrades = ["slag_lobber"]', 'upgrades = ["smoke_flag", "gang_saw"]',
         "rivet_team.upgrades: the upgrade 'gang_saw' does not fit it"),
        (UNITS, 'upgrades = ["slag_lobber"]', 'upgrades = ["slag_lobber", "slag_lobber"]',
         "rivet_team.upgrades: has the same upgrade twice"),
        (UNITS, 'coming = ["transport 11"]', 'coming = ["transports 11"]',
         "scrap_barge.coming[0]: unknown rule 'transports 11', the nearest is 'transport'"),
        (UNITS, "[boiler_gang]", "[husks]",
         "husks: a unit or a class of heroes has the same id"),
        (UNITS, 'tradition = "pyrokinesis"\n', "",
         "ember_witch: a caster needs a tradition"),
        (UNITS, 'rules = ["furious"]', 'rules = ["furious", "scoped"]',
         "boiler_gang.cost: the points formula has no price for 'scoped'"),
        (UPGRADES, 'whom = "per 5"', 'whom = "some"',
         "fire_hose.whom: must be all, one, up_to N or per N, found 'some'"),
        (UPGRADES, 'takes = ["Scrap pistol"]\n', "",
         "fire_hose: does not have what the kind 'replace' needs, or has more"),
        (PRICES, "ambush =", "ambusch =",
         "rules.ambusch: unknown rule 'ambusch', the nearest is 'ambush'"),
        (PRICES, 'aircraft = "Aircraft"', 'aircraft = "Aircraft"\nfast = "Fast"',
         "coming.fast: the rule 'fast' has an entry, so nobody waits for it"),
    ],
)  # fmt: skip
def test_each_fault_is_told_with_its_place(
    folder: Path, stem: str, old: str, new: str, told: str
) -> None:
    spoil(folder, stem, old, new)
    assert f"{stem}.toml: {told}" in problems(folder)


def test_an_upgrade_nobody_may_take_is_found(folder: Path) -> None:
    spoil(folder, UNITS, 'upgrades = ["slag_lobber"]\n', "")
    assert problems(folder) == [f"{UPGRADES}.toml: slag_lobber: no unit may take it"]


def test_prices_that_cannot_be_read_are_told_as_such(folder: Path) -> None:
    spoil(folder, PRICES, 'trait = "2.5"', 'trait = "dear"')
    found = problems(folder)
    assert f"{PRICES}.toml: formula.trait: must be a number such as \"2.25\", found 'dear'" in found
