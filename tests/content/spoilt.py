"""Spoiling a copy of the shipped data, and what the loader says to it."""

from pathlib import Path

from starquest.content.loader import examine
from starquest.text.problems import told_problem

HUSKS = """
[husks]
name = "Husks"
faction = "hollow_legion"
models = 3
quality = 5
defense = 5
rules = ["slow"]
weapons = [{ name = "Blades", attacks = 1 }]
cost = 15
"""


def problems(folder: Path) -> list[str]:
    return [told_problem(problem) for problem in examine(folder)[1]]


def spoil(folder: Path, stem: str, old: str, new: str) -> None:
    file = folder / f"{stem}.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
