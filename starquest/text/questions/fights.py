"""Questions in the middle of a fight."""

from starquest.model.ids import OFF_TABLE, EntityId
from starquest.model.modes.quest.ask_facts import TrialFacts
from starquest.model.step import Ask, AskKind, ResolveSpell
from starquest.model.steps.ask_facts import (
    BlockFacts,
    PlaceFacts,
    PointFacts,
    PushFacts,
    RuleFacts,
    ShiftFacts,
    SpellFacts,
)
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.questions.parts import Answer, Question, has_power, price, yes_no
from starquest.text.rule_numbers import CAST_FROM, EDGE, FOLLOWING, PUSHED, PUSHES, quest_numbers


def keep_back(ask: Ask, say: Phrases) -> Question:
    """Whether to keep an Ambush or Scout unit off the table."""
    rule = ask.about(RuleFacts).rule
    text = say.catalog.rules[rule].text if rule in say.catalog.rules else ""
    no = Answer(words("questions.keep_back.no"), words("questions.keep_back.no_help"))
    yes = Answer(words("questions.keep_back.yes"), words("questions.keep_back.yes_help"))
    title = words("questions.keep_back.title", who=say.who(ask.unit))
    body = words("questions.keep_back.body", rule=say.thing(rule), text=text)
    return Question(title, body, yes_no(no, yes))


def strike_back(ask: Ask, say: Phrases) -> Question:
    """Whether to strike back in melee."""
    who, tired = say.who(ask.unit), _tired(ask.unit, say)
    no = Answer(words("questions.strike_back.no"), words("questions.strike_back.no_help"))
    blow = words("questions.strike_back.yes_help", tired=tired)
    yes = Answer(words("questions.strike_back.yes"), blow)
    title = words("questions.strike_back.title", who=who)
    body = words("questions.strike_back.body", who=who, charger=_charger(say), tired=tired)
    return Question(title, body, yes_no(no, yes))


def _tired(unit: EntityId, say: Phrases) -> bool:
    status = say.state.world.statuses.get(unit) if say.state else None
    return bool(status and status.fatigued)


def _charger(say: Phrases) -> str:
    melee = say.state.melee if say.state else None
    return say.who(melee.charger) if melee else ""


def spend_tokens(ask: Ask, say: Phrases) -> Question:
    """How many tokens to help or hinder a spell with."""
    spell, helps = say.thing(ask.about(SpellFacts).spell), _helps(ask, say)
    most = max(ask.options)
    body = words(
        "questions.spend_tokens.body",
        who=say.who(ask.unit),
        tokens=most,
        helps=helps,
        need=CAST_FROM,
    )
    choices = tuple(_tokens(count, helps=helps) for count in ask.options)
    return Question(words("questions.spend_tokens.title", helps=helps, spell=spell), body, choices)


def _tokens(count: int, *, helps: bool) -> Answer:
    detail = words("questions.spend_tokens.choice_help", tokens=count, helps=helps)
    return Answer(words("questions.spend_tokens.choice", tokens=count), detail)


def _helps(ask: Ask, say: Phrases) -> bool:
    if say.state is None:
        return True
    casts = [step for step in say.state.agenda if isinstance(step, ResolveSpell)]
    units = say.state.world.units
    return not casts or units[casts[-1].caster].side is ask.side


def pay_test(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for a failed test."""
    who, what = say.who(ask.unit), say.thing(ask.about(TrialFacts).what)
    cost, power = max(ask.options), has_power(ask.unit, say)
    no = Answer(words("questions.pay_test.no"), words("questions.pay_test.no_help", what=what))
    paid = words("questions.pay_test.yes_help", what=what, price=price(ask.unit, cost, say))
    yes = Answer(words("questions.pay_test.yes", cost=cost), paid)
    title = words("questions.pay_test.title", who=who, what=what)
    body = words("questions.pay_test.body", who=who, what=what, power=power)
    return Question(title, body, yes_no(no, yes))


def pay_spell(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for a failed spell."""
    facts, cost = ask.about(SpellFacts), max(ask.options)
    who, spell = say.who(ask.unit), say.thing(facts.spell)
    no = Answer(words("questions.pay_spell.no"), words("questions.pay_spell.no_help"))
    paid = words(
        "questions.pay_spell.yes_help",
        spell=spell,
        targets=say.all(facts.targets),
        price=price(ask.unit, cost, say),
    )
    yes = Answer(words("questions.pay_spell.yes", cost=cost), paid)
    body = words("questions.pay_spell.body", spell=spell, power=has_power(ask.unit, say))
    return Question(words("questions.pay_spell.title", who=who, spell=spell), body, yes_no(no, yes))


def reroll_block(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for one more try to block."""
    facts, power = ask.about(BlockFacts), has_power(ask.unit, say)
    no = Answer(words("questions.reroll_block.no"), words("questions.reroll_block.no_help"))
    paid = price(ask.unit, quest_numbers().power.reroll_block, say)
    again = words("questions.reroll_block.yes_help", need=facts.need, price=paid)
    yes = Answer(words("questions.reroll_block.yes"), again)
    weapon = say.thing(facts.weapon)
    body = words(
        "questions.reroll_block.body",
        weapon=weapon,
        cost=quest_numbers().power.reroll_block,
        power=power,
    )
    title = words("questions.reroll_block.title", who=say.who(ask.unit))
    return Question(title, body, yes_no(no, yes))


def somewhere(ask: Ask, say: Phrases) -> Question:
    """A cell is chosen on the map."""
    stay = Answer(words("questions.cell.stay"), words("questions.cell.stay_help"))
    return Question(*_place(ask, say), (stay,) if stays(ask) else ())


def _place(ask: Ask, say: Phrases) -> tuple[str, str]:
    """The title and the body of a question for a cell."""
    who = say.who(ask.unit)
    match ask.facts:
        case ShiftFacts(source, inches):
            title = words("questions.shift.title", source=say.thing(source), who=who)
            return title, words("questions.shift.body", inches=say.inches(inches))
        case PlaceFacts(source, inches):
            title = words("questions.place.title", source=say.thing(source), who=who)
            return title, words("questions.place.body", inches=say.inches(inches))
        case PointFacts(source, inches, targets):
            near, everybody = say.inches(inches), say.all(targets)
            body = words("questions.point.body", targets=everybody, inches=near)
            return words("questions.point.title", source=say.thing(source)), body
        case PushFacts(target):
            far, edge, whom = say.inches(PUSHED), say.inches(EDGE), say.who(target)
            body = words("questions.push.body", target=whom, inches=far, need=PUSHES, edge=edge)
            return words("questions.push.title", who=who, target=whom), body
    if ask.kind is AskKind.FOLLOW_UP:
        body = words("questions.follow_up.body", who=who, inches=say.inches(FOLLOWING))
        return words("questions.follow_up.title", who=who), body
    body = words("questions.stand.body", inches=say.inches(quest_numbers().recovery.standing))
    return words("questions.stand.title", who=who), body


def stays(ask: Ask) -> bool:
    """Whether staying is one of the answers."""
    return OFF_TABLE in ask.options
