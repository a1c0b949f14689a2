"""The exhaustive runner: its bookkeeping on a small scale, and the whole of it."""

import tomllib
from itertools import count
from types import MappingProxyType
from typing import Any

import attrs
import pytest

from starquest.content.loader import load_catalog
from starquest.content.paths import data_directory
from starquest.content.spells import Tradition
from starquest.engine.game import new_game
from starquest.model.command import Scurry
from starquest.model.decision import Line, Why
from starquest.model.event import Decided, EventStruck, GameEnded, HitsRolled, Mod, SkillUsed
from starquest.model.ids import OFF_TABLE, EntityId
from starquest.model.profile import RuleRef
from starquest.model.result import Applied
from starquest.model.setup import QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.play.exhaust import __main__ as program
from starquest.play.exhaust.bearers import excused_lines, unborne_rules
from starquest.play.exhaust.goals import Goal, excuses, goals
from starquest.play.exhaust.ledger import Ledger
from starquest.play.exhaust.report import report
from starquest.play.exhaust.runner import exhaust
from starquest.play.exhaust.watch import seen
from tests import SOAK
from tests.support.mission_invariants import faults_of_any, thorough

CATALOG = load_catalog()
HERO, FOE = EntityId(1), EntityId(9)
PLANTED = Goal("item", "philosophers_stone")
FILES = {
    "rule": "rules", "event": "events", "item": "items", "gear": "gear", "skill": "skills",
    "feat": "feats", "spell": "spells", "injury": "injuries", "condition": "conditions",
    "alertness": "alertness", "time": "times", "weather": "weather", "unit": "units",
}  # fmt: skip
"""The kinds of goals that are the entries of a file."""
MOST = 600
SAMPLED = 10
"""The state is looked through once in so many commands; in `make soak`, after each."""


def opening() -> GameState:
    return new_game(QuestSetup((Recruit("medic"), Recruit("psyker")), small=True), 1, CATALOG)


def entries(stem: str) -> dict[str, dict[str, Any]]:
    """A file of the data as it is written."""
    return tomllib.loads((data_directory() / f"{stem}.toml").read_text("utf-8"))


def test_the_goals_are_all_the_game_has() -> None:
    found: dict[str, list[str]] = {}
    for goal in goals(CATALOG):
        found.setdefault(goal.kind, []).append(goal.id)
    assert all(len(set(names)) == len(names) for names in found.values())
    for kind, stem in FILES.items():
        assert found.pop(kind) == list(entries(stem)), kind
    goods = {name for name, row in entries("weapons").items() if row.get("sold", True)}
    assert set(found.pop("weapon")) == goods
    choices = [len(row["choices"]) for row in entries("levels").values()]
    assert len(found.pop("level")) == sum(choices)
    finds = [len(row.get("finds", ["itself"])) for row in entries("treasure").values()]
    assert len(found.pop("find")) == sum(finds)
    assert found.pop("line") == ["1", "2", "3", "4", "5", "6", "7"]
    assert found.pop("ending") == ["victory", "party_down", "objectives_lost"]
    for kind, some in {
        "command": {"Deploy", "Cast", "PlaceMarker"},
        "told": {"SpellTried", "GameEnded", "FieldLaid"},
        "ask": {"level", "keep_back", "edge"},
    }.items():
        assert some <= set(found.pop(kind)), kind
    assert not found, "a kind of goal nobody looked at"
    assert Goal("find", "hazard/nothing") in goals(CATALOG)
    assert Goal("find", "treasure_trove") in goals(CATALOG)
    assert Goal("level", "5/caster") in goals(CATALOG)


def test_what_is_excused_is_a_goal_and_has_a_reason() -> None:
    assert set(excuses(CATALOG)) <= set(goals(CATALOG))
    assert all(excuses(CATALOG).values())


