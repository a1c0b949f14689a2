"""What if it stood there: who could hit it, how badly, and what it could shot."""

from collections.abc import Mapping

import pytest

from starquest.engine.circumstances import Cover
from starquest.engine.digest import digest
from starquest.engine.forecast.threats import RiskLevel, Threat, risk_map, threats
from starquest.model.ids import Side
from starquest.model.state import GameState, Settings
from tests.support.attacks import armed, bladed
from tests.support.board import TALLY, Kind, board, fighter, gun, skirmish_rules, sword
from tests.support.finding import cell, uid

ONE = armed(attacks=1)
BLADE = bladed(attacks=1)
LONG = "1" + "." * 40


def table(
    drawing: str, settings: Settings = TALLY, *, hero: Kind | None = None, **enemies: Kind
) -> GameState:
    """A plain model and enemies."""
    units: Mapping[str, Kind] = {"1": hero or fighter(), **enemies}
    shaken = "s" if "s" in enemies else ""
    return board(drawing, units, settings=settings, shaken=shaken)


def seen(state: GameState, x: int, y: int) -> Threat:
    """What threatens the unit on a place."""
    enemies = [unit for unit, row in state.world.units.items() if row.side is Side.TWO]
    return threats(state, uid(state, "1"), cell(state, x, y), enemies)


def test_one_shooter_and_one_die() -> None:
    threat = seen(table("1........a", a=ONE), 1, 0)
    (attacker,) = threat.attackers
    assert list(attacker.wounds) == pytest.approx([3 / 4, 1 / 4])
    assert threat.risk.expected == pytest.approx(1 / 4)
    assert threat.risk.falls == pytest.approx(1 / 4)
    assert threat.risk.level is RiskLevel.MAY_FALL


def test_two_shooters_follow_each_other() -> None:
    state = table("1........a\n.........b", a=ONE, b=ONE)
    assert seen(state, 1, 0).risk.falls == pytest.approx(7 / 16)
    assert seen(state, 1, 0).risk.expected == pytest.approx(7 / 16)
    sturdy = table("1........a\n.........b", a=ONE, b=ONE, hero=fighter(rules=["tough 2"]))
    assert seen(sturdy, 1, 0).risk.falls == pytest.approx(1 / 16)
    assert seen(sturdy, 1, 0).risk.expected == pytest.approx(1 / 2)


def test_two_shooters_with_wound_effects() -> None:
    # out at once 1/12; hurt (1/6) and hit again, 2 markers and Shaken, 4 of 6; unhurt (3/4) 1/12
    state = table("1........a\n.........b", skirmish_rules(), a=ONE, b=ONE)
    assert seen(state, 1, 0).risk.falls == pytest.approx(25 / 144)


@pytest.mark.parametrize(("gap", "level"), [(13, RiskLevel.MAY_FALL), (14, RiskLevel.SAFE)])
def test_a_charge_reaches_12_inches_and_touches_the_next_cell(gap: int, level: RiskLevel) -> None:
    state = table("1" + "." * gap + "a", a=BLADE)
    assert seen(state, 1, 0).risk.level is level


@pytest.mark.parametrize(("gap", "level"), [(18, RiskLevel.MAY_FALL), (19, RiskLevel.SAFE)])
def test_a_gun_of_12_inches_reaches_18_after_an_advance(gap: int, level: RiskLevel) -> None:
    state = table("1" + "." * gap + "a", a=fighter(gun(1, reach=12)))
    assert seen(state, 1, 0).risk.level is level


def test_walls_keep_a_cell_safe() -> None:
    walled = "1.#......a\n..#.......\n..#.......\n..#.......\n..#......."
    state = table(walled, a=fighter(gun(1, reach=24), rules=["immobile"]))
    assert seen(state, 1, 0).risk.level is RiskLevel.SAFE


def test_cover_takes_a_third_of_the_wounds() -> None:
    threat = seen(table("1%.......a", a=ONE), 1, 0)
    assert threat.risk.expected == pytest.approx(1 / 6)
    assert [attacker.cover for attacker in threat.attackers] == [Cover.INSIDE]


def test_the_shaken_spend_their_next_activation_idle() -> None:
    assert seen(table("1........s", s=ONE), 1, 0).risk.level is RiskLevel.SAFE


def test_an_enemy_does_the_worst_it_could() -> None:
    both = fighter(gun(1), sword(3))
    near, far = (seen(table("1" + "." * gap + "a", a=both), 1, 0) for gap in (8, 20))
    assert [attacker.melee for attacker in near.attackers] == [True]
    assert near.risk.expected == pytest.approx(37 / 64), "three blows at who has one wound"
    assert [attacker.melee for attacker in far.attackers] == [False]


def test_only_the_enemies_handed_in_count() -> None:
    state = table("1........a", a=ONE)
    assert threats(state, uid(state, "1"), cell(state, 1, 0), []).risk.level is RiskLevel.SAFE


def test_a_blast_is_shared_with_who_stands_near() -> None:
    burst = armed("blast 3", attacks=1)
    alone = board("1.......\n........\n.......a", {"1": fighter(), "a": burst}, settings=TALLY)
    pair: Mapping[str, Kind] = {"1": fighter(), "2": fighter(), "a": burst}
    close = board("1..2....\n........\n.......a", pair, settings=TALLY)
    for state, expected in ((alone, 1 / 4), (close, 1 / 4)):
        assert seen(state, 1, 0).risk.expected == pytest.approx(expected)


def test_what_it_could_shoot_from_there() -> None:
    state = table("1.........a", hero=armed(attacks=1), a=fighter(rules=["tough 3"]))
    (shot,) = seen(state, 4, 0).own_shots
    assert (shot.target, shot.weapon) == (uid(state, "a"), "gun")
    assert shot.odds.expected_wounds == pytest.approx(1 / 4)
    assert seen(state, 7, 0).own_shots == (), "it would have to rush there"


def test_the_map_tells_the_same_as_each_cell() -> None:
    state = table("1....%...a\n....#....b\n..........", a=ONE, b=fighter(sword(2), gun(1)))
    before, unit = digest(state), uid(state, "1")
    cells = [cell(state, x, y) for x in range(8) for y in range(3) if (x, y) != (4, 1)]
    enemies = [uid(state, "a"), uid(state, "b")]
    found = risk_map(state, unit, cells, enemies)
    assert found == {cell: threats(state, unit, cell, enemies).risk for cell in cells}
    assert digest(state) == before
