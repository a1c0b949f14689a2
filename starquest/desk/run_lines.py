"""Saved runs in words: for the title, the load screen, the score table and the command line."""

import time

from starquest.content.catalog import Catalog
from starquest.content.difficulties import CUSTOM
from starquest.desk.columns import cut
from starquest.play.saves import Broken, Entry, Summary
from starquest.play.saves.summary import Waits
from starquest.play.scores import Score
from starquest.text.clean import clean
from starquest.text.locale import words, words_in, words_of
from starquest.text.phrases import listed

KIB = 1024
WON = 11
"""Letters of whoever won in the score table."""
QUEST = "quest"
"""The mode whose runs are told by waves; the others are told by rounds."""


def party(summary: Summary, catalog: Catalog) -> str:
    """The heroes: Ash (Medic, Bob), Breacher; where there are none, who plays each side."""
    if summary.players:
        names = [player(summary, side) for side in (0, -1)]
        return words("runs.against", one=names[0], two=names[1])
    return ", ".join(_hero(catalog, *hero) for hero in summary.party)


def player(summary: Summary, side: int) -> str:
    """Who plays a side: a name, the only person, or a program."""
    if summary.players[side]:
        return clean(summary.players[side])
    mind = summary.minds[side] if summary.minds else "?"
    return words("skirmish.program") if mind else words("skirmish.you")


def _hero(catalog: Catalog, kind: str, name: str, player: str) -> str:
    called = catalog.heroes[kind].name if kind in catalog.heroes else clean(kind)
    shown = clean(name) if name else called
    notes = [called] if shown != called else []
    notes += [clean(player)] if player else []
    return f"{shown} ({', '.join(notes)})" if notes else shown


def moment(summary: Summary) -> str:
    """How far a run has come: wave 4, Medic to act."""
    wave = summary.wave
    if summary.mode != QUEST:
        return words(
            "runs.round", mode=summary.mode, round=summary.round, over=bool(summary.outcome)
        )
    if summary.outcome:
        return words("runs.over", wave=wave, result=result(summary))
    match summary.waits:
        case Waits.NOBODY:
            return words("runs.wave", wave=wave)
        case Waits.SHOP:
            return words("runs.shop", wave=wave)
        case Waits.PROGRAM:
            return words("recovery.moment.program", wave=wave)
        case Waits.HERO if 0 <= summary.hero < len(summary.party):
            kind, name, _ = summary.party[summary.hero]
            return words("recovery.moment.hero", wave=wave, who=clean(name or kind))
        case _:
            return words("recovery.moment.party", wave=wave)


def result(summary: Summary) -> str:
    """How a run ended."""
    return words_of("runs.result").get(summary.outcome) or clean(summary.outcome)


def ended(record: Score) -> str:
    """How a finished run ended; of a match, who won."""
    if record.fight is None:
        return result(record.summary)
    won, players = record.fight.winner, record.summary.players
    who = cut(player(record.summary, won), WON) if 0 <= won < len(players) else ""
    return words("runs.fought", draw=won < 0, who=who)


def factions(summary: Summary, catalog: Catalog) -> str:
    """The horde."""
    names = [
        catalog.factions[f].name if f in catalog.factions else clean(f) for f in summary.factions
    ]
    return listed(names) or words("runs.unknown_enemies")


def difficulty(summary: Summary, catalog: Catalog) -> str:
    """How hard a mission was set up to be; nothing where nobody has chosen."""
    if summary.difficulty == CUSTOM:
        return words("odds.custom")
    kind = catalog.difficulties.get(summary.difficulty)
    unknown = clean(summary.difficulty) if summary.difficulty else ""
    return kind.name if kind else unknown


def size(count: int) -> str:
    """Bytes as people say them."""
    if count < KIB:
        return words("runs.bytes", count=count)
    return words("runs.kib", count=-(-count // KIB))


def when(seconds: float) -> str:
    """A moment on the clock of this place."""
    try:
        return time.strftime(words("runs.clock"), time.localtime(seconds))
    except (ValueError, OverflowError, OSError):
        return words("runs.unknown_time")


def facts(entry: Entry, catalog: Catalog) -> list[tuple[str, str]]:
    """Everything about a run that helps to choose one."""
    told = _facts(entry, catalog)
    return [(words_in("runs.fact", key), text) for key, text in told.items()]


def _facts(entry: Entry, catalog: Catalog) -> dict[str, str]:
    """The same by what they are about."""
    summary = entry.summary
    theme = catalog.themes[summary.theme].name if summary.theme in catalog.themes else ""
    return {
        "where": moment(summary),
        "party": party(summary, catalog),
        "enemies": factions(summary, catalog),
        "challenges": ", ".join(map(clean, summary.challenges)) or words("runs.no_challenges"),
        "board": words("runs.board", small=summary.small, theme=theme),
        "turns": words("runs.turns", phases=summary.phases),
        "seed": str(summary.seed),
        "score": words(
            "runs.score",
            score=summary.score,
            ranked=summary.ranked,
            piloted=summary.piloted,
            steadied=summary.steadied,
        ),
        "saved": when(entry.when),
        "version": clean(summary.version),
        "size": size(entry.size),
    }


def run_line(entry: Entry | Broken, catalog: Catalog) -> str:
    """A run in one line, as `starquest saves` prints it."""
    name = clean(entry.name)
    if isinstance(entry, Broken):
        return words("runs.broken", name=name, reason=clean(entry.reason, 200))
    told = _facts(entry, catalog)
    return words(
        "runs.line",
        name=name,
        where=told["where"],
        party=told["party"],
        enemies=told["enemies"],
        challenges=told["challenges"],
        seed=told["seed"],
        saved=told["saved"],
        version=told["version"],
        size=told["size"],
    )


def scored(place: int, record: Score, catalog: Catalog) -> str:
    """A line of the score table."""
    summary = record.summary
    rank = f"{place:>3}" if record.ranked else "  -"
    calm = "~" if summary.steadied else " "
    score = f"{summary.score:>6}" if summary.mode == QUEST else f"{summary.score:>+6}"
    waves = f"{summary.finished:>5}" if summary.mode == QUEST else "    -"
    told = f"{score}{calm} {waves}  {ended(record):<15}"
    mark = "*" if summary.piloted else " "
    when = words("runs.daily", day=clean(record.daily, 10)) if record.daily else record.when
    return f"{rank}{mark}{told}  {clean(when, 16):<16}  {party(summary, catalog)}"
