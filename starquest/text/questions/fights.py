"""Questions in the middle of a fight."""

from starquest.model.ids import OFF_TABLE, EntityId
from starquest.model.step import Ask, AskKind, ResolveSpell
from starquest.text.phrases import Phrases, counted
from starquest.text.questions.parts import Answer, Question, has_power, price, yes_no

FOLLOWING = 3


def keep_back(ask: Ask, say: Phrases) -> Question:
    """Whether to keep an Ambush or Scout unit off the table."""
    rule = say.thing(ask.source)
    text = say.catalog.rules[ask.source].text if ask.source in say.catalog.rules else ""
    no = Answer("Deploy now", "It takes its place with the others.")
    yes = Answer("Keep it back", "It waits off the table and comes later.")
    return Question(f"Keep {say.who(ask.unit)} back?", f"{rule}: {text}", yes_no(no, yes))


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
    spell, helps = say.thing(ask.source), _helps(ask, say)
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
    who, what = say.who(ask.unit), say.thing(ask.source)
    cost = max(ask.options)
    no = Answer("Let it fail", f"{what} comes to nothing.")
    yes = Answer(f"Pay {cost} power", f"{what} works after all; {price(ask.unit, cost, say)}.")
    body = f"{who} failed the test for {what}.{has_power(ask.unit, say)}"
    return Question(f"{who}: pay for {what}?", body, yes_no(no, yes))


def pay_spell(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for a failed spell."""
    who, spell = say.who(ask.unit), say.thing(ask.source)
    cost = max(ask.options)
    no = Answer("Let it fizzle", "The tokens are spent for nothing.")
    paid = price(ask.unit, cost, say)
    yes = Answer(f"Pay {cost} power", f"{spell} hits {say.all(ask.targets)}; {paid}.")
    body = f"{spell} failed.{has_power(ask.unit, say)}"
    return Question(f"{who}: force {spell}?", body, yes_no(no, yes))


def reroll_block(ask: Ask, say: Phrases) -> Question:
    """Whether to pay power for one more try to block."""
    who, weapon = say.who(ask.unit), say.thing(ask.source)
    no = Answer("Take it", "The wounds stand.")
    paid = price(ask.unit, 1, say)
    yes = Answer("Roll again", f"One failed block is rolled again, needs {ask.amount}+; {paid}.")
    body = f"{weapon} got through. Once a round 1 power buys one more try to block."
    return Question(f"{who}: try to block again?", body + has_power(ask.unit, say), yes_no(no, yes))


def somewhere(ask: Ask, say: Phrases) -> Question:
    """A cell is chosen on the map."""
    who, source = say.who(ask.unit), say.thing(ask.source) if ask.source else ""
    reach = say.inches(ask.amount)
    match ask.kind:
        case AskKind.FOLLOW_UP:
            title = f"{who}: move on?"
            body = f"The fight is won: {who} may move up to {say.inches(FOLLOWING)}."
        case AskKind.SHIFT:
            title, body = f"{source}: move {who}", f"Up to {reach}. Choose a cell on the map."
        case AskKind.PLACE:
            title = f"{source}: place {who}"
            body = f"Anywhere within {reach}, but not beside an enemy. Choose a cell on the map."
        case AskKind.POINT:
            title = f"{source}: choose a point"
            body = f"{say.all(ask.targets)} will be placed within {reach} of it."
        case _:
            title = f"Where does {who} get up?"
            body = f"Within {say.inches(FOLLOWING)} of an objective you hold."
    return Question(title, body, (Answer("Stay", "Nobody moves."),) if stays(ask) else ())


def stays(ask: Ask) -> bool:
    """Whether staying is one of the answers."""
    return OFF_TABLE in ask.options
