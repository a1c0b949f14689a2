"""What all tests share: property tests that do the same in every run, however slow the machine."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "starquest",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("starquest")

# a terminal with all colours and folders of its own, whichever terminal the tests are started from
os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "STARQUEST_SAVES", "STARQUEST_CONFIG"):
    os.environ.pop(name, None)
