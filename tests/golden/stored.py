"""Saves and replays of every format there was; `python -m tests.golden.stored` stores a new one's.

What is stored stays for ever: a format that has its folder is never written again.
"""

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from starquest.content.loader import load_catalog
from starquest.engine.modes.quest.party import quest_of
from starquest.model.setup import CHALLENGES, QuestSetup, Recruit
from starquest.model.state import GameState
from starquest.model.step import Act, Ask, AskKind, Deployment, Shop
from starquest.play.bots import bot_named
from starquest.play.finish import finish
from starquest.play.saves import RunLibrary, SavedRun
from starquest.play.saves.migrate import FORMAT
from starquest.play.saves.store import generations
from starquest.play.session import Whose, play_one, whose

FOLDER = Path(__file__).parent / "saves"
SAID = "said.json"
"""What each stored run must say when it is opened."""
SEED = 6
QUEST = QuestSetup(
    (Recruit("commander", "Ann \u202e[b]", "Bo"), Recruit("medic", "", "Cy")),
    ("spore_tide", "cinder_raiders"),
    small=True,
    challenges=CHALLENGES,
)


def _top(state: GameState) -> object:
    return state.agenda[-1] if state.agenda else None


def _asks(kind: AskKind) -> Callable[[GameState], bool]:
    return lambda state: isinstance(top := _top(state), Ask) and top.kind is kind


MOMENTS: dict[str, Callable[[GameState], bool]] = {
    "deployment": lambda state: isinstance(_top(state), Deployment),
    "choice": lambda state: state.round > 1 and isinstance(_top(state), Ask),
    "action": lambda state: _wave(state) > 1 and isinstance(_top(state), Act),
    "shop": lambda state: isinstance(_top(state), Shop),
    "level": _asks(AskKind.LEVEL),
    "end": lambda state: state.outcome is not None,
}
"""A run is stored the first time each of these is met."""


def _wave(state: GameState) -> int:
    return quest_of(state).wave


def folder_of(number: int) -> Path:
    """Where the files of a format are."""
    return FOLDER / f"format-{number}"


def store(target: Path) -> None:
    """Play a mission and store its saves, its replay and its score table."""
    with TemporaryDirectory() as folder, _begun(Path(folder)) as run:
        target.mkdir(parents=True)
        bot, left, said = bot_named("greedy", SEED), dict(MOMENTS), dict[str, object]()
        while True:
            for name in [name for name, met in left.items() if met(run.state)]:
                del left[name]
                said[name] = _stored(run, target / f"{name}.run")
            match whose(run.state):
                case Whose.OVER:
                    break
                case Whose.PROGRAM:
                    run.mind_step()
                case Whose.PERSON:
                    play_one(run, bot)
        finish(run)
        for name in (f"{run.name}.replay", "scores.table"):
            shutil.copy(Path(folder) / name, target / name)
        assert not left, f"never met: {[*left]}"
    text = json.dumps(said, indent=1, ensure_ascii=True) + "\n"
    (target / SAID).write_text(text, encoding="utf-8", newline="\n")


def _begun(folder: Path) -> SavedRun:
    return RunLibrary(folder, load_catalog()).begin(QUEST, SEED, "golden")


def _stored(run: SavedRun, path: Path) -> dict[str, object]:
    shutil.copy(generations(run.folder, run.name)[0], path)
    summary = run.summary
    return {
        "commands": summary.commands,
        "wave": summary.wave,
        "waits": summary.waits,
        "hero": summary.hero,
        "outcome": summary.outcome,
        "score": summary.score,
    }


if __name__ == "__main__":
    if folder_of(FORMAT).exists():
        sys.stderr.write(f"format {FORMAT} is stored already and stays as it is\n")
        raise SystemExit(1)
    store(folder_of(FORMAT))
    sys.stderr.write(f"format {FORMAT} is stored; commit it together with the format\n")
