"""Every question says what is asked and what each answer means."""

import re

import attrs
import pytest

from starquest.engine.modes.quest.party import quest_of
from starquest.model.ids import NOBODY, Cell, Side
from starquest.model.modes.quest.ask_facts import (
    CureFacts,
    LevelFacts,
    Raise,
    SeizedFacts,
    SkillFacts,
    TokenFacts,
    TraditionFacts,
    TrialFacts,
    TroveFacts,
    TroveFind,
    XpFacts,
)
from starquest.model.profile import RuleRef
from starquest.model.state import Melee
from starquest.model.step import Ask, AskKind
from starquest.model.steps.ask_facts import (
    BlockFacts,
    PlaceFacts,
    PointFacts,
    PushFacts,
    RuleFacts,
    ShiftFacts,
    SpellFacts,
)
from starquest.text.questions.question import is_map_choice, question
from tests.support.changes import ailing, powered
from tests.text.examples import FOE, GOAL, ONE, STATE, TWO, phrases

CELLS = (-1, 3, 4)
ASKS: dict[AskKind, Ask] = {
    ask.kind: ask
    for ask in (
        Ask(AskKind.KEEP_BACK, Side.ONE, ONE, (0, 1), RuleFacts("ambush")),
        Ask(AskKind.STRIKE_BACK, Side.ONE, ONE, (0, 1)),
        Ask(AskKind.FOLLOW_UP, Side.ONE, ONE, CELLS),
        Ask(AskKind.SPEND_TOKENS, Side.ONE, ONE, (0, 1, 2), SpellFacts("inferno")),
        Ask(AskKind.SHIFT, Side.ONE, ONE, CELLS, ShiftFacts("scurry", 3)),
        Ask(AskKind.PLACE, Side.ONE, ONE, CELLS, PlaceFacts("teleport_kit", 12)),
        Ask(AskKind.POINT, Side.ONE, ONE, CELLS[1:], PointFacts("rift_gate", 6, (ONE, TWO))),
        Ask(AskKind.EDGE, Side.ONE, NOBODY, (0, 2)),
        Ask(AskKind.PUSH, Side.ONE, ONE, CELLS, PushFacts(ONE)),
        Ask(AskKind.PRIORITY, Side.ONE, NOBODY, (1,)),
        Ask(AskKind.BOSS, Side.ONE, NOBODY, (0, 1)),
        Ask(AskKind.CORNER, Side.ONE, FOE, (1, 2, 3, 4)),
        Ask(AskKind.PAY_TEST, Side.ONE, ONE, (0, 3), TrialFacts("scurry")),
        Ask(AskKind.PAY_SPELL, Side.ONE, ONE, (0, 2), SpellFacts("shear", (FOE,))),
        Ask(AskKind.REROLL_BLOCK, Side.ONE, ONE, (0, 1),
            BlockFacts("scrap_cutters_cleavers", 5)),
        Ask(AskKind.SCAVENGE, Side.ONE, ONE, (1, 6), TokenFacts(GOAL)),
        Ask(AskKind.TROVE, Side.ONE, ONE, (0, 1),
            TroveFacts(Cell(3), (TroveFind("med_kit"), TroveFind(credits=15)))),
        Ask(AskKind.CURE, Side.ONE, ONE, (0,), CureFacts("clear_mind", ("impaired",))),
        Ask(AskKind.SPLIT_XP, Side.ONE, NOBODY, (ONE, TWO), XpFacts(1)),
        Ask(AskKind.LEVEL, Side.ONE, ONE, (0, 1),
            LevelFacts(4, (Raise("tough", 2), Raise("quality", 1)))),
        Ask(AskKind.LEARN, Side.ONE, ONE, (0, 1), SkillFacts(("inspire", "ground_slam"))),
        Ask(AskKind.TRADITION, Side.ONE, ONE, (0,), TraditionFacts(1, ("pyrokinesis",))),
        Ask(AskKind.INJURY, Side.ONE, ONE, (0, 1), SeizedFacts((GOAL,))),
        Ask(AskKind.STAND, Side.ONE, ONE, CELLS[1:]),
    )
}  # fmt: skip


def choices(kind: AskKind) -> list[tuple[str, str]]:
    return [(c.label, c.detail) for c in question(ASKS[kind], phrases()).options]


def test_every_kind_has_an_example() -> None:
    assert list(ASKS) == list(AskKind)


@pytest.mark.parametrize("kind", AskKind)
def test_every_question_is_whole_and_readable(kind: AskKind) -> None:
    asked = question(ASKS[kind], phrases())
    told = [asked.title, asked.body, *(part for c in asked.options for part in (c.label, c.detail))]
    assert all(told)
    assert not any(re.search(r"[a-z]_[a-z]|[{}]|somebody|  ", line) for line in told)
    if not is_map_choice(ASKS[kind]):
        assert len(asked.options) == len(ASKS[kind].options)


def test_cells_are_chosen_on_the_map() -> None:
    assert [kind for kind in AskKind if is_map_choice(ASKS[kind])] == [
        AskKind.FOLLOW_UP, AskKind.SHIFT, AskKind.PLACE, AskKind.POINT, AskKind.PUSH,
        AskKind.STAND,
    ]  # fmt: skip
    assert choices(AskKind.SHIFT) == [("Stay", "Nobody moves.")]
    assert choices(AskKind.STAND) == []


