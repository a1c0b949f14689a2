"""A forecast in words: dice, needs, every modifier by name, and the chances of what may follow."""

from collections.abc import Iterator, Sequence
from math import prod

import attrs

from starquest.engine.attack.salvo import Guard
from starquest.engine.forecast.facts import (
    DangerDice,
    DieTest,
    DieTestKind,
    Fate,
    Forecast,
    Happening,
    JumpDice,
    MeleeResult,
    Volley,
    mean,
)
from starquest.engine.steadied import SIX, certain, is_steadied, rest
from starquest.model.command import Command
from starquest.model.ids import EntityId
from starquest.model.modifier import Stat
from starquest.model.step import Ask
from starquest.model.steps.asks import AskKind
from starquest.text.chances import odds_words
from starquest.text.command_labels import label
from starquest.text.locale import has_words, words, words_in
from starquest.text.phrases import Phrases, capital, row
from starquest.text.questions.parts import asked_power, price
from starquest.text.rule_numbers import quest_numbers

LEAST = 0.005
"""A chance below this would be told as 0%."""
SPARED = 5 / 6
"""The chance of a die of dangerous ground to hurt nobody."""
SURE = 1.0 - LEAST
SHAKEN = "shaken"
"""A status that a fate tells already."""
PAYING = (AskKind.PAY_TEST, AskKind.PAY_SPELL)
FATIGUE = "fatigued"
"""A status that the question whether to strike back tells already."""


def dice_facts(told: Forecast, actor: EntityId, say: Phrases) -> Iterator[str]:
    """What is rolled, against what, and why."""
    yield from danger_facts(told.dangers, say)
    yield from jump_facts(told.jumps, say)
    for test in told.tests:
        if test.kind in (DieTestKind.SPELL, DieTestKind.STAT):
            yield _test(test, say)
    blocked: list[Guard] = []
    for volley in told.volleys:
        yield from _volley(volley, actor, say)
        for guard in volley.guards:
            if guard not in blocked:
                blocked.append(guard)
                yield _guard(guard, say)


def danger_facts(dangers: Sequence[DangerDice], say: Phrases) -> Iterator[str]:
    """The dice of dangerous ground, all those of a unit together."""
    for unit in dict.fromkeys(danger.unit for danger in dangers):
        dice, hurt = danger_of(dangers, unit, steadied=_steadied(say))
        yield words("foresight.danger", dice=dice, who=say.who(unit), hurt=hurt)


def _steadied(say: Phrases) -> bool:
    return say.state is not None and is_steadied(say.state.settings)


def danger_of(
    dangers: Sequence[DangerDice], unit: EntityId, *, steadied: bool
) -> tuple[int, float]:
    """How many dice of dangerous ground a unit may roll, and the chance of a wound by them."""
    most: dict[EntityId, int] = {}
    for danger in dangers:
        if danger.unit == unit:
            most[danger.model] = max(danger.dice, most.get(danger.model, 0))
    dice = sum(most.values())
    if steadied:
        return dice, 1.0 - prod([max(0.0, 1.0 - count / SIX) for count in most.values()])
    return dice, 1.0 - SPARED**dice


def jump_facts(jumps: Sequence[JumpDice], say: Phrases) -> Iterator[str]:
    """The jumps of a unit and the chance that anybody falls."""
    for unit in dict.fromkeys(jump.unit for jump in jumps):
        models, dice, need, falls = jump_of(jumps, unit)
        yield words(
            "foresight.jump", who=say.who(unit), several=models if models > 1 else 0,
            dice=dice, need=need, falls=falls,
        )  # fmt: skip


def jump_of(jumps: Sequence[JumpDice], unit: EntityId) -> tuple[int, int, int, float]:
    """How many of a unit jump, the most dice one rolls and what for, and the chance of a fall."""
    own = {jump.model: jump for jump in jumps if jump.unit == unit}
    lands = 1.0
    for jump in own.values():
        lands *= 1.0 - jump.falls
    dice = max([jump.dice for jump in own.values()], default=0)
    need = max([jump.need for jump in own.values()], default=0)
    return len(own), dice, need, 1.0 - lands


def _test(test: DieTest, say: Phrases) -> str:
    what = words_in("foresight.die", test.kind, who=say.who(test.unit), about=say.thing(test.about))
    passed = test.passed / test.made if test.made else 0.0
    return words(
        "foresight.test", what=what, need=test.need,
        base=test.base, mods=say.mods(test.mods),
        passed=passed, chance=test.made < SURE, share=test.made,
    )  # fmt: skip


