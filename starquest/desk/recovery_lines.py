"""What became of a run that was brought back from its files, in words."""

from collections.abc import Sequence

from starquest.content.catalog import Catalog
from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.state import GameState
from starquest.play.saves import SavedRun
from starquest.play.saves.recover import Lost, Trouble
from starquest.play.saves.summary import Waits, waiting
from starquest.play.session import Run
from starquest.text.clean import clean
from starquest.text.locale import words


def run_news(run: Run) -> list[str]:
    """What there is to say of a run that somebody comes back to."""
    if not isinstance(run, SavedRun):
        return []
    told = (recovered(run.troubles, run.state), other_data(run.other_data))
    return [part for part in told if part]


def recovered(troubles: Sequence[Trouble], state: GameState) -> str:
    """What was recovered and what was not; nothing if all is well."""
    if not troubles:
        return ""
    parts = [words("recovery.to", moment=moment(state)), *map(_lost, troubles)]
    return "; ".join(parts)


def _lost(trouble: Trouble) -> str:
    match trouble.lost:
        case Lost.NEWEST:
            return words("recovery.newest", reason=trouble.reason)
        case Lost.MISSING:
            return words("recovery.missing", count=trouble.count)
        case Lost.TORN:
            return words("recovery.torn", count=trouble.count)
        case Lost.DIFFERS:
            return words("recovery.differs", number=trouble.count)


def other_data(version: str) -> str:
    """That a run was played with another version or other data; nothing if it was not."""
    return words("recovery.other_data", version=version) if version else ""


def moment(state: GameState) -> str:
    """Where a run stands, in words: "wave 4, the Medic to act"."""
    waits, hero = waiting(state)
    mission = quest_if_any(state)
    if mission is None:
        return words(
            "runs.round",
            mode=state.settings.mode,
            round=state.round,
            over=waits is Waits.NOBODY,
        )
    wave = mission.wave
    match waits:
        case Waits.NOBODY:
            return words("recovery.moment.end")
        case Waits.DEPLOYMENT:
            return words("recovery.moment.deployment")
        case Waits.SHOP:
            return words("recovery.moment.shop", wave=wave)
        case Waits.HERO:
            return words("recovery.moment.hero", wave=wave, who=_actor(state, hero))
        case Waits.PARTY:
            return words("recovery.moment.party", wave=wave)
        case Waits.PROGRAM:
            return words("recovery.moment.program", wave=wave)


def _actor(state: GameState, hero: int) -> str:
    """Who acts, with an article where it is a class and not a name."""
    who = clean(state.world.units[[*state.world.heroes][hero]].name)
    classes = state.catalog.heroes.values() if isinstance(state.catalog, Catalog) else ()
    unnamed = who in {row.name for row in classes}
    return words("recovery.unnamed", kind=who) if unnamed else who
