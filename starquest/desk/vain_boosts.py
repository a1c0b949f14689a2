"""Boosts of the next attack that are allowed and would change no attack that is possible now."""

from collections.abc import Iterator

import attrs

from starquest.content.aims import Aim
from starquest.content.ops import Grant, Modify
from starquest.content.skills import Way
from starquest.desk.choices import Choice
from starquest.desk.enter_action import Deed
from starquest.desk.foresight import after, foreseen, moment_of
from starquest.desk.playing import Playing
from starquest.engine.forecast.facts import Forecast
from starquest.engine.forecast.forecast import forecast
from starquest.model.command import Command
from starquest.model.dice import Dice
from starquest.model.modifier import Stat, Until

LUCKY = Dice(0, script=(6,) * 20)
"""Dice with which a test is passed: only what a boost would be good for is asked."""
ATTACKS = ("shoot", "charge")
ODDS = (Stat.HIT, Stat.HIT_MELEE, Stat.HIT_SHOOTING, Stat.AP_SHOOTING)
UNTIL = (Until.ATTACK, Until.AIM)
"""The ends of what is meant for the next attack."""
MOST = 16
"""The most attacks that are compared; among more, one is likely to be better."""
DIGITS = 6
"""Odds that differ less are the same."""


def is_vain(playing: Playing, choice: Choice) -> bool:
    """Whether a choice only boosts the next attack, and every attack now has the same odds."""
    if not choice.listed or not _only_boosts(playing, choice):
        return False
    command, moment = choice.listed[0], moment_of(playing)
    if command not in moment.vain:
        moment.vain[command] = _changes_nothing(playing, command)
    return moment.vain[command]


def _only_boosts(playing: Playing, choice: Choice) -> bool:
    way = _way(playing, choice)
    ops = way.ops if way and way.aim is Aim.SELF else ()
    # a rule alone may serve for something else until then, as hiding does
    attacks = any(isinstance(op, Modify) and op.stat in ODDS for op in ops)
    return attacks and all(isinstance(op, Grant | Modify) and op.until in UNTIL for op in ops)


def _way(playing: Playing, choice: Choice) -> Way | None:
    catalog, name = playing.catalog, choice.name
    if choice.action == "feat":
        return catalog.feats[playing.state.world.heroes[playing.focus].feat].ways[choice.way]
    found = catalog.items.get(name) or catalog.skills.get(name)
    return found.ways[choice.way] if found else None


def _changes_nothing(playing: Playing, boost: Command) -> bool:
    attacks = list(_attacks(playing))
    return 0 < len(attacks) <= MOST and all(_same(playing, boost, deed) for deed in attacks)


def _attacks(playing: Playing) -> Iterator[Deed]:
    """Every attack that is possible now: each charge by its first cell."""
    for choice in playing.choices():
        if choice.action in ATTACKS:
            before = (choice.first,) if choice.first else ()
            for command in (*choice.listed, *[group[0] for group in choice.groups]):
                yield (*before, command)


def _same(playing: Playing, boost: Command, deed: Deed) -> bool:
    lucky = attrs.evolve(moment_of(playing).known, dice=LUCKY)
    boosted = after(lucky, (boost, *deed[:-1]))
    if boosted is None:
        return False
    then, now = forecast(boosted, deed[-1]), foreseen(playing, deed)
    return not then.untold and not now.untold and _odds(then) == _odds(now)


def _odds(told: Forecast) -> list[tuple[object, ...]]:
    """What may become of everybody."""
    return [
        (fate.unit, *[round(chance, DIGITS) for chance in (*fate.wounds, fate.out, fate.shaken)])
        for fate in told.fates
    ]
