"""The numbers this very mission is played with: those of the rules, or what was chosen instead."""

import attrs

from starquest.content.catalog import Catalog
from starquest.content.quest import QuestNumbers
from starquest.engine.modes.quest.party import quest_if_any
from starquest.engine.scene import Scene
from starquest.model.frozen import frozen
from starquest.model.modes.quest.ledger import QuestLedger
from starquest.model.modes.quest.levers import LEVERS, Levers
from starquest.model.setup import QuestSetup

SHARE = 25
"""Percent of the party's points that each wave's number is worth, by the rules."""


@frozen
class InForce:
    """A number for every lever."""

    share: int
    credits: int
    salvage: int
    healing: int
    bleeding: int


def by_the_rules(numbers: QuestNumbers, share: int = SHARE) -> InForce:
    """What every lever is where nobody has moved it."""
    recovery = numbers.recovery
    return InForce(
        share,
        numbers.party.credits,
        numbers.rewards.points_per_credit,
        recovery.wounds,
        recovery.out_up_to,
    )


def with_levers(numbers: InForce, levers: Levers) -> InForce:
    """The numbers with those levers moved that are given."""
    given = {name: getattr(levers, name) for name in LEVERS}
    return attrs.evolve(numbers, **{name: n for name, n in given.items() if n is not None})


def levers_of(quest: QuestSetup, catalog: Catalog) -> Levers:
    """The levers a setup moves: its own, and those of its difficulty."""
    chosen = catalog.difficulties[quest.difficulty].levers if quest.difficulty else Levers()
    own = {name: getattr(quest.custom, name) for name in LEVERS}
    return attrs.evolve(chosen, **{name: n for name, n in own.items() if n is not None})


def in_force(scene: Scene) -> InForce:
    """The numbers of the mission that is being played."""
    return played_with(quest_if_any(scene), scene.catalog.quest)


def played_with(quest: QuestLedger | None, numbers: QuestNumbers) -> InForce:
    """The numbers of a mission by its ledger; those of the rules for none."""
    rules = by_the_rules(numbers)
    return with_levers(rules, quest.levers) if quest else rules
