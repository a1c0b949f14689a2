"""The screens with a table on them and their parts: each has one subject, the screen joins them."""
