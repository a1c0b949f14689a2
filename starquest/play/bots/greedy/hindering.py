"""What it is worth to slow, shove or unspell an enemy: what it no longer deals."""

from starquest.engine.minds.kinds import Kind
from starquest.engine.movement.paths import ROUGH
from starquest.model.ids import EntityId
from starquest.play.bots.greedy.attacks import suffered
from starquest.play.bots.greedy.goals import marker_worth
from starquest.play.bots.greedy.outlook import Foe, Outlook

CONTACT = 3
STOPPED = 0.7
"""How sure it is that a slower enemy comes too late."""
HEX = 4.0
"""What a token is worth in an enemy's hand, and what a spell is that it has cast."""
ROLLED = 6
"""Who crosses dangerous ground suffers a wound for each of these that it could take."""


def slowed(out: Outlook, foe: Foe, less: int) -> float:
    """What an enemy would do this round that it cannot with its next move so much shorter."""
    if foe.activated or foe.shaken or less <= 0:
        return 0.0
    return STOPPED * max(_charges(out, foe, less), _damage(out, foe, less))


def _charges(out: Outlook, foe: Foe, less: int) -> float:
    """The worst charge that only just reaches somebody."""
    if foe.kind is Kind.SHOOTING:
        return 0.0
    reach, worst = foe.rush + CONTACT, 0.0
    for hero in out.heroes:
        if reach - less < out.gap(foe.mask, out.scene.mask(hero)) <= reach:
            wounds = suffered(out, foe, hero, melee=True, charging=True)
            worst = max(worst, out.weights.wound * wounds)
    return worst


def _damage(out: Outlook, foe: Foe, less: int) -> float:
    """The marker on an objective it only just gets to."""
    holding = out.scene.table.length(out.scene.catalog.quest.objectives.holding) + 1
    reach, worst = foe.rush + holding, 0.0
    for row in out.world.objectives.values():
        if reach - less < out.gap(foe.mask, 1 << row.cell) <= reach:
            worst = max(worst, marker_worth(out, row.damage))
    return worst


def shoved(out: Outlook, foe: Foe, inches: int) -> float:
    """What it is worth to move an enemy so far from where it is."""
    if foe.shaken:
        return 0.0
    less = out.scene.table.length(inches)
    if not foe.activated:
        return slowed(out, foe, less)
    holding = out.scene.table.length(out.scene.catalog.quest.objectives.holding) + 1
    margin = holding - less
    held = [
        row
        for row in out.world.objectives.values()
        if margin < out.gap(foe.mask, 1 << row.cell) <= holding
    ]
    return STOPPED * max([marker_worth(out, row.damage) for row in held], default=0.0)


def unspelled(out: Outlook, unit: EntityId) -> float:
    """What it is worth that the last spell on a unit ends."""
    if unit not in out.world.effects:
        return 0.0
    borne = out.world.effects[unit].modifiers
    spells = [m for m in borne if m.source in out.scene.catalog.spells]
    return HEX if spells and _unwelcome(out, unit, spells[-1].source) else 0.0


def _unwelcome(out: Outlook, unit: EntityId, spell: str) -> bool:
    """Whether a spell helps an enemy or hinders a friend."""
    helps = out.scene.catalog.spells[spell].targets == "friend"
    return helps == (unit in out.foes)


def drained(out: Outlook, unit: EntityId, tokens: int) -> float:
    """What it is worth that an enemy caster loses tokens."""
    foe = out.foes.get(unit)
    if foe is None or unit not in out.world.spell_tokens:
        return 0.0
    held = min(tokens, out.world.spell_tokens[unit].tokens)
    return HEX * held * (0.5 if foe.activated or foe.shaken else 1.0)


def tripped(out: Outlook, foe: Foe) -> float:
    """What dangerous and difficult ground under an enemy is worth before it moves."""
    if foe.activated or foe.shaken or out.scene.kit(foe.unit).flies:
        return 0.0
    rough = out.scene.table.length(ROUGH)
    hurt = out.weights.partial * foe.per_wound * foe.left / ROLLED
    return hurt + slowed(out, foe, foe.rush - rough)
