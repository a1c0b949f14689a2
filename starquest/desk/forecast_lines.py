"""What Enter may come to, as lines of the inspect panel: odds, a plot of wounds, every modifier."""

from collections.abc import Iterator, Sequence

from starquest.desk.charge_plan import charge_costs, charge_facts
from starquest.desk.choices import Choice, target_of
from starquest.desk.enter_action import Deed, meant
from starquest.desk.facts import fact_lines
from starquest.desk.foresight import answer, foreseen
from starquest.desk.playing import Playing
from starquest.desk.styled import Line, Span
from starquest.desk.waits import Wait
from starquest.engine.forecast.facts import Chances, Fate, Forecast, mean
from starquest.model.command import Advance, Charge, Rush
from starquest.text.captions import short
from starquest.text.chances import odds_words
from starquest.text.foreseen import (
    LEAST,
    deed_heading,
    dice_facts,
    fate_fact,
    heals_heading,
    next_fact,
    other_facts,
    spending,
    unaimed,
    wounds_heading,
)
from starquest.text.locale import words
from starquest.text.names import Names
from starquest.text.phrases import Phrases

DEEDS = 4
"""The most ways to do something that are told in full."""
BARS = 6
"""The most bars of a plot; the last stands for the rest."""
ANSWERS = 2
"""The most enemies of whom it is told what they would do next."""
UNAIMED = ("cast", "skill", "item", "feat", "scurry")
"""What may be done without aiming and yet depend on dice."""
LONGEST = 24
"""The longest bar."""
BESIDE = 9
"""The columns of a plot that are not its bars."""


def preview_lines(playing: Playing, names: Names, width: int) -> list[Line]:
    """Everything about what Enter would do with what is under the cursor."""
    if playing.wait not in (Wait.ACT, Wait.AIM):
        return []
    say = Phrases(playing.catalog, names, playing.state)
    deeds = [deed for deed in meant(playing) if not isinstance(deed[-1], Advance | Rush)]
    return [row for deed in deeds[:DEEDS] for row in _deed_lines(playing, deed, say, width)]


def deed_odds(playing: Playing, deed: Deed) -> str:
    """The odds of a deed for whom it is aimed at, in a few words."""
    fate = foreseen(playing, deed).fate(target_of(deed[-1]))
    odds = [odds_words(fate.wounds, fate.out)] if fate else []
    costs = charge_costs(playing, deed) if isinstance(deed[-1], Charge) else []
    return words("phrases.semicolon").join([*odds, *costs])


def unaimed_text(playing: Playing, choice: Choice, text: str, say: Phrases) -> str:
    """What a choice does, with what it rolls for where it is done at once, without aiming."""
    if choice.action == "skill":
        samples = [*choice.listed, *[group[0] for group in choice.groups]]
        facts = [*spending(foreseen(playing, (samples[0],)), say)]
        return unaimed(text, facts) if facts else text
    if not choice.plain or not choice.listed or choice.action not in UNAIMED:
        return text
    told = foreseen(playing, (choice.listed[0],))
    facts = [*dice_facts(told, playing.focus, say), *spending(told, say)]
    return unaimed(text, facts) if facts else text


def _deed_lines(playing: Playing, deed: Deed, say: Phrases, width: int) -> list[Line]:
    told = foreseen(playing, deed)
    if told == Forecast():
        return []
    heading = deed_heading(deed[-1], told.fate(target_of(deed[-1])), say)
    found = fact_lines([heading, *charge_facts(playing, deed)], width, heading)
    for fate in told.fates:
        found += _fate_lines(playing, fate, say, width)
    facts = [*dice_facts(told, playing.focus, say), *other_facts(told, say)]
    facts += _next_facts(playing, deed, told, say)
    return found + fact_lines(facts, width)


def _fate_lines(playing: Playing, fate: Fate, say: Phrases, width: int) -> list[Line]:
    found: list[Line] = []
    if len(fate.wounds) > 1:
        found += fact_lines([wounds_heading(fate, say)], width)
        found += bars(fate.wounds, playing.glyphs.full, width)
    if len(fate.healed) > 1:
        found += fact_lines([heals_heading(fate, mean(fate.healed), say)], width)
        found += bars(fate.healed, playing.glyphs.full, width)
    ends = fate_fact(fate)
    return found + (fact_lines([ends], width) if ends else [])


def bars(chances: Chances, full: str, width: int) -> list[Line]:
    """A small plot: a row for each number, a bar as long as its chance, and the chance."""
    shown = [*chances[: BARS - 1], sum(chances[BARS - 1 :])][: len(chances)]
    room, most = max(1, min(LONGEST, width - BESIDE)), max(shown)
    return [_bar(at, chance, full, round(room * chance / most), last=_is_rest(at, chances))
            for at, chance in enumerate(shown) if chance >= LEAST]  # fmt: skip


def _is_rest(at: int, chances: Sequence[float]) -> bool:
    return at == BARS - 1 and len(chances) > BARS


def _bar(at: int, chance: float, full: str, length: int, *, last: bool) -> Line:
    number = f" {at}{'+' if last else ' '} "
    return Span(number), Span(full * max(1, length)), Span(f" {chance:.0%}")


def _next_facts(playing: Playing, deed: Deed, told: Forecast, say: Phrases) -> Iterator[str]:
    """What the enemies it touches would do next, if they stand."""
    scene = playing.scene
    foes = [fate for fate in told.fates if scene.side(fate.unit) is not playing.side]
    for fate in foes[:ANSWERS]:
        stands = 1.0 - fate.destroyed
        found = answer(playing, deed, fate.unit) if stands >= LEAST else None
        if found is None:
            continue
        wounds = sum(one.expected for one in found.attackers)
        fells = max([one.fells for one in found.attackers], default=0.0)
        last = short(found.intent.commands[-1].told, say)
        yield next_fact(stands, last, wounds, fells)
