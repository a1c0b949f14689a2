"""What a bot that values by outcome chooses, and what came of it: nothing may be dead weight."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs

from starquest.content.catalog import Catalog
from starquest.model import event as told
from starquest.model.command import (
    Buy,
    Cast,
    Choose,
    Command,
    UseFeat,
    UseItem,
    UseSkill,
)
from starquest.model.event import Event
from starquest.model.ids import EntityId
from starquest.model.modes.quest.ask_facts import LevelFacts, SkillFacts
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind
from starquest.play.bots import bot_named
from starquest.play.exhaust.bearers import FOLLOWERS
from starquest.play.exhaust.entries import BASICS, EVERYBODY, basic_name, line_name
from starquest.play.exhaust.gifts import drawn_skills, prepared
from starquest.play.exhaust.goals import Goal, choice_name
from starquest.play.exhaust.look import Look
from starquest.play.exhaust.rulings import rules_in
from starquest.play.exhaust.runner import ASPECT, turn
from starquest.play.exhaust.watch import seen
from starquest.play.games import GameSpec
from starquest.play.modes.quest.spread import Picks

SEEN = ("skill", "feat", "item", "condition")
"""What `watch` notices when it works."""


@attrs.define
class Tally:
    """How often entries were chosen and took effect, and in how many games either happened."""

    chosen: Counter[Goal] = attrs.Factory(Counter)
    used: Counter[Goal] = attrs.Factory(Counter)
    games: Counter[Goal] = attrs.Factory(Counter)

    def add(self, other: "Tally") -> None:
        """Take in the counts of other games."""
        self.chosen += other.chosen
        self.used += other.used
        self.games += other.games


def tally_of(spec: GameSpec, catalog: Catalog, drawn: int = 0) -> Tally:
    """The counts of one game played to its end, each hero with so many skills more."""
    assert isinstance(spec.setup, QuestSetup), "armies choose nothing"  # noqa: S101 - for mypy
    gifts = (drawn_skills(Picks(spec.seed, ASPECT), drawn),) if drawn else ()
    state, found, commands = prepared(spec.setup, spec.seed, catalog, gifts).state, Tally(), 0
    bot = bot_named(spec.bot, spec.seed)
    while state.outcome is None and commands < spec.limit:
        command, applied = turn(state, bot)
        look = Look(state, applied.state)
        found.chosen.update(chosen_in(look, command))
        found.used.update(used_in(look, command, applied))
        state, commands = applied.state, commands + 1
    found.games.update({*found.chosen, *found.used})
    return found


def chosen_in(look: Look, command: Command) -> Iterator[Goal]:
    """What a decision of the party chose."""
    match command:
        case UseSkill(skill=name):
            yield Goal("skill", name)
        case Cast(spell=name):
            if _actor(look.before) in look.before.world.heroes:
                yield Goal("spell", name)
        case UseFeat():
            yield Goal("feat", look.before.world.heroes[_actor(look.before)].feat)
        case UseItem(item=name):
            yield Goal("item", name)
        case Buy(item=name) if name not in look.catalog.items:
            yield Goal("gear" if name in look.catalog.gear else "weapon", name)
        case Choose(option):
            yield from _grown(look, option)
        case _ if isinstance(command, BASICS):
            yield Goal("basic", basic_name(type(command)))
        case _:
            return


def _actor(state: GameState) -> EntityId:
    act = state.agenda[-1]
    return act.unit if isinstance(act, Act) else EntityId(0)


def _grown(look: Look, option: int) -> Iterator[Goal]:
    """A level's improvement or a skill that was chosen."""
    ask = look.before.agenda[-1]
    if isinstance(ask, Ask) and ask.kind is AskKind.LEARN:
        yield Goal("learned", ask.about(SkillFacts).skills[option])
    if isinstance(ask, Ask) and ask.kind is AskKind.LEVEL:
        facts = ask.about(LevelFacts)
        yield Goal("level", choice_name(facts.level, facts.raises[option].stat))


def used_in(look: Look, command: Command, applied: Applied) -> Iterator[Goal]:
    """What took effect, or happened."""
    for goal in seen(look.before, command, applied):
        if goal.kind in SEEN:
            yield goal
    for event in applied.events:
        yield from (Goal("rule", rule) for rule in set(rules_in(look, event)))
        yield from _of_event(look, event)


def _of_event(look: Look, event: Event) -> Iterator[Goal]:
    match event:
        case told.HitsRolled(attacker=unit, weapon=weapon) if weapon in look.catalog.weapons:
            if unit in look.before.world.heroes:
                yield Goal("weapon", weapon)
        case told.SpellTried(unit=unit, spell=spell, test=test):
            if test.passed and unit in look.before.world.heroes:
                yield Goal("spell", spell)
        case told.Acted(unit=unit):
            yield from _acted(look, unit)
        case told.Decided(unit=unit, line=line) if line.numbered:
            row = look.unit(unit)
            if row is not None and row.kind in look.catalog.units:
                faction = look.catalog.units[row.kind].faction
                yield Goal("line", line_name(line, faction if line in FOLLOWERS else EVERYBODY))
        case _:
            return


def _acted(look: Look, unit: EntityId) -> Iterator[Goal]:
    """The gear a hero acts with, or the gadget that acts."""
    pack: Any = look.before.world.packs.get(unit)
    if pack is not None:
        worn = (pack.armour, pack.shield, *pack.upgrades)
        yield from (Goal("gear", name) for name in worn if name)
    row = look.unit(unit)
    if row is not None and row.kind in look.catalog.gadgets:
        yield Goal("gadget", row.kind)
