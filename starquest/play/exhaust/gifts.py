"""What a prepared game starts with: changes to a mission before its first decision."""

from collections.abc import Callable, Sequence

import attrs

from starquest.content.catalog import Catalog
from starquest.engine.agenda import run
from starquest.engine.bits import cells_of
from starquest.engine.draft import Draft
from starquest.engine.game import open_game
from starquest.engine.heroes.conditions import afflict
from starquest.engine.heroes.pack import outfit, pay
from starquest.engine.mission.caches import place_token
from starquest.engine.mission.layout import deployment_area, settle_hero
from starquest.engine.mission.levels import raised
from starquest.engine.mission.quarters import table_centre
from starquest.engine.wounds import go_down, tough_of_unit
from starquest.model.change import changed
from starquest.model.dice import Stream
from starquest.model.ids import NOBODY
from starquest.model.result import Applied
from starquest.model.setup import Quest
from starquest.model.step import EndWave, GainXp, Replenish, Reveal, Shop, StartWave, StrikeEvent

Gift = Callable[[Draft], None]


def prepared(quest: Quest, seed: int, lore: Catalog, gifts: Sequence[Gift]) -> Applied:
    """A game at its first decision, its gifts given."""
    opened = open_game(quest, seed, lore)
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


def moment(wave: int = 0, alertness: int = 0) -> Gift:
    """The mission stands at the end of a wave, and the next one has come so far."""
    return lambda draft: draft.note(wave=wave, finished=wave, alertness=alertness)


def toughness(more: int) -> Gift:
    """Everybody bears more wounds."""
    return lambda draft: _raise(draft, "tough", more)


def magic(more: int) -> Gift:
    """Casters gain more tokens."""
    return lambda draft: _raise(draft, "caster", more)


def _raise(draft: Draft, rule: str, by: int) -> None:
    for hero, row in list(draft.world.heroes.items()):
        base = attrs.evolve(row.base, rules=raised(row.base.rules, rule, by))
        draft.world.heroes[hero] = attrs.evolve(row, base=base)
        outfit(draft, hero)


def skills(names: Sequence[str]) -> Gift:
    """Everybody knows these skills too."""

    def give(draft: Draft) -> None:
        for hero, row in list(draft.world.heroes.items()):
            known = tuple(dict.fromkeys((*row.skills, *names)))
            draft.world.heroes[hero] = attrs.evolve(row, skills=known)

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


def wave_end(wave: int, fallen: int) -> Gift:
    """A wave is just over: everybody stands at the table's centre, but for those who lie there."""

    def give(draft: Draft) -> None:
        _gather(draft)
        for hero in list(draft.world.heroes)[:fallen]:
            go_down(draft, hero, "gift")
        draft.note(wave=wave)
        draft.agenda[:] = [EndWave()]

    return give


def shopping(stock: Sequence[str]) -> Gift:
    """The first wave is over, and the shop has these things."""

    def give(draft: Draft) -> None:
        _gather(draft)
        draft.note(wave=1, finished=1, stock=tuple(stock))
        draft.agenda[:] = [StartWave(), Replenish(), Shop()]

    return give


def storms(count: int) -> Gift:
    """Several events strike one after the other before the first wave."""

    def give(draft: Draft) -> None:
        _gather(draft)
        draft.agenda[:] = [StartWave(), *[StrikeEvent()] * count]

    return give


def _gather(draft: Draft) -> None:
    """Everybody stands at the table's centre, in the first round."""
    centre, distance = table_centre(draft.table), draft.field.grid.distance
    cells = cells_of(deployment_area(draft) & draft.field.free)
    cells.sort(key=lambda cell: (distance(centre, cell), cell))
    for hero, cell in zip(draft.world.heroes, cells, strict=False):
        settle_hero(draft, hero, cell)
    draft.round = 1


def tokens(lying: int, opened: int, inches: int = 6) -> Gift:
    """Search tokens lie round the table's centre, and others have just been looked under."""

    def give(draft: Draft) -> None:
        for _ in range(lying + opened):
            place_token(draft, table_centre(draft.table), inches, Stream.LOOT)
        draft.push(*[Reveal(token, NOBODY) for token in list(draft.world.caches)[-opened:]])

    return give