def _volley(volley: Volley, actor: EntityId, say: Phrases) -> Iterator[str]:
    counts = [count for count, chance in volley.dice if chance >= LEAST] or [0]
    weapon, share = say.thing(volley.weapon), volley.chance
    if max(counts):
        yield words(
            "foresight.volley", back=volley.attacker != actor, weapon=weapon, dice=_between(counts),
            one=max(counts) == 1, need=volley.need,
            base=volley.base, mods=say.mods(volley.mods),
            chance=share < SURE, share=share,
        )  # fmt: skip
    else:
        yield words("foresight.by_itself", weapon=weapon, hits=volley.auto)
    more = [*_sure(volley.need, max(counts), say), *_more(volley, rolled=max(counts) > 0, say=say)]
    if more:
        yield words("phrases.semicolon").join(more)


def _sure(need: int, dice: int, say: Phrases) -> Iterator[str]:
    """What of steadied dice is certain, and the chance of one more."""
    if _steadied(say) and dice > 1:
        more = rest(dice, need) / SIX
        yield words("foresight.sure", sure=certain(dice, need), more=more > 0, share=more)


def _more(volley: Volley, *, rolled: bool, say: Phrases) -> Iterator[str]:
    """What else makes hits and wounds of the dice."""
    if volley.auto and rolled:
        yield words("foresight.auto", auto=volley.auto)
    if volley.extra:
        yield words("foresight.extra", extra=say.mods(volley.extra))
    if volley.multiplier > 1:
        yield words("foresight.multiplier", multiplier=volley.multiplier)
    if volley.deadly > 1:
        yield words("foresight.deadly", deadly=volley.deadly)


def _between(counts: list[int]) -> str:
    least, most = min(counts), max(counts)
    return str(most) if least == most else words("foresight.between", least=least, most=most)


def _guard(guard: Guard, say: Phrases) -> str:
    return words(
        "foresight.block", who=say.who(guard.unit), need=guard.need,
        base=guard.base, mods=say.mods(guard.mods),
        sixes=guard.six_need != guard.need, six_need=guard.six_need, rerolls=guard.rerolls,
        ignore=guard.ignore, source=say.thing(guard.ignore_source) if guard.ignore else "",
    )  # fmt: skip


def deed_heading(command: Command, fate: Fate | None, say: Phrases) -> str:
    """What would be done, and the odds for whom it is aimed at."""
    odds = odds_words(fate.wounds, fate.out) if fate and len(fate.wounds) > 1 else ""
    return words("foresight.deed", what=label(command, say), odds=odds)


def wounds_heading(fate: Fate, say: Phrases) -> str:
    """Whose wounds a distribution is of, and their mean."""
    return words("foresight.wounds", who=say.who(fate.unit), mean=fate.expected_wounds)


def heals_heading(fate: Fate, average: float, say: Phrases) -> str:
    """Whose wounds are healed, and how many on average."""
    return words("foresight.heals", who=say.who(fate.unit), mean=average)


def fate_fact(fate: Fate) -> str:
    """The chances of the ends a unit may come to; those that cannot be are left out."""
    found = [("kills", fate.destroyed), ("routs", fate.routed), ("down", fate.down),
             ("shakes", fate.shaken), ("tests", fate.tested), ("raises", fate.raised)]  # fmt: skip
    return row([words_in("foresight.fate", key, share=p) for key, p in found if p >= LEAST])


def other_facts(told: Forecast, say: Phrases) -> Iterator[str]:
    """The melee, what else may happen, and what the chances leave out."""
    if told.melee is not None:
        yield _melee(told.melee, say)
    yield from dict.fromkeys(spending(told, say))
    for happening in told.happenings:
        if has_words("foresight.happens", happening.kind) and happening.about != SHAKEN:
            yield _happening(happening, say)
    stops = sum(assumed.chance for assumed in told.assumptions if assumed.assumed is None)
    if stops >= LEAST:
        yield words("foresight.stops", share=stops)
    if told.untold >= LEAST:
        yield words("foresight.untold", share=told.untold)
    if not told.exact:
        yield words("foresight.crowd")


