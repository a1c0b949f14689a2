"""The player's options, kept between runs in a small JSON file.

A bad value in the file is replaced by the default and named; the rest is kept. The file is written
beside itself and moved into place, so a crash never leaves half of one.
"""

import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from starquest.text.locale import words

CHOICES: dict[str, tuple[str, ...]] = {
    "theme": (
        "starquest-dark",
        "starquest-light",
        "starquest-contrast",
        "starquest-deutan",
        "starquest-tritan",
        "starquest-terminal",
    ),
    "glyphs": ("unicode", "ascii"),
    "speed": ("normal", "slow", "step", "instant"),
    "animation": ("normal", "fast", "none"),
    "sight": ("open", "party"),
    "hold": ("none", "fallen", "losses", "all"),
    "reminders": ("on", "off"),
    "handover": ("card", "banner", "off"),
    "keymap": ("standard", "arrows", "vi"),
    "falling": ("ask", "go"),
    "hints": ("on", "off"),
    "settling": ("short", "none", "long"),
    "striking": ("ask", "always", "never"),
    "paying": ("ask", "always", "never"),
    "blocking": ("ask", "always", "never"),
    "picking": ("last", "ask"),
    "growth": ("people", "autopilot"),
    "bell": ("off", "bell", "notice"),
    "difficulty": ("standard", "story", "veteran"),
    "luck": ("pure", "steadied"),
    "walks": ("on", "off"),
    "shots": ("on", "off"),
    "blows": ("on", "off"),
    "blasts": ("on", "off"),
    "spells": ("on", "off"),
    "wounds": ("on", "off"),
    "falls": ("on", "off"),
    "objectives": ("on", "off"),
}
"""Every option with its values, the default first."""
EFFECTS = ("walks", "shots", "blows", "blasts", "spells", "wounds", "falls", "objectives")
"""The options of what is shown when something happens: a page of their own."""
MISSIONS = ("difficulty", "luck")
"""The options a mission is begun with unless it is set up otherwise: a page of their own."""
LARGEST = 1 << 16
PLAIN_TERMINALS = ("linux", "vt100", "vt102", "vt220")
"""Terminals whose fonts have little more than ASCII."""
COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself writes to LC_CTYPE where the locale is plain C."""


@dataclass(frozen=True)
class Preferences:
    """What the player has chosen; no attrs here, which the title would wait for."""

    theme: str = CHOICES["theme"][0]
    glyphs: str = CHOICES["glyphs"][0]
    speed: str = CHOICES["speed"][0]
    animation: str = CHOICES["animation"][0]
    sight: str = CHOICES["sight"][0]
    hold: str = CHOICES["hold"][0]
    reminders: str = CHOICES["reminders"][0]
    handover: str = CHOICES["handover"][0]
    keymap: str = CHOICES["keymap"][0]
    falling: str = CHOICES["falling"][0]
    hints: str = CHOICES["hints"][0]
    settling: str = CHOICES["settling"][0]
    striking: str = CHOICES["striking"][0]
    paying: str = CHOICES["paying"][0]
    blocking: str = CHOICES["blocking"][0]
    picking: str = CHOICES["picking"][0]
    growth: str = CHOICES["growth"][0]
    bell: str = CHOICES["bell"][0]
    difficulty: str = CHOICES["difficulty"][0]
    luck: str = CHOICES["luck"][0]
    walks: str = "on"
    shots: str = "on"
    blows: str = "on"
    blasts: str = "on"
    spells: str = "on"
    wounds: str = "on"
    falls: str = "on"
    objectives: str = "on"

    @property
    def effects(self) -> frozenset[str]:
        """What is shown when something happens."""
        return frozenset(name for name in EFFECTS if getattr(self, name) == "on")


def options_path() -> Path:
    """Where the options are kept."""
    chosen = os.environ.get("STARQUEST_CONFIG")
    return Path(chosen) if chosen else user_config_path("starquest") / "options.json"


def usual_glyphs(environment: Mapping[str, str]) -> str:
    """Plain ASCII where the terminal or the locale says that there is nothing else."""
    if environment.get("TERM", "") in PLAIN_TERMINALS:
        return "ascii"
    told = [environment.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG")]
    if told[1] in COERCED and told[2] in ("C", "POSIX"):
        told[1] = ""
    locale = next(filter(None, told), "utf8")
    return "unicode" if "utf8" in locale.lower().replace("-", "") else "ascii"


def usual_animation(environment: Mapping[str, str]) -> str:
    """Nothing moves over a line that may be slow, unless it is chosen."""
    far = any(environment.get(name) for name in ("SSH_CONNECTION", "SSH_TTY"))
    return "none" if far else "normal"


def usual_options(environment: Mapping[str, str]) -> Preferences:
    """The options of somebody who has chosen nothing, in this terminal."""
    return Preferences(glyphs=usual_glyphs(environment), animation=usual_animation(environment))


def load_options(path: Path, usual: Preferences | None = None) -> tuple[Preferences, list[str]]:
    """The options of a file, the usual ones for what it lacks, and what was wrong with it."""
    usual = usual or Preferences()
    try:
        raw = path.read_bytes()[:LARGEST]
    except FileNotFoundError:
        return usual, []
    except OSError as error:
        return usual, [words("options.unreadable", reason=str(error.strerror))]
    import json  # noqa: PLC0415 - only where there is a file

    try:
        plain: Any = json.loads(raw)
    except (ValueError, RecursionError):
        return usual, [words("options.damaged")]
    return _sorted_out(plain, usual)


def _sorted_out(plain: object, usual: Preferences) -> tuple[Preferences, list[str]]:
    if not isinstance(plain, dict):
        return usual, [words("options.damaged")]
    good, problems = {}, []
    for name, values in CHOICES.items():
        default = getattr(usual, name)
        value = plain.get(name, default)
        if value in values:
            good[name] = value
        else:
            problems.append(words("options.unknown_value", option=name, default=default))
    return replace(usual, **good), problems


def save_options(options: Preferences, path: Path, before: Preferences | None = None) -> str:
    """Keep the options; what went wrong, or nothing.

    What is as it was before and stands in no file was never chosen: it is not written, so that
    another terminal has its own way.
    """
    import json  # noqa: PLC0415 - not before the title is shown

    chosen = asdict(options)
    if before is not None:
        named = _named(path)
        chosen = {
            name: value for name, value in chosen.items()
            if name in named or value != getattr(before, name)
        }  # fmt: skip
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".new")
        beside.write_text(json.dumps(chosen, indent=2) + "\n", "utf-8")
        beside.replace(path)
    except OSError as error:
        return words("options.unwritable", reason=str(error.strerror))
    return ""


def _named(path: Path) -> list[str]:
    """The options that a file names."""
    import json  # noqa: PLC0415 - not before the title is shown

    try:
        plain = json.loads(path.read_bytes()[:LARGEST])
    except (OSError, ValueError, RecursionError):
        return []
    return [name for name in CHOICES if name in plain] if isinstance(plain, dict) else []
