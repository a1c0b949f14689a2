"""Somebody's cat at the keyboard: random keys, clicks, drags, wheels, pastes and sizes everywhere.

    python -m tests.ui.fuzz --inputs 100000 --seed 1

Every session opens one screen as a player reaches it and goes wherever the inputs lead; the same
seed gives the same inputs. Nothing is waited for but the game's own queue.
"""

import argparse
import asyncio
import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import attrs
from textual import events
from textual.geometry import Size
from textual.message import Message

from starquest.ui.table.game import GameScreen
from tests.ui.fuzz_scenes import FUZZED
from tests.ui.fuzz_words import KEYS, PASTES, SPEEDS
from tests.ui.support import Desk

SESSION = 250
"""Inputs before another screen is opened."""
BURST = 8
"""The most that come before the game has had a turn."""
SIZES = ((80, 24), (120, 36), (200, 60), (80, 50), (79, 24), (30, 8), (1, 1), (132, 24))
PATIENCE = 120.0
"""Seconds after which a session that does nothing counts as hanging."""
TOLD = 25
"""How many of the last inputs a crash tells of."""

Chance = random.Random


@attrs.frozen
class Crash:
    """An input the game did not survive."""

    scene: str
    seed: int
    last: tuple[str, ...]
    told: str

    @property
    def kind(self) -> str:
        """Where it broke and how: crashes of one kind have one cause."""
        places = [line.strip() for line in self.told.splitlines() if line.startswith("  File ")]
        return f"{places[-1] if places else ''} {self.told.strip().splitlines()[-1]}"


@attrs.define
class Session:
    """A screen and the inputs that come to it."""

    desk: Desk
    chance: Chance
    last: list[str] = attrs.field(factory=list)
    at: tuple[int, int] = (0, 0)

    async def storm(self, count: int) -> int:
        """So many inputs, in bursts; how many were taken before the game was left."""
        done = 0
        while done < count and self._lives():
            for _ in range(min(count - done, self.chance.randint(1, BURST))):
                done += 1
                self._input()
            await self._turn()
        return done

    def _lives(self) -> bool:
        app = self.desk.app
        return app.is_running and not app._exit and app._exception is None

    async def _turn(self) -> None:
        """Let the game have its way: not at all, for a moment, or until everything is drawn."""
        for _ in range(self.chance.choice((0, 1, 3))):
            await asyncio.sleep(0)
        if self.chance.random() < 0.7 and self._lives():
            await self.desk.pilot._wait_for_screen(PATIENCE)

    # inputs

    def _input(self) -> None:
        kinds: list[tuple[int, Callable[[], Iterator[Message]]]] = [
            (55, self._key), (20, self._click), (4, self._drag), (6, self._hover), (6, self._wheel),
            (3, self._paste), (3, self._resize), (2, self._lone), (1, self._options),
        ]  # fmt: skip
        weights = [weight for weight, _ in kinds]
        make = self.chance.choices([kind for _, kind in kinds], weights)[0]
        for message in make():
            self.last.append(_told(message))
            driver = self.desk.app._driver
            if driver is not None:
                driver.process_message(message)

    def _key(self) -> Iterator[Message]:
        key = self.chance.choice(KEYS)
        yield events.Key(key, key if len(key) == 1 else None)

    def _place(self) -> tuple[int, int]:
        """Mostly where it was before: second clicks are what goes wrong."""
        wide, tall = self.desk.app.size
        if self.chance.random() < 0.6:
            self.at = (self.chance.randint(-1, wide), self.chance.randint(-1, tall))
        return self.at

    def _mouse(self, kind: type[events.MouseEvent], x: int, y: int, button: int = 1) -> Message:
        return kind(None, x=x, y=y, delta_x=0, delta_y=0, button=button, shift=False, meta=False,
                    ctrl=False, screen_x=x, screen_y=y)  # fmt: skip

    def _click(self) -> Iterator[Message]:
        x, y = self._place()
        button = self.chance.choice((1, 1, 1, 1, 3, 2))
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            yield self._mouse(events.MouseDown, x, y, button)
            yield self._mouse(events.MouseUp, x, y, button)

    def _drag(self) -> Iterator[Message]:
        yield self._mouse(events.MouseDown, *self._place())
        for _ in range(self.chance.randint(1, 3)):
            yield self._mouse(events.MouseMove, *self._place())
        yield self._mouse(events.MouseUp, *self._place())

    def _hover(self) -> Iterator[Message]:
        yield self._mouse(events.MouseMove, *self._place(), 0)

    def _lone(self) -> Iterator[Message]:
        """Half of a click: its other half was made elsewhere."""
        kind = self.chance.choice((events.MouseDown, events.MouseUp))
        yield self._mouse(kind, *self._place(), self.chance.choice((0, 1, 3)))

    def _wheel(self) -> Iterator[Message]:
        kind = self.chance.choice((events.MouseScrollUp, events.MouseScrollDown,
                                   events.MouseScrollLeft, events.MouseScrollRight))  # fmt: skip
        yield self._mouse(kind, *self._place(), 0)

    def _paste(self) -> Iterator[Message]:
        yield events.Paste(self.chance.choice(PASTES))

    def _resize(self) -> Iterator[Message]:
        size = Size(*self.chance.choice(SIZES))
        if self.chance.random() < 0.5:
            size = Size(self.chance.randint(60, 200), self.chance.randint(16, 60))
        yield events.Resize(size, size)
        if self.chance.random() < 0.6:  # most of the time there is something to see
            yield events.Resize(Size(120, 36), Size(120, 36))

    def _options(self) -> Iterator[Message]:
        """Films and the horde at other speeds."""
        for screen in self.desk.app.screen_stack:
            if isinstance(screen, GameScreen):
                screen.take(replace(screen.options, **self.chance.choice(SPEEDS)))
        yield from ()


