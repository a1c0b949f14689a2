"""What the inspect panel says about a unit."""

from collections.abc import Iterator

from starquest.content.catalog import Catalog
from starquest.model.ids import EntityId
from starquest.model.modifier import Grant, Lasting
from starquest.model.profile import Profile, Weapon
from starquest.model.state import GameState
from starquest.model.step import Act
from starquest.text.herosheet import ailing, ails, hero_lines
from starquest.text.locale import has_words, words, words_of
from starquest.text.names import Names, plain_names
from starquest.text.phrases import Phrases, listed


def sheet(
    state: GameState, unit: EntityId, catalog: Catalog, names: Names | None = None
) -> list[str]:
    """Lines about a unit, the most important first; with `names` it is called as in the log."""
    if unit not in state.world.units:
        return []
    say = Phrases(catalog, plain_names(state) | dict(names or {}), state)
    profile = state.world.builds[unit].profiles[0]
    lines = [say.who(unit), *_people(state, unit, say), _values(profile), _health(state, unit)]
    lines += _standing(state, unit)
    lines += [*ailing(state, unit, say), *_modifiers(state, unit, say)]
    lines += [weapon_line(weapon, say) for weapon in _weapons(state, unit)]
    if unit in state.world.heroes:
        lines += hero_lines(state, unit, say)
    return [*lines, *_rules(profile, say), *_magic(state, unit, say)]


def _people(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    """The faction and its trait, or the class of a hero."""
    kind = state.world.units[unit].kind
    row = say.catalog.units.get(kind) or say.catalog.army_units.get(kind)
    if row:
        faction = say.catalog.factions[row.faction]
        yield words("sheets.faction", faction=faction.name, trait=say.thing(faction.trait))
    elif kind in say.catalog.heroes:
        hero = say.catalog.heroes[kind].name
        yield from () if hero == say.who(unit) else (hero,)


def _values(profile: Profile) -> str:
    tough = _tough(profile)
    return words(
        "sheets.values",
        quality=profile.quality,
        defense=profile.defense,
        tough=tough if tough > 1 else 0,
    )


def _tough(profile: Profile) -> int:
    return max(1, sum(rule.value for rule in profile.rules if rule.name == "tough"))


def _health(state: GameState, unit: EntityId) -> str:
    """Models left of a group, wounds taken of a lone model."""
    world, row = state.world, state.world.units[unit]
    members = world.squads[unit].members
    profiles = world.builds[unit].profiles
    wounds = sum(world.bodies[m].wounds for m in members)
    bears = sum(_tough(profiles[world.bodies[m].profile]) for m in members)
    if row.size == 1:
        return words("sheets.wounds", wounds=wounds, most=bears)
    most = bears if bears > len(members) else 0
    return words("sheets.models", models=len(members), size=row.size, wounds=wounds, most=most)


def _standing(state: GameState, unit: EntityId) -> Iterator[str]:
    status = state.world.statuses[unit]
    acts = any(isinstance(step, Act) and step.unit == unit for step in state.agenda)
    for field, text in words_of("sheets.state").items():
        if getattr(status, field) and not (field == "activated" and acts):
            yield text


def _weapons(state: GameState, unit: EntityId) -> list[Weapon]:
    profiles = state.world.builds[unit].profiles
    return list(dict.fromkeys(weapon for profile in profiles for weapon in profile.weapons))


def weapon_line(weapon: Weapon, say: Phrases) -> str:
    """A weapon: its reach, attacks and rules."""
    return words(
        "sheets.weapon",
        name=say.thing(weapon.id),
        reach=words("sheets.melee") if weapon.melee else say.inches(weapon.range),
        attacks=weapon.attacks,
        rules=" ".join(map(say.rule, weapon.rules)),
    )


def _rules(profile: Profile, say: Phrases) -> Iterator[str]:
    for rule in profile.rules:
        found = say.catalog.rules.get(rule.name)
        if found and rule.name != "tough":
            yield words("sheets.rule", rule=say.rule(rule), text=found.text)


def _magic(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    spells = state.world.builds[unit].profiles[0].spells
    if spells:
        tokens = state.world.spell_tokens[unit].tokens
        yield words("sheets.magic", tokens=tokens, spells=listed(_spell(s, say) for s in spells))


def _spell(spell: str, say: Phrases) -> str:
    return words("sheets.spell", name=say.thing(spell), value=say.catalog.spells[spell].value)


def _modifiers(state: GameState, unit: EntityId, say: Phrases) -> Iterator[str]:
    """What it bears for a time: whence, what it does and for how long; a lent rule in full."""
    borne = (*state.world.effects[unit].modifiers, *state.weather)
    for modifier in borne:
        if modifier.source in ails(state, unit) or (isinstance(modifier, Grant) and modifier.quiet):
            continue  # what ails it is told with its text
        yield words(
            "sheets.modifier",
            source=say.thing(modifier.source),
            effect=say.effect(modifier),
            end=say.end(modifier),
            text=_lent_text(modifier, say),
        )


def _lent_text(modifier: Lasting, say: Phrases) -> str:
    """What a lent rule does, where it is told by its name."""
    if not isinstance(modifier, Grant) or has_words("phrases.lent", modifier.rule.name):
        return ""
    found = say.catalog.rules.get(modifier.rule.name)
    return found.text if found else ""
