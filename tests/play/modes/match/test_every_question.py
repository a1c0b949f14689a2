"""A match is left, resumed, watched, checked and taken over at every kind of decision it has."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from starquest.engine.digest import digest
from starquest.engine.game import legal, new_game, step
from starquest.engine.mode import mind_of
from starquest.engine.modes.match.mode import MATCH
from starquest.model.command import Command
from starquest.model.modes.match import MatchSetup
from starquest.model.result import Applied
from starquest.model.state import GameState
from starquest.model.step import AskKind
from starquest.play.bots.bot import Bot
from starquest.play.replay import Replay, ReplayPlayer, replay_of, verify
from starquest.play.saves import RunLibrary
from starquest.play.session import Run, Session, play_one
from tests.support.board import catalog
from tests.support.wild_matches import WildBot, moments, wild_setup

ASKED = {
    AskKind.EDGE, AskKind.KEEP_BACK, AskKind.STRIKE_BACK, AskKind.FOLLOW_UP, AskKind.SPEND_TOKENS,
    AskKind.SHIFT, AskKind.PLACE, AskKind.POINT, AskKind.PUSH,
}  # fmt: skip
MOMENTS = {f"asked {kind}" for kind in ASKED} | {
    "PlaceTurn", "DeployTurn", "scouts", "reserves", "Turn", "acting", "after moving", "over",
    "Tidying",
    "jumped", "jumped short", "fell", "pushed off", "Pushed", "ArmyShaken", "MarkerSeized",
}  # fmt: skip
MOST = 400
"""So many matches are looked through for all the moments, at most."""
FARTHER = 12
"""So many commands are played on after a moment is taken over."""


class Watched:
    """One match, the moments first met in it, and where in it they are."""

    def __init__(self, seed: int, known: set[str]) -> None:
        minds = ("", "list") if seed % 2 else ("", "")
        self.setup: MatchSetup = wild_setup(seed, minds=minds)
        self.seed, self.found = seed, dict[str, int]()
        session, bot = Session(new_game(self.setup, seed, catalog())), WildBot(seed)
        self.states: list[GameState] = [session.state]
        self._note(known)
        while session.state.outcome is None:
            result = decide(session, bot)
            self.states.append(result.state)
            self._note(known, result)
        self.commands: list[Command] = session.history

    def _note(self, known: set[str], result: Applied | None = None) -> None:
        for moment in moments(self.states[-1], result.events if result else ()):
            if moment not in known:
                known.add(moment)
                self.found[moment] = len(self.states) - 1


def decide(run: Run, bot: Bot) -> Applied:
    """The next decision, the program's or that of a person whom a bot stands for."""
    if mind_of(run.state) is not None:
        return run.mind_step()
    return play_one(run, bot)


def go_on(run: Run, commands: list[Command]) -> None:
    """Play as it was played; a program decides again, and as it did."""
    for command in commands:
        if mind_of(run.state) is not None:
            run.mind_step()
        else:
            assert isinstance(run.apply(command), Applied)
        assert run.history[-1] == command


def watched() -> Iterator[Watched]:
    """Matches with something new in each, until everything was there."""
    known: set[str] = set()
    for seed in range(MOST):
        if known >= MOMENTS:
            return
        match = Watched(seed, known)
        if match.found:
            yield match
    assert known >= MOMENTS, MOMENTS - known


def same(state: GameState, wanted: GameState) -> bool:
    """Whether nothing was lost: all that is kept, and all that may be asked for."""
    return digest(state) == digest(wanted) and list(legal(state)) == list(legal(wanted))


def test_a_match_asks_nothing_that_is_not_swept() -> None:
    """Whoever adds a question of the match adds it here."""
    assert {*MATCH.answers} <= ASKED


def test_every_moment_is_kept_watched_and_taken_over(tmp_path: Path) -> None:
    for match in watched():
        library = RunLibrary(tmp_path / str(match.seed), catalog())
        _left_and_resumed(library, match)
        with library.open("duel") as run:
            replay = replay_of(run)
        replay.save(library.folder / "duel.replay")
        loaded = Replay.load(library.folder / "duel.replay", catalog())
        assert verify(loaded).ok
        player = ReplayPlayer(loaded)
        for moment, place in match.found.items():
            _taken_over(library, player, match, place, moment)


def _left_and_resumed(library: RunLibrary, match: Watched) -> None:
    """Play it as it was played; at each moment it is left, and there again when one comes back."""
    library.begin(match.setup, match.seed, "duel").close()
    places = sorted({*match.found.values(), len(match.commands)})
    for moment, place in zip([0, *places], places, strict=False):
        with library.open("duel") as run:
            assert (run.troubles, run.problem) == ((), "")
            assert same(run.state, match.states[moment]), match.found
            go_on(run, match.commands[moment:place])
    with library.open("duel") as run:
        assert run.state.outcome == match.states[-1].outcome is not None


def _taken_over(
    library: RunLibrary, player: ReplayPlayer, match: Watched, place: int, moment: str
) -> None:
    """From there it is played on as it was, as a run of one's own."""
    assert player.go(place), moment
    assert same(player.state, match.states[place]), moment
    with player.take_over(library, moment.replace(" ", "_")) as run:
        name = run.name
        assert same(run.state, match.states[place]), moment
    on = match.commands[place:][:FARTHER]
    with library.open(name) as run:
        go_on(run, on)
        assert digest(run.state) == digest(match.states[place + len(on)]), moment
        assert not run.summary.ranked


def test_a_moment_that_never_comes_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checker itself: what is not met is told."""
    monkeypatch.setattr(f"{__name__}.MOMENTS", {*MOMENTS, "asked nobody"})
    monkeypatch.setattr(f"{__name__}.MOST", 1)
    with pytest.raises(AssertionError, match="asked nobody"):
        [*watched()]


def test_a_state_that_differs_is_told() -> None:
    first, second = islice(Watched(1, set()).states, 2)
    command = next(iter(legal(first)))
    after = step(first, command)
    assert isinstance(after, Applied)
    assert same(first, first)
    assert not same(first, second)
