"""The parts of the screens with a table on them: each has one subject, the screen joins them."""
