"""Threats to a cell against real attacks of everybody, one after the other."""

import pytest

from starquest.engine.forecast.threats import threats
from starquest.model.profile import Profile
from tests import times
from tests.support.board import fighter, gun, sword
from tests.support.changes import wounded
from tests.support.finding import cell, uid
from tests.support.quest import arena
from tests.support.sieges import siege_faults

OPEN = "1.........a\n...........\n..........b"
RIFLE, BLADE = fighter(gun(2, "ap 1")), fighter(sword(3))
SIEGES: dict[str, tuple[str, str, dict[str, Profile], tuple[int, int], int]] = {
    "two guns": (OPEN, "medic", {"a": RIFLE, "b": RIFLE}, (2, 0), 0),
    "a gun and a blade": (OPEN, "psyker", {"a": RIFLE, "b": BLADE}, (3, 1), 1),
    "in cover": (OPEN.replace("1..", "1.%"), "medic", {"a": RIFLE, "b": RIFLE}, (2, 0), 2),
    "deadly": (OPEN, "breacher", {"a": fighter(gun(2, "deadly 3")), "b": RIFLE}, (1, 0), 0),
    "a heavy charge": (
        OPEN,
        "breacher",
        {"a": fighter(sword(2, "rending"), rules=["impact 3", "furious"]), "b": RIFLE},
        (2, 1),
        1,
    ),
    "squads": (
        "1........aa\n.........a.\n........bbb",
        "marksman",
        {"a": fighter(gun(1)), "b": fighter(sword(2))},
        (1, 0),
        1,
    ),
}


@pytest.mark.soak
@pytest.mark.parametrize("name", SIEGES)
def test_a_threat_agrees_with_what_everybody_does(name: str) -> None:
    drawing, kind, foes, place, wounds = SIEGES[name]
    state = wounded(arena(drawing, {"1": kind}, foes), "1", wounds)
    enemies = [uid(state, mark) for mark in foes]
    threat = threats(state, uid(state, "1"), cell(state, *place), enemies)
    assert len(threat.attackers) == len(foes)
    assert siege_faults(state, threat, times(100, 10_000)) == []
