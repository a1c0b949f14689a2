"""Honours of a mission so far: open, done or missed, measured on its account."""

from collections.abc import Callable
from enum import StrEnum

import attrs

from starquest.content.honours import HonourDef, load_honours
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.ids import Side
from starquest.play.account.account import Account

LATE = 5
"""The wave from which on a clean sweep counts."""
UNLUCKY = 1 / 3
VICTORY = "victory"


class Standing(StrEnum):
    """How it stands with an honour."""

    OPEN = "open"
    DONE = "done"
    MISSED = "missed"


@attrs.frozen
class Honour:
    """An honour in one mission."""

    honour: HonourDef
    reached: int
    standing: Standing


def honours_of(account: Account) -> list[Honour]:
    """Every honour that a mission could earn; none where there is no mission."""
    mission = quest_if_any(account.state)
    if mission is None:
        return []
    wanted = [h for h in load_honours() if not h.only_with or h.only_with in mission.challenges]
    return [_honour(honour, account) for honour in wanted]


def _honour(honour: HonourDef, account: Account) -> Honour:
    reached = MEASURES[honour.measure](account)
    if reached >= honour.least:
        return Honour(honour, reached, Standing.DONE)
    spoilt = bool(honour.spoilt_by) and MEASURES[honour.spoilt_by](account) > 0
    over = account.state.outcome is not None
    return Honour(honour, reached, Standing.MISSED if spoilt or over else Standing.OPEN)


def _waves(account: Account) -> int:
    mission = quest_if_any(account.state)
    return mission.finished if mission else 0


def _falls(account: Account) -> int:
    return sum(leg.falls for leg in account.legs)


def _lost(account: Account) -> int:
    return sum(leg.lost for leg in account.legs)


def _unfallen(account: Account) -> int:
    """Waves finished before the first fall."""
    return _before(account, [leg.falls for leg in account.legs])


def _unlost(account: Account) -> int:
    return _before(account, [leg.lost for leg in account.legs])


def _before(account: Account, marred: list[int]) -> int:
    """Finished waves before the first one that something marred."""
    first = next((at for at, count in enumerate(marred) if count), len(marred))
    return sum(leg.finished for leg in account.legs[:first])


def _after_fall(account: Account) -> int:
    """Finished waves from the first fall on, that wave among them."""
    first = next((at for at, leg in enumerate(account.legs) if leg.falls), len(account.legs))
    return sum(leg.finished for leg in account.legs[first:])


def _heroes(account: Account, what: str) -> list[int]:
    heroes = account.state.world.heroes
    return [getattr(account.of(hero), what) for hero in heroes]


def _swept(account: Account) -> int:
    late = [leg for leg in account.legs if leg.number >= LATE and leg.finished]
    return sum(leg.swept for leg in late)


def _unlucky_win(account: Account) -> int:
    outcome = account.state.outcome
    won = outcome is not None and outcome.reason == VICTORY
    return int(won and account.total[Side.ONE].rank <= UNLUCKY)


MEASURES: dict[str, Callable[[Account], int]] = {
    "waves": _waves,
    "falls": _falls,
    "lost": _lost,
    "waves_unfallen": _unfallen,
    "waves_unlost": _unlost,
    "waves_after_fall": _after_fall,
    "waves_unhurt": lambda a: sum(leg.finished and not leg.taken for leg in a.legs),
    "most_held": lambda a: max((leg.held for leg in a.legs), default=0),
    "bosses": lambda a: sum(leg.boss and leg.finished for leg in a.legs),
    "best_points": lambda a: max(_heroes(a, "points"), default=0),
    "kills": lambda a: sum(_heroes(a, "kills")),
    "searched": lambda a: sum(_heroes(a, "searched")),
    "credits": lambda a: sum(_heroes(a, "credits")),
    "swept": _swept,
    "unlucky_win": _unlucky_win,
}
"""What honours measure, by the word of the data."""
