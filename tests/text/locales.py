"""Tiny locales on the disk."""

import json
from collections.abc import Mapping
from pathlib import Path

CZECH: Mapping[str, str | int] = {
    "name": "Czech",
    "forms": 3,
    "plural": "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2",
}
"""A language with three plural forms."""


def stored(folder: Path, header: Mapping[str, str | int], **files: str) -> Path:
    """Write a locale: its header, and each file's TOML by its stem."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in header.items()]
    (folder / "locale.toml").write_text("".join(lines), "utf-8")
    for stem, text in files.items():
        (folder / f"{stem}.toml").write_text(text, "utf-8")
    return folder
