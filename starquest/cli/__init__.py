"""The `starquest` command: reads arguments, then imports only what the command needs.

Data goes to stdout, talk to stderr. Exit codes: 0 done, 1 the command found a fault or the game
crashed, 2 bad arguments, 128 and the number of the signal that ended the game (130 interrupted),
141 the reader of our output went away.
"""

import argparse
import codecs
import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from starquest import __version__
from starquest.cli.arguments import UsageError, parser
from starquest.text.locale import words

PROGRAM: Final = "starquest"
EXIT_OK: Final = 0
EXIT_FAULT: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
EXIT_BROKEN_PIPE: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    _fill_streams()
    try:
        code = _run(parser().parse_args(argv))
        sys.stdout.flush()
    except UsageError as error:
        sys.stderr.write(words("cli.usage", reason=_one_line(str(error))) + "\n")
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Python flushes stdout once more at exit and would complain there.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_BROKEN_PIPE
    return code


def _fill_streams() -> None:
    """Have all three streams, each for any letter: the number of a closed one would go to a run."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            stream = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - kept open
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
        elif isinstance(stream := getattr(sys, name), TextIOWrapper) and name != "stdin":
            # A letter that the locale lacks is shown as another one, not as a crash.
            codecs.register_error(PROGRAM, _instead)
            stream.reconfigure(errors=PROGRAM)


def _instead(error: UnicodeError) -> tuple[str, int]:
    """Question marks as wide as the letters that cannot be shown, so that columns stay."""
    import unicodedata

    if not isinstance(error, UnicodeEncodeError):
        raise error
    lost = error.object[error.start : error.end]
    wide = ["??" if unicodedata.east_asian_width(char) in "WF" else "?" for char in lost]
    return "".join(wide), error.end


def _run(args: argparse.Namespace) -> int:
    if args.version:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        return EXIT_OK
    if args.command == "check-data":
        return _check_data(args.directory)
    if args.command == "sim":
        return _sim(args)
    if args.command == "codex":
        from starquest.cli import codex

        if args.sentences:
            codex.show_sentences(sys.stdout)
            return EXIT_OK
        return EXIT_OK if codex.show(args.word, sys.stdout, sys.stderr) else EXIT_FAULT
    args.saves = getattr(args, "saves", None)
    if args.command == "army":
        from starquest.cli import army

        return EXIT_OK if army.run(args, sys.stdout, sys.stderr) else EXIT_FAULT
    if args.command in ("resume", "saves", "replay", "scores", "result", "report"):
        return _runs(args)
    return _play(args)


def _play(args: argparse.Namespace) -> int:
    # Nothing of what is loaded now is ever garbage; the app lets the collector loose again.
    gc.disable()
    try:
        return _game(args)
    finally:
        gc.enable()


def _game(args: argparse.Namespace) -> int:
    from starquest.play.folder import saves_folder
    from starquest.ui.run import run

    folder = saves_folder(args.saves)
    if args.command != "play":
        return run(None, None, folder)
    if args.daily:
        return run(None, None, folder, lambda app: app.begin_daily())
    from starquest.cli.game import setup_of, sight_of

    return run(setup_of(args), args.seed, folder, sight=sight_of(args))


def _runs(args: argparse.Namespace) -> int:
    from starquest.cli import runs

    try:
        match args.command:
            case "resume":
                return _resume(args)
            case "saves":
                runs.list_runs(args, sys.stdout, sys.stderr)
            case "scores":
                runs.list_scores(args, sys.stdout, sys.stderr)
            case "report":
                from starquest.cli import report

                report.write(args, sys.stdout)
            case "result":
                from starquest.cli import result

                result.show(args, sys.stdout, sys.stderr)
            case _:
                return _replay(args)
    except runs.RunError as error:
        sys.stderr.write(words("cli.fault", reason=str(error)) + "\n")
        return EXIT_FAULT
    return EXIT_OK


def _resume(args: argparse.Namespace) -> int:
    from starquest.cli import runs
    from starquest.play.folder import saves_folder
    from starquest.play.saves import Held
    from starquest.ui.run import run

    found = runs.opened(args)
    if isinstance(found, Held):
        return run(None, None, saves_folder(args.saves), lambda app: app.held(found))
    with found:
        return run(None, None, saves_folder(args.saves), lambda app: app.go_on(found))


def _replay(args: argparse.Namespace) -> int:
    from starquest.cli import runs
    from starquest.play.folder import saves_folder
    from starquest.ui.run import run

    if args.headless:
        return EXIT_OK if runs.check_replay(args, sys.stdout, sys.stderr) else EXIT_FAULT
    replay = runs.read_replay(args)
    return run(None, None, saves_folder(args.saves), lambda app: app.show_player(replay))


def _sim(args: argparse.Namespace) -> int:
    from starquest.cli import sim
    from starquest.cli.cluster import ClusterError

    try:
        return EXIT_OK if sim.run(args, sys.stdout, sys.stderr) else EXIT_INTERRUPTED
    except ClusterError as error:
        sys.stderr.write(words("cli.fault", reason=_one_line(str(error))) + "\n")
        return EXIT_FAULT


def _check_data(directory: Path | None) -> int:
    from starquest.cli import check_data

    return check_data.run(directory, sys.stdout, sys.stderr)


def _one_line(text: str) -> str:
    return "".join(char if char.isprintable() else "?" for char in text)
