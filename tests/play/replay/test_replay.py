"""Replays: written, verified, watched, taken over."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import attrs
import pytest

from starquest.engine.digest import digest
from starquest.engine.game import new_game, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.quest.party import quest_of
from starquest.model.command import Activate, Choose, Command, Done
from starquest.model.result import Applied
from starquest.model.setup import Recruit
from starquest.model.state import GameState
from starquest.play.bots import bot_named
from starquest.play.replay import Replay, ReplayPlayer, replay_of, verify
from starquest.play.replay import player as player_module
from starquest.play.replay.verify import repeat
from starquest.play.saves import Damaged, NoSuchRun, RunLibrary, SaveError
from starquest.play.saves.history import Row
from starquest.play.saves.store import generations
from tests.play.saves.playing import CATALOG, QUEST, play_on


@cache
def recorded() -> Replay:
    """A game of a few hundred commands, played by the greedy bot."""
    with tempfile.TemporaryDirectory() as folder:
        library = RunLibrary(Path(folder), CATALOG)
        with library.begin(QUEST, 11, "watched") as run:
            play_on(run, 10_000, bot_named("greedy", 1))
            return replay_of(run)


@cache
def states() -> tuple[GameState, ...]:
    """Every state of it, played again command by command."""
    found = [new_game(QUEST, 11, CATALOG)]
    for row in recorded().rows:
        result = step(found[-1], row.command)
        assert isinstance(result, Applied)
        found.append(result.state)
    return tuple(found)


def spoilt(at: int, **changes: Any) -> Replay:
    """The replay with one row changed, counted from 1."""
    rows = list(recorded().rows)
    rows[at - 1] = attrs.evolve(rows[at - 1], **changes)
    return attrs.evolve(recorded(), rows=tuple(rows))


def first_of(kind: type[Command]) -> int:
    commands = [row.command for row in recorded().rows]
    return next(number for number, command in enumerate(commands, 1) if isinstance(command, kind))


def test_a_replay_comes_back_from_its_file_and_holds(tmp_path: Path) -> None:
    path = tmp_path / "watched.replay"
    recorded().save(path)
    again = Replay.load(path, CATALOG)
    assert again == recorded()
    verdict = verify(again)
    assert verdict.ok
    assert verdict.commands == len(again.rows) > 100
    assert verdict.sentence == f"all {len(again.rows)} commands come out as they were recorded"


def test_a_save_can_be_watched_too(shelf_at: RunLibrary) -> None:
    with shelf_at.begin(QUEST, 11, "going") as run:
        play_on(run, 80)
        run.save()
    replay = Replay.load(generations(shelf_at.folder, "going")[0], CATALOG)
    assert len(replay.rows) == 80
    assert verify(replay).ok


@pytest.fixture
def shelf_at(tmp_path: Path) -> RunLibrary:
    return RunLibrary(tmp_path, CATALOG)


def test_another_digest_is_found_where_it_is() -> None:
    verdict = verify(spoilt(57, digest="0" * 16))
    assert (verdict.ok, verdict.at, verdict.commands) == (False, 57, 56)
    assert verdict.recorded[0] == "0" * 16
    assert verdict.found == (recorded().rows[56].digest, recorded().rows[56].draws)
    assert verdict.sentence.startswith("command 57 differs: state 0000000000000000 recorded, ")


def test_another_die_is_found_where_it_is() -> None:
    draws = recorded().rows[40].draws
    verdict = verify(spoilt(41, draws=draws + 1))
    assert (verdict.ok, verdict.at) == (False, 41)
    assert verdict.reason == f"dice drawn {draws + 1} recorded, {draws} now"


def test_a_command_that_was_never_legal_is_found() -> None:
    at = first_of(Activate)
    verdict = verify(spoilt(at, command=Choose(999)))
    assert (verdict.ok, verdict.at) == (False, at)
    assert "refused" in verdict.reason


def test_a_horde_made_to_err_is_found() -> None:
    rows = recorded().rows
    at = next(
        n for n, s in enumerate(states()[:-1], 1) if mind_of(s) and rows[n - 1].command != Done()
    )
    verdict = verify(spoilt(at, command=Done()))
    assert (verdict.ok, verdict.at) == (False, at)
    assert verdict.reason.startswith("the horde decides ")


def test_another_seed_is_found_before_the_first_command() -> None:
    origin = attrs.evolve(recorded().origin, seed=12)
    verdict = verify(attrs.evolve(recorded(), origin=origin))
    assert (verdict.ok, verdict.at, verdict.commands) == (False, 0, 0)
    assert verdict.sentence.startswith("the table before the first command differs")


def test_a_missing_command_is_found() -> None:
    rows = recorded().rows
    verdict = verify(attrs.evolve(recorded(), rows=rows[:30] + rows[31:]))
    assert (verdict.ok, verdict.at) == (False, 31)


@pytest.mark.parametrize(
    "changes", [{"score": 99_999}, {"outcome": "victory"}, {"party": ()}, {"ranked": False}]
)
def test_another_end_than_the_commands_lead_to_is_found(changes: dict[str, Any]) -> None:
    (name, lie), told = next(iter(changes.items())), recorded().head.summary
    assert getattr(told, name) != lie
    head = attrs.evolve(recorded().head, summary=attrs.evolve(told, **changes))
    verdict = verify(attrs.evolve(recorded(), head=head))
    assert (verdict.ok, verdict.at) == (False, len(recorded().rows))
    assert verdict.reason == f"{name} at the end {lie} recorded, {getattr(told, name)} now"


def test_other_game_data_are_named_when_something_differs() -> None:
    head = attrs.evolve(recorded().head, game="0.0.9", content="0" * 64)
    verdict = verify(attrs.evolve(spoilt(3, draws=10**6), head=head))
    assert verdict.sentence.endswith("; it was recorded with version 0.0.9 and other game data")


def test_a_damaged_replay_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "watched.replay"
    recorded().save(path)
    whole = path.read_bytes()
    for place in range(0, len(whole), 97):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        with pytest.raises(SaveError):
            Replay.load(path, CATALOG)
        path.write_bytes(whole[:place])
        with pytest.raises(Damaged):
            Replay.load(path, CATALOG)
    with pytest.raises(NoSuchRun):
        Replay.load(tmp_path / "none", CATALOG)


@pytest.mark.parametrize(
    "changes",
    [
        {"share": 10**6},
        {"party": ()},
        {"party": (Recruit("medic"),) * 1000},
        {"party": (Recruit("medic", "x" * 1000), Recruit("medic"))},
    ],
)
def test_a_hostile_setup_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    origin = attrs.evolve(recorded().origin, setup=attrs.evolve(QUEST, **changes))
    attrs.evolve(recorded(), origin=origin).save(tmp_path / "bad.replay")
    with pytest.raises(Damaged, match="out of bounds"):
        Replay.load(tmp_path / "bad.replay", CATALOG)


@pytest.mark.parametrize("changes", [{"theme": "moon"}, {"party": (Recruit("wizard"),) * 2}])
def test_a_setup_that_cannot_be_laid_out_differs(changes: dict[str, Any]) -> None:
    origin = attrs.evolve(recorded().origin, setup=attrs.evolve(QUEST, **changes))
    verdict = verify(attrs.evolve(recorded(), origin=origin))
    assert (verdict.ok, verdict.at) == (False, 0)
    assert "it cannot be laid out" in verdict.sentence


def test_forward_and_back_meet_every_state() -> None:
    player, wanted = ReplayPlayer(recorded()), [digest(state) for state in states()]
    found = [digest(player.state)]
    while player.forward():
        found.append(digest(player.state))
    assert found == wanted
    assert (player.at, player.trouble) == (len(wanted) - 1, "")
    while player.back():
        assert digest(player.state) == wanted[player.at]
    assert player.at == 0


def test_a_step_back_repeats_three_commands_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keyframes are four commands apart: that is what keeps a step back far under 200 ms."""
    player, repeated = ReplayPlayer(recorded()), list[Row]()
    player.go(player.total)

    def counted(state: GameState, row: Row) -> Applied:
        repeated.append(row)
        return repeat(state, row)

    monkeypatch.setattr(player_module, "repeat", counted)
    while player.at:
        repeated.clear()
        assert player.back()
        assert len(repeated) <= 3


