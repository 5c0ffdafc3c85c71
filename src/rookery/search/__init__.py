"""Players that search. See `tree.py` for how, `players.py` for the bots."""
