"""How hard the missions are: `python -m tests.balance` plays them and publishes the figures.

`docs/balance.md` is for people, `published.json` beside this file holds the same figures for
programs, with a digest of the data they were played with.
"""