def test_any_place_can_be_gone_to() -> None:
    player, total = ReplayPlayer(recorded()), len(recorded().rows)
    told = [player.events]
    while player.forward():
        told.append(player.events)
    for place in (total, 0, 17, 16, 8, 9, 100, 99, 3, total - 1):
        assert player.go(place)
        assert digest(player.state) == digest(states()[place])
        assert player.events == told[place]
    assert not player.go(total + 1)
    assert not player.go(-1)
    assert player.at == total - 1


def test_activations_are_stepped_over() -> None:
    player = ReplayPlayer(recorded())
    starts = [n for n, row in enumerate(recorded().rows) if isinstance(row.command, Activate)]
    met = []
    while player.next_activation():
        met.append(player.at)
    assert met == [*starts, player.total]
    met = []
    while player.previous_activation():
        met.append(player.at)
    assert met == [*reversed(starts), 0]


def test_waves_are_stepped_over() -> None:
    waves = [quest_of(state).wave for state in states()]
    starts = [n for n in range(1, len(waves)) if waves[n] != waves[n - 1]]
    player, met = ReplayPlayer(recorded()), []
    while player.at < player.total and player.next_wave():
        met.append(player.at)
    assert met == sorted({*starts, player.total})
    met = []
    while player.previous_wave():
        met.append(player.at)
    assert met == [n for n in reversed([0, *starts]) if n < player.total]


