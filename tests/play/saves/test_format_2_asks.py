"""Questions of format 1 get the facts they stood for."""

from typing import Any

import pytest

from starquest.model import step
from starquest.model.ids import Cell, EntityId, Side
from starquest.model.modes.quest import ask_facts as quest
from starquest.model.step import Ask, AskKind
from starquest.model.steps import ask_facts as fights
from starquest.model.steps.asks import FACTS, Facts
from starquest.play.codec import state_converter
from starquest.play.saves.format_2_asks import ask_from_1

NONE = {"source": "", "targets": [], "amount": 0, "labels": []}
ONE, TWO = EntityId(1), EntityId(2)
OLD: dict[AskKind, tuple[dict[str, Any], Facts]] = {
    AskKind.KEEP_BACK: ({"source": "ambush"}, fights.RuleFacts("ambush")),
    AskKind.SPEND_TOKENS: ({"source": "inferno"}, fights.SpellFacts("inferno")),
    AskKind.SHIFT: (
        {"source": "scurry", "amount": 3, "targets": [1]},
        fights.ShiftFacts("scurry", 3, phasing=True),
    ),
    AskKind.PLACE: (
        {"source": "rift_gate", "amount": 6, "targets": [77]},
        fights.PlaceFacts("rift_gate", 6, Cell(77)),
    ),
    AskKind.POINT: (
        {"source": "rift_gate", "amount": 6, "targets": [1, 2]},
        fights.PointFacts("rift_gate", 6, (ONE, TWO)),
    ),
    AskKind.PAY_TEST: ({"source": "first_aid"}, quest.TrialFacts("first_aid")),
    AskKind.PAY_SPELL: (
        {"source": "shear", "targets": [2]},
        fights.SpellFacts("shear", (TWO,)),
    ),
    AskKind.REROLL_BLOCK: ({"source": "cleavers", "amount": 5}, fights.BlockFacts("cleavers", 5)),
    AskKind.SCAVENGE: ({"targets": [2]}, quest.TokenFacts(TWO)),
    AskKind.TROVE: (
        {"source": "trove", "amount": 9, "targets": [1], "labels": ["med_kit", "credits +15"]},
        quest.TroveFacts(Cell(9), (quest.TroveFind("med_kit"), quest.TroveFind(credits=15)), (1,)),
    ),
    AskKind.CURE: (
        {"source": "calm", "labels": ["impaired"]},
        quest.CureFacts("calm", ("impaired",)),
    ),
    AskKind.SPLIT_XP: ({"source": "wave", "amount": 2}, quest.XpFacts(2)),
    AskKind.LEVEL: (
        {"amount": 4, "labels": ["tough +2", "quality +1"]},
        quest.LevelFacts(4, (quest.Raise("tough", 2), quest.Raise("quality", 1))),
    ),
    AskKind.LEARN: ({"labels": ["inspire"]}, quest.SkillFacts(("inspire",))),
    AskKind.TRADITION: (
        {"amount": 1, "labels": ["pyrokinesis"]},
        quest.TraditionFacts(1, ("pyrokinesis",)),
    ),
    AskKind.INJURY: ({"source": "wave_end", "targets": [2]}, quest.SeizedFacts((TWO,))),
    AskKind.STAND: ({"source": "injury"}, fights.NO_FACTS),
    AskKind.CORNER: ({}, fights.NO_FACTS),
}

YOUNGER = {AskKind.PUSH}
"""Questions that came after format 1."""


def test_every_kind_with_facts_is_here() -> None:
    old = {kind for kind, (_, facts) in OLD.items() if facts != fights.NO_FACTS}
    assert old | YOUNGER == {*FACTS}


@pytest.mark.parametrize("kind", OLD)
def test_an_old_question_reads_as_a_new_one(kind: AskKind) -> None:
    fields, facts = OLD[kind]
    old = {
        "type": "Ask",
        "kind": kind.value,
        "side": 0,
        "unit": 1,
        "options": [0, 1],
        **NONE,
        **fields,
    }
    read: Ask = state_converter().structure(ask_from_1(old), step.Step)  # type: ignore[arg-type]
    assert read == Ask(kind, Side.ONE, ONE, (0, 1), facts)
