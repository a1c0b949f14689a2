"""How a duel is told, and which lists are not sent into one."""

import attrs

from starquest.desk.duelling import Duelling, duel_line, no_duel
from starquest.desk.styled import plain
from starquest.play.duel import Standing
from tests.support.board import catalog
from tests.support.matches import army

MINE, OTHER = army("scrap_cutters"), attrs.evolve(army("security_detail"), name="First Bloom")


def told(standing: Standing, *, running: bool = True, changed: bool = False) -> str:
    now = attrs.evolve(MINE, points=200) if changed else MINE
    return plain(duel_line(Duelling(MINE, OTHER, standing), now, running=running))


def test_share_and_interval_are_told_with_what_is_left() -> None:
    assert told(Standing()) == "Duel with First Bloom: the first match is being played."
    assert told(Standing(3, 0, 1)) == (
        "Duel: 3 won, 0 drawn, 1 lost with First Bloom: 75% (30 to 95%), 196 to go"
    )
    assert told(Standing(3, 0, 1), running=False, changed=True) == (
        "Duel, before your changes: 3 won, 0 drawn, 1 lost with First Bloom: 75% (30 to 95%)"
    )


def test_a_list_with_nothing_or_with_something_unknown_is_not_sent() -> None:
    assert no_duel(catalog(), MINE) == ""
    assert no_duel(catalog(), attrs.evolve(MINE, units=())) == "army has no units yet."
    odd = attrs.evolve(MINE, units=(attrs.evolve(MINE.units[0], kind="scrap_cuters"),))
    assert "scrap_cutters" in no_duel(catalog(), odd)
