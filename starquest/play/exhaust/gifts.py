"""What a prepared game starts with: changes to a mission before its first decision."""

from collections.abc import Callable, Sequence

import attrs

from starquest.content.build import learnable
from starquest.content.catalog import Catalog
from starquest.engine.agenda import run
from starquest.engine.attack.wounds import tough_of_unit
from starquest.engine.draft import Draft
from starquest.engine.game import open_game
from starquest.engine.hooks import Rule
from starquest.engine.modes.quest.heroes.conditions import afflict
from starquest.engine.modes.quest.heroes.pack import outfit, pay
from starquest.engine.modes.quest.levels import raised
from starquest.model.change import changed
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup
from starquest.model.step import GainXp
from starquest.play.modes.quest.spread import Picks

Gift = Callable[[Draft], None]


def prepared(quest: QuestSetup, seed: int, catalog: Catalog, gifts: Sequence[Gift]) -> Applied:
    """A game at its first decision, its gifts given."""
    opened = open_game(quest, seed, catalog)
    draft = Draft(opened.state)
    for gift in gifts:
        gift(draft)
    run(draft)
    return Applied(draft.freeze(), (*opened.events, *draft.events))


def experience(xp: int) -> Gift:
    """Everybody earns XP at once."""
    return lambda draft: draft.push(*[GainXp(hero, xp, "gift") for hero in draft.world.heroes])


def riches(credits_: int) -> Gift:
    """Everybody has money."""

    def give(draft: Draft) -> None:
        for hero in draft.world.heroes:
            pay(draft, hero, credits_, "gift")

    return give


def toughness(more: int) -> Gift:
    """Everybody bears more wounds."""
    return lambda draft: _raise(draft, Rule.toughness, more)


def magic(more: int) -> Gift:
    """Casters gain more tokens."""
    return lambda draft: _raise(draft, Rule.casts, more)


def _raise(draft: Draft, hook: Callable[..., object], by: int) -> None:
    for hero, row in list(draft.world.heroes.items()):
        base = attrs.evolve(row.base, rules=raised(row.base.rules, hook, by))
        draft.world.heroes[hero] = attrs.evolve(row, base=base)
        outfit(draft, hero)


def skills(names: Sequence[str]) -> Gift:
    """Everybody knows these skills too."""

    def give(draft: Draft) -> None:
        for hero, row in list(draft.world.heroes.items()):
            known = tuple(dict.fromkeys((*row.skills, *names)))
            draft.world.heroes[hero] = attrs.evolve(row, skills=known)

    return give


def drawn_skills(picks: Picks, count: int) -> Gift:
    """Everybody knows some more of the skills its class may learn."""

    def give(draft: Draft) -> None:
        for hero, row in list(draft.world.heroes.items()):
            more = picks.some(learnable(draft.catalog, row.kind, row.skills), count)
            draft.world.heroes[hero] = attrs.evolve(row, skills=(*row.skills, *more))

    return give


def things(**fields: str | tuple[str, ...]) -> Gift:
    """Everybody's pack holds these things in these of its fields."""

    def give(draft: Draft) -> None:
        for hero, pack in list(draft.world.packs.items()):
            draft.world.packs[hero] = changed(pack, **fields)
            outfit(draft, hero)

    return give


def ailing(condition: str) -> Gift:
    """Everybody but the last hero has a condition and half its wounds."""

    def give(draft: Draft) -> None:
        for hero in list(draft.world.heroes)[:-1]:
            afflict(draft, hero, condition, "gift")
            model = draft.world.squads[hero].members[0]
            wounds = tough_of_unit(draft, hero) // 2
            draft.world.bodies[model] = attrs.evolve(draft.world.bodies[model], wounds=wounds)

    return give
