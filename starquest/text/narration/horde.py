"""What the horde decides, and by which line of its list."""

from starquest.model import event as events
from starquest.text.locale import words, words_in, words_of
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases


@tell.register
def _(event: events.Decided, say: Phrases) -> str:
    target = say.who(event.target) if event.target and event.target != event.unit else ""
    told = caption(event, say)
    if target and target not in told:
        return words("narration.decided.aimed", told=told, target=target)
    return words("narration.decided.told", told=told)


def caption(event: events.Decided, say: Phrases) -> str:
    """Who decided what and why; the number is the line of the horde's list that said so."""
    who = say.who(event.unit)
    goal = words_in("narration.goal", event.goal.kind, number=event.goal.number)
    if not event.line.numbered:
        why = words_in("narration.why", event.why, goal=goal)
        doing = words_of("narration.doing")[event.line]
        return words("narration.decided.otherwise", who=who, doing=doing, why=why)
    deed = words_in("narration.deed", event.why, goal=goal, target=say.who(event.target))
    return words("narration.decided.by_list", who=who, deed=deed, line=event.line)
