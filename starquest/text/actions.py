"""The actions of the game by their ids: what a key is called, what it does, why it cannot be."""

from starquest.model.table import Table
from starquest.text import rule_numbers as rules
from starquest.text.locale import words_in, words_of
from starquest.text.phrases import length_on


def action_ids() -> tuple[str, ...]:
    """Every action that has a name, in the order menus show them."""
    return tuple(words_of("actions.name"))


def action_name(action_id: str) -> str:
    """What an action is called."""
    return words_of("actions.name")[action_id]


def action_help(action_id: str, table: Table | None = None) -> str:
    """What an action does, in a sentence or two, with the lengths of a table."""
    return words_in(
        "actions.help",
        action_id,
        advance=length_on(table, rules.ADVANCE),
        rush=length_on(table, rules.RUSH),
        discover=length_on(table, rules.quest_numbers().hero.discover),
        close=length_on(table, rules.quest_numbers().hero.close),
        push=length_on(table, rules.quest_numbers().hero.push),
        pushed=length_on(table, rules.quest_numbers().hero.pushed),
        half=table is not None and table.halved,
        targets=rules.TARGETS_AT_MOST,
        cast=rules.CAST_FROM,
        extra=rules.quest_numbers().power.extra_action,
        rest=rules.quest_numbers().power.rest,
    )


def lacking(reason: str, table: Table | None = None) -> str:
    """Why an action is not possible now, in words."""
    return words_in(
        "actions.lacking", reason, push=length_on(table, rules.quest_numbers().hero.push)
    )
