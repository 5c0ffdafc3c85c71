"""The full screen in the terminal: the table still while things happen on it.

Nothing here is imported before somebody sits down at a terminal: `rookery simulate` pays for none
of it. `ink.py` sets text in colours, `desk.py` is the screen with its panes, `dialogs.py` what is
laid over it; `local.py`, `remote.py`, `lookback.py` and `lesson.py` say what happens at the table:
a match here, one at a server, a recorded one, a lesson. `mind.py` thinks in a process of its own.
"""
