"""What a command may come to, by exact chances and without a die: see before you press.

The real engine runs, on copies, over everything its dice could show. Nothing here knows a rule of
an attack, so nothing here can disagree with one; nothing here knows a mode.
"""
