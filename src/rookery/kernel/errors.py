"""What can go wrong, and why, in words that a person can act on."""

from __future__ import annotations


class RookeryError(Exception):
    """The base of everything that Rookery refuses to do."""


class IllegalMove(RookeryError):
    """A move that the rules do not allow now. The state is as it was."""


class BadSeat(IllegalMove):
    """A seat that the match does not have."""


class BadPosition(RookeryError):
    """A position that no match can be in: pieces missing, doubled or unknown."""


class BadRecord(RookeryError):
    """A record that cannot be read, or that does not replay."""


class BadOption(RookeryError):
    """An option, player count or bot that the game does not know."""


class BadCards(RookeryError):
    """A card file that does not describe a playable set."""


class NotBegun(RookeryError):
    """Something was asked of an environment before its first `reset`."""
