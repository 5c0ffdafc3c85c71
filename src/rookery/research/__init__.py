"""What the interfaces for learners share.

actions.py     moves, numbered from where one sits
encoder.py     what a seat may know, as numbers (each game's part: `games/<game>/encode.py`)
batch.py       many matches at once
arrays.py      the same as numpy arrays
"""
