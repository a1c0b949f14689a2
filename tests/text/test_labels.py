"""Names for commands, actions and refusals."""

from typing import get_args

import attrs
import pytest

from starquest.model.command import Choose, Command, UseFeat
from starquest.model.ids import Side
from starquest.model.result import Reason
from starquest.model.step import Act, Ask, AskKind
from starquest.model.steps.ask_facts import ShiftFacts
from starquest.text.labels import action_help, action_ids, action_name, label, lacking, why_not
from tests.text.examples import COMMANDS, ONE, STATE, TWO, phrases

ACTION_IDS = [
    "hold", "advance", "rush", "charge", "shoot", "cast", "skill", "item", "feat", "discover",
    "push", "scurry", "first_aid", "pick_up", "swap", "buy_main", "buy_skill", "rest", "open_door",
    "tidy", "end",
]  # fmt: skip


def test_every_command_has_an_example() -> None:
    assert [type(command) for command in COMMANDS] == list(get_args(Command))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: type(command).__name__)
def test_what_a_command_is_called(command: Command) -> None:
    assert label(command, phrases()) == COMMANDS[command]


def test_a_hero_is_not_named_as_its_own_target() -> None:
    acting = attrs.evolve(STATE, agenda=(Act(ONE),))
    assert label(UseFeat(0, (ONE, TWO)), phrases(acting)) == "Double Time on Medic"


def test_an_answer_is_called_by_its_meaning() -> None:
    asking = attrs.evolve(STATE, agenda=(Ask(AskKind.CORNER, Side.ONE, ONE, (1, 2, 3, 4)),))
    moving = attrs.evolve(
        STATE, agenda=(Ask(AskKind.SHIFT, Side.ONE, ONE, (-1, 3), ShiftFacts("scurry", 3)),)
    )
    assert label(Choose(2), phrases(asking)) == "South-west"
    assert [label(Choose(i), phrases(moving)) for i in (0, 1)] == ["Stay", "Move to 3,0"]


def test_every_action_has_a_name_and_help() -> None:
    assert list(action_ids()) == ACTION_IDS
    for action in ACTION_IDS:
        assert action_name(action)
        assert action_help(action).endswith(".")


@pytest.mark.parametrize(
    ("action", "full", "halved"),
    [
        ("advance", 'Move up to 6", then shoot.', 'Move up to 3", then shoot.'),
        ("charge", 'Run up to 12" into melee and strike first.',
         'Run up to 6" into melee and strike first.'),
        ("push", 'Strength test: shove an enemy unit within 3" straight back by 2".',
         'Strength test: shove an enemy unit within 1.5" straight back by 1".'),
        ("pick_up", 'Take a treasure within 1". Free, once per activation.',
         'Take a treasure within 1". Free, once per activation.'),
        ("scurry", 'Dexterity test: move up to D3" more.',
         'Dexterity test: move up to half of D3" more.'),
    ],
)  # fmt: skip
def test_help_speaks_of_the_lengths_of_the_table(action: str, full: str, halved: str) -> None:
    """A small board halves every distance, but none below one cell."""
    small = attrs.evolve(STATE.table, halved=True)
    assert (action_help(action), action_help(action, STATE.table)) == (full, full)
    assert action_help(action, small) == halved


def test_what_is_lacking_speaks_of_the_lengths_of_the_table() -> None:
    small = attrs.evolve(STATE.table, halved=True)
    assert lacking("no_push", STATE.table) == 'no enemy within 3"'
    assert lacking("no_push", small) == 'no enemy within 1.5"'


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence(reason: Reason) -> None:
    assert why_not(reason).endswith(".")
    assert "\x1b" not in why_not(reason, "x\x1b[31m")


def test_a_refusal_names_what_is_missing() -> None:
    assert why_not(Reason.NO_SUCH_SPELL, "fire_ball") == "There is no such spell. (fire ball)"
