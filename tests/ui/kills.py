"""The real game in a terminal, killed at a random moment, and what is left of its run.

The launched game is the real one; it only tells over a pipe when a command begins to be carried
out and when the player may see what came of it, with the digest of the state.
"""

import os
import select
import signal
import time
from pathlib import Path
from random import Random

import attrs

from starquest.play.saves import RunLibrary
from tests.ui.pty_game import PtyGame

LAUNCH = """
import os, sys
from starquest import cli
from starquest.engine.digest import digest
from starquest.play.saves.saved_run import SavedRun
{plant}
pipe = int(sys.argv[1])
def telling(action):
    def told(self, *words):
        os.write(pipe, b"begin %d -\\n" % (len(self.rows) + 1))
        result = action(self, *words)
        mark = digest(self.state)[:16].encode()
        os.write(pipe, b"done %d %s\\n" % (len(self.rows), mark))
        return result
    return told
SavedRun.apply, SavedRun.mind_step = telling(SavedRun.apply), telling(SavedRun.mind_step)
sys.exit(cli.main(sys.argv[2:]))
"""
FORGETFUL = """
from starquest.play.saves.store import Store
Store.append = lambda self, record: None
"""
"""A planted fault: commands are not written until the next snapshot."""
KEYS = ("\r", ".", "\r", "w", ".", "b")
PATIENCE = 60.0


@attrs.define
class Witness:
    """What a game has told before it was killed."""

    begun: int = 0
    """The last command that began to be carried out."""
    done: dict[int, str] = attrs.Factory(dict)
    """The digest after each command the player may have seen."""
    rest: bytes = b""

    def hear(self, told: bytes) -> None:
        """Take in what came through the pipe."""
        *lines, self.rest = (self.rest + told).split(b"\n")
        for line in lines:
            word, number, mark = line.decode().split()
            if word == "begin":
                self.begun = int(number)
            else:
                self.done[int(number)] = mark


def killed(folder: Path, random: Random, plant: str = "") -> Witness:
    """Resume the newest run, press keys, and kill the game at a random moment."""
    near, far = os.pipe()
    words = ("-c", LAUNCH.format(plant=plant), str(far), "resume", "--saves", str(folder))
    witness = Witness()
    try:
        with PtyGame(words, folder.parent, inherited=(far,)) as game:
            game.wait_for("Where you were")
            game.press("\r")
            start = time.monotonic()
            end = start + random.uniform(0.0, 0.6)
            commands = random.randrange(1, 25)
            while time.monotonic() < end or not witness.begun:
                game.press(random.choice(KEYS))
                game.read(0.005)
                _listen(near, witness)
                if witness.begun and len(witness.done) >= commands:
                    break
                if game.process.poll() is not None or time.monotonic() > start + PATIENCE:
                    raise TimeoutError(f"nothing is done: {game.seen[-2000:]!r}")
            time.sleep(random.uniform(0.0, 0.004))
            game.process.send_signal(signal.SIGKILL)
            game.process.wait()
            _listen(near, witness)
    finally:
        os.close(near)
        os.close(far)
    return witness


def _listen(pipe: int, witness: Witness) -> None:
    while select.select([pipe], [], [], 0)[0]:
        told = os.read(pipe, 1 << 16)
        if not told:
            return
        witness.hear(told)


def fault(library: RunLibrary, witness: Witness) -> str:
    """What is wrong with the run that is left; nothing if at most one command is lost."""
    entry = next(iter(library.entries()))
    with library.open(entry.name) as run:
        marks = [row.digest for row in run.rows]
    if len(marks) < witness.begun - 1:
        return f"{witness.begun - len(marks)} commands are lost"
    shown = max(witness.done, default=0)
    if len(marks) < shown:
        return f"command {shown} was shown and is lost"
    wrong = [n for n, mark in witness.done.items() if marks[n - 1] != mark]
    return f"command {wrong[0]} is another" if wrong else ""
