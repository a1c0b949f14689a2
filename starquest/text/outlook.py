"""What could happen to a unit on a cell, in words."""

from collections.abc import Iterator

from starquest.engine.circumstances import Cover
from starquest.engine.forecast.threats import Attacker, OwnShot, Risk, Threat
from starquest.text.chances import odds_words
from starquest.text.foreseen import LEAST
from starquest.text.locale import words, words_in
from starquest.text.phrases import Phrases, row

MOST = 5
"""The most attackers, and the most shots, that are told one by one."""


def threat_facts(threat: Threat, seen: int, say: Phrases) -> Iterator[str]:
    """How dangerous a cell is, by whom, and what could be done from there."""
    yield level(threat.risk)
    yield words("outlook.scope", seen=seen)
    worst = sorted(threat.attackers, key=lambda one: -one.expected)
    for attacker in worst[:MOST]:
        yield _attacker(attacker, say)
    if len(worst) > MOST:
        yield words("outlook.more", more=len(worst) - MOST)
    for shot in threat.own_shots[:MOST]:
        yield _own(shot, say)


def level(risk: Risk) -> str:
    """A cell in one line."""
    return words_in(
        "outlook.level", risk.level, attackers=risk.attackers, wounds=risk.expected,
        falls=risk.falls,
    )  # fmt: skip


def _attacker(attacker: Attacker, say: Phrases) -> str:
    return words(
        "outlook.attacker", who=say.who(attacker.enemy), melee=attacker.melee,
        weapons=row(map(say.thing, attacker.weapons)), wounds=attacker.expected,
        fells=attacker.fells >= LEAST, down=attacker.fells,
        cover=not attacker.melee and attacker.cover is not Cover.NONE,
    )  # fmt: skip


def _own(shot: OwnShot, say: Phrases) -> str:
    odds = odds_words(shot.odds.wounds, shot.odds.destroyed)
    return words("outlook.own", weapon=say.thing(shot.weapon), who=say.who(shot.target), odds=odds)


def may_fall(risk: Risk, who: str) -> str:
    """Why it is asked before a unit goes where it may fall."""
    return words(
        "outlook.ask.body", attackers=risk.attackers, who=who, wounds=risk.expected,
        falls=risk.falls,
    )  # fmt: skip
