"""The terminal game, played by tests."""

import os

# Read once, when Textual is imported: what tests and pictures see is no matter of the terminal
# they are run in.
os.environ["TEXTUAL_COLOR_SYSTEM"] = "truecolor"