def test_a_difference_stops_the_show_with_a_reason() -> None:
    player = ReplayPlayer(spoilt(20, digest="0" * 16))
    assert not player.go(30)
    assert player.at == 19
    assert player.trouble.startswith("command 20 differs")
    assert player.back()
    assert player.trouble == ""


def test_a_replay_of_another_game_is_refused() -> None:
    origin = attrs.evolve(recorded().origin, opening="0" * 64)
    with pytest.raises(SaveError, match="cannot be played here"):
        ReplayPlayer(attrs.evolve(recorded(), origin=origin))


def test_taking_over_makes_an_unranked_run(shelf_at: RunLibrary) -> None:
    player = ReplayPlayer(recorded())
    player.go(60)
    with player.take_over(shelf_at) as run:
        assert run.problem == ""
        assert digest(run.state) == digest(states()[60])
        assert not run.summary.ranked
        play_on(run, 40, bot_named("random", 9))
        name, here = run.name, digest(run.state)
    with shelf_at.open(name) as again:
        assert digest(again.state) == here
        assert not again.summary.ranked
        assert (again.origin.taken_from, again.origin.taken_at) == ("watched", 60)
        whole = replay_of(again)
    assert len(whole.rows) == 100
    assert verify(whole).ok
    assert isinstance(whole.rows[0], Row)


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("-x.replay", "x"),
        (".hidden.replay", "hidden"),
        ("v1.2.replay", "v1.2"),
        ("a:b\x1b[2J.replay", "ab[2J"),
        ("nul.replay", "run"),
        ("\u202e.replay", "run"),
        ("x" * 200 + ".replay", "x" * 30),
    ],
)
def test_a_replay_of_any_name_can_be_taken_over(shelf_at: RunLibrary, file: str, name: str) -> None:
    recorded().save(shelf_at.folder / file)
    player = ReplayPlayer(Replay.load(shelf_at.folder / file, CATALOG))
    player.go(5)
    player.take_over(shelf_at).close()
    with shelf_at.open(name) as run:
        assert len(run.history) == 5
        assert (run.origin.taken_from, run.origin.taken_at) == (name, 5)
