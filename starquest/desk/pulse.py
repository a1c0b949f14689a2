"""Everybody and everything that matters, lit up."""

from starquest.desk.frame import Frame
from starquest.desk.mark import Mark
from starquest.desk.stage import Picture

BESIDE = ("lost", "floor", "weather", "wall", "door", "cover", "difficult", "danger")
"""The inks of what does not light up."""


def pulse(frame: Frame) -> Picture:
    """Heroes, enemies, objectives and what lies there, reversed and bold."""
    return {
        cell: Mark(mark.glyph, mark.detail, mark.ink, "bold reverse", mark.paper, mark.wide)
        for cell, mark in frame.things.items()
        if mark.ink not in BESIDE
    }
