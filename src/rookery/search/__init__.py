"""Tree search among worlds that look the same; `foresight.py` guesses what others will do."""