def _told(message: Message) -> str:
    match message:
        case events.Key():
            return f"key {message.key}"
        case events.MouseEvent():
            where = f"{message.screen_x},{message.screen_y}"
            return f"{type(message).__name__} {message.button} {where}"
        case events.Paste():
            return f"paste {message.text[:20]!a}"
        case events.Resize():
            return f"resize {message.size.width}x{message.size.height}"
        case _:
            return type(message).__name__


async def session(seed: int, inputs: int, scene: str = "") -> tuple[int, Crash | None]:
    """One screen, drawn by the seed or named, and what became of it."""
    chance = Chance(seed)
    name = scene or chance.choice(list(FUZZED))
    session, done = None, 0
    try:
        async with FUZZED[name](chance.choice(((80, 24), (120, 36)))) as desk:
            desk.app.deliver_screenshot = lambda *_, **__: None  # type: ignore[method-assign]
            session = Session(desk, chance)
            done = await asyncio.wait_for(session.storm(inputs), PATIENCE)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
        told = "".join(traceback.format_exception(error))
        return done, Crash(name, seed, tuple(session.last[-TOLD:]) if session else (), told)
    return done, None


Heard = Callable[[int, Crash | None], bool]
"""Told after each session: the inputs so far and its crash; whether to go on."""


def fuzz(seed: int, inputs: int, heard: Heard = lambda _done, _crash: True) -> list[Crash]:
    """Session after session until there were so many inputs; the crashes."""
    found, done, going = list[Crash](), 0, True
    while going and done < inputs:
        taken, crash = asyncio.run(session(seed, min(SESSION, inputs - done)))
        done, seed = done + max(1, taken), seed + 1
        if crash:
            found.append(crash)
        going = heard(done, crash)
    return found


def main() -> int:
    """Tell of every crash as it comes, and how many inputs there were."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--inputs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600)
    asked = parser.parse_args()
    start, last, limit = time.perf_counter(), 0, float(asked.minutes) * 60

    def heard(done: int, crash: Crash | None) -> bool:
        nonlocal last
        last = done
        if crash:
            print(f"{crash.scene}, seed {crash.seed}\n{crash.told}\n{'; '.join(crash.last)}")
        return time.perf_counter() - start < limit

    found = fuzz(asked.seed, asked.inputs, heard)
    for kind, count in Counter(crash.kind for crash in found).most_common():
        print(f"{count:5} {kind}")
    rate = last / (time.perf_counter() - start) * 60
    print(f"{last} inputs, {len(found)} crashes, {rate:.0f} inputs a minute")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main())
