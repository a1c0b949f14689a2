"""How fast the engine is: `python -m tests.bench` prints a table.

A benchmark is a function that gives one sample a call; registered, it is a row of the table. Later
ones are added in modules of this folder that `__main__` imports.
"""
