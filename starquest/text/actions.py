"""The actions of the game by their ids: what a key is called, and what it does."""

from collections.abc import Mapping

import attrs


@attrs.frozen
class Words:
    """An action's name and its help."""

    name: str
    help: str


ACTIONS: Mapping[str, Words] = {
    "hold": Words("Hold", "Stay where you are, then shoot. The only way to fire unmoved."),
    "advance": Words("Advance", 'Move up to 6", then shoot.'),
    "rush": Words("Rush", 'Run up to 12". No shooting.'),
    "charge": Words("Charge", 'Run up to 12" into melee and strike first.'),
    "shoot": Words("Shoot", "Fire each weapon, at two targets at most; ends your main action."),
    "cast": Words("Cast", "Pay spell tokens and cast on a 4+. Only before you attack."),
    "skill": Words("Skill", "Try a learned skill: a stat test, once a round each."),
    "item": Words("Item", "Use up a consumable; a skill action."),
    "feat": Words("Feat", "The feat of your class: free, once a wave."),
    "discover": Words("Discover", 'Look under a search token in sight: Will test, 6"; none at 1".'),
    "push": Words("Push", 'Strength test: shove an enemy unit within 3" straight back by 2".'),
    "scurry": Words("Scurry", 'Dexterity test: move up to D3" more.'),
    "first_aid": Words("First aid", 'Will test: a downed comrade within 1" gets up, 1 wound left.'),
    "pick_up": Words("Pick up", 'Take a treasure within 1". Free, once per activation.'),
    "swap": Words("Swap weapon", "Take a carried weapon in hand. Free, once per activation."),
    "buy_main": Words("Extra main action", "2 power: one more main action. One extra in all."),
    "buy_skill": Words("Extra skill action", "2 power: one more skill action. One extra in all."),
    "rest": Words("Rest", "Restore 3 power and lose a condition; nothing else this round."),
    "open_door": Words("Open door", "Open a door beside you. Free, once per activation."),
    "end": Words("End", "Finish: end this activation, or leave the shop."),
}  # fmt: skip
"""In the order menus show them."""


def action_name(action_id: str) -> str:
    """What an action is called."""
    return ACTIONS[action_id].name


def action_help(action_id: str) -> str:
    """What an action does, in a sentence or two."""
    return ACTIONS[action_id].help


LACKING: Mapping[str, str] = {
    "no_main_action": "the main action is spent",
    "no_skill_action": "the skill action is spent",
    "shot_already": "it has attacked already",
    "attacked_already": "only before an attack",
    "not_after_running": "not after Rush or Charge",
    "bought_already": "one extra action was bought already",
    "no_power": "not enough power",
    "no_hold": "not now",
    "no_advance": "no way from here",
    "no_rush": "no way from here",
    "no_charge": "no enemy in reach",
    "no_rest": "only as the first thing",
    "no_shoot": "no enemy in range and sight",
    "no_cast": "no spell it can pay for, or no target",
    "no_skill": "no skill left this round, or no target",
    "no_item": "nothing to use here",
    "no_feat": "used this wave, or no target",
    "no_discover": "no search token near and in sight",
    "no_push": "no enemy within 3 inches",
    "no_scurry": "no room to move",
    "no_first_aid": "nobody down beside it",
    "no_pick_up": "no treasure beside it",
    "no_swap": "no carried weapon",
    "no_open_door": "no closed door beside it",
    "no_end": "not now",
}
"""Why an action is not possible now."""


def lacking(reason: str) -> str:
    """Why an action is not possible now, in words."""
    return LACKING[reason]
