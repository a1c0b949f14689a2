"""What the horde decides, and by which line of its list."""

from collections.abc import Mapping

from starquest.model import event as events
from starquest.model.decision import Goal, GoalKind, Line, Why
from starquest.text.narration.registry import tell
from starquest.text.phrases import Phrases

LINES: Mapping[Line, str] = {
    Line.ORDER: "acts next",
    Line.DOOR: "opens a door",
    Line.TARGET: "picks a target",
    Line.END: "is done",
    Line.FOLLOW_UP: "has won its fight",
    Line.STRIKE_BACK: "strikes back",
    Line.SPEND_TOKENS: "meddles with the spell",
    Line.ANSWER: "decides",
}
"""What a decision outside the list is."""
REASONS: Mapping[Why, str] = {
    Why.SHAKEN: "it is Shaken and recovers",
    Why.WAITED: "it had to wait for the others",
    Why.NEAREST: "it is nearest to a hero",
    Why.CASTABLE: "a spell it can cast",
    Why.BEST_TARGET: "the best target it knows",
    Why.NOTHING_LEFT: "nothing more to do",
    Why.ALWAYS: "always",
    Why.STAYS: "it stays",
    Why.CANNOT_MOVE: "it cannot move",
    Why.IN_RANGE: "a target is in range",
    Why.IN_REACH: "a hero is in reach",
    Why.CLOSE_BY: "a hero is close",
    Why.LONGEST_SHOT: "the longest shot it can keep",
    Why.DOOR_ON_WAY: "a door on the way to {goal}",
    Why.TO_GOAL: "to {goal}",
    Why.TOWARD_GOAL: "toward {goal}",
    Why.TOWARD_WITH_SHOT: "toward {goal} with a shot",
    Why.HOLDS_GOAL: "it holds {goal}",
    Why.HOLDS_WITH_SHOT: "it holds {goal} with a shot",
    Why.SHOT_NO_WAY: "it has a shot and no way nearer to {goal}",
    Why.NO_WAY: "no way nearer to {goal}",
    Why.AS_NEAR: "as near to {goal} as it gets",
}
DEEDS: Mapping[Why, str] = {
    Why.TO_GOAL: "going {why}",
    Why.TOWARD_GOAL: "going {why}",
    Why.TOWARD_WITH_SHOT: "going {why}",
    Why.AS_NEAR: "going {why}",
    Why.LONGEST_SHOT: "taking {why}",
    Why.IN_REACH: "charging {target}, in reach",
    Why.CLOSE_BY: "charging {target}, close by",
    Why.CASTABLE: "casting a spell",
}
"""What a unit is about to do by a line of the list; who does none of these stays."""


@tell.register
def _(event: events.Decided, say: Phrases) -> str:
    target = say.who(event.target) if event.target and event.target != event.unit else ""
    told = caption(event, say)
    return f"{told} ({target})." if target and target not in told else f"{told}."


def caption(event: events.Decided, say: Phrases) -> str:
    """Who decided what and why; the number is the line of the horde's list that said so."""
    why = REASONS[event.why].format(goal=_goal(event.goal))
    if not event.line.numbered:
        return f"{say.who(event.unit)} {LINES[event.line]}: {why}"
    deed = DEEDS.get(event.why, "staying, {why}")
    told = deed.format(why=why, target=say.who(event.target))
    return f"{say.who(event.unit)}: {told} (line {event.line})"


def _goal(goal: Goal) -> str:
    """What a unit is after."""
    match goal.kind:
        case GoalKind.OBJECTIVE:
            return f"objective {goal.number}"
        case GoalKind.ENEMY:
            return "the nearest hero"
        case GoalKind.NOISE:
            return "the noise"
        case GoalKind.NOTHING:
            return "nothing"
