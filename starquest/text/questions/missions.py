"""Questions of the mission: waves, corners, tokens, XP."""

from starquest.engine.modes.quest.party import quest_if_any
from starquest.model.component import Objective
from starquest.model.ids import EntityId
from starquest.model.step import Ask
from starquest.text.phrases import Phrases, counted, listed
from starquest.text.questions.parts import Answer, Question, yes_no
from starquest.text.words import CORNERS

RUIN = 3
REVIVED = 3
LATE = 6


def priority(ask: Ask, say: Phrases) -> Question:
    """Which objective is the priority."""
    choices = tuple(Answer(f"Objective {n}", _objective(n, say)) for n in ask.options)
    body = "If you hold it when the wave ends, every objective you hold is worth 1 XP more."
    return Question("Choose the priority", body, choices)


def _objective(number: int, say: Phrases) -> str:
    row = _row(number, say)
    if row is None:
        return ""
    return f"{say.where(row.cell)}, {row.damage} of {RUIN} damage".capitalize()


def _row(number: int, say: Phrases) -> Objective | None:
    rows = say.state.world.objectives.values() if say.state else ()
    return next((row for row in rows if row.number == number), None)


def boss(_ask: Ask, say: Phrases) -> Question:
    """Whether to start a boss fight."""
    quest = quest_if_any(say.state) if say.state else None
    points = quest.party * quest.share * quest.wave // 100 if quest else 0
    wave = f"Wave {quest.wave}" if quest else "This wave"
    no = Answer("An ordinary wave", f"Worth {points} points.")
    yes = Answer("Fight the boss", f"Worth {2 * points} points; destroy them all for double XP.")
    return Question("Call the boss?", f"{wave} may be a boss fight.", yes_no(no, yes))


def corner(ask: Ask, say: Phrases) -> Question:
    """In which corner a unit arrives."""
    who = say.who(ask.unit)
    choices = tuple(Answer(CORNERS[n].capitalize(), _beside(n, say)) for n in ask.options)
    return Question(
        f"{who}: which corner?",
        "They come onto the table there. The die leaves it to you.",
        choices,
    )


def _beside(corner: int, say: Phrases) -> str:
    """What lies in the quarter of a corner."""
    rows = say.state.world.objectives.values() if say.state else ()
    near = [row for row in rows if say.where(row.cell) == f"in the {CORNERS[corner]}"]
    mission = quest_if_any(say.state) if say.state else None
    first = mission.priority if mission else 0
    told = [
        f"objective {row.number} ({row.damage} of {RUIN} damage"
        f"{', the priority' if row.number == first else ''})"
        for row in near
    ]
    return f"Corner {corner}, the quarter of {listed(told)}." if told else f"Corner {corner}."


def scavenge(ask: Ask, say: Phrases) -> Question:
    """Which of two dice a search token takes."""
    bonus = _bonus(ask.unit, say)
    body = f"{say.who(ask.unit)} looked twice: choose one of the two dice."
    choices = tuple(Answer(f"The {die}", _token(die, bonus, say)) for die in ask.options)
    return Question("Which die counts?", body + (f" The roll has +{bonus}." if bonus else ""),
                    choices)  # fmt: skip


def _bonus(unit: EntityId, say: Phrases) -> int:
    if say.state is None:
        return 0
    pack = say.state.world.packs.get(unit)
    worn = (pack.armour, pack.shield, *pack.upgrades) if pack else ()
    gear = sum(say.catalog.gear[name].search for name in worn if name)
    mission = quest_if_any(say.state)
    return gear + (mission is not None and mission.wave >= LATE)


def _token(die: int, bonus: int, say: Phrases) -> str:
    rows = say.catalog.treasure.values()
    hazard = next((row for row in rows if row.kind == "hazard" and die in row.rolls), None)
    good = (row for row in rows if row.kind != "hazard" and die + bonus in row.rolls)
    found = hazard or next(good, None)
    return f"{found.name}: {found.text}" if found else ""


def trove(ask: Ask, say: Phrases) -> Question:
    """What a treasure trove holds."""
    left = 2 - len(ask.targets)
    who = f" {say.who(ask.unit)} takes it." if ask.unit else " It waits on the table."
    choices = tuple(_find(label, say) for label in ask.labels)
    return Question("A treasure trove!", f"Choose {counted(left, 'thing')} more.{who}", choices)


def _find(label: str, say: Phrases) -> Answer:
    item = say.catalog.items.get(label)
    if item:
        return Answer(item.name, item.text)
    return Answer(f"{label.rpartition('+')[2]} credits", "Chips to spend in the shop.")


def cure(ask: Ask, say: Phrases) -> Question:
    """Which condition goes."""
    rows = [say.catalog.conditions[label] for label in ask.labels]
    choices = tuple(Answer(f"Lose {row.name}", row.text) for row in rows)
    source = f"{say.thing(ask.source)} takes one condition away." if ask.source else ""
    return Question(f"{say.who(ask.unit)}: which condition goes?", source, choices)


def injury(ask: Ask, say: Phrases) -> Question:
    """Whether to revive a hero with an injury."""
    who = say.who(ask.unit)
    names = listed(row.name for row in say.catalog.injuries.values())
    no = Answer("Leave them", f"{who} stays Unconscious in the next wave.")
    yes = Answer("Carry them in", f"Up with {REVIVED} wounds left and a random injury.")
    body = f"{who} can be brought back hurt until the next wave ends: {names}, by a die."
    return Question(f"Bring {who} back?", body, yes_no(no, yes))
