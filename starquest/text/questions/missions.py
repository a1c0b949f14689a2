"""Questions of the mission: waves, corners, tokens."""

from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.modes.quest.search_tokens import roll_bonus, treasure_under
from starquest.engine.modes.quest.waves import wave_points
from starquest.engine.scene import scene_of
from starquest.model.component import Objective
from starquest.model.ids import NOBODY, EntityId
from starquest.model.modes.quest.ask_facts import CureFacts, TroveFacts, TroveFind
from starquest.model.state import GameState
from starquest.model.step import Ask
from starquest.text.locale import words
from starquest.text.phrases import Phrases, capital, listed, measured
from starquest.text.questions.parts import Answer, Question, yes_no
from starquest.text.rule_numbers import quest_numbers


def priority(ask: Ask, say: Phrases) -> Question:
    """Which objective is the priority, with how far each is from the party."""
    best = nearest(ask, say.state) if say.state else 0
    choices = tuple(
        Answer(words("questions.priority.choice", number=number), _objective(number, best, say))
        for number in ask.options
    )
    numbers = quest_numbers()
    body = words(
        "questions.priority.body", xp=numbers.rewards.with_priority, full=numbers.waves.alertness
    )
    return Question(words("questions.priority.title"), body, choices)


def nearest(ask: Ask, state: GameState) -> int:
    """The number of the objective the party holds most easily: the nearest, the soundest."""
    rows = [row for row in state.world.objectives.values() if row.number in ask.options]
    weighed = [(_away(row, state)[0], row.damage, row.number) for row in rows]
    return min(weighed)[2] if weighed else 0


def _away(row: Objective, state: GameState) -> tuple[int, EntityId]:
    """How far an objective is from the nearest hero, in half-inches, and from whom."""
    scene, grid = scene_of(state), state.table.grid
    ways = [
        (grid.distance(cell, row.cell), hero)
        for hero in scene.world.heroes
        for cell in scene.cells(hero)
    ]
    return min(ways, default=(0, NOBODY))


def _objective(number: int, best: int, say: Phrases) -> str:
    row = next((row for row in _objectives(say) if row.number == number), None)
    if row is None:
        return ""
    halves, hero = _away(row, say.state) if say.state else (0, NOBODY)
    told = words(
        "questions.priority.choice_help",
        place=say.part(row.cell),
        who=say.who(hero) if hero else "",
        length=measured(halves),
        damage=row.damage,
        most=quest_numbers().objectives.destroyed_at,
        best=number == best,
    )
    return capital(told)


def _objectives(say: Phrases) -> list[Objective]:
    return [*say.state.world.objectives.values()] if say.state else []


def boss(_ask: Ask, say: Phrases) -> Question:
    """Whether to start a boss fight."""
    mission = quest_if_any(say.state) if say.state else None
    few, many = (wave_points(mission, boss=boss) if mission else 0 for boss in (False, True))
    no = Answer(words("questions.boss.no"), words("questions.boss.no_help", points=few))
    yes = Answer(words("questions.boss.yes"), words("questions.boss.yes_help", points=many))
    body = words("questions.boss.body", wave=mission.wave if mission else 0)
    return Question(words("questions.boss.title"), body, yes_no(no, yes))


def corner(ask: Ask, say: Phrases) -> Question:
    """In which corner a unit arrives."""
    choices = tuple(Answer(capital(say.corner(n)), _beside(n, say)) for n in ask.options)
    title = words("questions.corner.title", who=say.who(ask.unit))
    return Question(title, words("questions.corner.body"), choices)


def _beside(corner: int, say: Phrases) -> str:
    """What lies in the quarter of a corner."""
    mission = quest_if_any(say.state) if say.state else None
    first = mission.priority if mission else 0
    near = [row for row in _objectives(say) if say.quarter(row.cell) == corner]
    told = [
        words(
            "questions.corner.objective",
            number=row.number,
            damage=row.damage,
            most=quest_numbers().objectives.destroyed_at,
            priority=row.number == first,
        )
        for row in near
    ]
    objectives = listed(told) if told else ""
    return words("questions.corner.choice_help", corner=corner, objectives=objectives)


def scavenge(ask: Ask, say: Phrases) -> Question:
    """Which of two dice a search token takes."""
    bonus = _bonus(ask.unit, say)
    body = words("questions.scavenge.body", who=say.who(ask.unit), bonus=bonus)
    choices = tuple(
        Answer(words("questions.scavenge.choice", die=die), _token(die, bonus, say))
        for die in ask.options
    )
    return Question(words("questions.scavenge.title"), body, choices)


def _bonus(unit: EntityId, say: Phrases) -> int:
    mods = roll_bonus(scene_of(say.state), unit) if say.state else ()
    return sum(mod.value for mod in mods)


def _token(die: int, bonus: int, say: Phrases) -> str:
    found = treasure_under(say.catalog, die, die + bonus)
    return words("questions.scavenge.choice_help", name=found.name, text=found.text)


def trove(ask: Ask, say: Phrases) -> Question:
    """What a treasure trove holds."""
    facts = ask.about(TroveFacts)
    who = say.who(ask.unit) if ask.unit else ""
    body = words(
        "questions.trove.body", left=quest_numbers().search.trove - len(facts.chosen), who=who
    )
    choices = tuple(_find(find, say) for find in facts.finds)
    return Question(words("questions.trove.title"), body, choices)


def _find(find: TroveFind, say: Phrases) -> Answer:
    item = say.catalog.items.get(find.item)
    if item:
        return Answer(item.name, item.text)
    credit = words("questions.trove.credits", credits=find.credits)
    return Answer(credit, words("questions.trove.credits_help"))


def cure(ask: Ask, say: Phrases) -> Question:
    """Which condition goes."""
    facts = ask.about(CureFacts)
    rows = [say.catalog.conditions[name] for name in facts.conditions]
    choices = tuple(
        Answer(words("questions.cure.choice", condition=row.name), row.text) for row in rows
    )
    source = say.thing(facts.source) if facts.source else ""
    title = words("questions.cure.title", who=say.who(ask.unit))
    return Question(title, words("questions.cure.body", source=source), choices)


def injury(ask: Ask, say: Phrases) -> Question:
    """Whether to revive a hero with an injury."""
    who = say.who(ask.unit)
    names = listed(row.name for row in say.catalog.injuries.values())
    no = Answer(words("questions.injury.no"), words("questions.injury.no_help", who=who))
    hurt = words("questions.injury.yes_help", wounds=quest_numbers().recovery.injured)
    yes = Answer(words("questions.injury.yes"), hurt)
    body = words("questions.injury.body", who=who, injuries=names)
    return Question(words("questions.injury.title", who=who), body, yes_no(no, yes))
