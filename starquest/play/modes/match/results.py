"""What many matches come to: sides, whoever started, programs and armies, a draw as half a win."""

from collections.abc import Iterator, Sequence

from starquest.play.modes.match.record import UNFINISHED, WINNERS, MatchRecord
from starquest.play.modes.quest.results import aligned
from starquest.text.locale import words

SIDES = WINNERS[:2]


def results(records: Sequence[MatchRecord]) -> str:
    """How often each side and whoever started won, then each program and each army."""
    if not records:
        return words("results.none") + "\n"
    blocks = [_sides(records)]
    for title, field in ((words("results.program"), "minds"), (words("results.army"), "armies")):
        rows = [*_rows(records, field)]
        if len(rows) > 1:
            blocks.append(aligned([(title, *_columns()), *rows]))
    return "\n".join(blocks)


def _sides(records: Sequence[MatchRecord]) -> str:
    count = len(records)
    wins = [sum(record.winner == winner for record in records) for winner in WINNERS]
    first = sum(_points(record, record.first) for record in records) * 100 / count
    held = [sum(record.markers[side] for record in records) / count for side in (0, 1)]
    left = [sum(record.left[side] for record in records) / count for side in (0, 1)]
    columns = (
        "games",
        *WINNERS,
        words("results.first"),
        "held_one",
        "held_two",
        "left_one",
        "left_two",
    )
    figures = [*map(str, (count, *wins)), f"{first:.1f}"]
    figures += [f"{markers:.2f}" for markers in held] + [f"{points:.0f}" for points in left]
    return aligned([("", *columns), (words("results.all"), *figures)])


def _columns() -> tuple[str, ...]:
    counted = words("results.won"), words("results.drawn"), words("results.lost")
    return words("results.games"), *counted, words("results.share")


def _rows(records: Sequence[MatchRecord], field: str) -> Iterator[tuple[str, ...]]:
    """What became of everybody of a kind, except where both sides had the same."""
    found: dict[str, list[float]] = {}
    for record in records:
        names = getattr(record, field)
        if names[0] != names[1]:
            for name, side in zip(names, SIDES, strict=True):
                found.setdefault(name, []).append(_points(record, side))
    for name in sorted(found):
        points = found[name]
        parts = [str(points.count(part)) for part in (1.0, 0.5, 0.0)]
        yield name, str(len(points)), *parts, f"{100 * sum(points) / len(points):.1f}"


def _points(record: MatchRecord, side: str) -> float:
    """1 for a match a side has won, half for a draw or one that never ended."""
    return 0.5 if record.winner in ("nobody", UNFINISHED) else float(record.winner == side)
