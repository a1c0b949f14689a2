"""The panel beside the map, by keys: what a unit bears, whence, and for how long."""

import pytest

from starquest.model.modifier import Grant, Modifier, Stat, Until
from starquest.model.profile import RuleRef
from starquest.ui.table.shown import Shown
from tests.desk.test_in_sight import state
from tests.support.changes import ailing, bearing
from tests.ui.support import SIZES, opened, play

TOLD = (
    "Impaired: -1 to hit, in melee and when shooting. Until a Curing Kit or a Rest takes it",
    "Mark Target: +1 on attacks against it, until it is attacked",
    "Battle Plan: Fast, until the round ends. Advances 2",
)


@pytest.mark.parametrize("size", SIZES)
def test_what_a_unit_bears_is_told_where_one_looks(size: tuple[int, int]) -> None:
    borne = bearing(state(), "1", Modifier("mark_target", Stat.BE_HIT, 1, Until.ATTACKED))
    borne = bearing(borne, "1", Grant("battle_plan", RuleRef("fast"), Until.ROUND))

    async def scene() -> None:
        async with opened(ailing(borne, "1", "impaired"), size=size) as desk:
            await desk.keys("1")
            told = " ".join(desk.game.shown.facts.split())
            assert all(line in told for line in TOLD)
            pages = [desk.text()]
            for _ in range(6):
                await desk.keys("right_square_bracket")
                pages.append(desk.text())
            assert all(any(word in page for page in pages) for word in ("Impaired:", "Battle Plan"))
            assert desk.fits()

    play(scene())


@pytest.mark.parametrize("size", SIZES)
def test_the_first_frame_has_its_panels_as_wide_as_they_stay(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wrapped for another width first: the panels do not wait for a resize."""
    monkeypatch.setattr(Shown, "widen", lambda _: None)

    async def scene() -> None:
        async with opened(state(), size=size) as desk:
            shown = desk.game.shown
            assert desk.game.query_one("#side").outer_size.width == shown.inside + 3
            assert desk.game.query_one("#objectives").content_size.width == shown.inside

    play(scene())
