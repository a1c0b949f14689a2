"""A match from its setup: equal points, the table, the steps before the first round."""

import pytest

from starquest.content.armies.kinds import kinds_of
from starquest.engine.game import new_game
from starquest.engine.modes.field.zones import field_of
from starquest.model.settings import Nerve, Wounds
from starquest.model.step import PlaceTurn
from tests.support.board import catalog
from tests.support.matches import army, setup_of

ONE = army("scrap_cutters", "scrap_gunners")
TWO = army("security_detail", "shock_team")


@pytest.mark.rule("FF-111")
def test_both_armies_come_with_the_points_of_their_lists_off_the_table() -> None:
    state = new_game(setup_of(ONE, TWO), 1, catalog())
    worth = {kind.id: kind.cost[0] for kind in kinds_of(catalog()).values()}
    assert field_of(state).worth == (
        worth["scrap_cutters"] + worth["scrap_gunners"],
        worth["security_detail"] + worth["shock_team"],
    )
    assert field_of(state).starting == (2, 2)
    assert all(status.reserve for status in state.world.statuses.values())
    assert isinstance(state.agenda[-1], PlaceTurn)


def test_the_policies_are_those_of_a_match() -> None:
    rules = new_game(setup_of(ONE, TWO), 1, catalog()).settings
    assert (rules.mode, rules.wounds, rules.nerve) == ("match", Wounds.EFFECTS, Nerve.ARMY)
    assert (rules.rounds, rules.spacing, rules.span) == (4, True, 6)


@pytest.mark.rule("FF-113")
@pytest.mark.parametrize("theme", sorted(catalog().themes))
def test_a_table_of_48_by_48_has_at_least_20_pieces(theme: str) -> None:
    table = new_game(setup_of(ONE, TWO, theme=theme), 4, catalog()).table
    assert (table.grid.width, table.grid.height) == (48, 48)
    assert len(table.pieces) >= 20


@pytest.mark.rule("FF-113", "FR-08")
@pytest.mark.parametrize(("size", "fits"), [(36, True), (35, False)])
def test_a_table_that_is_too_small_is_refused(size: int, *, fits: bool) -> None:
    setup = setup_of(ONE, TWO, width=size, height=48)
    if fits:
        assert new_game(setup, 1, catalog()).table.grid.width == size
    else:
        with pytest.raises(ValueError, match="36"):
            new_game(setup, 1, catalog())
