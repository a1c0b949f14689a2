"""What menus call a choice, and what they say about it."""

from starquest.content.build import weapon_of
from starquest.content.catalog import Catalog
from starquest.desk.choices import ACTIONS, Choice
from starquest.desk.keymap import act_rows, keys_of
from starquest.engine.actions.casting import need_of
from starquest.engine.scene import scene_of
from starquest.model.step import Act
from starquest.text.labels import action_help, action_name
from starquest.text.locale import words
from starquest.text.phrases import Phrases
from starquest.text.sheets import weapon_line

SIDES = 6
"""Of a die."""


def choice_name(choice: Choice, say: Phrases) -> str:
    """An action, or the spell, skill, item or weapon it is about."""
    if not choice.name:
        return action_name(choice.action)
    name = say.thing(choice.name)
    if choice.action == "swap":
        return words("hints.menu.swap", name=name)
    if choice.lavish:
        return words("hints.menu.lavish", name=name, extra=choice.way)
    return words("hints.menu.way", name=name, number=choice.way + 1) if choice.way else name


def menu_actions(mode: str) -> dict[str, str]:
    """The actions of a mode with their keys, each always in the same place."""
    keys = {row.id: keys_of(row) for row in act_rows(mode)}
    return {action: next(iter(keys[action]), "") for action in ACTIONS if action in keys}


def choice_text(choice: Choice, say: Phrases) -> str:
    """What a choice does: its own words where it has some, else those of the action."""
    catalog, name = say.catalog, choice.name
    if choice.action == "swap" and name in catalog.weapons:
        return weapon_line(weapon_of(catalog.weapons[name]), say)
    if choice.action == "cast":
        return _spell(choice, say)
    if name:
        return _own_text(catalog, name)
    table = say.state.table if say.state else None
    return _feat(choice, say) or action_help(choice.action, table)


def _own_text(catalog: Catalog, name: str) -> str:
    for table in (catalog.skills, catalog.items, catalog.conditions):
        if name in table:
            return str(table[name].text)
    return ""


def _spell(choice: Choice, say: Phrases) -> str:
    """What a spell costs, what its die must show and what it does; or what more tokens change."""
    spell, top = say.catalog.spells[choice.name], say.state.agenda[-1] if say.state else None
    if say.state is None or not isinstance(top, Act):
        return ""
    before, need = (need_of(scene_of(say.state), top.unit, more) for more in (0, choice.way))
    if not choice.way:
        return words("hints.menu.spell", value=spell.value, need=need, chance=_chance(need),
                     text=spell.text)  # fmt: skip
    return words(
        "hints.menu.lavish_about",
        value=spell.value + choice.way,
        need=need,
        chance=_chance(need),
        before=before,
        before_chance=_chance(before),
    )


def _chance(need: int) -> float:
    return (SIDES + 1 - need) / SIDES


def _feat(choice: Choice, say: Phrases) -> str:
    top = say.state.agenda[-1] if say.state else None
    if say.state is None or not isinstance(top, Act) or choice.action != "feat":
        return ""
    return say.catalog.feats[say.state.world.heroes[top.unit].feat].text
