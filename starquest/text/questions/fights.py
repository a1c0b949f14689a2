"""Questions in the middle of a fight."""

from starquest.model.ids import OFF_TABLE, EntityId
from starquest.model.modes.quest.ask_facts import TrialFacts
from starquest.model.step import Ask, AskKind, ResolveSpell
from starquest.model.steps.ask_facts import (
    BlockFacts,
    PlaceFacts,
    PointFacts,
    RuleFacts,
    ShiftFacts,
    SpellFacts,
)
from starquest.text.phrases import Phrases, counted
from starquest.text.questions.parts import Answer, Question, has_power, price, yes_no

FOLLOWING = 3


def keep_back(ask: Ask, say: Phrases) -> Question:
    """Whether to keep an Ambush or Scout unit off the table."""
    rule = ask.about(RuleFacts).rule
    text = say.catalog.rules[rule].text if rule in say.catalog.rules else ""
    no = Answer("Deploy now", "It takes its place with the others.")
    yes = Answer("Keep it back", "It waits off the table and comes later.")
    return Question(
        f"Keep {say.who(ask.unit)} back?", f"{say.thing(rule)}: {text}", yes_no(no, yes)
    )


def strike_back(ask: Ask, say: Phrases) -> Question:
    """Whether to strike back in melee."""
    who, tired = say.who(ask.unit), _tired(ask.unit, say)
    now = "It is fatigued already, so only 6s hit." if tired else "It is fresh and hits as usual."
    no = Answer("Stand fast", "No blows, no fatigue from this fight.")
    cost = "Stays" if tired else "Then it is"
    yes = Answer("Strike back", f"{cost} fatigued: until the round ends only 6s hit in melee.")
    return Question(f"{who}: strike back?", f"{who} was charged by {_charger(say)}. {now}",
                    yes_no(no, yes))  # fmt: skip


def _tired(unit: EntityId, say: Phrases) -> bool:
    status = say.state.world.statuses.get(unit) if say.state else None
    return bool(status and status.fatigued)


def _charger(say: Phrases) -> str:
    melee = say.state.melee if say.state else None
    return say.who(melee.charger) if melee else "an enemy"


def spend_tokens(ask: Ask, say: Phrases) -> Question:
    """How many tokens to help or hinder a spell with."""
    spell, helps = say.thing(ask.about(SpellFacts).spell), _helps(ask, say)
    sign = "+" if helps else "-"
    body = f"{say.who(ask.unit)} has {counted(max(ask.options), 'spell token')}. "
    body += f"Each one gives {sign}1 to the casting roll, which needs 4+."
    choices = tuple(
        Answer(counted(n, "token"), f"{sign}{n} to the roll" if n else "Keep them all.")
        for n in ask.options
    )
    verb = "Help" if helps else "Hinder"
    return Question(f"{verb} {spell}?", body, choices)


def _helps(ask: Ask, say: Phrases) -> bool:
    if say.state is None:
        return True
    casts = [step for step in say.state.agenda if isinstance(step, ResolveSpell)]
    units = say.state.world.units
    return not casts or units[casts[-1].caster].side is ask.side


def pay_test(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for a failed test."""
    who, what = say.who(ask.unit), say.thing(ask.about(TrialFacts).what)
    cost = max(ask.options)
    no = Answer("Let it fail", f"{what} comes to nothing.")
    yes = Answer(f"Pay {cost} power", f"{what} works after all; {price(ask.unit, cost, say)}.")
    body = f"{who} failed the test for {what}.{has_power(ask.unit, say)}"
    return Question(f"{who}: pay for {what}?", body, yes_no(no, yes))


def pay_spell(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for a failed spell."""
    facts = ask.about(SpellFacts)
    who, spell = say.who(ask.unit), say.thing(facts.spell)
    cost = max(ask.options)
    no = Answer("Let it fizzle", "The tokens are spent for nothing.")
    paid = price(ask.unit, cost, say)
    yes = Answer(f"Pay {cost} power", f"{spell} hits {say.all(facts.targets)}; {paid}.")
    body = f"{spell} failed.{has_power(ask.unit, say)}"
    return Question(f"{who}: force {spell}?", body, yes_no(no, yes))


def reroll_block(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for one more try to block."""
    facts = ask.about(BlockFacts)
    who, weapon = say.who(ask.unit), say.thing(facts.weapon)
    no = Answer("Take it", "The wounds stand.")
    paid = price(ask.unit, 1, say)
    yes = Answer("Roll again", f"One failed block is rolled again, needs {facts.need}+; {paid}.")
    body = f"{weapon} got through. Once a round 1 power buys one more try to block."
    return Question(f"{who}: try to block again?", body + has_power(ask.unit, say), yes_no(no, yes))


def somewhere(ask: Ask, say: Phrases) -> Question:
    """A cell is chosen on the map."""
    who = say.who(ask.unit)
    match ask.facts:
        case ShiftFacts(source, inches):
            title = f"{say.thing(source)}: move {who}"
            body = f"Up to {say.inches(inches)}. Choose a cell on the map."
        case PlaceFacts(source, inches):
            title = f"{say.thing(source)}: place {who}"
            body = f"Anywhere within {say.inches(inches)}, but not beside an enemy."
            body += " Choose a cell on the map."
        case PointFacts(source, inches, targets):
            title = f"{say.thing(source)}: choose a point"
            body = f"{say.all(targets)} will be placed within {say.inches(inches)} of it."
        case _ if ask.kind is AskKind.FOLLOW_UP:
            title = f"{who}: move on?"
            body = f"The fight is won: {who} may move up to {say.inches(FOLLOWING)}."
        case _:
            title = f"Where does {who} get up?"
            body = f"Within {say.inches(FOLLOWING)} of an objective you hold."
    return Question(title, body, (Answer("Stay", "Nobody moves."),) if stays(ask) else ())


def stays(ask: Ask) -> bool:
    """Whether staying is one of the answers."""
    return OFF_TABLE in ask.options