def spending(told: Forecast, say: Phrases) -> Iterator[str]:
    """What may be paid on the way, which the chances leave out."""
    for ask in [assumed.ask for assumed in told.assumptions]:
        if ask.kind in PAYING:
            yield _paid(told, ask, say)
        elif ask.kind is AskKind.REROLL_BLOCK:
            cost = price(ask.unit, quest_numbers().power.reroll_block, say)
            yield words("foresight.reroll", who=say.who(ask.unit), price=cost)
        elif ask.kind is AskKind.SPEND_TOKENS:
            yield words("foresight.tokens", who=say.who(ask.unit), tokens=max(ask.options))


def _paid(told: Forecast, ask: Ask, say: Phrases) -> str:
    """The whole truth of a test: what it takes, what the die gives, what makes it sure."""
    tests = [test for test in told.tests if test.unit == ask.unit and test.made]
    share = tests[0].passed / tests[0].made if tests else 0.0
    spent = [one for one in told.happenings if one.kind == "power" and one.unit == ask.unit]
    cost = -sum(amount for one in spent for amount, chance in one.amounts if chance >= SURE)
    pool = say.state.world.powers.get(ask.unit) if say.state else None
    left, most = (pool.left, pool.most) if pool else (0, 0)
    more = asked_power(ask.unit, max(ask.options), say)
    short = max(0, cost + more - left) if pool else 0
    return capital(words(
        "foresight.pay", cost=cost, share=share, more=more, wounds=short, left=left, most=most,
    ))  # fmt: skip


def answer_odds(told: Forecast, text: str, say: Phrases) -> str:
    """What an answer comes to in a few words, before what it means."""
    found = [words("foresight.fate_of", who=say.who(fate.unit), odds=odds)
             for fate in told.fates if (odds := _hurt(fate))]  # fmt: skip
    found += [heals_heading(fate, mean(fate.healed), say)
              for fate in told.fates if len(fate.healed) > 1]  # fmt: skip
    casts = [test for test in told.tests if test.kind is DieTestKind.SPELL and test.made]
    found += [words("foresight.works", share=test.passed / test.made) for test in casts]
    odds = words("phrases.semicolon").join(found)
    return words("foresight.answer", odds=odds, text=text)


def _hurt(fate: Fate) -> str:
    return odds_words(fate.wounds, fate.out) if len(fate.wounds) > 1 else ""


def answer_about(told: Forecast, actor: EntityId, say: Phrases) -> Iterator[str]:
    """The dice behind an answer, and what else it may come to."""
    yield from dice_facts(told, actor, say)
    for fate in told.fates:
        ends = fate_fact(fate)
        if ends:
            yield words("foresight.fate_of", who=say.who(fate.unit), odds=ends)
    rolled = bool(told.volleys or told.tests)
    known = [one for one in told.happenings if one.about != FATIGUE]
    left = attrs.evolve(told, happenings=tuple(known), melee=told.melee if rolled else None)
    yield from other_facts(left, say)


def _melee(melee: MeleeResult, say: Phrases) -> str:
    return words(
        "foresight.melee", target=say.who(melee.target), target_loses=melee.target_loses,
        charger=say.who(melee.charger), charger_loses=melee.charger_loses,
    )  # fmt: skip


def _happening(happening: Happening, say: Phrases) -> str:
    amount = max(happening.amounts, key=lambda one: one[1])[0]
    about = _about(happening, amount, say)
    told = words_in(
        "foresight.happens", happening.kind, who=say.who(happening.unit), about=about,
        amount=amount, lost=amount < 0,
    )  # fmt: skip
    return words("foresight.chance", what=told, share=happening.chance)


def _about(happening: Happening, amount: int, say: Phrases) -> str:
    if happening.kind == "modified" and happening.about in set(Stat):
        return words_in("phrases.effect", happening.about, value=amount, inches="")
    return say.thing(happening.about)


def unaimed(text: str, facts: Sequence[str]) -> str:
    """What something does, and what is rolled for it."""
    return words("foresight.unaimed", text=text, facts=words("phrases.semicolon").join(facts))


def next_fact(stands: float, told: str, wounds: float, fells: float) -> str:
    """What somebody would do next, and the worst of it."""
    return words(
        "foresight.next", share=stands, told=told, hurts=wounds >= LEAST, wounds=wounds,
        fells=fells >= LEAST, down=fells,
    )  # fmt: skip