def test_striking_back_says_who_charged_and_what_it_costs() -> None:
    state = attrs.evolve(STATE, melee=Melee(FOE, ONE))
    asked = question(ASKS[AskKind.STRIKE_BACK], phrases(state))
    assert asked.body == ("Commander was charged by Scrap Cutters. It is fresh and hits as usual.")
    assert asked.options[1].detail == (
        "Then it is fatigued: until the round ends only 6s hit in melee."
    )


def test_power_is_shown_with_the_wounds_it_may_cost() -> None:
    ask = ASKS[AskKind.PAY_TEST]
    rich = question(ask, phrases(powered(STATE, "1", 4))).options[1].detail
    poor = question(ask, phrases(powered(STATE, "1", 1))).options[1].detail
    sick = question(ask, phrases(ailing(STATE, "1", "afflicted"))).options[1].detail
    assert rich == "Scurry works after all; costs 3 of 4 power."
    assert poor == "Scurry works after all; costs 3 power: 1 power and 2 wounds."
    assert sick == "Scurry works after all; costs 4 of 4 power."


def test_corners_have_compass_names() -> None:
    assert [label for label, _ in choices(AskKind.CORNER)] == [
        "North-west", "North-east", "South-west", "South-east",
    ]  # fmt: skip


def test_a_corner_names_the_objectives_of_its_quarter_and_the_priority() -> None:
    aimed = attrs.evolve(STATE, ledger=attrs.evolve(quest_of(STATE), priority=1))
    for state, told in ((STATE, "0 of 3 damage"), (aimed, "0 of 3 damage, the priority")):
        options = question(ASKS[AskKind.CORNER], phrases(state)).options
        near = [option.detail for option in options if "objective" in option.detail]
        assert len(near) == 1
        assert near[0].endswith(f"the quarter of objective 1 ({told}).")


def test_levels_say_from_what_to_what() -> None:
    assert choices(AskKind.LEVEL) == [
        ("+2 Tough", "From 9 to 11: bears 2 wounds more."),
        ("+1 Quality", "From 4+ to 3+."),
    ]


@pytest.mark.parametrize(
    ("offer", "meaning"),
    [
        (Raise("power", 2), "From 4 to 6 at most, and 2 more at once."),
        (Raise("strength", 1), "From 6+ to 5+."),
        (Raise("caster", 1), "Becomes a caster and chooses a tradition of spells."),
    ],
)
def test_every_improvement_says_what_it_changes(offer: Raise, meaning: str) -> None:
    ask = Ask(AskKind.LEVEL, Side.ONE, ONE, (0,), LevelFacts(5, (offer,)))
    assert question(ask, phrases()).options[0].detail == meaning


def test_a_skill_to_learn_is_named_before_it_is_chosen() -> None:
    ask = Ask(AskKind.LEVEL, Side.ONE, ONE, (0,), LevelFacts(2, (Raise("skill", 1),)))
    told = question(ask, phrases()).options[0].detail
    assert told.startswith("Learns 1 of 25: Ground Slam, ")
    assert "Mark Target" not in told, "the Commander knows it"


def test_a_caster_is_told_of_its_tokens() -> None:
    hero = STATE.world.heroes[TWO]
    base = attrs.evolve(hero.base, rules=(*hero.base.rules, RuleRef("caster", 1)))
    heroes = {**STATE.world.heroes, TWO: attrs.evolve(hero, base=base)}
    state = attrs.evolve(STATE, world=attrs.evolve(STATE.world, heroes=heroes))
    ask = Ask(AskKind.LEVEL, Side.ONE, TWO, (0,), LevelFacts(5, (Raise("caster", 1),)))
    told = question(ask, phrases(state)).options[0].detail
    assert told == "From 1 to 2 spell tokens each round."


def test_odd_xp_shows_how_far_everybody_is() -> None:
    assert choices(AskKind.SPLIT_XP) == [
        ("Commander", "Level 1, 0 XP, level 2 at 2"),
        ("Medic", "Level 1, 0 XP, level 2 at 2"),
    ]


def test_finds_are_described() -> None:
    assert choices(AskKind.TROVE) == [
        ("Med Kit", "Sealed and clean: restores 3 wounds, and whoever is down gets up."),
        ("15 credits", "Chips to spend in the shop."),
    ]
    assert choices(AskKind.SCAVENGE)[0][1].startswith("Hazard: ")


def test_a_priority_says_where_it_is() -> None:
    told = 'In the north, 3" from Medic, 0 of 3 damage: the easiest to hold'
    assert choices(AskKind.PRIORITY) == [("Objective 1", told)]


def test_questions_need_no_state() -> None:
    bare = attrs.evolve(phrases(), state=None)
    for ask in ASKS.values():
        assert question(ask, bare).title


def test_tokens_help_or_hinder() -> None:
    assert choices(AskKind.SPEND_TOKENS)[1:] == [
        ("1 token", "+1 to the roll"),
        ("2 tokens", "+2 to the roll"),
    ]
