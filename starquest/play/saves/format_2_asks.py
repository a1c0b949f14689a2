"""From format 1 to format 2: the questions, whose facts were texts and numbers of many meanings."""

from collections.abc import Callable
from typing import Any

Plain = dict[str, Any]
KEPT = ("type", "kind", "side", "unit", "options")
OFF_TABLE = -1


def ask_from_1(ask: Plain) -> Plain:
    """A question of format 1, with typed facts."""
    name, make = FACTS.get(ask["kind"], ("NoFacts", lambda _: {}))
    return {**{field: ask[field] for field in KEPT}, "facts": {"type": name, **make(ask)}}


def _spell(ask: Plain) -> Plain:
    return {"spell": ask["source"], "targets": ask["targets"]}


def _shift(ask: Plain) -> Plain:
    phasing = bool(ask["targets"])
    return {"source": ask["source"], "inches": ask["amount"], "phasing": phasing}


def _place(ask: Plain) -> Plain:
    centre = ask["targets"][0] if ask["targets"] else OFF_TABLE
    return {"source": ask["source"], "inches": ask["amount"], "centre": centre}


def _point(ask: Plain) -> Plain:
    return {"source": ask["source"], "inches": ask["amount"], "targets": ask["targets"]}


def _trove(ask: Plain) -> Plain:
    finds = [_find(label) for label in ask["labels"]]
    return {"cell": ask["amount"], "finds": finds, "chosen": ask["targets"]}


def _find(label: str) -> Plain:
    """An item, or "credits +15"."""
    item, _, count = label.partition(" +")
    return {"item": "", "credits": int(count)} if count else {"item": item, "credits": 0}


def _level(ask: Plain) -> Plain:
    return {"level": ask["amount"], "raises": [_raise(label) for label in ask["labels"]]}


def _raise(label: str) -> Plain:
    """Such as "tough +1"."""
    stat, _, by = label.partition(" +")
    return {"stat": stat, "by": int(by)}


FACTS: dict[str, tuple[str, Callable[[Plain], Plain]]] = {
    "keep_back": ("RuleFacts", lambda ask: {"rule": ask["source"]}),
    "spend_tokens": ("SpellFacts", _spell),
    "shift": ("ShiftFacts", _shift),
    "place": ("PlaceFacts", _place),
    "point": ("PointFacts", _point),
    "pay_test": ("TrialFacts", lambda ask: {"what": ask["source"]}),
    "pay_spell": ("SpellFacts", _spell),
    "reroll_block": ("BlockFacts", lambda ask: {"weapon": ask["source"], "need": ask["amount"]}),
    "scavenge": ("TokenFacts", lambda ask: {"token": ask["targets"][0]}),
    "trove": ("TroveFacts", _trove),
    "cure": ("CureFacts", lambda ask: {"source": ask["source"], "conditions": ask["labels"]}),
    "split_xp": ("XpFacts", lambda ask: {"odd": ask["amount"]}),
    "level": ("LevelFacts", _level),
    "learn": ("SkillFacts", lambda ask: {"skills": ask["labels"]}),
    "tradition": (
        "TraditionFacts",
        lambda ask: {"caster": ask["amount"], "traditions": ask["labels"]},
    ),
    "injury": ("SeizedFacts", lambda ask: {"objectives": ask["targets"]}),
}
"""The facts of each kind of question; the others had none."""
