"""The pace tells rate and time left."""

from io import StringIO

from tests.balance.progress import EVERY, Pace


def test_rate_and_time_left() -> None:
    seconds, out = iter((0.0, 10.0)), StringIO()
    pace = Pace(out, 10 * EVERY, lambda: next(seconds))
    for _ in range(EVERY):
        pace.step("2 standard")
    assert out.getvalue() == "20 of 200 games (2 standard), 2.0 games a second, 1:30 left\n"
