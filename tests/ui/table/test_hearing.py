"""Keys without any effect are counted, and no others."""

from tests.ui.states import besieged, mission, solo
from tests.ui.support import Desk, opened, play


async def lost(desk: Desk, *keys: str) -> list[str]:
    """What of some keys was lost."""
    desk.game.hearing.settle_accounts()
    before = len(desk.game.hearing.lost)
    await desk.keys(*keys)
    desk.game.hearing.settle_accounts()
    return desk.game.hearing.lost[before:]


def test_only_keys_without_any_effect_are_lost() -> None:
    async def scene() -> None:
        async with opened(besieged(solo(mission("breacher", "medic")))) as desk:
            assert await lost(desk, "asterisk", "T", "tab", "right", "full_stop", "plus") == []
            assert await lost(desk, "escape") == ["escape"]

    play(scene())


def test_reading_on_at_the_end_of_what_is_said_is_lost() -> None:
    async def scene() -> None:
        async with opened(besieged(solo(mission("breacher", "medic")))) as desk:
            assert await lost(desk, "right_square_bracket") == []
            for _ in range(20):
                await desk.keys("right_square_bracket")
            assert await lost(desk, "right_square_bracket") == ["right_square_bracket"]
            assert await lost(desk, "left_square_bracket") == []

    play(scene())
