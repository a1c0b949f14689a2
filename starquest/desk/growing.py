"""What heroes become: each answer with what it would change, and what was answered so far."""

from collections.abc import Sequence

import attrs

from starquest.content.spells import Tradition
from starquest.content.treasure import Growth
from starquest.desk.hero_changes import chance, changes, enemies_of
from starquest.desk.playing import Playing
from starquest.desk.seats import GROWTH
from starquest.desk.skill_order import MOST as SUGGESTED
from starquest.desk.skill_order import by_use
from starquest.engine.actions.casting import NEED
from starquest.engine.game import step
from starquest.model.command import Choose
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import LevelFacts, SkillFacts, TraditionFacts
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import Ask, AskKind
from starquest.play.undo import limit_of
from starquest.text.locale import words
from starquest.text.phrases import Phrases, capital, stat_name
from starquest.text.questions.parts import Answer, Question
from starquest.text.questions.question import question


@attrs.frozen
class Weighed:
    """A question with what each answer comes to, and what more there is to say of each."""

    question: Question
    abouts: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    """The answers in the order they are listed in; as they are asked without one."""

    @property
    def listed(self) -> tuple[int, ...]:
        """The answers, by their places in the question, as they are listed."""
        return self.order or tuple(range(len(self.question.options)))


def weighed(state: GameState, ask: Ask, say: Phrases) -> Weighed:
    """A question as it is put: those of growth tell what would change."""
    asked = question(ask, say)
    match ask.kind:
        case AskKind.LEVEL:
            return _level(state, ask, asked, say)
        case AskKind.LEARN:
            return _learn(state, ask, asked, say)
        case AskKind.TRADITION:
            facts = ask.about(TraditionFacts)
            return Weighed(asked, tuple(_spells(name, say) for name in facts.traditions))
        case _:
            return Weighed(asked)


def _learn(state: GameState, ask: Ask, asked: Question, say: Phrases) -> Weighed:
    skills = ask.about(SkillFacts).skills
    order = by_use(skills, state.world.heroes[ask.unit], say.catalog)
    best = {skills[at] for at in order[:SUGGESTED]}
    told = [_tried(name, ask.unit, say, best=name in best) for name in skills]
    return Weighed(_detailed(asked, told), tuple(say.catalog.skills[n].text for n in skills), order)


def _detailed(asked: Question, details: Sequence[str]) -> Question:
    """The same question, each answer with these words where there are some."""
    pairs = zip(asked.options, details, strict=True)
    options = tuple(Answer(answer.label, told or answer.detail) for answer, told in pairs)
    return attrs.evolve(asked, options=options)


def _level(state: GameState, ask: Ask, asked: Question, say: Phrases) -> Weighed:
    told = [_changed(state, at, ask.unit, say) for at in range(len(ask.options))]
    abouts = [_more(raised.stat, ask.unit, say) for raised in ask.about(LevelFacts).raises]
    body = asked.body
    if any(raised.stat == Growth.QUALITY for raised in ask.about(LevelFacts).raises):
        body = f"{body} {enemies_of(state, say)}"
    return Weighed(attrs.evolve(_detailed(asked, told), body=body), tuple(abouts))


def _changed(state: GameState, at: int, unit: EntityId, say: Phrases) -> str:
    """What an answer changes, found by giving it to a copy of the game."""
    result = step(state, Choose(at))
    found = changes(state, result.state, unit, say) if isinstance(result, Applied) else []
    return capital(words("phrases.semicolon").join(found)) + "." if found else ""


def _more(stat: str, unit: EntityId, say: Phrases) -> str:
    """The spells that an improvement leads to."""
    assert say.state is not None  # noqa: S101 - a question is of a game
    hero = say.state.world.heroes[unit]
    if stat == "caster" and not any(rule.name == "caster" for rule in hero.base.rules):
        return "\n".join(_named_spells(tradition, say) for tradition in Tradition)
    return ""


def _named_spells(tradition: Tradition, say: Phrases) -> str:
    rows = [spell for spell in say.catalog.spells.values() if spell.tradition is tradition]
    name = tradition.value.replace("_", " ").title()
    spells = words("phrases.comma").join(spell.name for spell in rows)
    return words("changes.tradition", name=name, spells=spells)


def _tried(name: str, unit: EntityId, say: Phrases, *, best: bool) -> str:
    """What a skill is tried on, how likely it works, what it costs, and if it is suggested."""
    assert say.state is not None  # noqa: S101 - as above
    skill, hero = say.catalog.skills[name], say.state.world.heroes[unit]
    need = int(getattr(hero, skill.stat))
    return words(
        "changes.skill",
        stat=stat_name(skill.stat),
        need=need,
        chance=chance(need),
        cost=skill.cost,
        best=best,
    )


def _spells(tradition: str, say: Phrases) -> str:
    rows = [s for s in say.catalog.spells.values() if s.tradition is Tradition(tradition)]
    return "\n".join(
        words(
            "changes.spell",
            name=spell.name,
            value=spell.value,
            range=say.inches(spell.range),
            need=NEED,
            chance=chance(NEED),
            text=spell.text,
        )
        for spell in rows
    )


# confirming


def is_final(playing: Playing, option: int) -> bool:
    """Whether an answer about growth is one that nobody could take back."""
    before = playing.state
    if playing.ask is None or playing.ask.kind not in GROWTH:
        return False
    result = step(before, Choose(option))
    shown = playing.open_table
    return isinstance(result, Applied) and bool(limit_of(before, result.state, open_table=shown))


def answered(playing: Playing, option: int, say: Phrases) -> list[str]:
    """What was answered about growth since it can be taken back, and this answer."""
    given: list[tuple[Ask, int]] = []
    for taken in playing.run.back.done:
        top = taken.before.agenda[-1]
        if isinstance(top, Ask) and top.kind in GROWTH and isinstance(taken.command, Choose):
            given.append((top, taken.command.option))
        else:
            given.clear()
    if playing.ask is not None:
        given.append((playing.ask, option))
    return [_in_full(ask, at, say) for ask, at in given]


def _in_full(ask: Ask, at: int, say: Phrases) -> str:
    """An answer in a line, and what a skill that was chosen does."""
    line = told(ask, at, say)
    if ask.kind is not AskKind.LEARN:
        return line
    skill = say.catalog.skills[ask.about(SkillFacts).skills[at]]
    return words("changes.learned", line=line, text=skill.text)


def told(ask: Ask, at: int, say: Phrases) -> str:
    """An answer in a line: what was asked, and what was chosen."""
    asked = question(ask, say)
    return words("changes.answered", title=asked.title, answer=asked.options[at].label)
