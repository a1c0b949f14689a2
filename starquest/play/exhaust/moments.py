"""Moments a prepared game starts at, instead of its beginning."""

from collections.abc import Sequence

from starquest.engine.board.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.modes.quest.heroes.downed import go_down
from starquest.engine.modes.quest.layout import deployment_area, settle_hero
from starquest.engine.modes.quest.quarters import table_centre
from starquest.engine.modes.quest.search_tokens import place_token
from starquest.model.dice import Stream
from starquest.model.ids import NOBODY
from starquest.model.step import EndWave, Replenish, Reveal, Shop, StartWave, StrikeEvent
from starquest.play.exhaust.gifts import Gift


def moment(wave: int = 0, alertness: int = 0) -> Gift:
    """The mission stands at the end of a wave, and the next one has come so far."""
    return lambda draft: draft.note(wave=wave, finished=wave, alertness=alertness)


def wave_end(wave: int, fallen: int) -> Gift:
    """A wave is just over: everybody stands at the table's centre, but for those who lie there."""

    def give(draft: Draft) -> None:
        _gather(draft)
        for hero in list(draft.world.heroes)[:fallen]:
            go_down(draft, hero, "gift")
        draft.note(wave=wave)
        draft.agenda[:] = [EndWave()]

    return give


def shopping(stock: Sequence[str]) -> Gift:
    """The first wave is over, and the shop has these things."""

    def give(draft: Draft) -> None:
        _gather(draft)
        draft.note(wave=1, finished=1, stock=tuple(stock))
        draft.agenda[:] = [StartWave(), Replenish(), Shop()]

    return give


def storms(count: int) -> Gift:
    """Several events strike one after the other before the first wave."""

    def give(draft: Draft) -> None:
        _gather(draft)
        draft.agenda[:] = [StartWave(), *[StrikeEvent()] * count]

    return give


def _gather(draft: Draft) -> None:
    """Everybody stands at the table's centre, in the first round."""
    centre, distance = table_centre(draft.table), draft.field.grid.distance
    cells = cells_of(deployment_area(draft) & draft.field.free)
    cells.sort(key=lambda cell: (distance(centre, cell), cell))
    for hero, cell in zip(draft.world.heroes, cells, strict=False):
        settle_hero(draft, hero, cell)
    draft.round = 1


def tokens(lying: int, opened: int, inches: int = 6) -> Gift:
    """Search tokens lie round the table's centre, and others have just been looked under."""

    def give(draft: Draft) -> None:
        for _ in range(lying + opened):
            place_token(draft, table_centre(draft.table), inches, Stream.LOOT)
        draft.push(*[Reveal(token, NOBODY) for token in list(draft.world.search_tokens)[-opened:]])

    return give