def test_a_rule_nobody_bears_is_excused_until_somebody_does() -> None:
    assert "banner" in unborne_rules(CATALOG), "armies alone have it"
    assert not {"ap", "scoped", "immobile", "caster", "zeal"} & set(unborne_rules(CATALOG))
    unit = CATALOG.units["husks"]
    marked = attrs.evolve(unit, rules=(*unit.rules, RuleRef("banner")))
    units = MappingProxyType({**CATALOG.units, "husks": marked})
    assert "banner" not in unborne_rules(attrs.evolve(CATALOG, units=units))


def test_the_casters_line_is_excused_while_no_enemy_knows_a_spell() -> None:
    assert excused_lines(CATALOG) == {}
    plain = {name: attrs.evolve(unit, tradition=None) for name, unit in CATALOG.units.items()}
    spell_less = attrs.evolve(CATALOG, units=MappingProxyType(plain))
    assert excused_lines(spell_less) == {"2": "no unit of the rosters knows a spell"}
    plain["herald"] = attrs.evolve(plain["herald"], tradition=Tradition.MINDWEAVING)
    assert excused_lines(attrs.evolve(CATALOG, units=MappingProxyType(plain))) == {}


def test_what_armies_alone_do_is_excused() -> None:
    excused = set(excuses(CATALOG))
    assert {
        Goal("command", "PlaceMarker"), Goal("told", "FieldLaid"), Goal("told", "MarkerPlaced"),
        Goal("told", "EdgeChosen"), Goal("told", "NoRoom"), Goal("told", "MarkerSeized"),
        Goal("told", "ArmyShaken"), Goal("ask", "edge"), Goal("rule", "banner"),
    } <= excused  # fmt: skip
    commands = {goal.id for goal in excused if goal.kind == "command"}
    assert commands == {"PlaceMarker", "Tidy", "Nudge"}


def test_events_are_seen_for_what_they_show() -> None:
    state = opening()
    mods, extra = (Mod("stealth", -1), Mod("cover", 1)), (Mod("surge", 2),)
    events = (
        Decided(FOE, Line.MELEE, HERO, OFF_TABLE, Why.IN_REACH),
        EventStruck("sinkhole", (4, 6), ()),
        SkillUsed(HERO, "skill", "focus", (), OFF_TABLE),
        SkillUsed(HERO, "skill", "dispel", (), OFF_TABLE, worked=False),
        HitsRolled(HERO, FOE, "rifle", (6,), 5, 4, mods, 1, 1, extra),
        GameEnded(1, "party_down"),
    )
    found = [str(goal) for goal in seen(state, Scurry(), Applied(state, events))]
    assert [name for name in found if not name.startswith("told")] == [
        "command Scurry",
        "line 4",
        "event sinkhole",
        "skill focus",
        "rule stealth",
        "rule surge",
        "weapon rifle",
        "ending party_down",
    ]
    assert "told SkillUsed" in found


def test_a_planted_thing_that_never_happens_is_reported() -> None:
    ledger = exhaust(CATALOG, 1, 3, extra=[PLANTED])
    assert ledger.games == 3
    assert ledger.commands > 0
    assert PLANTED in ledger.missing
    assert Goal("command", "Deploy") in ledger.fired
    assert not ledger.complete
    assert f"  {PLANTED}\n" in report(ledger)


def test_a_wrong_excuse_is_reported() -> None:
    goal = Goal("command", "Deploy")
    ledger = Ledger([goal], {goal: "nobody deploys"}, {goal: 1})
    assert (ledger.missing, ledger.surprises, ledger.complete) == ([], [goal], False)
    assert "happened although not applicable: 1" in report(ledger)


def test_the_program_fails_while_something_is_missing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert program.main(["--games", "1", "--seed", "5", "--counts"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("1 games, ")
    assert "never happened: " in out
    assert "  command PlaceMarker: a quest is no fight of armies over markers\n" in out
    assert "  command Deploy: " in out


@pytest.mark.soak
def test_everything_the_game_has_happens() -> None:
    commands = count()

    def sound(state: GameState) -> None:
        if SOAK or not next(commands) % SAMPLED:
            assert (thorough if SOAK else faults_of_any)(state) == []

    ledger = exhaust(CATALOG, 1, MOST, check=sound)
    assert (ledger.missing, ledger.surprises) == ([], [])
