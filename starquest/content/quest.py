"""The numbers of a Star Quest mission: the one place they stand in is data/quest.toml."""

from typing import Annotated

from starquest.content.checks import Between, Filled
from starquest.content.fields import Count, Inches
from starquest.model.frozen import frozen

Die = Annotated[int, Between(1, 6)]
"""A face of a die."""


@frozen
class PartyNumbers:
    """How a mission starts."""

    fewest: Count
    most: Count
    credits: Annotated[int, Between(0, 999)]
    few_up_to: Count
    """The largest party whose heroes get more credits at the start."""
    few_credits: Annotated[int, Between(0, 999)]
    """How many more."""
    deployment: Inches
    """How far from the centre heroes deploy."""
    small_up_to: Count
    """The largest party that plays on the small board unless told otherwise."""


@frozen
class ObjectiveNumbers:
    """How objectives are held and lost."""

    holding: Inches
    destroyed_at: Count
    """The damage that destroys one."""


@frozen
class WaveNumbers:
    """How waves come and end."""

    last: Count
    alertness: Count
    """What ends a wave."""
    bosses: Annotated[tuple[Count, ...], Filled()]
    """The waves that may be boss fights."""
    corner: Inches
    """How far from its corner a unit arrives."""
    scouts: Inches
    ambush: Inches
    """How far from a quarter's centre an ambush appears."""
    modest_before: Count
    """Before this wave no unit takes over a third of the points."""
    grand_from: Count
    """From this wave on a Hero of the horde leads, and the small stay away."""
    grand_parts: Count
    """No unit is worth less than the points divided by this then."""
    excess: Annotated[int, Between(0, 100)]
    """Percent by which the last unit may exceed the points."""


@frozen
class RewardNumbers:
    """What a wave brings."""

    per_objective: Count
    with_priority: Count
    """More for each objective if the priority is among them."""
    points_per_credit: Count


@frozen
class RecoveryNumbers:
    """How heroes recover, and how they do not."""

    wounds: Count
    """Restored between waves."""
    before_last: Count
    """At most so many before the last one."""
    risen: Count
    """Wounds left to who was Unconscious and gets up."""
    injured: Count
    """The same for who comes back with an injury."""
    standing: Inches
    """How far from a seized objective they stand then."""
    cured_from: Die
    bleeds_out_from: Count
    """The bleeding markers from which a die is rolled."""
    out_up_to: Die


@frozen
class SearchNumbers:
    """Where search tokens lie, and when they get better."""

    corner: Inches
    centre_up_to: Die
    hazard_up_to: Die
    better_from: Count
    """The wave from which their rolls are better."""
    trove: Count
    """How many things a trove holds."""


@frozen
class ShopNumbers:
    """What the shop has."""

    weapons: Count
    gear: Count
    items: Count
    restock: Count
    sums: Annotated[tuple[Count, ...], Filled()]
    """The credits heroes may hand over at once."""


@frozen
class PowerNumbers:
    """What power pays for, and how it comes and goes."""

    extra_action: Count
    pass_test: Count
    pass_skill: Count
    per_spell_value: Count
    reroll_block: Count
    rest: Count
    lost_heart: Count
    """Lost by failing morale while Shaken."""


@frozen
class HeroNumbers:
    """What a hero carries, becomes and reaches."""

    items: Count
    upgrades: Count
    spares: Count
    long_weapon: Inches
    """The range from which a weapon of many attacks takes both hands."""
    many_attacks: Count
    best_target: Die
    """No target of a hero gets better."""
    comrade: Inches
    """How near a comrade gives heart."""
    discover: Inches
    push: Inches
    pushed: Inches
    close: Inches
    """How near first aid, treasure and a sure search are."""


@frozen
class QuestNumbers:
    """All of quest.toml: one table for each subject."""

    party: PartyNumbers
    objectives: ObjectiveNumbers
    waves: WaveNumbers
    rewards: RewardNumbers
    recovery: RecoveryNumbers
    search: SearchNumbers
    shop: ShopNumbers
    power: PowerNumbers
    hero: HeroNumbers
